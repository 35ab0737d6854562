/* The end of the run: what comes when the lamp is lit, which turns count, and when it is won. */
#include "base/array.h"
#include "rules/finale.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"

static const char empty[] = "##########################\n"
                            "#.@9.....................#\n"
                            "#........................#\n"
                            "##########.###############\n"
                            "#........................#\n"
                            "##########################\n";

static struct state *lit(const char *picture)
{
    struct state *state = game_picture(picture);
    struct outcome outcome = perform(
        state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(outcome.kind, OUTCOME_DONE);
    return state;
}

static void stand(struct state *state, int x, int y)
{
    level_move_actor(state_level(state), state->hero, point_make(x, y));
    visibility_note_all(state);
    visibility_refresh(state);
}

static int called(const struct state *state)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        count += actor_is_summoned(&level->actors[i]);
    return count;
}

static void lighting_the_lamp_does_not_win_yet(void **unused)
{
    struct state *state = lit(empty);
    assert_int_equal(state->result, RESULT_NONE);
    assert_int_equal(game_picture_count(state, EVENT_WON), 0);
    assert_int_equal(game_picture_last(state, EVENT_HOLD).hold, HOLD_BEGINS);
    assert_int_equal(game_picture_last(state, EVENT_HOLD).turns, FINALE_TURNS);
    state_destroy(state);
    (void)unused;
}

static void holding_it_for_all_its_turns_wins(void **unused)
{
    struct state *state = lit(empty);
    game_picture_pass(state, FINALE_TURNS); /* the first is the turn of lighting it */
    assert_int_equal(state->result, RESULT_NONE);
    game_picture_pass(state, 1);
    assert_int_equal(state->result, RESULT_WON);
    assert_int_equal(game_picture_count(state, EVENT_WON), 1);
    state_destroy(state);
    (void)unused;
}

static void turns_count_only_near_the_lamp_and_in_its_sight(void **unused)
{
    struct state *state = lit(empty);
    game_picture_pass(state, 1);
    stand(state, 3 + FINALE_RADIUS, 1);
    assert_true(finale_is_held(state));
    game_picture_pass(state, 4);
    assert_int_equal(state->finale.turns_left, FINALE_TURNS - 4);
    state->events.count = 0;
    stand(state, 3 + FINALE_RADIUS + 1, 1);
    game_picture_pass(state, 50);
    assert_int_equal(state->finale.turns_left, FINALE_TURNS - 4);
    assert_int_equal(game_picture_count(state, EVENT_HOLD), 1);
    assert_int_equal(game_picture_last(state, EVENT_HOLD).hold, HOLD_PAUSES);
    stand(state, 3, 4); /* near, behind a wall */
    game_picture_pass(state, 5);
    assert_int_equal(state->finale.turns_left, FINALE_TURNS - 4);
    stand(state, 4, 1);
    game_picture_pass(state, 1);
    assert_int_equal(state->finale.turns_left, FINALE_TURNS - 5);
    assert_int_equal(game_picture_last(state, EVENT_HOLD).hold, HOLD_GOES_ON);
    state_destroy(state);
    (void)unused;
}

static void no_turn_counts_on_another_floor(void **unused)
{
    struct state *state = lit(empty);
    game_picture_pass(state, 1);
    state->finale.depth = 5;
    assert_false(finale_is_held(state));
    game_picture_pass(state, 3);
    assert_int_equal(state->finale.turns_left, FINALE_TURNS);
    state_destroy(state);
    (void)unused;
}

static void dying_in_the_last_turn_is_a_loss(void **unused)
{
    struct state *state = lit(empty);
    state->result = RESULT_DIED;
    state->finale.turns_left = 1;
    finale_turn(state);
    assert_int_equal(state->result, RESULT_DIED);
    state_destroy(state);
    (void)unused;
}

static void the_four_nearest_come_even_from_sleep(void **unused)
{
    struct state *state = lit("##########################\n"
                              "#.@9.#R.c.r.d.r.g.r......#\n"
                              "#.........e..b...........#\n"
                              "##########################\n");
    assert_int_equal(called(state), FINALE_NEAREST);
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_near =
            actor->position.x <= 12 && actor->position.y == 1 && actor->kind != monster_hero();
        if (actor_is_summoned(actor)) {
            assert_true(is_near);
            assert_true(actor_is_hunting(actor) && !actor->is_asleep);
        }
    }
    assert_false(actor_is_summoned(game_picture_who(state, 'e'))); /* never moves */
    assert_false(actor_is_summoned(game_picture_who(state, 'b'))); /* never attacks */
    state_destroy(state);
    (void)unused;
}

static void one_hunter_of_each_kind_comes_as_well(void **unused)
{
    struct state *state = game_picture("##########################\n"
                                       "#.@9.#r.r.r.r.d.d.g......#\n"
                                       "#........................#\n"
                                       "##########################\n");
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        level->actors[i].has_hunted = level->actors[i].kind == MONSTER_DOORWARD;
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    int wards = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        wards += actor_is_summoned(&level->actors[i]) && level->actors[i].kind == MONSTER_DOORWARD;
    assert_int_equal(called(state), FINALE_NEAREST + 1);
    assert_int_equal(wards, 1);
    assert_false(actor_is_summoned(game_picture_who(state, 'g'))); /* farther, and never hunted */
    state_destroy(state);
    (void)unused;
}

/* Leaves an actor that has hunted on another floor. */
static void leave_behind(struct state *state, int depth, enum monster kind, int x)
{
    struct level *level = &state->levels[depth - 1];
    level_set_terrain(level, point_make(x, 1), TERRAIN_FLOOR);
    level->is_built = true;
    level_add_actor(level, (struct actor){.kind = kind,
                                          .position = {x, 1},
                                          .has_hunted = true,
                                          .suspicion = SUSPICION_WARY});
}

