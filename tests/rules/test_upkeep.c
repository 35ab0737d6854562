#include "support/check.h"
#include "support/game_picture.h"

#include "rules/statuses.h"
#include "rules/upkeep.h"

/* A hurt hero alone in the light of a stance. */
static struct state *hurt_hero(enum lantern lantern)
{
    struct state *state = game_picture("######\n#@...#\n######\n");
    game_picture_set_lantern(state, lantern);
    state_hero(state)->health = 10;
    return state;
}

static int health_after(struct state *state, int turns)
{
    for (int i = 0; i < turns; i++)
        upkeep_pass(state, TURN_TIME);
    return state_hero(state)->health;
}

static void turns_pass_by_time_spent(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    upkeep_pass(state, 150);
    assert_int_equal(state->night, 1);
    upkeep_pass(state, 150);
    assert_int_equal(state->night, 3);
    upkeep_pass(state, 50);
    assert_int_equal(state->night, 3);
    assert_int_equal(state->clock, 50);
    state_destroy(state);
    (void)unused;
}

static void statuses_last_their_turns(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    statuses_begin(state, state->hero, STATUS_HASTE, 12);
    health_after(state, 11);
    assert_true(actor_has(state_hero(state), STATUS_HASTE));
    assert_int_equal(game_picture_count(state, EVENT_STATUS_ENDED), 0);
    health_after(state, 1);
    assert_false(actor_has(state_hero(state), STATUS_HASTE));
    assert_int_equal(game_picture_count(state, EVENT_STATUS_ENDED), 1);
    state_destroy(state);
    (void)unused;
}

static void a_burning_actor_is_hurt_each_turn(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    statuses_set_on_fire(state, state->hero, 2);
    int health = health_after(state, 2);
    assert_in_range(health, 2, 6);
    assert_int_equal(game_picture_count(state, EVENT_HURT), 2);
    assert_int_equal(health_after(state, 2), health);
    state_destroy(state);
    (void)unused;
}

static void no_turn_passes_after_the_end(void **unused)
{
    struct state *state = hurt_hero(LANTERN_OPEN);
    state_hero(state)->health = 1;
    statuses_set_on_fire(state, state->hero, 3);
    upkeep_pass(state, 10 * TURN_TIME);
    assert_int_equal(state->result, RESULT_DIED);
    assert_int_equal(state->cause, CAUSE_FIRE);
    assert_int_equal(state->night, 0);
    assert_int_equal(game_picture_count(state, EVENT_LOST), 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(turns_pass_by_time_spent),
        cmocka_unit_test(statuses_last_their_turns),
        cmocka_unit_test(a_burning_actor_is_hurt_each_turn),
        cmocka_unit_test(no_turn_passes_after_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
