/* What exploring asks once a floor, of tall grass. (Of long ways: test_auto_move_round.c.) */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/game_struct.h"

static const char meadow[] = "#########\n"
                             "#@...\"..#\n"
                             "#########\n";

/* What a step to x on that floor asks, if the reed lurker has that many pips in the chronicle; and again. */
static void check_asks(int depth, int pips, int x, enum refusal expected)
{
    static struct chronicle chronicle;
    struct state *state = game_picture_plain(meadow, 100);
    struct explore_asked asked = {.cover_depth = 0};
    game_picture_sink(state, depth);
    chronicle.watchers[monster_find_glyph('u')].pips = pips;
    assert_int_equal(explore_question(&asked, state, &chronicle, HANDLE_NONE, point_make(x, 1)),
                     expected);
    assert_int_equal(explore_question(&asked, state, &chronicle, HANDLE_NONE, point_make(x, 1)),
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
    player_press(player, "o");
    assert_in_range(player_hero(player).x, 5, 7);
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_asks_once_a_floor_beside_tall_grass_if_a_lurker_was_met),
        cmocka_unit_test(it_asks_nothing_before_a_lurker_was_met_or_where_none_lives),
        cmocka_unit_test(exploring_stops_once_before_the_grass),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
