#include "support/check.h"
#include "support/game_picture.h"

#include "rules/followers.h"
#include "rules/night.h"
#include "rules/suspicion.h"
#include "world/hero.h"

static const char picture[] = "########\n"
                              "#@....<#\n"
                              "########\n";

static void pass(struct state *state, int turns)
{
    for (int i = 0; i < turns; i++)
        night_turn(state);
}

static void the_night_advances_each_turn(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 5);
    assert_int_equal(state->night, 5);
    state_destroy(state);
    (void)unused;
}

static void the_first_mark_sends_a_hunter_by_the_stairs_up(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 799);
    assert_int_equal(state->follower_count, 0);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT), 0);
    pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT), 1);
    assert_int_equal(state->follower_count, 1);
    followers_turn(state);
    struct handle hunter = level_actor_at(state_level(state), point_make(6, 1));
    assert_false(handle_is_none(hunter));
    assert_int_equal(level_actor(state_level(state), hunter)->kind, MONSTER_NIGHT_HUNTER);
    assert_true(actor_is_hunting(level_actor(state_level(state), hunter)));
    state_destroy(state);
    (void)unused;
}

static void every_250_more_turns_send_another(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 1049);
    assert_int_equal(state->follower_count, 1);
    pass(state, 1);
    assert_int_equal(state->follower_count, 2);
    pass(state, 250);
    assert_int_equal(state->follower_count, 3);
    state_destroy(state);
    (void)unused;
}

static void a_first_visit_takes_250_off(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 600);
    night_draw_back(state, state->traits.night);
    assert_int_equal(state->night, 350);
    state_destroy(state);
    (void)unused;
}

static void the_night_is_never_below_zero(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 249);
    night_draw_back(state, state->traits.night);
    assert_int_equal(state->night, 0);
    state_destroy(state);
    (void)unused;
}

static void it_warns_once_at_three_quarters(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 599);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 0);
    pass(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_NIGHT_NEARS).turns, 200);
    pass(state, 150);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 1);
    state_destroy(state);
    (void)unused;
}

/* Also if the night is drawn back and comes on again. */
static void it_warns_once_of_each_hunter(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 650);
    night_draw_back(state, 250);
    pass(state, 300);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 1);
    pass(state, 100 + 250 - 63);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 1);
    pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 2);
    assert_int_equal(game_picture_last(state, EVENT_NIGHT_NEARS).turns, 62);
    night_draw_back(state, 800);
    pass(state, 650);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 3);
    night_end(state);
    pass(state, 650);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 4);
    state_destroy(state);
    (void)unused;
}

static void the_turns_to_the_next_hunter_are_known(void **unused)
{
    struct state *state = game_picture(picture);
    assert_int_equal(night_turns_left(state), 800);
    pass(state, 799);
    assert_int_equal(night_turns_left(state), 1);
    pass(state, 1);
    assert_int_equal(night_turns_left(state), 250);
    pass(state, 249);
    assert_int_equal(night_turns_left(state), 1);
    state_destroy(state);
    (void)unused;
}

static void leaving_a_floor_unhunted_takes_50_more_off(void **unused)
{
    struct state *state = game_picture(picture);
    struct level *left = state_level(state);
    pass(state, 300);
    night_leave(state, left, NIGHT_UNHUNTED_CELLS - 1);
    assert_int_equal(state->night, 300);
    night_leave(state, left, NIGHT_UNHUNTED_CELLS);
    assert_int_equal(state->night, 250);
    assert_int_equal(game_picture_count(state, EVENT_UNHUNTED), 1);
    left->was_hunted = true;
    night_leave(state, left, NIGHT_UNHUNTED_CELLS);
    assert_int_equal(state->night, 250);
    state_destroy(state);
    (void)unused;
}

static void the_first_hunt_on_a_floor_is_kept(void **unused)
{
    struct state *state = game_picture("########\n#@...r<#\n########\n");
    struct handle rat = game_picture_actor(state, 'r');
    suspicion_set(state, rat, SUSPICION_HUNTING - 1);
    assert_false(state_level(state)->was_hunted);
    suspicion_set(state, rat, SUSPICION_HUNTING);
    suspicion_set(state, rat, 0);
    assert_true(state_level(state)->was_hunted);
    state_destroy(state);
    (void)unused;
}

static void long_dusk_takes_100_more_off(void **unused)
{
    struct state *state = game_picture(picture);
    state->boons[BOON_LONG_DUSK] = 1;
    hero_update_traits(state);
    pass(state, 750);
    night_draw_back(state, state->traits.night);
    assert_int_equal(state->night, 400);
    state_destroy(state);
    (void)unused;
}

static void a_mark_passed_again_sends_a_hunter_again(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 800);
    night_draw_back(state, state->traits.night);
    assert_int_equal(state->night, 550);
    pass(state, 249);
    assert_int_equal(state->follower_count, 1);
    pass(state, 1);
    assert_int_equal(state->follower_count, 2);
    state_destroy(state);
    (void)unused;
}

static void a_night_still_past_its_mark_sends_no_other(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 1300);
    assert_int_equal(state->follower_count, 3);
    night_draw_back(state, state->traits.night);
    assert_int_equal(state->night, 1050);
    pass(state, 249);
    assert_int_equal(state->follower_count, 3);
    pass(state, 1);
    assert_int_equal(state->follower_count, 4);
    state_destroy(state);
    (void)unused;
}

static void the_moon_shows_how_far_the_night_is_on(void **unused)
{
    struct state *state = game_picture(picture);
    assert_int_equal(night_phase(state, 7), 0);
    state->night = 114;
    assert_int_equal(night_phase(state, 7), 0);
    state->night = 115;
    assert_int_equal(night_phase(state, 7), 1);
    state->night = 799;
    assert_int_equal(night_phase(state, 7), 6);
    state->night = 5000;
    assert_int_equal(night_phase(state, 7), 7);
    state_destroy(state);
    (void)unused;
}

static void a_hunter_waits_while_followers_are_full(void **unused)
{
    struct state *state = game_picture(picture);
    state->follower_count = FOLLOWERS_MAX;
    pass(state, 905);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT), 0);
    state->follower_count = FOLLOWERS_MAX - 1;
    pass(state, 2);
    assert_int_equal(state->follower_count, FOLLOWERS_MAX);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT), 1);
    state->follower_count = 0;
    pass(state, 3);
    assert_int_equal(state->follower_count, 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_night_advances_each_turn),
        cmocka_unit_test(the_first_mark_sends_a_hunter_by_the_stairs_up),
        cmocka_unit_test(every_250_more_turns_send_another),
        cmocka_unit_test(a_first_visit_takes_250_off),
        cmocka_unit_test(it_warns_once_at_three_quarters),
        cmocka_unit_test(it_warns_once_of_each_hunter),
        cmocka_unit_test(the_turns_to_the_next_hunter_are_known),
        cmocka_unit_test(leaving_a_floor_unhunted_takes_50_more_off),
        cmocka_unit_test(the_first_hunt_on_a_floor_is_kept),
        cmocka_unit_test(the_night_is_never_below_zero),
        cmocka_unit_test(long_dusk_takes_100_more_off),
        cmocka_unit_test(a_mark_passed_again_sends_a_hunter_again),
        cmocka_unit_test(a_night_still_past_its_mark_sends_no_other),
        cmocka_unit_test(the_moon_shows_how_far_the_night_is_on),
        cmocka_unit_test(a_hunter_waits_while_followers_are_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
