/* check_sites finds each fault of a mirror maze: a sound one, and the same with one thing broken. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/check/check_parts.h"

/* Checks a maze on floor 7 with its loot in these cells. */
static void expect_maze(const char *picture, struct point a, struct point b, const char *message)
{
    struct level_picture level = level_picture_read(picture, 7);
    struct error why = {""};
    level.level.sites[level.level.site_count++] = (struct site){.type = SITE_MIRROR_MAZE,
                                                                .area = {{4, 1}, {10, 5}},
                                                                .door = {3, 1},
                                                                .loot = {a, b},
                                                                .loot_count = 2,
                                                                .spots = {{4, 5}},
                                                                .spot_count = 1};
    level_set_item(&level.level, a, ITEM_FLARE);
    assert_int_equal(check_sites(&level.level, &level.scratch, &why), message == NULL);
    if (message)
        assert_string_equal(why.message, message);
    level_picture_destroy(&level);
}

static const char maze[] = "############\n"
                           "#@.+.......1\n"
                           "#..#######.#\n"
                           "#..1.......1\n"
                           "#..#.#######\n"
                           "#..1.......1\n"
                           "############\n";

static void a_sound_maze_passes(void **unused)
{
    expect_maze(maze, point_make(10, 5), point_make(4, 5), NULL);
    (void)unused;
}

static void loot_beside_the_door_is_found(void **unused)
{
    expect_maze(maze, point_make(5, 1), point_make(4, 5),
                "at (5, 1): the way to the loot of a mirror maze is not a maze");
    expect_maze(maze, point_make(10, 2), point_make(4, 5), NULL);
    expect_maze(maze, point_make(10, 1), point_make(4, 5),
                "at (10, 1): the way to the loot of a mirror maze is not a maze");
    (void)unused;
}

static void unreachable_loot_is_found(void **unused)
{
    expect_maze(maze, point_make(10, 5), point_make(5, 2),
                "at (5, 2): the way to the loot of a mirror maze is not a maze");
    (void)unused;
}

static void mirrors_that_show_little_are_found(void **unused)
{
    expect_maze("############\n"
                "#@.+.......1\n"
                "#..#######.#\n"
                "#..1.......#\n"
                "#..#.#######\n"
                "#..#.......1\n"
                "############\n",
                point_make(10, 5), point_make(4, 5),
                "at (3, 1): the mirrors of a mirror maze show 30 sights, and 104 need none");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_maze_passes),
        cmocka_unit_test(loot_beside_the_door_is_found),
        cmocka_unit_test(unreachable_loot_is_found),
        cmocka_unit_test(mirrors_that_show_little_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
