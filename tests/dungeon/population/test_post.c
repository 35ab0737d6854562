/* Where actors of each kind are put, on pictures. */
#include "support/check.h"
#include "support/level_picture.h"

#include "dungeon/population/post.h"

/* The first kind that fits, or MONSTER_COUNT if there is none yet. */
typedef bool kind_test(const struct monster_kind *kind);

static enum monster find_kind(kind_test *test)
{
    int m = 0;
    while (m < MONSTER_COUNT && !test(monster_get((enum monster)m)))
        m++;
    return (enum monster)m;
}

/* Checks the picture's cells: those where the kind may be put have an x in `posts`, which has the same shape. */
static void check_posts(enum monster monster, const char *rows, const char *posts)
{
    if (monster == MONSTER_COUNT)
        return;
    struct level_picture picture = level_picture_read(rows, 1);
    struct grid grid = picture.level.grid;
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x < grid.width; x++)
            if (post_suits(&picture.level, monster, point_make(x, y)) !=
                (posts[y * (grid.width + 1) + x] == 'x'))
                fail_msg("%s at (%d, %d)", monster_get(monster)->id, x, y);
    level_picture_destroy(&picture);
}

static void walkers_are_put_on_the_ground(void **unused)
{
    static const char rows[] = "########\n"
                               "#@.+/<>#\n"
                               "#-~\":&0#\n"
                               "########\n";
    static const char posts[] = "########\n"
                                "#xx....#\n"
                                "#x.xx..#\n"
                                "########\n";
    check_posts(MONSTER_GUTTER_RAT, rows, posts);
    check_posts(MONSTER_WICK_MOTH, rows, posts); /* which flies */
    (void)unused;
}

static bool swims(const struct monster_kind *kind)
{
    return kind->swims;
}

static void swimmers_are_put_into_deep_water_at_a_shore(void **unused)
{
    check_posts(find_kind(swims),
                "#######\n"
                "#-----#\n"
                "#-~~~~#\n"
                "#-~~~~#\n"
                "#-~~~~#\n"
                "#@....#\n"
                "#######\n",
                "#######\n"
                "#.....#\n"
                "#.xxxx#\n"
                "#.x...#\n"
                "#.xxxx#\n"
                "#.....#\n"
                "#######\n");
    (void)unused;
}

static bool hides_in_cover(const struct monster_kind *kind)
{
    return kind->hiding == HIDING_IN_COVER && !kind->is_fixed;
}

static void kinds_that_hide_in_cover_are_put_there(void **unused)
{
    check_posts(find_kind(hides_in_cover),
                "#####\n"
                "#@\".#\n"
                "#.\"\"#\n"
                "#####\n",
                "#####\n"
                "#.x.#\n"
                "#.xx#\n"
                "#####\n");
    (void)unused;
}

static bool hides_as_item(const struct monster_kind *kind)
{
    return kind->hiding == HIDING_IN_GUISE;
}

/* Healing items and gear are never bait. */
static void kinds_disguised_as_items_are_put_on_consumables(void **unused)
{
    check_posts(find_kind(hides_as_item),
                "#########\n"
                "#@.*.!..#\n"
                "#..).^..#\n"
                "#########\n",
                "#########\n"
                "#..x....#\n"
                "#....x..#\n"
                "#########\n");
    (void)unused;
}

static bool guards_doors(const struct monster_kind *kind)
{
    return kind->guards_doors;
}

static void door_guards_are_put_beside_closed_doors(void **unused)
{
    check_posts(find_kind(guards_doors),
                "#########\n"
                "#@.#...##\n"
                "#..+.../.\n"
                "#..#...##\n"
                "#########\n",
                "#########\n"
                "#..#...##\n"
                "#.x+x../.\n"
                "#..#...##\n"
                "#########\n");
    (void)unused;
}

static bool keeps_watch(const struct monster_kind *kind)
{
    return kind->is_fixed && kind->hiding == HIDING_NONE;
}

/* It would block the corridor, and there is nothing to watch in the closet. */
static void watchers_are_put_where_they_see_far_and_block_nothing(void **unused)
{
    check_posts(find_kind(keeps_watch),
                "################\n"
                "#@.......###...#\n"
                "#............#.#\n"
                "#........###...#\n"
                "#........#######\n"
                "################\n",
                "################\n"
                "#xxx..xxx###...#\n"
                "#xxxxxxx.....#.#\n"
                "#xxx..xxx###...#\n"
                "#xxx..xxx#######\n"
                "################\n");
    (void)unused;
}

static void actors_face_the_farthest_view(void **unused)
{
    struct level_picture picture = level_picture_read("#######\n"
                                                      "#@..=.#\n"
                                                      "#.#####\n"
                                                      "#######\n",
                                                      1);
    assert_int_equal(post_outlook(&picture.level, point_make(1, 1)), DIRECTION_EAST);
    assert_int_equal(post_outlook(&picture.level, point_make(5, 1)), DIRECTION_WEST);
    assert_int_equal(post_outlook(&picture.level, point_make(1, 2)), DIRECTION_NORTH);
    level_picture_destroy(&picture);
    (void)unused;
}

static void a_post_is_free_and_far_from_the_arrival(void **unused)
{
    struct level_picture picture = level_picture_read("####################\n"
                                                      "#@............r....#\n"
                                                      "##################.#\n"
                                                      "#..................#\n"
                                                      "####################\n",
                                                      1);
    const struct level *level = &picture.level;
    assert_false(post_is_fit(level, MONSTER_GUTTER_RAT, true, point_make(9, 1)));
    assert_true(post_is_fit(level, MONSTER_GUTTER_RAT, true, point_make(10, 1)));
    assert_false(post_is_fit(level, MONSTER_GUTTER_RAT, true, point_make(14, 1)));
    /* Awake, it would be in sight. Around the corner it is not, but may be too near. */
    assert_false(post_is_fit(level, MONSTER_GUTTER_RAT, false, point_make(15, 1)));
    assert_true(post_is_fit(level, MONSTER_GUTTER_RAT, false, point_make(15, 3)));
    assert_false(post_is_fit(level, MONSTER_GUTTER_RAT, false, point_make(13, 3)));
    level_picture_destroy(&picture);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walkers_are_put_on_the_ground),
        cmocka_unit_test(swimmers_are_put_into_deep_water_at_a_shore),
        cmocka_unit_test(kinds_that_hide_in_cover_are_put_there),
        cmocka_unit_test(kinds_disguised_as_items_are_put_on_consumables),
        cmocka_unit_test(door_guards_are_put_beside_closed_doors),
        cmocka_unit_test(watchers_are_put_where_they_see_far_and_block_nothing),
        cmocka_unit_test(actors_face_the_farthest_view),
        cmocka_unit_test(a_post_is_free_and_far_from_the_arrival),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
