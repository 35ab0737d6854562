/* Kept casts of light. */
#include "support/check.h"
#include "support/sight_picture.h"

#include "sight/light_cache.h"

#include <stdlib.h>

struct kept {
    struct sight_level level;
    struct light_cache casts;
    void *memory;
};

static struct kept kept_read(const char *picture)
{
    struct kept kept = {.level = sight_picture_read(picture)};
    struct arena measure = arena_measuring();
    light_cache_alloc(&measure, kept.level.opacity.grid);
    kept.memory = calloc(1, measure.used);
    assert_non_null(kept.memory);
    struct arena arena = arena_over(kept.memory, measure.used);
    kept.casts = light_cache_alloc(&arena, kept.level.opacity.grid);
    return kept;
}

static void kept_destroy(struct kept *kept)
{
    free(kept->memory);
    sight_level_destroy(&kept->level);
}

static const struct light_cast *get(struct kept *kept, int x, int y, int radius)
{
    return light_cache_get(&kept->casts, fov_get(0), &kept->level.opacity, NULL, point_make(x, y),
                           radius, &kept->level.view);
}

static void a_cast_holds_the_cells_in_view_within_the_radius(void **state)
{
    (void)state;
    struct kept kept = kept_read(".......\n"
                                 "..@.#..\n"
                                 ".......\n");
    const struct light_cast *cast = get(&kept, 2, 1, 2);
    const uint64_t rows[] = {0, 0x1f, 0x1f, 0x1f, 0}; /* two rows are off the level */
    for (int i = 0; i < 5; i++)
        assert_true(cast->rows[i] == rows[i]);
    cast = get(&kept, 0, 0, 3);
    assert_true(cast->rows[3] == 0x78); /* three columns are off the level */
    kept_destroy(&kept);
}

static void a_kept_cast_is_not_computed_again(void **state)
{
    (void)state;
    struct kept kept = kept_read("......\n......\n");
    const struct light_cast *first = get(&kept, 1, 1, 3);
    get(&kept, 2, 1, 3);
    assert_ptr_equal(get(&kept, 1, 1, 3), first);
    assert_int_equal(kept.casts.made, 2);
    kept_destroy(&kept);
}

/* The left one reaches (3, 1), the right one does not. */
static void casts_are_dropped_around_a_cell_that_they_may_reach(void **state)
{
    (void)state;
    struct kept kept = kept_read("......\n......\n");
    get(&kept, 0, 1, 3);
    get(&kept, 5, 1, 1);
    light_cache_drop_around(&kept.casts, point_make(3, 0));
    light_cache_drop_around(&kept.casts, point_make(3, 0));
    get(&kept, 5, 1, 1);
    assert_int_equal(kept.casts.made, 2);
    get(&kept, 0, 1, 3);
    assert_int_equal(kept.casts.made, 3);
    kept_destroy(&kept);
}

static void another_radius_is_another_cast(void **state)
{
    (void)state;
    struct kept kept = kept_read("......\n......\n");
    get(&kept, 1, 1, 3);
    assert_int_equal(get(&kept, 1, 1, 1)->radius, 1);
    assert_int_equal(get(&kept, 1, 1, 3)->radius, 3);
    assert_int_equal(kept.casts.made, 3);
    kept_destroy(&kept);
}

/* A level of 6 x 20 has room for 67. */
static void the_oldest_cast_is_replaced(void **state)
{
    (void)state;
    enum { ROOM = 67 };
    struct kept kept = kept_read("......\n......\n......\n......\n......\n"
                                 "......\n......\n......\n......\n......\n"
                                 "......\n......\n......\n......\n......\n"
                                 "......\n......\n......\n......\n......\n");
    for (int i = 0; i < ROOM + 3; i++) {
        const struct light_cast *cast = get(&kept, i % 6, i / 6, 1);
        assert_true(point_is_equal(cast->source, point_make(i % 6, i / 6)));
        assert_true(cast->rows[1] & 2);
    }
    for (int i = 3; i < ROOM + 3; i++)
        get(&kept, i % 6, i / 6, 1);
    assert_int_equal(kept.casts.made, ROOM + 3);
    for (int i = 0; i < 3; i++)
        get(&kept, i, 0, 1);
    assert_int_equal(kept.casts.made, ROOM + 6);
    get(&kept, 0, 1, 1);
    assert_int_equal(kept.casts.made, ROOM + 6);
    get(&kept, 3, 0, 1);
    assert_int_equal(kept.casts.made, ROOM + 7);
    kept_destroy(&kept);
}

/* The slot of a dropped cast is filled in its turn, and empties no other. */
static void a_dropped_cast_that_is_computed_again_is_kept(void **state)
{
    (void)state;
    enum { ROOM = 64 };
    struct kept kept = kept_read("......\n......\n");
    for (int times = 0; times < 3 * ROOM; times++) {
        light_cache_drop_around(&kept.casts, point_make(0, 0));
        get(&kept, 0, 0, 1);
        get(&kept, 0, 0, 1);
    }
    assert_int_equal(kept.casts.made, 3 * ROOM);
    kept_destroy(&kept);
}

static void a_reset_drops_all_casts_and_takes_a_smaller_level(void **state)
{
    (void)state;
    struct kept kept = kept_read("......\n......\n");
    struct sight_level small = sight_picture_read("..\n");
    get(&kept, 5, 1, 2);
    get(&kept, 1, 0, 2);
    light_cache_reset(&kept.casts, small.opacity.grid);
    light_cache_get(&kept.casts, fov_get(0), &small.opacity, NULL, point_make(1, 0), 2,
                    &small.view);
    assert_int_equal(kept.casts.made, 3);
    light_cache_reset(&kept.casts, kept.level.opacity.grid);
    get(&kept, 5, 1, 2);
    get(&kept, 1, 0, 2);
    assert_int_equal(kept.casts.made, 5);
    sight_level_destroy(&small);
    kept_destroy(&kept);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cast_holds_the_cells_in_view_within_the_radius),
        cmocka_unit_test(a_kept_cast_is_not_computed_again),
        cmocka_unit_test(casts_are_dropped_around_a_cell_that_they_may_reach),
        cmocka_unit_test(another_radius_is_another_cast),
        cmocka_unit_test(the_oldest_cast_is_replaced),
        cmocka_unit_test(a_dropped_cast_that_is_computed_again_is_kept),
        cmocka_unit_test(a_reset_drops_all_casts_and_takes_a_smaller_level),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
