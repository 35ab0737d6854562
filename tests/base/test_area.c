/* Rectangles of cells. */
#include "support/check.h"

#include "base/area.h"

static const struct grid grid = {10, 6};

static void check_area(struct area area, int x, int y, int last_x, int last_y)
{
    assert_int_equal(area.first.x, x);
    assert_int_equal(area.first.y, y);
    assert_int_equal(area.last.x, last_x);
    assert_int_equal(area.last.y, last_y);
}

static void the_cells_about_one_end_at_the_edge_of_the_grid(void **state)
{
    (void)state;
    check_area(area_around(point_make(4, 2), 1, grid), 3, 1, 5, 3);
    check_area(area_around(point_make(0, 5), 3, grid), 0, 2, 3, 5);
    check_area(area_around(point_make(9, 0), 0, grid), 9, 0, 9, 0);
    check_area(area_expand((struct area){{2, 2}, {3, 3}}, 100, grid), 0, 0, 9, 5);
    check_area(area_of_grid(grid), 0, 0, 9, 5);
}

static void two_areas_have_cells_in_common_or_none(void **state)
{
    (void)state;
    const struct area area = {{2, 2}, {5, 4}};
    check_area(area_intersect(area, (struct area){{5, 4}, {9, 5}}), 5, 4, 5, 4);
    check_area(area_intersect(area, (struct area){{3, 0}, {4, 9}}), 3, 2, 4, 4);
    const struct area apart[] = {
        {{6, 2}, {9, 4}}, {{0, 2}, {1, 4}}, {{2, 5}, {5, 5}}, {{2, 0}, {5, 1}}};
    for (int i = 0; i < 4; i++) {
        assert_false(area_intersects(area, apart[i]));
        assert_true(area_is_empty(area_intersect(area, apart[i])));
    }
    assert_true(area_intersects(area, area));
}

static void a_union_holds_both_and_nothing_adds_nothing(void **state)
{
    (void)state;
    const struct area area = {{2, 2}, {5, 4}};
    check_area(area_unite(area, (struct area){{7, 0}, {8, 1}}), 2, 0, 8, 4);
    check_area(area_unite(area, AREA_EMPTY), 2, 2, 5, 4);
    check_area(area_unite(AREA_EMPTY, area), 2, 2, 5, 4);
    assert_true(area_is_empty(area_unite(AREA_EMPTY, AREA_EMPTY)));
    assert_false(area_is_empty(area));
}

static void an_area_contains_the_cells_from_its_first_to_its_last(void **state)
{
    (void)state;
    const struct area area = {{2, 2}, {5, 4}};
    assert_true(area_contains(area, area.first));
    assert_true(area_contains(area, area.last));
    assert_true(area_contains(area, point_make(2, 4)));
    assert_false(area_contains(area, point_make(1, 3)));
    assert_false(area_contains(area, point_make(6, 3)));
    assert_false(area_contains(area, point_make(3, 1)));
    assert_false(area_contains(area, point_make(3, 5)));
    assert_false(area_contains(AREA_EMPTY, point_make(0, 0)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cells_about_one_end_at_the_edge_of_the_grid),
        cmocka_unit_test(two_areas_have_cells_in_common_or_none),
        cmocka_unit_test(an_area_contains_the_cells_from_its_first_to_its_last),
        cmocka_unit_test(a_union_holds_both_and_nothing_adds_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
