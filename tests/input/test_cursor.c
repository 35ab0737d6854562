#include "input/cursor.h"
#include "support/check.h"

static const struct grid grid = {20, 5};

static struct point after(struct point from, struct key key)
{
    assert_true(cursor_move(NULL, key, grid, CURSOR_LOOK_FAR, &from));
    return from;
}

static void a_cursor_moves_by_one_cell_or_by_several(void **unused)
{
    (void)unused;
    assert_true(point_is_equal(after(point_make(3, 2), (struct key){'l', 0}), point_make(4, 2)));
    assert_true(point_is_equal(after(point_make(3, 2), (struct key){'L', 0}), point_make(11, 2)));
}

static void a_cursor_stays_on_the_floor(void **unused)
{
    (void)unused;
    assert_true(point_is_equal(after(point_make(15, 0), (struct key){'L', 0}), point_make(19, 0)));
    assert_true(point_is_equal(after(point_make(15, 0), (struct key){'k', 0}), point_make(15, 0)));
}

static void other_keys_leave_a_cursor_where_it_is(void **unused)
{
    (void)unused;
    struct point cursor = {3, 2};
    assert_false(cursor_move(NULL, (struct key){KEY_TAB, 0}, grid, CURSOR_LOOK_FAR, &cursor));
    assert_true(point_is_equal(cursor, point_make(3, 2)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cursor_moves_by_one_cell_or_by_several),
        cmocka_unit_test(a_cursor_stays_on_the_floor),
        cmocka_unit_test(other_keys_leave_a_cursor_where_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
