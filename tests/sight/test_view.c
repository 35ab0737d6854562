/* A view as a set of cells, and its reuse. */
#include "support/check.h"
#include "support/sight_picture.h"

#include "base/array.h"

static void a_new_view_is_empty(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){70, 5});
    assert_int_equal(bit_grid_count(&level.view.cells), 0);
    assert_true(level.view.last_row < level.view.first_row);
    sight_level_destroy(&level);
}

static void a_view_has_the_added_cells(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){70, 5});
    view_add(&level.view, point_make(69, 3));
    view_add(&level.view, point_make(0, 2));
    view_add(&level.view, point_make(0, 2));
    assert_true(view_has(&level.view, point_make(69, 3)));
    assert_true(view_has(&level.view, point_make(0, 2)));
    assert_false(view_has(&level.view, point_make(70, 3)));
    assert_false(view_has(&level.view, point_make(0, -1)));
    assert_int_equal(bit_grid_count(&level.view.cells), 2);
    assert_int_equal(level.view.first_row, 2);
    assert_int_equal(level.view.last_row, 3);
    sight_level_destroy(&level);
}

static void runs_are_added_completely(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){200, 2});
    view_add_run(&level.view, 1, 60, 130);
    view_add_run(&level.view, 1, 5, 4);
    assert_int_equal(bit_grid_count(&level.view.cells), 71);
    assert_true(view_has(&level.view, point_make(60, 1)));
    assert_true(view_has(&level.view, point_make(130, 1)));
    assert_int_equal(level.view.first_row, 1);
    view_add_run(&level.view, 0, 0, 199);
    assert_int_equal(bit_grid_count(&level.view.cells), 271);
    assert_int_equal(level.view.first_row, 0);
    sight_level_destroy(&level);
}

static void a_reset_empties_and_resizes_a_view(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){200, 100});
    const struct grid grids[] = {{200, 100}, {1, 1}, {64, 100}, {65, 33}, {200, 1}, {1, 100}};
    for (size_t i = 0; i < ARRAY_LENGTH(grids); i++) {
        view_reset(&level.view, grids[i]);
        assert_int_equal(bit_grid_count(&level.view.cells), 0);
        for (int y = 0; y < grids[i].height; y++)
            view_add_run(&level.view, y, 0, grids[i].width - 1);
        assert_int_equal(bit_grid_count(&level.view.cells), grid_cells(grids[i]));
    }
    view_reset(&level.view, grids[0]);
    assert_int_equal(bit_grid_count(&level.view.cells), 0);
    sight_level_destroy(&level);
}

static void a_reset_clears_the_rows_that_were_touched(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){70, 9});
    for (int y = 2; y <= 5; y++)
        bit_grid_put(&level.view.cells, point_make(69, y), true);
    view_touch_rows(&level.view, 4, 5);
    view_touch_rows(&level.view, 2, 3);
    view_reset(&level.view, level.opacity.grid);
    assert_int_equal(bit_grid_count(&level.view.cells), 0);
    sight_level_destroy(&level);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_view_is_empty),
        cmocka_unit_test(a_view_has_the_added_cells),
        cmocka_unit_test(runs_are_added_completely),
        cmocka_unit_test(a_reset_empties_and_resizes_a_view),
        cmocka_unit_test(a_reset_clears_the_rows_that_were_touched),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
