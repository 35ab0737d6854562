/* The end of the run: the lamp is lit, who comes, which turns count, and when it is won. */
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

static void lighting_the_lamp_wins_nothing_yet(void **unused)
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
    game_picture_pass(state, FINALE_TURNS); /* the first is that of the lighting */
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

static void on_another_floor_no_turn_counts(void **unused)
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

static void who_dies_in_the_last_turn_has_not_won(void **unused)
{
    struct state *state = lit(empty);
    state->result = RESULT_DIED;
    state->finale.turns_left = 1;
    finale_turn(state);
    assert_int_equal(state->result, RESULT_DIED);
    state_destroy(state);
    (void)unused;
}

static void the_four_nearest_come_asleep_or_not(void **unused)
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
    assert_false(actor_is_summoned(game_picture_who(state, 'b'))); /* harms nobody */
    state_destroy(state);
    (void)unused;
}

static void one_of_each_kind_that_has_hunted_comes_besides(void **unused)
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

/* Leaves an actor who has hunted on another floor. */
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

static void those_left_behind_come_the_weakest_first_and_are_gone_there(void **unused)
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

static void who_was_hunting_or_is_dead_does_not_come(void **unused)
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

static void no_more_than_eight_kinds_come_from_afar(void **unused)
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

static void they_come_out_of_the_dark_and_never_in_sight(void **unused)
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

static void where_all_is_in_sight_they_wait(void **unused)
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

static void the_count_is_part_of_what_is_hashed(void **unused)
{
    struct state *state = lit(empty);
    uint64_t before = state_hash(state);
    state->finale.turns_left--;
    assert_true(state_hash(state) != before);
    state_destroy(state);
    (void)unused;
}

static void where_one_can_not_come_another_of_its_kind_does(void **unused)
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
        cmocka_unit_test(lighting_the_lamp_wins_nothing_yet),
        cmocka_unit_test(holding_it_for_all_its_turns_wins),
        cmocka_unit_test(turns_count_only_near_the_lamp_and_in_its_sight),
        cmocka_unit_test(on_another_floor_no_turn_counts),
        cmocka_unit_test(who_dies_in_the_last_turn_has_not_won),
        cmocka_unit_test(the_four_nearest_come_asleep_or_not),
        cmocka_unit_test(one_of_each_kind_that_has_hunted_comes_besides),
        cmocka_unit_test(those_left_behind_come_the_weakest_first_and_are_gone_there),
        cmocka_unit_test(who_was_hunting_or_is_dead_does_not_come),
        cmocka_unit_test(no_more_than_eight_kinds_come_from_afar),
        cmocka_unit_test(they_come_out_of_the_dark_and_never_in_sight),
        cmocka_unit_test(where_all_is_in_sight_they_wait),
        cmocka_unit_test(the_keeper_always_comes),
        cmocka_unit_test(the_count_is_part_of_what_is_hashed),
        cmocka_unit_test(where_one_can_not_come_another_of_its_kind_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
