/* What stirs and wakes sleepers by sight. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/pursuit.h"
#include "world/noticing.h"

static void pass(struct state *state, int turns)
{
    for (int i = 0; i < turns; i++)
        pursuit_turn(state);
}

static void a_sleeper_that_hears_nothing_calms_down(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#@...R...#\n"
                                       "##########\n");
    game_picture_set_lantern(state, LANTERN_HOODED);
    struct actor *rat = game_picture_who(state, 'r');
    rat->suspicion = 2;
    rat->has_heard = true;
    pass(state, 1);
    assert_int_equal(rat->suspicion, 2);
    pass(state, 1);
    assert_int_equal(rat->suspicion, 1);
    pass(state, 3);
    assert_int_equal(rat->suspicion, 0);
    assert_true(rat->is_asleep);
    state_destroy(state);
    (void)unused;
}

static void the_bright_light_of_the_hero_wakes_a_sleeper_in_three_turns(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#@...R...#\n"
                                       "##########\n");
    const struct actor *rat = game_picture_who(state, 'r');
    pass(state, 2);
    assert_int_equal(rat->suspicion, 4);
    assert_true(rat->is_asleep);
    pass(state, 1);
    assert_false(rat->is_asleep);
    assert_true(point_is_equal(rat->clue, point_make(1, 1)));
    state_destroy(state);
    (void)unused;
}

/* What the hero's light gives to the creature of that sign. */
static int gain_of(const char *picture, char glyph, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    int gain = noticing_gain(state, game_picture_who(state, glyph));
    state_destroy(state);
    return gain;
}

static void only_the_bright_light_of_the_hero_stirs_sleepers(void **unused)
{
    static const char near[] = "##########\n#@...R...#\n##########\n";
    static const char far_by_lamp[] = "##########\n#@.....R.#\n#.....&..#\n##########\n";
    assert_int_equal(gain_of(near, 'r', LANTERN_OPEN), 2);
    assert_int_equal(gain_of(near, 'r', LANTERN_HOODED), 0);
    assert_int_equal(gain_of(near, 'r', LANTERN_DARK), 0);
    assert_int_equal(gain_of(far_by_lamp, 'r', LANTERN_OPEN), 0);
    (void)unused;
}

static void walls_keep_the_light_from_sleepers_and_the_blind_do_not_see_it(void **unused)
{
    assert_int_equal(gain_of("##########\n#@.#.R...#\n##########\n", 'r', LANTERN_OPEN), 0);
    assert_int_equal(gain_of("##########\n#@...G...#\n##########\n", 'g', LANTERN_OPEN), 0);
    (void)unused;
}

static void a_mirror_throws_the_light_of_the_hero_on_a_sleeper(void **unused)
{
    assert_int_equal(gain_of("######\n#@...#\n####R#\n######\n", 'r', LANTERN_OPEN), 0);
    assert_int_equal(gain_of("######\n#@.1.#\n####R#\n######\n", 'r', LANTERN_OPEN), 2);
    (void)unused;
}

/* Such views have corners; light has none. */
static void a_view_farther_than_the_light_stirs_nothing_beyond_it(void **unused)
{
    struct state *state = game_picture("#########\n#@......#\n#.......#\n#.......#\n#.......#\n"
                                       "#.......#\n#.......#\n#......R#\n#########\n");
    state->fov = fov_find("bresenham-box");
    assert_int_equal(noticing_gain(state, game_picture_who(state, 'r')), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sleeper_that_hears_nothing_calms_down),
        cmocka_unit_test(the_bright_light_of_the_hero_wakes_a_sleeper_in_three_turns),
        cmocka_unit_test(only_the_bright_light_of_the_hero_stirs_sleepers),
        cmocka_unit_test(walls_keep_the_light_from_sleepers_and_the_blind_do_not_see_it),
        cmocka_unit_test(a_view_farther_than_the_light_stirs_nothing_beyond_it),
        cmocka_unit_test(a_mirror_throws_the_light_of_the_hero_on_a_sleeper),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
