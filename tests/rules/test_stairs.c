#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/statuses.h"

static struct outcome take(struct state *state, int leads)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_STAIRS, .leads = leads});
}

/* A hero who stands on the stairs of the picture. */
static struct state *on_stairs(const char *picture, int depth)
{
    struct state *state = game_picture(picture);
    state->levels[depth - 1] = *state_level(state);
    state->depth = depth;
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    state->events.count = 0;
    return state;
}

static void stairs_down_are_left_by(void **unused)
{
    struct state *state = on_stairs("@>\n", 1);
    struct outcome outcome = take(state, 1);
    assert_int_equal(outcome.kind, OUTCOME_LEFT);
    assert_int_equal(outcome.leads, 1);
    assert_int_equal(outcome.time, 100);
    state_destroy(state);
    (void)unused;
}

static void stairs_up_are_left_by(void **unused)
{
    struct state *state = on_stairs("@<\n", 2);
    struct outcome outcome = take(state, -1);
    assert_int_equal(outcome.kind, OUTCOME_LEFT);
    assert_int_equal(outcome.leads, -1);
    state_destroy(state);
    (void)unused;
}

static void there_is_no_way_up_by_stairs_down(void **unused)
{
    struct state *state = on_stairs("@>\n", 2);
    assert_int_equal(take(state, -1).refusal, REFUSAL_NO_STAIRS);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).terrain, TERRAIN_STAIRS_DOWN);
    state_destroy(state);
    (void)unused;
}

static void there_are_no_stairs_on_the_bare_floor(void **unused)
{
    struct state *state = game_picture("@>\n");
    assert_int_equal(take(state, 1).refusal, REFUSAL_NO_STAIRS);
    state_destroy(state);
    (void)unused;
}

static void no_stairs_lead_beyond_the_floors(void **unused)
{
    struct state *state = on_stairs("@<\n", 1);
    assert_int_equal(take(state, -1).refusal, REFUSAL_NO_FLOOR);
    state_destroy(state);
    state = on_stairs("@>\n", FLOOR_COUNT);
    assert_int_equal(take(state, 1).refusal, REFUSAL_NO_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void who_is_held_pulls_free_before_he_takes_them(void **unused)
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

static void who_is_held_on_stairs_that_lead_nowhere_is_told_so(void **unused)
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
        cmocka_unit_test(stairs_down_are_left_by),
        cmocka_unit_test(stairs_up_are_left_by),
        cmocka_unit_test(there_is_no_way_up_by_stairs_down),
        cmocka_unit_test(there_are_no_stairs_on_the_bare_floor),
        cmocka_unit_test(no_stairs_lead_beyond_the_floors),
        cmocka_unit_test(who_is_held_pulls_free_before_he_takes_them),
        cmocka_unit_test(who_is_held_on_stairs_that_lead_nowhere_is_told_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
