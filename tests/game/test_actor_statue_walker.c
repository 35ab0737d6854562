/* Statue walkers: seen, they stay where they are; unseen, they come, and leap out of the dark. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/description.h"
#include "rules/visibility.h"

#include <string.h>

static const char near_by[] = "#################\n"
                              "#@....w.........#\n"
                              "#...............#\n"
                              "#################\n";

static const char far_off[] = "#######################\n"
                              "#@..................w.#\n"
                              "#.....................#\n"
                              "#######################\n";

static void one_that_the_hero_sees_stays_where_it_is(void **unused)
{
    struct state *state = scene_start(near_by, LANTERN_OPEN);
    scene_rouse(state, 'w');
    assert_true(game_picture_who(state, 'w')->is_seen);
    scene_wait(state, 20);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(6, 1)));
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void one_that_nobody_sees_comes_two_steps_a_turn(void **unused)
{
    struct state *state = scene_start(far_off, LANTERN_DARK);
    scene_rouse(state, 'w');
    scene_wait(state, 3);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(14, 1)));
    state_destroy(state);
    (void)unused;
}

static void it_comes_as_far_as_the_light_and_no_farther(void **unused)
{
    struct state *state = scene_start(far_off, LANTERN_OPEN);
    scene_rouse(state, 'w');
    scene_wait(state, 12);
    struct point edge = scene_place(state, 'w');
    assert_true(game_picture_who(state, 'w')->is_seen);
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(edge.x + 1, edge.y)));
    scene_wait(state, 12);
    assert_true(point_is_equal(scene_place(state, 'w'), edge));
    state_destroy(state);
    (void)unused;
}

static void out_of_the_dark_it_leaps_after_a_tell(void **unused)
{
    struct state *state = scene_start(near_by, LANTERN_DARK);
    scene_rouse(state, 'w');
    int health = state_hero(state)->health;
    int turns = 0;
    for (; game_picture_count(state, EVENT_TELL) == 0; turns++) {
        assert_true(turns < 6);
        scene_wait(state, 1);
    }
    assert_int_equal(state_hero(state)->health, health);
    assert_int_equal(scene_steps(state, 'w'), 3);
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_VANISHED), 1);
    assert_int_equal(scene_steps(state, 'w'), 1);
    assert_true(state_hero(state)->health < health);
    state_destroy(state);
    (void)unused;
}

static void in_the_light_it_does_not_leap(void **unused)
{
    struct state *state = scene_start("##########\n"
                                      "#@..w....#\n"
                                      "##########\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'w');
    scene_wait(state, 10);
    assert_int_equal(game_picture_count(state, EVENT_VANISHED), 0);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 0);
    assert_int_equal(scene_steps(state, 'w'), 3);
    state_destroy(state);
    (void)unused;
}

static void it_strikes_who_is_beside_it_seen_or_not(void **unused)
{
    struct state *state = scene_start("##########\n"
                                      "#@w......#\n"
                                      "##########\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'w');
    scene_wait(state, 1);
    assert_int_equal(scene_blows(state), 1);
    assert_int_equal(scene_steps(state, 'w'), 1);
    state_destroy(state);
    (void)unused;
}

/* Where the hero can't see it, behind a wall, with somebody in its sight who can. */
static struct state *start_beside(bool is_ally)
{
    struct state *state = scene_start("##############\n"
                                      "#@#.k....w...#\n"
                                      "#.#......&...#\n"
                                      "#............#\n"
                                      "##############\n",
                                      LANTERN_DARK);
    struct actor *friend = game_picture_who(state, 'k');
    friend->is_ally = is_ally;
    scene_rouse(state, 'w');
    return state;
}

static void one_that_a_friend_sees_stays_too(void **unused)
{
    struct state *state = start_beside(true);
    scene_wait(state, 1);
    assert_false(game_picture_who(state, 'w')->is_seen);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(9, 1)));
    state_destroy(state);
    (void)unused;
}

static void who_is_no_friend_does_not_hold_it(void **unused)
{
    struct state *state = start_beside(false);
    scene_wait(state, 1);
    assert_false(point_is_equal(scene_place(state, 'w'), point_make(9, 1)));
    state_destroy(state);
    (void)unused;
}

/* A round in plain sight of the hero, of whom it knows nothing yet. */
static void even_its_round_waits_until_nobody_looks(void **unused)
{
    struct state *state = scene_start(near_by, LANTERN_OPEN);
    struct actor *statue = game_picture_who(state, 'w');
    statue->has_round = true;
    statue->anchors[1] = point_make(13, 1);
    scene_wait(state, 1);
    assert_true(point_is_equal(scene_place(state, 'w'), point_make(6, 1)));
    game_picture_set_lantern(state, LANTERN_DARK);
    scene_wait(state, 1);
    assert_false(point_is_equal(scene_place(state, 'w'), point_make(6, 1)));
    state_destroy(state);
    (void)unused;
}

static void its_eyes_give_it_away_in_the_dark(void **unused)
{
    struct state *state = scene_start(far_off, LANTERN_OPEN);
    assert_true(game_picture_who(state, 'w')->shines);
    state_destroy(state);
    (void)unused;
}

static void who_looks_at_it_learns_of_its_way(void **unused)
{
    struct state *state = scene_start(near_by, LANTERN_OPEN);
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    description_of_actor(state, game_picture_who(state, 'w'), &text);
    assert_non_null(strstr(
        chars, "Seen, it stays where it is; unseen, it comes at twice your pace, and leaps."));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_that_the_hero_sees_stays_where_it_is),
        cmocka_unit_test(one_that_nobody_sees_comes_two_steps_a_turn),
        cmocka_unit_test(it_comes_as_far_as_the_light_and_no_farther),
        cmocka_unit_test(out_of_the_dark_it_leaps_after_a_tell),
        cmocka_unit_test(in_the_light_it_does_not_leap),
        cmocka_unit_test(it_strikes_who_is_beside_it_seen_or_not),
        cmocka_unit_test(one_that_a_friend_sees_stays_too),
        cmocka_unit_test(who_is_no_friend_does_not_hold_it),
        cmocka_unit_test(even_its_round_waits_until_nobody_looks),
        cmocka_unit_test(its_eyes_give_it_away_in_the_dark),
        cmocka_unit_test(who_looks_at_it_learns_of_its_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
