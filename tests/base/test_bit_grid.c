/* Sets of cells as bits, and bits in words. */
#include "support/bit_grid_check.h"
#include "support/check.h"

#include "base/array.h"
#include "base/bit_grid.h"
#include "base/random.h"

#include <stdlib.h>

static struct bit_grid create(int width, int height)
{
    struct grid grid = {width, height};
    struct arena measure = arena_measuring();
    bit_grid_alloc(&measure, grid);
    void *memory = calloc(1, measure.used);
    assert_non_null(memory);
    struct arena arena = arena_over(memory, measure.used);
    return bit_grid_alloc(&arena, grid);
}

static void destroy(struct bit_grid *bits)
{
    free(bits->words);
}

static void a_cell_is_put_in_and_taken_out(void **state)
{
    (void)state;
    struct bit_grid bits = create(130, 4);
    const struct point cells[] = {{0, 0}, {63, 1}, {64, 1}, {127, 2}, {128, 3}, {129, 3}};
    const size_t count = ARRAY_LENGTH(cells);
    for (size_t i = 0; i < count; i++) {
        assert_false(bit_grid_has(&bits, cells[i]));
        bit_grid_put(&bits, cells[i], true);
        assert_true(bit_grid_has(&bits, cells[i]));
        assert_int_equal(bit_grid_count(&bits), i + 1);
    }
    bit_grid_put(&bits, cells[1], false);
    assert_false(bit_grid_has(&bits, cells[1]));
    assert_true(bit_grid_has(&bits, cells[2]));
    assert_int_equal(bit_grid_count(&bits), count - 1);
    bit_grid_clear(&bits);
    assert_int_equal(bit_grid_count(&bits), 0);
    destroy(&bits);
}

static void what_is_outside_is_never_in(void **state)
{
    (void)state;
    struct bit_grid bits = create(70, 2);
    for (int y = 0; y < 2; y++)
        bit_grid_put_run(&bits, y, 0, 69);
    assert_false(bit_grid_has(&bits, point_make(70, 0)));
    assert_false(bit_grid_has(&bits, point_make(-1, 1)));
    assert_false(bit_grid_has(&bits, point_make(0, 2)));
    assert_false(bit_grid_has(&bits, point_make(0, -1)));
    assert_int_equal(bit_grid_count(&bits), 140);
    destroy(&bits);
}

static void runs_are_put_in_whole(void **state)
{
    (void)state;
    struct random random = random_make(1);
    for (int times = 0; times < 2000; times++) {
        struct bit_grid bits = create(random_between(&random, 1, 260), 3);
        int first = random_below(&random, bits.grid.width);
        int last = random_between(&random, first, bits.grid.width - 1);
        bit_grid_put_run(&bits, 1, first, last);
        for (int x = 0; x < bits.grid.width; x++)
            assert_int_equal(bit_grid_has(&bits, point_make(x, 1)), x >= first && x <= last);
        assert_int_equal(bit_grid_count(&bits), last - first + 1);
        destroy(&bits);
    }
}

static void runs_are_cut_at_words(void **state)
{
    (void)state;
    assert_true(bit_run_in_word(0, 0, 63) == UINT64_MAX);
    assert_true(bit_run_in_word(0, 1, 3) == 14);
    assert_true(bit_run_in_word(0, 63, 64) == UINT64_C(1) << 63);
    assert_true(bit_run_in_word(1, 63, 64) == 1);
    assert_true(bit_run_in_word(1, 10, 300) == UINT64_MAX);
    assert_true(bit_run_in_word(2, 130, 130) == 4);
}

static void bits_are_counted_and_found(void **state)
{
    (void)state;
    assert_int_equal(bit_count(0), 0);
    assert_int_equal(bit_count(UINT64_MAX), 64);
    for (int i = 0; i < 64; i++) {
        uint64_t from = UINT64_MAX << i;
        assert_int_equal(bit_lowest(from), i);
        assert_int_equal(bit_count(from), 64 - i);
        assert_int_equal(bit_highest(UINT64_MAX >> i), 63 - i);
        assert_int_equal(bit_lowest(UINT64_C(1) << i), i);
        assert_int_equal(bit_highest(UINT64_C(1) << i), i);
    }
}

static void fill_at_random(struct bit_grid *bits, struct random *random)
{
    int percent = random_between(random, 0, 60);
    for (size_t i = 0; i < grid_cells(bits->grid); i++)
        bit_grid_put(bits, grid_point(bits->grid, i), random_chance(random, percent, 100));
}

static struct area random_area(struct grid grid, struct random *random)
{
    struct point first = {random_below(random, grid.width), random_below(random, grid.height)};
    return (struct area){first,
                         {random_between(random, first.x, grid.width - 1),
                          random_between(random, first.y, grid.height - 1)}};
}

static bool is_in(struct area area, struct point p)
{
    return p.x >= area.first.x && p.x <= area.last.x && p.y >= area.first.y && p.y <= area.last.y;
}

static void runs_are_taken_out_whole(void **state)
{
    (void)state;
    struct random random = random_make(2);
    for (int times = 0; times < 2000; times++) {
        struct bit_grid bits = create(random_between(&random, 1, 260), 3);
        int first = random_below(&random, bits.grid.width);
        int last = random_between(&random, first, bits.grid.width - 1);
        for (int y = 0; y < 3; y++)
            bit_grid_put_run(&bits, y, 0, bits.grid.width - 1);
        bit_grid_remove_run(&bits, 1, first, last);
        for (int x = 0; x < bits.grid.width; x++)
            assert_int_equal(bit_grid_has(&bits, point_make(x, 1)), x < first || x > last);
        assert_int_equal(bit_grid_count(&bits), 3 * bits.grid.width - (last - first + 1));
        destroy(&bits);
    }
}

