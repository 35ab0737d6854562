/* Hunters that light, their nature or the ground keeps away from the hero soon give up. */
#include "support/check.h"
#include "support/danger_here.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/awareness.h"
#include "game/travel/danger.h"
#include "rules/pursuit.h"
#include "rules/suspicion.h"
#include "world/noticing.h"

static const char hall[] = "###################\n"
                           "#@......r.........#\n"
                           "#.................#\n"
                           "###################\n";

static struct actor *who(struct state *state, char glyph)
{
    return game_picture_who(state, glyph);
}

/* A rat that has just given up on a hero in lantern light. */
static struct state *start_let_be(void)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    scene_rouse(state, 'r');
    for (int turn = 0; actor_pips(who(state, 'r')) == 3; turn++) {
        assert_true(turn < 2 * PURSUIT_STANDOFF_TURNS);
        scene_wait(state, 1);
    }
    assert_true(actor_has_given_up(who(state, 'r')));
    return state;
}

static void a_hunter_kept_off_by_light_gives_up_for_a_while(void **unused)
{
    struct state *state = start_let_be();
    for (int turn = 0; turn < 5 * PURSUIT_TRUCE_TURNS; turn++) {
        scene_wait(state, 1);
        assert_false(actor_is_hunting(who(state, 'r')));
    }
    (void)unused;
    state_destroy(state);
}

/* Otherwise it would hunt and give up again and again, with a message and an interruption each time. */
static void it_does_not_hunt_again_while_the_same_light_keeps_it_off(void **unused)
{
    struct state *state = scene_start("#######################\n"
                                      "#@.....r..............#\n"
                                      "#......r..............#\n"
                                      "#.....................#\n"
                                      "#######################\n",
                                      LANTERN_OPEN);
    int hunts = 0;
    int given_up = 0;
    for (int turn = 0; turn < 300; turn++) {
        scene_wait(state, 1);
        for (int i = 0; i < state->events.count; i++) {
            const struct event *event = &state->events.events[i];
            hunts += event->kind == EVENT_PIPS && event->pips == 3;
            given_up += event->kind == EVENT_CALMED;
        }
    }
    assert_int_equal(hunts, 2); /* each of the two once */
    assert_int_equal(given_up, 2);
    state_destroy(state);
    (void)unused;
}

static void it_lets_the_hero_be_out_of_sight_too_while_the_light_lasts(void **unused)
{
    struct state *state = start_let_be();
    level_set_terrain(state_level(state), point_make(2, 1), TERRAIN_WALL);
    level_set_terrain(state_level(state), point_make(2, 2), TERRAIN_WALL);
    level_set_terrain(state_level(state), point_make(1, 2), TERRAIN_WALL);
    scene_wait(state, 5 * PURSUIT_TRUCE_TURNS);
    assert_true(actor_has_given_up(who(state, 'r')));
    (void)unused;
    state_destroy(state);
}

