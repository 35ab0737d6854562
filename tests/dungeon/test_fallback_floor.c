/* The plain floor that is built when no attempt at a better one succeeds: two rooms, three corridors between them and nothing
 * that needs more room. Only small levels come to that. */
#include "support/check.h"
#include "support/floor_sample.h"

#include "content/band.h"
#include "dungeon/check/dungeon_check.h"
#include "dungeon/dungeon.h"

#define SEEDS 30

static const struct grid smallest = {DUNGEON_WIDTH_MIN, DUNGEON_HEIGHT_MIN};

/* The rooms are as high as the level, without its walls, and a third of it wide, less two cells. */
static bool is_in_plan(struct grid grid, struct point p)
{
    int room_width = grid.width / 3 - 2;
    bool is_in_corridor = p.y == 2 || p.y == 2 + (grid.height - 5) / 2 || p.y == grid.height - 3;
    bool is_in_room = (p.x >= 1 && p.x <= room_width) ||
                      (p.x >= grid.width - 1 - room_width && p.x < grid.width - 1);
    if (p.x < 1 || p.y < 1 || p.x >= grid.width - 1 || p.y >= grid.height - 1)
        return false;
    return is_in_room || is_in_corridor;
}

static void expect_two_rooms(const struct floor_sample *sample)
{
    const struct level *level = &sample->picture.level;
    assert_int_equal(level->room_count, 2);
    assert_int_equal(level->attempts, DUNGEON_CHANCES + 1);
    assert_int_equal(level->site_count, 0);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        bool is_dug = level_terrain(level, p) != band_of_depth(level->depth)->wall;
        /* Secret doors and creatures disguised as doors are in the walls. */
        bool is_hidden = level_terrain(level, p) == TERRAIN_SECRET_DOOR ||
                         (bit_grid_has(&level->shut, p) && level_is_occupied(level, p));
        floor_sample_expect(sample, is_hidden || is_dug == is_in_plan(level->grid, p),
                            "not as the plain floor is dug", p);
    }
}

/* Builds floors until one is the fallback; returns whether it came to that. */
static bool expect_fallback(int depth)
{
    bool is_found = false;
    for (int seed = 0; seed < SEEDS && !is_found; seed++) {
        struct floor_sample sample = floor_sample_build(seed, depth, smallest);
        struct level *level = &sample.picture.level;
        struct error why;
        is_found = level->is_fallback;
        if (is_found) {
            expect_two_rooms(&sample);
            if (!dungeon_check(level, &sample.picture.scratch, &why))
                fail_msg("seed %d, depth %d: %s", seed, depth, why.message);
        }
        floor_sample_destroy(&sample);
    }
    return is_found;
}

static void the_fallback_floor_has_two_rooms_and_is_sound(void **state)
{
    int found = 0;
    (void)state;
    for (int depth = 4; depth <= FLOOR_COUNT; depth++)
        found += expect_fallback(depth);
    assert_in_range(found, 6, FLOOR_COUNT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_fallback_floor_has_two_rooms_and_is_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
