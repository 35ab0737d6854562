/* Promises of special rooms of light and sight as they are generated, over many seeds. */
#include "support/check.h"
#include "support/floor_sample.h"
#include "support/seeds.h"

#include "dungeon/dungeon.h"
#include "sight/mirror_fov.h"

#define SEED_COUNT 60
#define STATES (1 << SITE_SHUTTERS) /* bit i: shutter i is shut */

/* The squared distance within which an open lantern makes cells bright: tests/rules/test_site_shutters.c. */
#define BRIGHT_SQUARE 17

typedef void site_test(struct floor_sample *sample, const struct site *site);

/* Checks all rooms of the kind on floors of a depth and returns how many there are. */
static int test_all(enum site_type type, int depth, site_test *test)
{
    int count = 0;
    for (struct seeds seeds = SEEDS(1, SEED_COUNT); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct floor_sample sample = floor_sample_build(seed, depth, dungeon_usual_size(depth));
        for (int i = 0; i < sample.picture.level.site_count; i++)
            if (sample.picture.level.sites[i].type == type) {
                test(&sample, &sample.picture.level.sites[i]);
                count++;
            }
        floor_sample_destroy(&sample);
    }
    return count;
}

static bool sees(const struct level *level, struct point from, struct point to)
{
    return fov_sees(fov_default(), &level->opacity, from, FOV_UNLIMITED, to);
}

static void shut(struct level *level, const struct site *site, int state)
{
    for (int i = 0; i < SITE_SHUTTERS; i++)
        level_set_terrain(level, site->spots[i],
                          state & (1 << i) ? TERRAIN_SHUTTER_SHUT : TERRAIN_SHUTTER_OPEN);
}

/* No cell with the stone in view is near enough for a common lantern to make it bright. While the last shutter is shut, no
 * cell has it in view. */
static void expect_far(const struct floor_sample *sample, const struct site *site, int state)
{
    const struct level *level = &sample->picture.level;
    struct point stone = site->spots[SITE_SPOT_STONE];
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        struct point off = point_subtract(p, stone);
        if (!level_is_walkable(level, p) || !sees(level, stone, p))
            continue;
        floor_sample_expect(sample, !(state & (1 << (SITE_SHUTTERS - 1))), "sees the stone", p);
        floor_sample_expect(sample, off.x * off.x + off.y * off.y > BRIGHT_SQUARE,
                            "too near to the stone", p);
    }
}

static void expect_lit_when_all_are_open(struct floor_sample *sample, const struct site *site)
{
    struct level *level = &sample->picture.level;
    for (int state = 0; state < STATES; state++) {
        shut(level, site, state);
        bool is_lit = sees(level, site->spots[SITE_SPOT_LAMP], site->spots[SITE_SPOT_STONE]);
        floor_sample_expect(sample, is_lit == (state == 0), "light where it should not be",
                            site->spots[SITE_SPOT_STONE]);
        expect_far(sample, site, state);
    }
}

/* At least one floor in this many has such a site. */
static void check_share(int sites, int floors)
{
    int count = seeds_count(SEED_COUNT);
    if (count >= SEED_COUNT)
        assert_in_range(sites, count / floors, count);
}

static void
the_lamp_lights_the_stone_when_all_shutters_are_open_and_no_usual_lantern_does(void **unused)
{
    check_share(test_all(SITE_SHUTTER_ROOM, 3, expect_lit_when_all_are_open), 6);
    check_share(test_all(SITE_SHUTTER_ROOM, 8, expect_lit_when_all_are_open), 12);
    (void)unused;
}

/* How many pairs of a maze's cells see each other, with its mirrors or without. */
static int count_sights(const struct level *level, const struct site *site, bool has_mirrors)
{
    int count = 0;
    struct area area = site->area;
    for (struct point p = area_before(area); bit_grid_next(&level->walkable, area, &p);) {
        struct mirror_fov gaze = {.algorithm = fov_default(),
                                  .opacity = &level->opacity,
                                  .mirrors = has_mirrors ? &level->mirrors : NULL,
                                  .origin = p,
                                  .radius = FOV_UNLIMITED};
        for (struct point to = area_before(area); bit_grid_next(&level->walkable, area, &to);)
            count += mirror_fov_sees(&gaze, to);
    }
    return count;
}

/* Its mirrors show at least half as much again. */
static void expect_reflections(struct floor_sample *sample, const struct site *site)
{
    int straight = count_sights(&sample->picture.level, site, false);
    int all = count_sights(&sample->picture.level, site, true);
    floor_sample_expect(sample, 2 * all >= 3 * straight, "mirrors that show little", site->door);
}

static void mirrors_show_much_of_a_maze(void **unused)
{
    check_share(test_all(SITE_MIRROR_MAZE, 7, expect_reflections), 12);
    (void)unused;
}

/* Without a schedule it would be 4.8 rooms a run. */
static void floors_2_to_6_have_few_rooms_of_kinds_met_above(void **unused)
{
    int again = 0;
    for (struct seeds seeds = SEEDS(1, SEED_COUNT); seeds_next(&seeds);) {
        bool is_met[SITE_COUNT] = {false};
        for (int depth = 1; depth <= 6; depth++) {
            struct floor_sample sample =
                floor_sample_build(seeds.seed, depth, dungeon_usual_size(depth));
            const struct level *level = &sample.picture.level;
            for (int i = 0; i < level->site_count; i++)
                again += is_met[level->sites[i].type] &&
                         !site_kind_get(level->sites[i].type)->is_of_each_band;
            for (int i = 0; i < level->site_count; i++)
                is_met[level->sites[i].type] = true;
            floor_sample_destroy(&sample);
        }
    }
    int runs = seeds_count(SEED_COUNT);
    if (runs >= SEED_COUNT)
        assert_in_range(again, 0, 3 * runs);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            the_lamp_lights_the_stone_when_all_shutters_are_open_and_no_usual_lantern_does),
        cmocka_unit_test(mirrors_show_much_of_a_maze),
        cmocka_unit_test(floors_2_to_6_have_few_rooms_of_kinds_met_above),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
