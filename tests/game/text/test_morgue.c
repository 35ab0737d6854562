/* The record of a finished run. */
#include "support/check.h"

#include "game/text/morgue.h"
#include "support/player.h"

#include <string.h>

static char record[MORGUE_SIZE];

static void write_record(const struct player *player)
{
    struct text text = text_init(record, sizeof record);
    morgue_write(player->game, &text);
}

static void check_holds(const char *piece)
{
    if (!strstr(record, piece))
        fail_msg("'%s' is not in\n%s", piece, record);
}

static void test_a_won_run_is_recorded_whole(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("########\n"
                                         "#..@9..#\n"
                                         "########\n");
    player_press(player, ".l........................................");
    assert_int_equal(player_state(player)->result, RESULT_WON);
    write_record(player);
    check_holds("Eyeshine, seed picture\n");
    check_holds("You won on turn 42: the great lamp burns again.\n");
    check_holds("\nLast turns\n  39: Hold the great lamp: 3 turns left.\n");
    check_holds("  42: The great lamp burns on: you have won!\n");
    check_holds("\nCreatures that noticed you\n  none\n");
    check_holds("  Health: 30 of 30\n");
    check_holds("  Equipment: a knife, rags, a lantern (open)\n");
    check_holds("  Pack: a healing potion, 3 pebbles, 2 flares\n");
    check_holds("  Boons: none\n");
    check_holds("  Night: ");
    check_holds("  Score: 623\n");
    check_holds("  Lantern by floor: open 1\n");
    check_holds("  Conducts kept: Unseen, ");
    check_holds("\nTo share\n  Eyeshine picture \xF0\x9F\x9F\xA8 lit the lamp, 623\n");
    check_holds("\nWhat you last saw\n  ########\n  #..@7..#\n  ########\n");
    check_holds(
        "\nFor replays and reports:\nseed=picture bot=none result=won depth=1 turns=42 cause=none hash=");
    player_end(player);
}

/* Rats in the dark that bite until the game is over. */
static const char pit[] = "#######\n"
                          "#.r.r.#\n"
                          "#.r@r.#\n"
                          "#.r.r.#\n"
                          "#######\n";

static void test_a_death_is_recorded_with_its_cause_and_watchers(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(pit);
    player_press(player, "vv");
    for (int i = 0; i < 400 && !state_is_over(player_state(player)); i++)
        player_press(player, ".");
    assert_int_equal(player_state(player)->result, RESULT_DIED);
    write_record(player);
    check_holds("a gutter rat killed you.\n");
    check_holds(": The gutter rat kills you.\n");
    check_holds("\nCreatures that noticed you\n  gutter rat: hunted you (turn");
    check_holds("  Health: 0 of 30\n");
    check_holds(" result=died depth=1 ");
    check_holds(" cause=gutter_rat ");
    player_end(player);
}

static void test_the_picture_shows_the_area_around_the_hero(void **fixture)
{
    (void)fixture;
    struct game_setup setup = game_setup_default();
    setup.seed = "wide";
    setup.plain_radius = FOV_RADIUS_MAX;
    setup.fov = fov_find("disc");
    struct player *player = player_start_with(&setup);
    write_record(player);
    const char *row = strstr(record, "What you last saw\n");
    assert_non_null(row);
    int rows = 0;
    for (row = strchr(row, '\n') + 1; *row == ' '; row = strchr(row, '\n') + 1, rows++)
        assert_in_range(strcspn(row, "\n"), 2, 2 + 61);
    assert_in_range(rows, 10, 19);
    player_end(player);
}

static void test_a_record_without_room_is_cut_off(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(pit);
    char chars[40];
    struct text text = text_init(chars, sizeof chars);
    morgue_write(player->game, &text);
    assert_int_equal(text.length, sizeof chars - 1);
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_won_run_is_recorded_whole),
        cmocka_unit_test(test_a_death_is_recorded_with_its_cause_and_watchers),
        cmocka_unit_test(test_the_picture_shows_the_area_around_the_hero),
        cmocka_unit_test(test_a_record_without_room_is_cut_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