static void hunters_from_other_floors_come_weakest_first(void **unused)
{
    struct state *state = game_picture(empty);
    leave_behind(state, 2, MONSTER_DOORWARD, 5);
    leave_behind(state, 3, MONSTER_GUTTER_RAT, 5);
    leave_behind(state, 3, MONSTER_GUTTER_RAT, 7);
    leave_behind(state, 3, MONSTER_SENTRY_EYE, 9); /* never moves */
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(state->follower_count, 2);
    assert_int_equal(state->followers[0].actor.kind, MONSTER_GUTTER_RAT);
    assert_int_equal(state->followers[1].actor.kind, MONSTER_DOORWARD);
    assert_true(state->followers[0].turns < state->followers[1].turns);
    assert_int_equal(state->levels[1].actor_pool.count, 0);
    assert_int_equal(state->levels[2].actor_pool.count, 2); /* one rat and the eye */
    state_destroy(state);
    (void)unused;
}

static void kinds_that_never_hunted_do_not_come(void **unused)
{
    struct state *state = game_picture(empty);
    leave_behind(state, 2, MONSTER_DOORWARD, 5);
    state->levels[1].actors[0].has_hunted = false;
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(state->follower_count, 0);
    assert_int_equal(called(state), 0);
    state_destroy(state);
    (void)unused;
}

static void up_to_eight_kinds_come_from_other_floors(void **unused)
{
    static const enum monster kinds[] = {
        MONSTER_GUTTER_RAT,   MONSTER_DOORWARD,     MONSTER_LAMPLIGHTER,
        MONSTER_SNUFFER,      MONSTER_BLIND_DIGGER, MONSTER_STALKER_CUB,
        MONSTER_NIGHT_HUNTER, MONSTER_TWIN_HOUND,   MONSTER_REED_LURKER};
    struct state *state = game_picture(empty);
    for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++)
        leave_behind(state, 2, kinds[i], 2 * (int)i + 1);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(state->follower_count, FINALE_HUNTERS_MAX);
    for (int i = 0; i < state->follower_count; i++)
        assert_true(state->followers[i].actor.kind != MONSTER_NIGHT_HUNTER); /* the strongest */
    state_destroy(state);
    (void)unused;
}

static void hunters_arrive_out_of_sight(void **unused)
{
    struct state *state = game_picture(empty);
    leave_behind(state, 2, MONSTER_DOORWARD, 5);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    for (int turns = 0; turns < 10 && !game_picture_has(state, 'd'); turns++)
        game_picture_pass(state, 1);
    const struct actor *ward = game_picture_who(state, 'd');
    assert_true(actor_is_summoned(ward) && actor_is_hunting(ward));
    assert_int_equal(ward->position.y, 4);
    assert_false(bit_grid_has(&state_level(state)->visible, ward->position));
    assert_int_equal(game_picture_count(state, EVENT_CAME), 0);
    state_destroy(state);
    (void)unused;
}

static void hunters_wait_if_everything_is_in_sight(void **unused)
{
    struct state *state = game_picture("##########################\n"
                                       "#.@9.....................#\n"
                                       "##########################\n");
    leave_behind(state, 2, MONSTER_DOORWARD, 5);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    game_picture_pass(state, 20);
    assert_int_equal(state->follower_count, 1);
    assert_false(game_picture_has(state, 'd'));
    state_destroy(state);
    (void)unused;
}

static void the_keeper_always_comes(void **unused)
{
    struct state *state = lit("##########################\n"
                              "#.@9.#r.r.r.r.r.r........#\n"
                              "#.......................2#\n"
                              "##########################\n");
    assert_true(actor_is_summoned(game_picture_who(state, '2')));
    assert_int_equal(called(state), FINALE_NEAREST + 1);
    state_destroy(state);
    (void)unused;
}

static void the_turn_count_is_part_of_the_hash(void **unused)
{
    struct state *state = lit(empty);
    uint64_t before = state_hash(state);
    state->finale.turns_left--;
    assert_true(state_hash(state) != before);
    state_destroy(state);
    (void)unused;
}

static void another_of_the_kind_comes_if_one_can_not(void **unused)
{
    struct state *state = game_picture("##########################\n"
                                       "#.@9.....................#\n"
                                       "##########################\n"
                                       "#....r...................#\n"
                                       "##########################\n");
    game_picture_who(state, 'r')->has_hunted = true;
    leave_behind(state, 3, MONSTER_GUTTER_RAT, 5);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(called(state), 0);
    assert_int_equal(state->follower_count, 1);
    assert_int_equal(state->levels[2].actor_pool.count, 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lighting_the_lamp_does_not_win_yet),
        cmocka_unit_test(holding_it_for_all_its_turns_wins),
        cmocka_unit_test(turns_count_only_near_the_lamp_and_in_its_sight),
        cmocka_unit_test(no_turn_counts_on_another_floor),
        cmocka_unit_test(dying_in_the_last_turn_is_a_loss),
        cmocka_unit_test(the_four_nearest_come_even_from_sleep),
        cmocka_unit_test(one_hunter_of_each_kind_comes_as_well),
        cmocka_unit_test(hunters_from_other_floors_come_weakest_first),
        cmocka_unit_test(kinds_that_never_hunted_do_not_come),
        cmocka_unit_test(up_to_eight_kinds_come_from_other_floors),
        cmocka_unit_test(hunters_arrive_out_of_sight),
        cmocka_unit_test(hunters_wait_if_everything_is_in_sight),
        cmocka_unit_test(the_keeper_always_comes),
        cmocka_unit_test(the_turn_count_is_part_of_the_hash),
        cmocka_unit_test(another_of_the_kind_comes_if_one_can_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
