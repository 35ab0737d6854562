/* What exploring asks once a floor, of tall grass. (Of long ways: test_auto_move_round.c.) */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/game_struct.h"

static const char meadow[] = "#########\n"
                             "#@...\".!#\n"
                             "#########\n";

/* What a step to x on that floor asks, if the reed lurker has that many pips in the chronicle; and again. */
static void check_asks(int depth, int pips, int x, enum refusal expected)
{
    bool has_noticed[MONSTER_COUNT] = {false};
    struct state *state = game_picture_plain(meadow, 100);
    struct explore_asked asked = {.cover_depth = 0};
    game_picture_sink(state, depth);
    has_noticed[monster_find_glyph('u')] = pips > 0;
    assert_int_equal(explore_question(&asked, state, has_noticed, HANDLE_NONE, point_make(x, 1)),
                     expected);
    explore_question_note(&asked, state, expected);
    assert_int_equal(explore_question(&asked, state, has_noticed, HANDLE_NONE, point_make(x, 1)),
                     REFUSAL_NONE);
    state_destroy(state);
}

static void exploring_asks_once_a_floor_beside_tall_grass_if_a_lurker_was_met(void **unused)
{
    (void)unused;
    check_asks(4, 1, 4, REFUSAL_COVER);
    check_asks(4, 1, 3, REFUSAL_NONE);
}

static void it_asks_nothing_before_a_lurker_was_met_or_where_none_lives(void **unused)
{
    (void)unused;
    check_asks(4, 0, 4, REFUSAL_NONE);
    check_asks(3, 1, 4, REFUSAL_NONE);
}

static void exploring_stops_once_before_the_grass(void **unused)
{
    struct player *player = player_start_seeing_all("#########\n"
                                                    "#@...\".!#\n"
                                                    "#########\n");
    (void)unused;
    game_picture_sink(player->game->state, 4);
    player->game->chronicle.watchers[monster_find_glyph('u')].pips = 1;
    player_press(player, "o");
    assert_int_equal(player_hero(player).x, 3);
    assert_true(
        player_was_told(player, "Something may lie in wait in this tall grass: go on anyway?"));
    player_press(player, "oo");
    assert_int_equal(player_hero(player).x, 3);
    player_press(player, "<Enter>");
    assert_in_range(player_hero(player).x, 5, 7);
    player_end(player);
}

/* The step after one that the player insisted on ends in silence. */
static void a_question_that_was_not_asked_is_asked_later(void **unused)
{
    struct player *player = player_start_seeing_all(meadow);
    struct state *state = player->game->state;
    bool has_noticed[MONSTER_COUNT] = {[MONSTER_REED_LURKER] = true};
    struct auto_move auto_move = auto_move_begin(
        state, &player->game->auto_move, (struct command){.kind = COMMAND_EXPLORE}, REFUSAL_NONE);
    struct auto_move_context context = {.state = state,
                                        .visited = game_visited(player->game),
                                        .has_noticed = has_noticed,
                                        .scratch = &state->ai_memory.distances};
    (void)unused;
    game_picture_sink(state, 4);
    level_move_actor(state_level(state), state->hero, point_make(3, 1));
    auto_move.consent.to = REFUSAL_STIRS;
    auto_move.steps_taken = 1;
    assert_int_equal(auto_move_next(&auto_move, &context).refusal, REFUSAL_NONE);
    auto_move.consent.to = REFUSAL_NONE;
    assert_int_equal(auto_move_next(&auto_move, &context).refusal, REFUSAL_COVER);
    auto_move = auto_move_begin(state, &auto_move, auto_move.command, REFUSAL_COVER);
    assert_int_equal(auto_move_next(&auto_move, &context).answer, AUTO_MOVE_ACT);
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_asks_once_a_floor_beside_tall_grass_if_a_lurker_was_met),
        cmocka_unit_test(it_asks_nothing_before_a_lurker_was_met_or_where_none_lives),
        cmocka_unit_test(exploring_stops_once_before_the_grass),
        cmocka_unit_test(a_question_that_was_not_asked_is_asked_later),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
