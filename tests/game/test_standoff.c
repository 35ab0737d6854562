/* Hunters whom light or their nature keeps from the hero decide: before long they let him be. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/travel/danger.h"
#include "rules/standoff.h"
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

/* A rat that has just given up on a hero in the light of his lantern. */
static struct state *start_let_be(void)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    scene_rouse(state, 'r');
    for (int turn = 0; actor_pips(who(state, 'r')) == 3; turn++) {
        assert_true(turn < 2 * STANDOFF_TURNS);
        scene_wait(state, 1);
    }
    assert_true(actor_has_given_up(who(state, 'r')));
    return state;
}

static void who_is_kept_off_by_light_gives_up_and_does_not_begin_again_at_once(void **unused)
{
    struct state *state = start_let_be();
    for (int turn = 0; turn < STANDOFF_LETS_BE_TURNS - 10; turn++) {
        scene_wait(state, 1);
        assert_false(actor_is_hunting(who(state, 'r')));
    }
    (void)unused;
    state_destroy(state);
}

/* Else one that hunts and gives up in turn would be told of again and again, and stop him each time. */
static void nor_while_it_has_him_before_its_eyes_and_the_same_keeps_it_off(void **unused)
{
    struct state *state = scene_start("#######################\n"
                                      "#@.....r..............#\n"
                                      "#......r..............#\n"
                                      "#.....................#\n"
                                      "#######################\n",
                                      LANTERN_OPEN);
    int hunts = 0;
    int given_up = 0;
    for (int turn = 0; turn < 6 * STANDOFF_LETS_BE_TURNS; turn++) {
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

static void when_it_has_lost_sight_of_him_for_long_it_may_begin_anew(void **unused)
{
    struct state *state = start_let_be();
    scene_wait(state, STANDOFF_LETS_BE_TURNS);
    assert_true(actor_has_given_up(who(state, 'r')));
    level_set_terrain(state_level(state), point_make(2, 1), TERRAIN_WALL);
    level_set_terrain(state_level(state), point_make(2, 2), TERRAIN_WALL);
    level_set_terrain(state_level(state), point_make(1, 2), TERRAIN_WALL);
    scene_wait(state, STANDOFF_LINGER_TURNS - 1);
    assert_true(actor_has_given_up(who(state, 'r')));
    scene_wait(state, 1);
    assert_false(actor_has_given_up(who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void it_is_no_danger_meanwhile_but_beside_him(void **unused)
{
    struct state *state = start_let_be();
    struct actor *rat = who(state, 'r');
    rat->is_seen = true;
    rat->seen_until = 1;
    rat->position = point_make(4, 1);
    assert_false(danger_is_stirring(state));
    rat->position = point_make(2, 1);
    assert_true(danger_is_stirring(state));
    state_destroy(state);
    (void)unused;
}

static void neither_sight_nor_noise_rouses_it_meanwhile(void **unused)
{
    struct state *state = start_let_be();
    assert_int_equal(noticing_gain(state, who(state, 'r')), 0);
    suspicion_hear(state, game_picture_actor(state, 'r'), point_make(1, 1), 9, 9);
    assert_false(actor_is_hunting(who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void when_the_light_goes_it_comes_again(void **unused)
{
    struct state *state = start_let_be();
    scene_wait(state, 3);
    scene_set_lantern(state, LANTERN_HOODED);
    assert_false(actor_has_given_up(who(state, 'r')));
    assert_true(actor_is_wary(who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void when_it_is_struck_it_hunts_him_again(void **unused)
{
    struct state *state = start_let_be();
    suspicion_alarm(state, game_picture_actor(state, 'r'));
    assert_false(actor_has_given_up(who(state, 'r')));
    assert_true(actor_is_hunting(who(state, 'r')));
    state_destroy(state);
    (void)unused;
}

static void who_comes_to_him_hunts_on(void **unused)
{
    struct state *state = scene_start("###################\n"
                                      "#@...=..d.........#\n"
                                      "###################\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'd');
    scene_wait(state, 3 * STANDOFF_TURNS);
    assert_true(actor_is_hunting(who(state, 'd')));
    state_destroy(state);
    (void)unused;
}

static void who_keeps_away_gives_up_too_and_turns_to_its_lamps(void **unused)
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_is_kept_off_by_light_gives_up_and_does_not_begin_again_at_once),
        cmocka_unit_test(nor_while_it_has_him_before_its_eyes_and_the_same_keeps_it_off),
        cmocka_unit_test(when_it_has_lost_sight_of_him_for_long_it_may_begin_anew),
        cmocka_unit_test(it_is_no_danger_meanwhile_but_beside_him),
        cmocka_unit_test(neither_sight_nor_noise_rouses_it_meanwhile),
        cmocka_unit_test(when_the_light_goes_it_comes_again),
        cmocka_unit_test(when_it_is_struck_it_hunts_him_again),
        cmocka_unit_test(who_comes_to_him_hunts_on),
        cmocka_unit_test(who_keeps_away_gives_up_too_and_turns_to_its_lamps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
