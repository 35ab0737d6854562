#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/statuses.h"

static struct outcome take(struct state *state, int leads)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_STAIRS, .leads = leads});
}

/* A hero on the stairs of the picture. */
static struct state *on_stairs(const char *picture, int depth)
{
    struct state *state = game_picture(picture);
    state->levels[depth - 1] = *state_level(state);
    state->depth = depth;
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    state->events.count = 0;
    return state;
}

static void stairs_down_leave_the_floor(void **unused)
{
    struct state *state = on_stairs("@>\n", 1);
    struct outcome outcome = take(state, 1);
    assert_int_equal(outcome.kind, OUTCOME_LEFT);
    assert_int_equal(outcome.leads, 1);
    assert_int_equal(outcome.time, 100);
    state_destroy(state);
    (void)unused;
}

static void stairs_up_leave_the_floor(void **unused)
{
    struct state *state = on_stairs("@<\n", 2);
    struct outcome outcome = take(state, -1);
    assert_int_equal(outcome.kind, OUTCOME_LEFT);
    assert_int_equal(outcome.leads, -1);
    state_destroy(state);
    (void)unused;
}

static void stairs_down_do_not_lead_up(void **unused)
{
    struct state *state = on_stairs("@>\n", 2);
    assert_int_equal(take(state, -1).refusal, REFUSAL_NO_STAIRS);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).terrain, TERRAIN_STAIRS_DOWN);
    state_destroy(state);
    (void)unused;
}

static void bare_floor_has_no_stairs(void **unused)
{
    struct state *state = game_picture("@>\n");
    assert_int_equal(take(state, 1).refusal, REFUSAL_NO_STAIRS);
    state_destroy(state);
    (void)unused;
}

static void stairs_do_not_lead_past_the_last_floor(void **unused)
{
    struct state *state = on_stairs("@<\n", 1);
    assert_int_equal(take(state, -1).refusal, REFUSAL_NO_FLOOR);
    state_destroy(state);
    state = on_stairs("@>\n", FLOOR_COUNT);
    assert_int_equal(take(state, 1).refusal, REFUSAL_NO_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void a_held_hero_pulls_free_before_taking_stairs(void **unused)
{
    struct state *state = on_stairs("@>\n", 1);
    statuses_hold(state, state->hero, 2);
    for (int left = 1; left >= 0; left--) {
        struct outcome outcome = take(state, 1);
        assert_int_equal(outcome.kind, OUTCOME_DONE);
        assert_int_equal(outcome.time, TURN_TIME);
        assert_int_equal(state_hero(state)->statuses[STATUS_HELD], left);
    }
    assert_int_equal(take(state, 1).kind, OUTCOME_LEFT);
    state_destroy(state);
    (void)unused;
}

static void a_held_hero_is_told_that_stairs_lead_nowhere(void **unused)
{
    struct state *state = on_stairs("@<\n", 1);
    statuses_hold(state, state->hero, 2);
    assert_int_equal(take(state, -1).refusal, REFUSAL_NO_FLOOR);
    assert_int_equal(state_hero(state)->statuses[STATUS_HELD], 2);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stairs_down_leave_the_floor),
        cmocka_unit_test(stairs_up_leave_the_floor),
        cmocka_unit_test(stairs_down_do_not_lead_up),
        cmocka_unit_test(bare_floor_has_no_stairs),
        cmocka_unit_test(stairs_do_not_lead_past_the_last_floor),
        cmocka_unit_test(a_held_hero_pulls_free_before_taking_stairs),
        cmocka_unit_test(a_held_hero_is_told_that_stairs_lead_nowhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
