/* Turns: how often each actor acts. */
#include "support/check.h"

#include "game/turn.h"
#include "support/game_picture.h"

static const char room[] = "##############\n"
                           "#@....##....m#\n"
                           "######.##.####\n"
                           "##############\n";

static const struct action wait = {.kind = ACTION_WAIT};

static void test_an_actor_gains_the_time_that_the_hero_took(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    struct handle moth = game_picture_actor(state, 'm');
    state_hero(state)->lantern = LANTERN_HOODED;
    turn_play(state, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(level_actor(state_level(state), moth)->energy, 10);
    turn_play(state, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(level_actor(state_level(state), moth)->energy, 20);
    state_destroy(state);
}

/* Two of its actions take one turn. */
static void test_haste_does_not_change_the_pace_of_the_night(void **fixture)
{
    (void)fixture;
    for (int first = 0; first < 2; first++) {
        struct state *state = game_picture("#####\n#@..#\n#####\n");
        game_picture_set_lantern(state, LANTERN_DARK);
        state->turn = first;
        state_hero(state)->statuses[STATUS_HASTE] = 100;
        for (int i = 0; i < 80; i++)
            turn_play(state, wait);
        assert_int_equal(state->night, 20);
        state_destroy(state);
    }
}

static void test_a_sleeper_gains_nothing(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##############\n"
                                       "#@....##....M#\n"
                                       "##############\n");
    struct handle moth = game_picture_actor(state, 'm');
    turn_play(state, wait);
    assert_int_equal(level_actor(state_level(state), moth)->energy, 0);
    assert_int_equal(level_actor(state_level(state), moth)->position.x, 12);
    state_destroy(state);
}

static void test_no_actor_is_left_with_time_for_another_step(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##############\n"
                                       "#@....r..r..m#\n"
                                       "#....m.......#\n"
                                       "##############\n");
    for (int turn = 0; turn < 50; turn++) {
        turn_play(state, wait);
        struct level *level = state_level(state);
        for (uint16_t i = 0; level_next_actor(level, &i); i++)
            assert_true(level->actors[i].energy < monster_get(level->actors[i].kind)->step_time);
    }
    state_destroy(state);
}

static void test_quick_actors_act_more_often(void **fixture)
{
    (void)fixture;
    /* A moth takes four steps to the light while the hero takes two in the dark. */
    struct state *state = game_picture("####################\n"
                                       "#&........m#@.....##\n"
                                       "####################\n");
    struct handle moth = game_picture_actor(state, 'm');
    state_hero(state)->lantern = LANTERN_DARK;
    for (int turn = 0; turn < 2; turn++)
        turn_play(state, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(level_actor(state_level(state), moth)->position.x, 6);
    state_destroy(state);
}

static void test_the_goal_of_an_actor_is_kept(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("##########\n"
                                       "#@#.r....#\n"
                                       "##########\n");
    struct handle rat = game_picture_actor(state, 'r');
    struct actor *actor = level_actor(state_level(state), rat);
    actor->has_round = true;
    actor->anchors[1] = point_make(8, 1);
    turn_play(state, wait);
    assert_true(actor->has_goal);
    assert_true(point_is_equal(actor->goal, point_make(8, 1)));
    state_destroy(state);
}

static void test_an_action_that_took_time_is_a_turn(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    turn_play(state, wait);
    assert_int_equal(state->turn, 1);
    state_destroy(state);
}

static void test_a_refused_action_is_no_turn(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    struct handle moth = game_picture_actor(state, 'm');
    struct outcome outcome =
        turn_play(state, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_WEST});
    assert_int_equal(outcome.kind, OUTCOME_REFUSED);
    assert_int_equal(state->turn, 0);
    assert_int_equal(level_actor(state_level(state), moth)->energy, 0);
    assert_int_equal(level_actor(state_level(state), moth)->position.x, 12);
    state_destroy(state);
}

static void test_a_free_action_is_no_turn(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(room);
    struct outcome outcome = turn_play(state, (struct action){.kind = ACTION_FOV, .fov = 1});
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    assert_int_equal(state->fov, 1);
    assert_int_equal(state->turn, 0);
    state_destroy(state);
}

static void test_others_do_not_act_while_the_hero_leaves(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#@>...r#\n"
                                       "########\n");
    turn_play(state, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    struct actor before = *level_actor(state_level(state), game_picture_actor(state, 'r'));
    struct outcome outcome = turn_play(state, (struct action){.kind = ACTION_STAIRS, .leads = 1});
    struct actor after = *level_actor(state_level(state), game_picture_actor(state, 'r'));
    assert_int_equal(outcome.kind, OUTCOME_LEFT);
    assert_int_equal(state->turn, 2);
    assert_int_equal(after.energy, before.energy);
    assert_int_equal(after.position.x, before.position.x);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_actor_gains_the_time_that_the_hero_took),
        cmocka_unit_test(test_haste_does_not_change_the_pace_of_the_night),
        cmocka_unit_test(test_a_sleeper_gains_nothing),
        cmocka_unit_test(test_no_actor_is_left_with_time_for_another_step),
        cmocka_unit_test(test_quick_actors_act_more_often),
        cmocka_unit_test(test_the_goal_of_an_actor_is_kept),
        cmocka_unit_test(test_an_action_that_took_time_is_a_turn),
        cmocka_unit_test(test_a_refused_action_is_no_turn),
        cmocka_unit_test(test_a_free_action_is_no_turn),
        cmocka_unit_test(test_others_do_not_act_while_the_hero_leaves),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
