/* Spinning webs: on bare ground in view, up to two cells away. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/effects/effect.h"
#include "world/webs.h"

/* The spinner stands in the middle, at (4, 3). */
static const char lair[] = "#########\n"
                           "#.......#\n"
                           "#...#...#\n"
                           "#-@.j.r.#\n"
                           "#.>...+.#\n"
                           "#.......#\n"
                           "#########\n";

static bool can_spin(struct state *state, int x, int y)
{
    struct effect_use use = {.user = game_picture_actor(state, 'j'), .at = {x, y}};
    return effect_apply(state, EFFECT_SPIN, use) == REFUSAL_NONE;
}

static void check(int x, int y, bool expected)
{
    struct state *state = game_picture(lair);
    if (can_spin(state, x, y) != expected || (state_level(state)->cloud_count == 1) != expected)
        fail_msg("a web at %d,%d", x, y);
    state_destroy(state);
}

static void a_web_can_hang_on_bare_ground_nearby(void **unused)
{
    check(5, 3, true);
    check(4, 5, true);
    check(3, 4, true);
    (void)unused;
}

static void no_web_hangs_farther_away_or_off_the_level(void **unused)
{
    check(7, 3, false);
    check(1, 3, false);
    check(4, -1, false);
    (void)unused;
}

static void no_web_hangs_on_an_occupied_cell(void **unused)
{
    check(2, 3, false);
    check(6, 3, false);
    check(4, 3, false);
    (void)unused;
}

static void no_web_hangs_on_stairs_in_doors_or_in_walls(void **unused)
{
    check(2, 4, false);
    check(6, 4, false);
    check(4, 2, false);
    (void)unused;
}

static void no_web_hangs_behind_a_wall(void **unused)
{
    check(4, 1, false);
    (void)unused;
}

static void webs_need_a_cell_without_a_web_or_mark(void **unused)
{
    struct state *state = game_picture(lair);
    struct level *level = state_level(state);
    assert_int_equal(webs_count_about(level, point_make(4, 3)), 0);
    level_set_cloud(level, point_make(5, 3), CLOUD_WEB, 1);
    level_set_cloud(level, point_make(7, 3), CLOUD_WEB, 1);
    level_set_cloud(level, point_make(3, 3), CLOUD_CHALK_MARK, 1);
    assert_false(can_spin(state, 5, 3));
    assert_false(can_spin(state, 3, 3));
    assert_int_equal(webs_count_about(level, point_make(4, 3)), 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_web_can_hang_on_bare_ground_nearby),
        cmocka_unit_test(no_web_hangs_farther_away_or_off_the_level),
        cmocka_unit_test(no_web_hangs_on_an_occupied_cell),
        cmocka_unit_test(no_web_hangs_on_stairs_in_doors_or_in_walls),
        cmocka_unit_test(no_web_hangs_behind_a_wall),
        cmocka_unit_test(webs_need_a_cell_without_a_web_or_mark),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
