/* `>` and `<` to stairs that have been seen, but to which no way is known. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

static const struct command down = {.kind = COMMAND_STAIRS, .leads = 1};
static const char looks_for_one[] =
    "You haven't found a way to those stairs yet: you look for one.";

/* Presses it as often as it takes turns, until he has gone down. */
static void go_down(struct player *player)
{
    for (int turn = -1; player_state(player)->depth == 1 && player_state(player)->turn > turn;) {
        turn = player_state(player)->turn;
        player_play(player, down);
    }
}

static void a_way_is_looked_for_to_stairs_behind_a_grate(void **unused)
{
    struct player *player = player_start_nearsighted("##############\n"
                                                     "#@..=>.......#\n"
                                                     "#.##########.#\n"
                                                     "#............#\n"
                                                     "##############\n");
    player_play(player, down);
    assert_true(player_was_told(player, looks_for_one));
    assert_true(player_state(player)->turn > 0);
    go_down(player);
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

static void so_it_is_over_water(void **unused)
{
    struct player *player = player_start_nearsighted("##############\n"
                                                     "#@.~~>.......#\n"
                                                     "#.##########.#\n"
                                                     "#............#\n"
                                                     "##############\n");
    go_down(player);
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

/* Nearer to him, behind the door, there is more that is unseen. */
static void it_is_looked_for_towards_the_stairs(void **unused)
{
    struct player *player = player_start_nearsighted("####################\n"
                                                     "#......+@..=>......#\n"
                                                     "##########.#######.#\n"
                                                     "##########.........#\n"
                                                     "####################\n");
    go_down(player);
    assert_int_equal(player_state(player)->depth, 2);
    assert_int_equal(player_state(player)->turn, 21); /* the shortest way */
    player_end(player);
    (void)unused;
}

static void where_there_is_none_it_is_said_and_no_turn_passes(void **unused)
{
    struct player *player = player_start_nearsighted("########\n"
                                                     "#@.=.>.#\n"
                                                     "########\n");
    player_play(player, down);
    player->told[0] = '\0';
    int turn = player_state(player)->turn;
    player_play(player, down);
    assert_string_equal(player->told, "|You know no way to those stairs, and there is nothing "
                                      "left to explore.");
    assert_int_equal(player_state(player)->turn, turn);
    player_end(player);
    (void)unused;
}

static void nor_is_there_one_where_all_has_been_seen(void **unused)
{
    struct player *player = player_start_seeing_all("#########\n"
                                                    "#@..=..>#\n"
                                                    "#########\n");
    player_press(player, ">");
    assert_true(player_was_told(
        player, "You know no way to those stairs, and there is nothing left to explore."));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
    (void)unused;
}

static void a_known_way_is_gone_without_a_word(void **unused)
{
    struct player *player = player_start_nearsighted("#########\n"
                                                     "#@...>..#\n"
                                                     "#########\n");
    player_play(player, down);
    assert_false(player_was_told(player, looks_for_one));
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

static void a_hunter_in_view_stops_it_before_a_word(void **unused)
{
    struct player *player = player_start("##############\n"
                                         "#@.r=>.......#\n"
                                         "#.##########.#\n"
                                         "#............#\n"
                                         "##############\n");
    game_picture_who((struct state *)(uintptr_t)player_state(player), 'r')->suspicion =
        SUSPICION_MAX;
    player_play(player, down);
    assert_false(player_was_told(player, looks_for_one));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_way_is_looked_for_to_stairs_behind_a_grate),
        cmocka_unit_test(so_it_is_over_water),
        cmocka_unit_test(it_is_looked_for_towards_the_stairs),
        cmocka_unit_test(where_there_is_none_it_is_said_and_no_turn_passes),
        cmocka_unit_test(nor_is_there_one_where_all_has_been_seen),
        cmocka_unit_test(a_known_way_is_gone_without_a_word),
        cmocka_unit_test(a_hunter_in_view_stops_it_before_a_word),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
