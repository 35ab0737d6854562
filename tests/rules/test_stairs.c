#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stairs_down_are_left_by),
        cmocka_unit_test(stairs_up_are_left_by),
        cmocka_unit_test(there_is_no_way_up_by_stairs_down),
        cmocka_unit_test(there_are_no_stairs_on_the_bare_floor),
        cmocka_unit_test(no_stairs_lead_beyond_the_floors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
