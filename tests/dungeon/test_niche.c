/* Where false doors may be, on pictures. */
#include "dungeon/niche.h"

#include "support/check.h"
#include "support/level_picture.h"

/* The wall's cells that are niches have an x in `niches`, which is of the same shape. */
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

static void a_niche_has_floor_before_it_and_wall_all_round(void **unused)
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

/* One would be a door beside a door. */
static void no_niche_is_beside_a_curtain(void **unused)
{
    struct level_picture picture = level_picture_read("#######\n"
                                                      "#######\n"
                                                      "###...#\n"
                                                      "###.@.#\n"
                                                      "###...#\n"
                                                      "#######\n"
                                                      "###.###\n"
                                                      "#######\n",
                                                      1);
    struct point niche = {2, 4};
    assert_true(niche_is_at(&picture.level, niche));
    level_set_terrain(&picture.level, point_make(3, 5), TERRAIN_CURTAIN);
    assert_false(niche_is_at(&picture.level, niche));
    level_picture_destroy(&picture);
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

static void no_niche_is_near_a_door_or_stairs_or_what_stands_there(void **unused)
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

static void one_is_found_if_there_is_one(void **unused)
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
        cmocka_unit_test(a_niche_has_floor_before_it_and_wall_all_round),
        cmocka_unit_test(no_niche_is_beside_a_curtain),
        cmocka_unit_test(no_niche_is_at_the_edge_or_breaks_through),
        cmocka_unit_test(no_niche_is_near_a_door_or_stairs_or_what_stands_there),
        cmocka_unit_test(one_is_found_if_there_is_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
