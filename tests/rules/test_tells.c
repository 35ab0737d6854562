/* Nothing harms the hero without a tell. In plain sight of radius 0 the hero perceives nothing. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/arrival.h"
#include "rules/effects/effect.h"
#include "rules/perform.h"
#include "rules/visibility.h"

static struct outcome strike(struct state *state, struct handle actor)
{
    struct action action = {.kind = ACTION_STRIKE, .target = state_hero(state)->position};
    return perform(state, actor, action);
}

static struct outcome step(struct state *state, struct handle actor, enum direction direction)
{
    return perform(state, actor, (struct action){.kind = ACTION_STEP, .direction = direction});
}

static void hero_waits(struct state *state)
{
    perform(state, state->hero, (struct action){.kind = ACTION_WAIT});
}

static int blows(const struct state *state)
{
    return game_picture_count(state, EVENT_STRUCK);
}

static int tells(const struct state *state)
{
    return game_picture_count(state, EVENT_TELL);
}

static void the_first_unperceived_blow_becomes_a_tell(void **unused)
{
    struct state *state = game_picture_plain("@r\n", 0);
    struct handle rat = game_picture_actor(state, 'r');
    assert_int_equal(strike(state, rat).time, TURN_TIME);
    assert_int_equal(blows(state), 0);
    assert_int_equal(state_hero(state)->health, state->traits.health);
    struct event tell = game_picture_last(state, EVENT_TELL);
    assert_int_equal(tell.monster, MONSTER_GUTTER_RAT);
    assert_true(handle_is_equal(tell.actor, rat));
    assert_true(point_is_equal(tell.from, point_make(1, 0)));
    state_destroy(state);
    (void)unused;
}

static void the_second_blow_lands(void **unused)
{
    struct state *state = game_picture_plain("@r\n", 0);
    struct handle rat = game_picture_actor(state, 'r');
    strike(state, rat);
    strike(state, rat);
    strike(state, rat);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 2);
    assert_true(state_hero(state)->health < state->traits.health);
    state_destroy(state);
    (void)unused;
}

static void a_bump_into_the_hero_counts_as_a_blow(void **unused)
{
    struct state *state = game_picture_plain("@r\n", 0);
    step(state, game_picture_actor(state, 'r'), DIRECTION_WEST);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void an_actor_seen_adjacent_strikes_at_once(void **unused)
{
    struct state *state = game_picture("@.r\n");
    struct handle rat = game_picture_actor(state, 'r');
    step(state, rat, DIRECTION_WEST);
    strike(state, rat);
    assert_int_equal(tells(state), 0);
    assert_int_equal(blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void being_seen_farther_away_is_not_enough(void **unused)
{
    struct state *state = game_picture("@.r\n");
    struct handle rat = game_picture_actor(state, 'r');
    assert_true(level_actor(state_level(state), rat)->is_seen);
    state->plain_radius = 0;
    visibility_note_all(state);
    visibility_refresh(state);
    step(state, rat, DIRECTION_WEST);
    strike(state, rat);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void an_actor_that_steps_out_of_reach_must_be_perceived_again(void **unused)
{
    struct state *state = game_picture_plain("@r.\n", 0);
    struct handle rat = game_picture_actor(state, 'r');
    strike(state, rat);
    step(state, rat, DIRECTION_EAST);
    step(state, rat, DIRECTION_WEST);
    strike(state, rat);
    assert_int_equal(tells(state), 2);
    assert_int_equal(blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void an_actor_left_behind_must_be_perceived_again(void **unused)
{
    struct state *state = game_picture_plain(".@r\n", 0);
    struct handle rat = game_picture_actor(state, 'r');
    strike(state, rat);
    step(state, state->hero, DIRECTION_WEST);
    step(state, state->hero, DIRECTION_EAST);
    strike(state, rat);
    assert_int_equal(tells(state), 2);
    assert_int_equal(blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void an_actor_that_stays_in_reach_needs_no_second_tell(void **unused)
{
    struct state *state = game_picture_plain("@r\n..\n", 0);
    struct handle rat = game_picture_actor(state, 'r');
    strike(state, rat);
    step(state, rat, DIRECTION_SOUTH);
    step(state, state->hero, DIRECTION_SOUTH);
    strike(state, rat);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void an_actor_at_the_stairs_must_be_perceived_again(void **unused)
{
    struct state *state = game_picture_plain("@r>\n", 0);
    struct handle rat = game_picture_actor(state, 'r');
    struct level *below = &state->levels[1];
    level_fill(below, TERRAIN_FLOOR);
    below->is_built = true;
    strike(state, rat);
    arrival_by_stairs(state, 1, point_make(0, 0));
    arrival_by_stairs(state, -1, point_make(0, 0));
    level_move_actor(state_level(state), state->hero, point_make(0, 0));
    strike(state, rat);
    assert_int_equal(tells(state), 2);
    assert_int_equal(blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void an_actor_first_seen_by_the_heros_action_tells_first(void **unused)
{
    struct state *state = game_picture("@+r\n");
    struct handle rat = game_picture_actor(state, 'r');
    step(state, state->hero, DIRECTION_EAST); /* opens the door */
    level_actor(state_level(state), rat)->is_announced = false;
    level_actor(state_level(state), rat)->is_seen = false;
    level_move_actor(state_level(state), rat, point_make(1, 0));
    visibility_note_step(state, rat);
    visibility_refresh(state);
    strike(state, rat);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 0);
    hero_waits(state);
    strike(state, rat);
    assert_int_equal(blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void an_actor_seen_before_the_choice_strikes_at_once(void **unused)
{
    struct state *state = game_picture("@..r\n");
    struct handle rat = game_picture_actor(state, 'r');
    perform(state, state->hero, (struct action){.kind = ACTION_WAIT});
    step(state, rat, DIRECTION_WEST);
    step(state, rat, DIRECTION_WEST);
    strike(state, rat);
    assert_int_equal(tells(state), 0);
    assert_int_equal(blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void test_an_actor_that_comes_into_view_steps_in_and_strikes_tells_first(void **unused)
{
    struct state *state = game_picture_plain("@...r\n", 2);
    struct handle rat = game_picture_actor(state, 'r');
    hero_waits(state);
    step(state, rat, DIRECTION_WEST);
    step(state, rat, DIRECTION_WEST);
    assert_true(level_actor(state_level(state), rat)->is_seen);
    step(state, rat, DIRECTION_WEST);
    strike(state, rat);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 0);
    hero_waits(state);
    strike(state, rat);
    assert_int_equal(blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void test_a_tell_leaves_a_whole_choice(void **unused)
{
    struct state *state = game_picture_plain("@r\n", 0);
    struct handle rat = game_picture_actor(state, 'r');
    hero_waits(state);
    strike(state, rat);
    strike(state, rat);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 0);
    hero_waits(state);
    strike(state, rat);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void test_a_glimpse_during_an_action_is_not_enough(void **unused)
{
    struct state *state = game_picture_plain("@.r\n", 1);
    struct handle rat = game_picture_actor(state, 'r');
    hero_waits(state);
    step(state, rat, DIRECTION_WEST);
    assert_true(level_actor(state_level(state), rat)->is_seen);
    state->plain_radius = 0;
    visibility_note_all(state);
    visibility_refresh(state);
    hero_waits(state);
    strike(state, rat);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void eyes_that_shine_are_perceived(void **unused)
{
    struct state *state = game_picture("@..r\n");
    struct handle rat = game_picture_actor(state, 'r');
    struct actor *actor = level_actor(state_level(state), rat);
    actor->is_seen = false;
    actor->shines = false;
    level_move_actor(state_level(state), rat, point_make(1, 0));
    actor->is_announced = false;
    visibility_note_step(state, rat);
    visibility_refresh(state);
    assert_true(actor->is_announced);
    state_destroy(state);
    (void)unused;
}

static void a_thief_tells_before_it_steals(void **unused)
{
    struct state *state = game_picture_plain("@r\n", 0);
    struct effect_use use = {.user = game_picture_actor(state, 'r'), .at = {0, 0}};
    assert_int_equal(effect_apply(state, EFFECT_STEAL, use), REFUSAL_NONE);
    assert_int_equal(tells(state), 1);
    assert_true(state->pack.has_lantern);
    assert_int_equal(effect_apply(state, EFFECT_STEAL, use), REFUSAL_NONE);
    assert_false(state->pack.has_lantern);
    assert_int_equal(tells(state), 1);
    state_destroy(state);
    (void)unused;
}

static void a_pounce_is_told_first(void **unused)
{
    struct state *state = game_picture_plain("@..r\n", 0);
    struct handle rat = game_picture_actor(state, 'r');
    struct effect_use use = {.user = rat, .at = {0, 0}};
    assert_int_equal(effect_apply(state, EFFECT_POUNCE, use), REFUSAL_NONE);
    assert_int_equal(tells(state), 1);
    assert_int_equal(blows(state), 0);
    assert_int_equal(level_actor(state_level(state), rat)->position.x, 3);
    state_destroy(state);
    (void)unused;
}

static void allies_are_struck_without_a_tell(void **unused)
{
    struct state *state = game_picture_plain("@.kr\n", 0);
    struct handle ally = game_picture_actor(state, 'k');
    struct handle rat = game_picture_actor(state, 'r');
    level_actor(state_level(state), ally)->is_ally = true;
    int before = level_actor(state_level(state), ally)->health;
    perform(state, rat, (struct action){.kind = ACTION_STRIKE, .target = {2, 0}});
    assert_int_equal(tells(state), 0);
    assert_true(level_actor(state_level(state), ally)->health < before);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_unperceived_blow_becomes_a_tell),
        cmocka_unit_test(the_second_blow_lands),
        cmocka_unit_test(a_bump_into_the_hero_counts_as_a_blow),
        cmocka_unit_test(an_actor_seen_adjacent_strikes_at_once),
        cmocka_unit_test(being_seen_farther_away_is_not_enough),
        cmocka_unit_test(an_actor_that_steps_out_of_reach_must_be_perceived_again),
        cmocka_unit_test(an_actor_left_behind_must_be_perceived_again),
        cmocka_unit_test(an_actor_that_stays_in_reach_needs_no_second_tell),
        cmocka_unit_test(an_actor_at_the_stairs_must_be_perceived_again),
        cmocka_unit_test(an_actor_first_seen_by_the_heros_action_tells_first),
        cmocka_unit_test(an_actor_seen_before_the_choice_strikes_at_once),
        cmocka_unit_test(test_an_actor_that_comes_into_view_steps_in_and_strikes_tells_first),
        cmocka_unit_test(test_a_tell_leaves_a_whole_choice),
        cmocka_unit_test(test_a_glimpse_during_an_action_is_not_enough),
        cmocka_unit_test(eyes_that_shine_are_perceived),
        cmocka_unit_test(a_thief_tells_before_it_steals),
        cmocka_unit_test(a_pounce_is_told_first),
        cmocka_unit_test(allies_are_struck_without_a_tell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
