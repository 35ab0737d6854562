/* Noises that the hero made elsewhere, and what goes to look at them. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "support/told.h"

#include "game/text/narration.h"
#include "game/travel/interrupt.h"
#include "rules/harm.h"
#include "rules/noise.h"

static const char hall[] = "#######################\n"
                           "#@..............r.....#\n"
                           "#.....................#\n"
                           "#######################\n";

static const struct action pebble = {.kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = {6, 2}};

static struct state *start(enum item item)
{
    struct state *state = game_picture_plain(hall, 30);
    game_picture_give(state, item, 1);
    return state;
}

static void assert_noise_told(const struct state *state, const char *expected)
{
    assert_told_in(state, game_picture_last(state, EVENT_NOISE), expected);
}

static void test_what_hears_a_thrown_pebble_is_said_to_go_and_look(void **unused)
{
    struct state *state = start(ITEM_PEBBLES);
    scene_act(state, pebble);
    assert_noise_told(state, "Your pebble clatters. The gutter rat goes to look.");
    if (game_picture_count(state, EVENT_PIPS) > 0)
        assert_told_in(state, game_picture_last(state, EVENT_PIPS), "");
    state_destroy(state);
    (void)unused;
}

/* As if the rat, which goes to look, had come into view only since. */
static void nothing_is_said_not_to_hear_what_something_goes_to_look_at(void **unused)
{
    struct state *state = start(ITEM_PEBBLES);
    scene_act(state, pebble);
    assert_told_in(state, (struct event){.kind = EVENT_UNHEARD}, "");
    state->events.count = 0;
    assert_told_in(state, (struct event){.kind = EVENT_UNHEARD}, "No creature in view hears it.");
    state_destroy(state);
    (void)unused;
}

static void assert_unfooled_told(struct state *state, const char *expected)
{
    scene_act(state, pebble);
    assert_int_equal(game_picture_count(state, EVENT_UNFOOLED), 1);
    assert_told_in(state, game_picture_last(state, EVENT_UNFOOLED), expected);
    state_destroy(state);
}

static void test_what_no_longer_falls_for_a_pebble_is_told(void **unused)
{
    struct state *state = start(ITEM_PEBBLES);
    level_actor(state_level(state), game_picture_actor(state, 'r'))->ignores_lures = true;
    assert_unfooled_told(state, "The gutter rat no longer falls for lures.");
    (void)unused;
}

static void test_what_sees_the_hero_is_said_to_hear_a_pebble_in_vain(void **unused)
{
    struct state *state = start(ITEM_PEBBLES);
    level_move_actor(state_level(state), game_picture_actor(state, 'r'), point_make(4, 1));
    assert_unfooled_told(state, "The gutter rat hears it, but sees you.");
    (void)unused;
}

static void test_what_a_pebble_does_not_wake_is_told_once(void **unused)
{
    static const char sleeper[] = "#######################\n"
                                  "#@..............R.....#\n"
                                  "#.....................#\n"
                                  "#######################\n";
    for (int suspicion = 0; suspicion < 2; suspicion++) {
        struct state *state = game_picture_plain(sleeper, 30);
        game_picture_give(state, ITEM_PEBBLES, 1);
        level_actor(state_level(state), game_picture_actor(state, 'r'))->suspicion = suspicion;
        assert_unfooled_told(state,
                             suspicion == 0 ? "" : "The gutter rat hears it, and sleeps on.");
    }
    (void)unused;
}

static void test_a_pebble_that_nothing_hears_clatters(void **unused)
{
    struct state *state = start(ITEM_PEBBLES);
    level_move_actor(state_level(state), game_picture_actor(state, 'r'), point_make(21, 2));
    scene_act(state, (struct action){.kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = {2, 2}});
    assert_noise_told(state, "Your pebble clatters.");
    state_destroy(state);
    (void)unused;
}

