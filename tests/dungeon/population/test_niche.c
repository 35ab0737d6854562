/* Where false doors may be, on pictures. */
#include "dungeon/population/niche.h"

#include "support/check.h"
#include "support/level_picture.h"

/* Niches in the wall have an x in `niches`, which has the same shape. */
static void check_niches(const char *rows, const char *niches)
{
    struct level_picture picture = level_picture_read(rows, 1);
    struct grid grid = picture.level.grid;
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x < grid.width; x++) {
            struct point p = {x, y};
            bool is_niche =
                level_terrain(&picture.level, p) == TERRAIN_WALL && niche_is_at(&picture.level, p);
            if (is_niche != (niches[y * (grid.width + 1) + x] == 'x'))
                fail_msg("(%d, %d)", x, y);
        }
    level_picture_destroy(&picture);
}

static void a_niche_has_floor_before_it_and_wall_all_around(void **unused)
{
    check_niches("#########\n"
                 "#########\n"
                 "##.....##\n"
                 "##@######\n"
                 "#########\n"
                 "#########\n",
                 "#########\n"
                 "##xxxxx##\n"
                 "#x.....x#\n"
                 "#x.#xxx##\n"
                 "##x######\n"
                 "#########\n");
    (void)unused;
}

static void no_niche_is_at_the_edge_or_breaks_through(void **unused)
{
    check_niches("#######\n"
                 "#.@...#\n"
                 "#######\n"
                 "#.....#\n"
                 "#######\n",
                 "#######\n"
                 "#.....#\n"
                 "#######\n"
                 "#.....#\n"
                 "#######\n");
    (void)unused;
}

static void no_niche_is_near_doors_stairs_or_fixtures(void **unused)
{
    check_niches("################\n"
                 "################\n"
                 "##..+@...4...>##\n"
                 "################\n"
                 "################\n",
                 "################\n"
                 "#######x...x####\n"
                 "#x............##\n"
                 "#######x...x####\n"
                 "################\n");
    (void)unused;
}

static void no_niche_is_near_a_curtain(void **unused)
{
    struct level_picture picture = level_picture_read("#########\n"
                                                      "#########\n"
                                                      "##.+.@.##\n"
                                                      "#########\n"
                                                      "#########\n",
                                                      8);
    level_set_terrain(&picture.level, point_make(3, 2), TERRAIN_CURTAIN);
    assert_false(niche_is_at(&picture.level, point_make(4, 1)));
    assert_false(niche_is_at(&picture.level, point_make(5, 1)));
    assert_true(niche_is_at(&picture.level, point_make(6, 1)));
    level_picture_destroy(&picture);
    (void)unused;
}

static bool fits_all(const struct level *level, struct point p)
{
    (void)level, (void)p;
    return true;
}

static bool fits_none(const struct level *level, struct point p)
{
    (void)level, (void)p;
    return false;
}

static void a_niche_is_found_if_there_is_one(void **unused)
{
    struct level_picture picture = level_picture_read("######\n"
                                                      "######\n"
                                                      "##@###\n"
                                                      "######\n",
                                                      1);
    struct random random = random_make(1);
    struct point found;
    for (int i = 0; i < 20; i++) {
        assert_false(niche_find(&picture.level, &random, fits_none, &found));
        assert_true(niche_find(&picture.level, &random, fits_all, &found));
        assert_true(niche_is_at(&picture.level, found));
    }
    level_picture_destroy(&picture);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_niche_has_floor_before_it_and_wall_all_around),
        cmocka_unit_test(no_niche_is_at_the_edge_or_breaks_through),
        cmocka_unit_test(no_niche_is_near_doors_stairs_or_fixtures),
        cmocka_unit_test(no_niche_is_near_a_curtain),
        cmocka_unit_test(a_niche_is_found_if_there_is_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