static void another_set_is_added_in_the_area_alone(void **state)
{
    (void)state;
    struct random random = random_make(3);
    for (int times = 0; times < 2000; times++) {
        struct bit_grid from = create(random_between(&random, 1, 200), 4);
        struct bit_grid to = create(from.grid.width, 4);
        struct bit_grid before = create(from.grid.width, 4);
        fill_at_random(&from, &random);
        fill_at_random(&to, &random);
        bit_grid_add(&before, &to, area_of_grid(to.grid));
        assert_true(bit_grid_check_equal(&before, &to));
        struct area area = random_area(from.grid, &random);
        bit_grid_add(&to, &from, area);
        for (size_t i = 0; i < grid_cells(from.grid); i++) {
            struct point p = grid_point(from.grid, i);
            bool is_added = is_in(area, p) && bit_grid_has(&from, p);
            assert_int_equal(bit_grid_has(&to, p), is_added || bit_grid_has(&before, p));
        }
        destroy(&before);
        destroy(&to);
        destroy(&from);
    }
}

static void the_cells_of_an_area_follow_each_other_in_reading_order(void **state)
{
    (void)state;
    struct random random = random_make(4);
    for (int times = 0; times < 2000; times++) {
        struct bit_grid bits = create(random_between(&random, 1, 200), 4);
        fill_at_random(&bits, &random);
        struct area area = random_area(bits.grid, &random);
        struct point found = area_before(area);
        for (size_t i = 0; i < grid_cells(bits.grid); i++) {
            struct point p = grid_point(bits.grid, i);
            if (!is_in(area, p) || !bit_grid_has(&bits, p))
                continue;
            assert_true(bit_grid_next(&bits, area, &found));
            assert_true(point_is_equal(found, p));
        }
        assert_false(bit_grid_next(&bits, area, &found));
        destroy(&bits);
    }
}

static void a_window_begins_at_any_cell_and_before_the_first(void **state)
{
    (void)state;
    struct random random = random_make(5);
    for (int times = 0; times < 4000; times++) {
        struct bit_grid bits = create(random_between(&random, 1, 200), 2);
        fill_at_random(&bits, &random);
        struct point p = {random_between(&random, -63, bits.grid.width - 1), 1};
        uint64_t cells = bit_grid_window(&bits, p);
        for (int i = 0; i < 64; i++)
            assert_int_equal(cells >> i & 1, bit_grid_has(&bits, point_make(p.x + i, 1)));
        struct bit_grid copy = create(bits.grid.width, 2);
        bit_grid_put_window(&copy, p, cells);
        assert_int_equal(bit_grid_count(&copy), bit_count(cells));
        assert_true(bit_grid_window(&copy, p) == cells);
        bit_grid_put_run(&copy, 1, 0, copy.grid.width - 1);
        bit_grid_remove_window(&copy, p, cells);
        for (int x = 0; x < copy.grid.width; x++) {
            bool is_taken = x >= p.x && x < p.x + 64 && bit_grid_has(&bits, point_make(x, 1));
            assert_int_equal(bit_grid_has(&copy, point_make(x, 1)), !is_taken);
        }
        destroy(&copy);
        destroy(&bits);
    }
}

static void a_run_of_bits_is_its_bits(void **state)
{
    (void)state;
    for (int first = 0; first < 64; first++)
        for (int last = first > 0 ? first - 1 : 0; last < 64; last++)
            for (int bit = 0; bit < 64; bit++)
                assert_int_equal(bit_run(first, last) >> bit & 1, bit >= first && bit <= last);
}

static void a_set_for_any_grid_has_room_for_narrow_ones(void **state)
{
    (void)state;
    struct grid wide = {640, 4};
    struct grid tall = {3, 640};
    struct arena measure = arena_measuring();
    bit_grid_alloc_any(&measure, wide);
    void *memory = calloc(1, measure.used);
    assert_non_null(memory);
    struct arena arena = arena_over(memory, measure.used);
    struct bit_grid bits = bit_grid_alloc_any(&arena, wide);
    assert_true(measure.used >= BIT_GRID_ANY_WORDS(grid_cells(wide)) * sizeof *bits.words);
    bit_grid_put(&bits, point_make(639, 3), true);
    assert_int_equal(bit_grid_count(&bits), 1);
    bit_grid_clear(&bits);
    bit_grid_reshape(&bits, tall);
    for (int y = 0; y < tall.height; y++)
        bit_grid_put_run(&bits, y, 0, tall.width - 1);
    assert_int_equal(bit_grid_count(&bits), grid_cells(tall));
    assert_true(tall.height <= (int)BIT_GRID_ANY_WORDS(grid_cells(wide)));
    free(memory);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cell_is_put_in_and_taken_out),
        cmocka_unit_test(what_is_outside_is_never_in),
        cmocka_unit_test(runs_are_put_in_whole),
        cmocka_unit_test(runs_are_cut_at_words),
        cmocka_unit_test(bits_are_counted_and_found),
        cmocka_unit_test(runs_are_taken_out_whole),
        cmocka_unit_test(another_set_is_added_in_the_area_alone),
        cmocka_unit_test(the_cells_of_an_area_follow_each_other_in_reading_order),
        cmocka_unit_test(a_window_begins_at_any_cell_and_before_the_first),
        cmocka_unit_test(a_run_of_bits_is_its_bits),
        cmocka_unit_test(a_set_for_any_grid_has_room_for_narrow_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
