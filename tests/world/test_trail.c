/* The hero's trail. */
#include "world/trail.h"

#include "support/check.h"

static struct trail trail_of(const char *digits)
{
    struct trail trail = {.count = 0};
    for (; *digits; digits++)
        trail_add(&trail, (struct point){*digits - '0', 0});
    return trail;
}

/* The cell after x, or -1. */
static int next_of(const struct trail *trail, int x)
{
    struct point next = {-1, 0};
    return trail_find_next(trail, (struct point){x, 0}, &next) ? next.x : -1;
}

static void a_trail_leads_from_cell_to_cell(void **unused)
{
    struct trail trail = trail_of("123");
    assert_int_equal(next_of(&trail, 1), 2);
    assert_int_equal(next_of(&trail, 2), 3);
    assert_int_equal(next_of(&trail, 3), -1);
    assert_int_equal(next_of(&trail, 4), -1);
    (void)unused;
}

static void it_breaks_between_cells_that_are_not_adjacent(void **unused)
{
    struct trail trail = trail_of("1257");
    assert_int_equal(next_of(&trail, 1), 2);
    assert_int_equal(next_of(&trail, 2), -1);
    assert_int_equal(next_of(&trail, 5), -1);
    (void)unused;
}

static void waiting_adds_nothing(void **unused)
{
    struct trail trail = trail_of("1112");
    assert_int_equal(trail.count, 2);
    (void)unused;
}

static void where_it_crosses_itself_the_latest_way_counts(void **unused)
{
    struct trail trail = trail_of("23212345");
    assert_int_equal(next_of(&trail, 2), 3);
    assert_int_equal(next_of(&trail, 3), 4);
    (void)unused;
}

static void a_full_trail_loses_its_oldest_cell(void **unused)
{
    struct trail trail = {.count = 0};
    for (int x = 0; x <= TRAIL_CELLS_MAX; x++)
        trail_add(&trail, (struct point){x, 0});
    assert_int_equal(trail.count, TRAIL_CELLS_MAX);
    assert_int_equal(next_of(&trail, 0), -1);
    assert_int_equal(next_of(&trail, 1), 2);
    assert_int_equal(next_of(&trail, TRAIL_CELLS_MAX - 1), TRAIL_CELLS_MAX);
    (void)unused;
}

static void the_nearest_cell_is_found(void **unused)
{
    struct point found;
    struct trail trail = trail_of("");
    assert_false(trail_find_nearest(&trail, (struct point){4, 1}, &found));
    trail = trail_of("12389");
    assert_true(trail_find_nearest(&trail, (struct point){5, 1}, &found));
    assert_int_equal(found.x, 3);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_trail_leads_from_cell_to_cell),
        cmocka_unit_test(it_breaks_between_cells_that_are_not_adjacent),
        cmocka_unit_test(waiting_adds_nothing),
        cmocka_unit_test(where_it_crosses_itself_the_latest_way_counts),
        cmocka_unit_test(a_full_trail_loses_its_oldest_cell),
        cmocka_unit_test(the_nearest_cell_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
