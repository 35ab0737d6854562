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

static void rows_of_bits_set_the_same_cells_as_one_by_one(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < 100; seed++) {
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 150);
        const struct grid grid = level.opacity.grid;
        size_t row_words = (size_t)grid.width / 64 + 2;
        uint64_t *rows = calloc(row_words * (size_t)grid.height, sizeof *rows);
        assert_non_null(rows);
        for (size_t i = 0; i < row_words * (size_t)grid.height; i++)
            rows[i] = (uint64_t)random_next(&random) << 32 | random_next(&random);
        opacity_set_rows(&level.opacity, rows, row_words);
        /* With no bit behind the last cell of a line. */
        struct sight_level same = sight_level_create(grid);
        for (size_t i = 0; i < grid_cells(grid); i++) {
            struct point p = grid_point(grid, i);
            bool blocks = rows[(size_t)p.y * row_words + (size_t)p.x / 64] >> (p.x % 64) & 1;
            opacity_set(&same.opacity, p, blocks);
        }
        for (int y = 0; y < grid.height; y++)
            assert_memory_equal(opacity_line(&level.opacity.rows, y),
                                opacity_line(&same.opacity.rows, y),
                                level.opacity.rows.stride * sizeof(uint64_t));
        for (int x = 0; x < grid.width; x++)
            assert_memory_equal(opacity_line(&level.opacity.columns, x),
                                opacity_line(&same.opacity.columns, x),
                                level.opacity.columns.stride * sizeof(uint64_t));
        sight_level_destroy(&same);
        sight_level_destroy(&level);
        free(rows);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_blocks_at_first),
        cmocka_unit_test(cells_outside_the_grid_block),
        cmocka_unit_test(a_cell_blocks_until_it_no_longer_does),
        cmocka_unit_test(rows_and_columns_agree),
        cmocka_unit_test(rows_of_bits_set_the_same_cells_as_one_by_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
