/* The shape of a flat array of cells. */
#include "support/check.h"

#include "base/grid.h"

static void it_contains_its_cells_alone(void **state)
{
    (void)state;
    const struct grid grid = {3, 2};
    int count = 0;
    for (int y = -2; y < 5; y++)
        for (int x = -2; x < 6; x++)
            count += grid_contains(grid, point_make(x, y));
    assert_int_equal(count, 6);
    assert_true(grid_contains(grid, point_make(0, 0)));
    assert_true(grid_contains(grid, point_make(2, 1)));
    assert_false(grid_contains(grid, point_make(3, 1)));
    assert_false(grid_contains(grid, point_make(2, 2)));
    assert_false(grid_contains(grid, point_make(-1, 1)));
}

static void cells_are_counted_row_by_row(void **state)
{
    (void)state;
    const struct grid grid = {7, 4};
    assert_int_equal(grid_cells(grid), 28);
    assert_int_equal(grid_index(grid, point_make(3, 2)), 17);
    for (size_t i = 0; i < grid_cells(grid); i++) {
        assert_true(grid_contains(grid, grid_point(grid, i)));
        assert_int_equal(grid_index(grid, grid_point(grid, i)), i);
    }
}

static void the_longer_side_is_the_longer(void **state)
{
    (void)state;
    assert_int_equal(grid_longer_side((struct grid){7, 4}), 7);
    assert_int_equal(grid_longer_side((struct grid){4, 7}), 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_contains_its_cells_alone),
        cmocka_unit_test(cells_are_counted_row_by_row),
        cmocka_unit_test(the_longer_side_is_the_longer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
