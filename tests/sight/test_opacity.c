/* Opacity: which cells block, in both orientations. */
#include "support/check.h"
#include "support/sight_random.h"

#include "base/array.h"
#include "sight/opacity_lines.h"

static void nothing_blocks_at_first(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){130, 3});
    for (size_t i = 0; i < grid_cells(level.opacity.grid); i++)
        assert_false(opacity_blocks(&level.opacity, grid_point(level.opacity.grid, i)));
    sight_level_destroy(&level);
}

static void cells_outside_the_grid_block(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){64, 3});
    const struct point outside[] = {{-1, 0}, {0, -1}, {64, 0}, {0, 3}, {-1, -1}, {5000, 5000}};
    for (size_t i = 0; i < ARRAY_LENGTH(outside); i++)
        assert_true(opacity_blocks(&level.opacity, outside[i]));
    sight_level_destroy(&level);
}

static void a_cell_blocks_until_it_no_longer_does(void **state)
{
    (void)state;
    struct sight_level level = sight_picture_read("...\n"
                                                  ".#.\n"
                                                  "...\n");
    assert_true(opacity_blocks(&level.opacity, point_make(1, 1)));
    opacity_set(&level.opacity, point_make(1, 1), true);
    assert_true(opacity_blocks(&level.opacity, point_make(1, 1)));
    opacity_set(&level.opacity, point_make(1, 1), false);
    assert_false(opacity_blocks(&level.opacity, point_make(1, 1)));
    sight_level_destroy(&level);
}

static bool column_has(const struct opacity *opacity, struct point p)
{
    return opacity_line(&opacity->columns, p.x)[p.y / 64] >> (p.y % 64) & 1;
}

static void rows_and_columns_agree(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < 300; seed++) {
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 150);
        for (int times = 0; times < 20; times++) {
            struct point p = sight_random_cell(&random, level.opacity.grid);
            bool blocks = random_chance(&random, 1, 2);
            opacity_set(&level.opacity, p, blocks);
            assert_int_equal(opacity_blocks(&level.opacity, p), blocks);
        }
        for (size_t i = 0; i < grid_cells(level.opacity.grid); i++) {
            struct point p = grid_point(level.opacity.grid, i);
            assert_int_equal(opacity_has(&level.opacity, p), column_has(&level.opacity, p));
        }
        sight_level_destroy(&level);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_blocks_at_first),
        cmocka_unit_test(cells_outside_the_grid_block),
        cmocka_unit_test(a_cell_blocks_until_it_no_longer_does),
        cmocka_unit_test(rows_and_columns_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