static void meanwhile_it_is_a_danger_only_beside_the_hero(void **unused)
{
    struct state *state = start_let_be();
    struct actor *rat = who(state, 'r');
    rat->is_seen = true;
    rat->seen_until = 1;
    rat->position = point_make(4, 1);
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    rat->position = point_make(2, 1);
    rat->suspicion = SUSPICION_HUNTING;
    assert_true(danger_here(state) != REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void meanwhile_it_ignores_sight_and_noise(void **unused)
{
    struct state *state = start_let_be();
    assert_int_equal(noticing_gain(state, who(state, 'r')), 0);
    suspicion_hear(state, game_picture_actor(state, 'r'), point_make(1, 1), 9, CLUE_HEARD,
                   LOUDNESS_DEAFENING);
    assert_false(actor_is_hunting(who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void it_comes_again_ten_turns_after_the_light_goes_out(void **unused)
{
    struct state *state = start_let_be();
    scene_wait(state, 3);
    scene_set_lantern(state, LANTERN_HOODED);
    scene_wait(state, PURSUIT_TRUCE_TURNS - 2);
    assert_true(actor_has_given_up(who(state, 'r')));
    scene_wait(state, 1);
    assert_false(actor_has_given_up(who(state, 'r')));
    assert_true(actor_is_wary(who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void it_hunts_again_when_struck(void **unused)
{
    struct state *state = start_let_be();
    suspicion_alarm(state, game_picture_actor(state, 'r'));
    assert_false(actor_has_given_up(who(state, 'r')));
    assert_true(actor_is_hunting(who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void a_hunter_behind_a_grate_gives_up(void **unused)
{
    struct state *state = scene_start("###################\n"
                                      "#@...=..d.........#\n"
                                      "###################\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'd');
    scene_wait(state, 2 * PURSUIT_STANDOFF_TURNS);
    assert_true(actor_has_given_up(who(state, 'd')));
    state_destroy(state);
    (void)unused;
}

static void a_hunter_that_keeps_its_distance_gives_up_and_tends_lamps(void **unused)
{
    struct state *state = scene_start("###################\n"
                                      "#@&....s..........#\n"
                                      "###################\n",
                                      LANTERN_DARK);
    scene_rouse(state, 's');
    for (int turn = 0; turn < 60 && actor_pips(who(state, 's')) == 3; turn++)
        scene_wait(state, 1);
    assert_true(actor_has_given_up(who(state, 's')));
    scene_wait(state, 15);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_BRAZIER_OUT);
    state_destroy(state);
    (void)unused;
}

/* Behind deep water, in light that keeps no rat off. It hears and sees the hero. */
static struct state *start_across(const char *picture)
{
    struct state *state = scene_start(picture, LANTERN_HOODED);
    scene_rouse(state, 'r');
    scene_wait(state, 2);
    return state;
}

static const char lake[] = "############\n"
                           "#.@~~r.....#\n"
                           "#..~~......#\n"
                           "############\n";

static void a_hunter_that_cannot_cross_is_kept_off(void **unused)
{
    struct state *state = start_across(lake);
    assert_true(pursuit_is_kept_off(state, who(state, 'r')));
    assert_int_equal(danger_here(state), REFUSAL_NONE);
    state_destroy(state);
    (void)unused;
}

static void what_cannot_cross_gives_up_for_as_long_as_it_cannot(void **unused)
{
    struct state *state = start_across(lake);
    scene_wait(state, PURSUIT_STANDOFF_TURNS);
    assert_true(actor_has_given_up(who(state, 'r')));
    for (int turn = 0; turn < 5 * PURSUIT_TRUCE_TURNS; turn++) {
        scene_wait(state, 1);
        assert_true(actor_has_given_up(who(state, 'r')));
    }
    state_destroy(state);
    (void)unused;
}

static void it_comes_again_ten_turns_after_a_way_has_opened(void **unused)
{
    struct state *state = start_across(lake);
    scene_wait(state, PURSUIT_STANDOFF_TURNS);
    level_set_terrain(state_level(state), point_make(3, 2), TERRAIN_FLOOR);
    level_set_terrain(state_level(state), point_make(4, 2), TERRAIN_FLOOR);
    scene_wait(state, PURSUIT_TRUCE_TURNS - 1);
    assert_true(actor_has_given_up(who(state, 'r')));
    scene_wait(state, 1);
    assert_false(actor_has_given_up(who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void a_hunter_behind_another_one_is_not_kept_off(void **unused)
{
    struct state *state = scene_start("############\n"
                                      "#@tr.......#\n"
                                      "############\n",
                                      LANTERN_HOODED);
    scene_rouse(state, 't');
    scene_rouse(state, 'r');
    scene_wait(state, 1);
    assert_int_equal(scene_steps(state, 'r'), 2);
    assert_false(pursuit_is_kept_off(state, who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void a_hunter_with_a_way_round_is_not_kept_off(void **unused)
{
    struct state *state = start_across("############\n"
                                       "#.@~~r.....#\n"
                                       "#.#~~#####.#\n"
                                       "#..........#\n"
                                       "############\n");
    assert_false(pursuit_is_kept_off(state, who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

/* Monks plan over the whole floor. */
static void a_hunter_on_a_long_way_round_is_not_kept_off(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@~o...............#\n"
                                      "#.~###############.#\n"
                                      "#..................#\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'o');
    scene_wait(state, 1);
    assert_int_equal(scene_place(state, 'o').x, 4);
    assert_false(pursuit_is_kept_off(state, who(state, 'o')));
    state_destroy(state);
    (void)unused;
}

static void an_archer_that_can_shoot_is_not_kept_off(void **unused)
{
    struct state *state = scene_start("############\n"
                                      "#.@~~a.....#\n"
                                      "############\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'a');
    for (int turn = 0; turn < 4; turn++) {
        scene_wait(state, 1);
        assert_false(pursuit_is_kept_off(state, who(state, 'a')));
    }
    state_destroy(state);
    (void)unused;
}

/* The second one is behind a wall. */
static void an_unseen_hunter_is_another_one_while_one_kept_off_is_in_view(void **unused)
{
    struct state *state = scene_start("############\n"
                                      "#.@~~r.....#\n"
                                      "#..~~......#\n"
                                      "############\n"
                                      "#.t........#\n"
                                      "############\n",
                                      LANTERN_OPEN);
    scene_make_hunter(who(state, 't'));
    assert_int_equal(awareness_hunt(state), HUNT_UNSEEN);
    scene_make_hunter(who(state, 'r'));
    assert_true(who(state, 'r')->is_seen);
    assert_true(pursuit_is_kept_off(state, who(state, 'r')));
    assert_int_equal(awareness_hunt(state), HUNT_UNSEEN_TOO);
    while (!actor_has_given_up(who(state, 'r')))
        scene_wait(state, 1);
    scene_make_hunter(who(state, 't'));
    assert_true(who(state, 'r')->is_seen);
    assert_int_equal(awareness_hunt(state), HUNT_UNSEEN_TOO);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hunter_kept_off_by_light_gives_up_for_a_while),
        cmocka_unit_test(it_does_not_hunt_again_while_the_same_light_keeps_it_off),
        cmocka_unit_test(it_lets_the_hero_be_out_of_sight_too_while_the_light_lasts),
        cmocka_unit_test(meanwhile_it_is_a_danger_only_beside_the_hero),
        cmocka_unit_test(meanwhile_it_ignores_sight_and_noise),
        cmocka_unit_test(it_comes_again_ten_turns_after_the_light_goes_out),
        cmocka_unit_test(it_hunts_again_when_struck),
        cmocka_unit_test(a_hunter_behind_a_grate_gives_up),
        cmocka_unit_test(a_hunter_that_keeps_its_distance_gives_up_and_tends_lamps),
        cmocka_unit_test(a_hunter_that_cannot_cross_is_kept_off),
        cmocka_unit_test(what_cannot_cross_gives_up_for_as_long_as_it_cannot),
        cmocka_unit_test(it_comes_again_ten_turns_after_a_way_has_opened),
        cmocka_unit_test(a_hunter_behind_another_one_is_not_kept_off),
        cmocka_unit_test(a_hunter_with_a_way_round_is_not_kept_off),
        cmocka_unit_test(a_hunter_on_a_long_way_round_is_not_kept_off),
        cmocka_unit_test(an_unseen_hunter_is_another_one_while_one_kept_off_is_in_view),
        cmocka_unit_test(an_archer_that_can_shoot_is_not_kept_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
