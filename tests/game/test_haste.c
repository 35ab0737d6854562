/* Haste halves the time of every action. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/turn.h"

static void wait_turns(struct state *state, int turns)
{
    for (; turns > 0; turns--)
        turn_play(state, (struct action){.kind = ACTION_WAIT});
}

static void a_hasty_hero_acts_twice_a_turn(void **unused)
{
    struct state *state = game_picture("######\n#@...#\n######\n");
    wait_turns(state, 4);
    assert_int_equal(state->night, 4);
    game_picture_give(state, ITEM_HASTE, 1);
    turn_play(state, (struct action){.kind = ACTION_USE, .item = ITEM_HASTE});
    int after_drinking = state->night * TURN_TIME + state->clock;
    wait_turns(state, 10);
    assert_int_equal(state->night * TURN_TIME + state->clock, after_drinking + 500);
    state_destroy(state);
    (void)unused;
}

static void others_get_half_as_many_actions(void **unused)
{
    struct state *state = game_picture("##############\n#@+n.........#\n##############\n");
    struct actor *hunter = game_picture_who(state, 'n');
    game_picture_set_lantern(state, LANTERN_DARK); /* there is no trail to the door */
    state_hero(state)->statuses[STATUS_HASTE] = 12;
    hunter->statuses[STATUS_HELD] = 8;
    hunter->suspicion = SUSPICION_MAX;
    hunter->pursuit = PURSUIT_FOLLOWING;
    hunter->clue = point_make(10, 1);
    wait_turns(state, 8);
    assert_int_equal(hunter->statuses[STATUS_HELD], 4);
    state_destroy(state);
    (void)unused;
}

static void a_hasty_monster_acts_twice_a_turn(void **unused)
{
    struct state *state = game_picture("##############\n#@+n.........#\n##############\n");
    struct actor *hunter = game_picture_who(state, 'n');
    game_picture_set_lantern(state, LANTERN_DARK); /* there is no trail to the door */
    hunter->statuses[STATUS_HASTE] = 12;
    hunter->statuses[STATUS_HELD] = 8;
    hunter->suspicion = SUSPICION_MAX;
    hunter->pursuit = PURSUIT_FOLLOWING;
    hunter->clue = point_make(10, 1);
    wait_turns(state, 3);
    assert_in_range(hunter->statuses[STATUS_HELD], 2, 3);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hasty_hero_acts_twice_a_turn),
        cmocka_unit_test(others_get_half_as_many_actions),
        cmocka_unit_test(a_hasty_monster_acts_twice_a_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