static void test_a_thrown_bell_rings_and_a_whistle_calls(void **unused)
{
    struct state *state = start(ITEM_HAND_BELL);
    scene_act(state,
              (struct action){.kind = ACTION_THROW, .item = ITEM_HAND_BELL, .target = {6, 2}});
    assert_noise_told(state, "Your hand bell rings. The gutter rat goes to look.");
    game_picture_give(state, ITEM_REED_WHISTLE, 1);
    scene_act(state,
              (struct action){.kind = ACTION_USE, .item = ITEM_REED_WHISTLE, .target = {8, 2}});
    assert_noise_told(state, "Your reed whistle calls there. The gutter rat goes to look.");
    state_destroy(state);
    (void)unused;
}

static void test_a_pebble_out_of_view_is_still_the_heros(void **unused)
{
    struct state *state = game_picture("##############\n"
                                       "#@...........#\n"
                                       "##############\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_give(state, ITEM_PEBBLES, 1);
    scene_act(state, (struct action){.kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = {8, 1}});
    assert_noise_told(state, "Your pebble clatters out of view, 7 steps east.");
    state_destroy(state);
    (void)unused;
}

static void test_a_captive_out_of_sight_is_known_by_its_noise(void **unused)
{
    struct state *state = start(ITEM_PEBBLES);
    struct handle rat = game_picture_actor(state, 'r');
    level_actor(state_level(state), rat)->is_ally = true;
    level_actor(state_level(state), rat)->is_seen = false;
    noise_make(state, rat, scene_place(state, 'r'), LOUDNESS_SOFT);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 0);
    noise_make(state, rat, scene_place(state, 'r'), LOUDNESS_DEAFENING);
    struct event noise = game_picture_last(state, EVENT_NOISE);
    assert_told_in(state, noise, "Your gutter rat makes a deafening noise.");
    assert_int_equal(interrupt_of(state, &noise), INTERRUPT_NONE);
    state_destroy(state);
    (void)unused;
}

static void test_the_loss_of_a_captive_is_told_as_such(void **unused)
{
    struct state *state = start(ITEM_PEBBLES);
    struct handle rat = game_picture_actor(state, 'r');
    level_actor(state_level(state), rat)->is_ally = true;
    harm_hurt(state, rat, 100, harm_by(CAUSE_FIRE));
    struct event death = game_picture_last(state, EVENT_DIED);
    assert_told_in(state, death, "Your gutter rat dies.");
    assert_true(death.is_ally);
    state_destroy(state);
    (void)unused;
}

static void test_the_loss_of_a_captive_out_of_sight_is_told(void **unused)
{
    struct state *state = start(ITEM_PEBBLES);
    struct handle rat = game_picture_actor(state, 'r');
    level_actor(state_level(state), rat)->is_seen = false;
    level_actor(state_level(state), rat)->is_ally = true;
    harm_hurt(state, rat, 100, harm_by(CAUSE_FIRE));
    struct event loss = game_picture_last(state, EVENT_ALLY_LOST);
    assert_told_in(state, loss, "Your gutter rat has died, out of sight.");
    assert_int_equal(game_picture_count(state, EVENT_DIED), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_hears_a_thrown_pebble_is_said_to_go_and_look),
        cmocka_unit_test(nothing_is_said_not_to_hear_what_something_goes_to_look_at),
        cmocka_unit_test(test_what_no_longer_falls_for_a_pebble_is_told),
        cmocka_unit_test(test_what_sees_the_hero_is_said_to_hear_a_pebble_in_vain),
        cmocka_unit_test(test_what_a_pebble_does_not_wake_is_told_once),
        cmocka_unit_test(test_a_captive_out_of_sight_is_known_by_its_noise),
        cmocka_unit_test(test_the_loss_of_a_captive_is_told_as_such),
        cmocka_unit_test(test_the_loss_of_a_captive_out_of_sight_is_told),
        cmocka_unit_test(test_a_pebble_that_nothing_hears_clatters),
        cmocka_unit_test(test_a_thrown_bell_rings_and_a_whistle_calls),
        cmocka_unit_test(test_a_pebble_out_of_view_is_still_the_heros),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
