/* What a run is worth: points, conducts, the stance of each floor, and the line to share. */
#include "support/check.h"

#include "game/save/snapshot.h"
#include "game/text/chronicle.h"
#include "game/text/score.h"
#include "support/game_picture.h"
#include "support/player.h"

#include <stdint.h>

#define YELLOW "\xF0\x9F\x9F\xA8"
#define ORANGE "\xF0\x9F\x9F\xA7"
#define BLACK "\xE2\xAC\x9B"

static const char room[] = "##########\n"
                           "#@.......#\n"
                           "##########\n";

/* The tests set the state of a run directly. */
static struct state *state_of(struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static void check_line(const struct player *player, const char *expected)
{
    char chars[200];
    struct text text = text_init(chars, sizeof chars);
    score_write_line(player->game, &text);
    assert_string_equal(chars, expected);
}

static void a_floor_is_worth_a_hundred_and_a_quarter_more_if_nothing_hunted(void **unused)
{
    struct state *state = game_picture(room);
    assert_int_equal(score_points(state), 125);
    state->levels[1].is_built = state->levels[2].is_built = true;
    assert_int_equal(score_points(state), 375);
    state->levels[1].was_hunted = true;
    assert_int_equal(score_points(state), 350);
    state_destroy(state);
    (void)unused;
}

static void an_end_is_worth_five_hundred_and_death_nothing(void **unused)
{
    struct state *state = game_picture(room);
    state->result = RESULT_DIED;
    assert_int_equal(score_points(state), 125);
    state->result = RESULT_WON;
    assert_int_equal(score_points(state), 625);
    state_destroy(state);
    (void)unused;
}

static void twenty_turns_cost_a_point_but_never_more_than_there_are(void **unused)
{
    struct state *state = game_picture(room);
    state->turn = 19;
    assert_int_equal(score_points(state), 125);
    state->turn = 20;
    assert_int_equal(score_points(state), 124);
    state->turn = 100000;
    assert_int_equal(score_points(state), 0);
    state_destroy(state);
    (void)unused;
}

static void a_run_that_has_done_nothing_keeps_every_conduct(void **unused)
{
    struct player *player = player_start(room);
    for (int c = 0; c < CONDUCT_COUNT; c++)
        assert_true(score_has_kept(player->game, (enum conduct)c));
    player_end(player);
    (void)unused;
}

/* Plays the keys and checks whether the run still keeps the conduct. */
static void check_kept(const char *picture, const char *keys, enum conduct conduct, bool is_kept)
{
    struct player *player = player_start(picture);
    player_press(player, keys);
    if (score_has_kept(player->game, conduct) != is_kept)
        fail_msg("%s after '%s': not %d", conduct_get(conduct)->name, keys, is_kept);
    player_end(player);
}

static void a_hunt_on_any_floor_ends_unseen(void **unused)
{
    struct player *player = player_start(room);
    player_press(player, "..");
    assert_true(score_has_kept(player->game, CONDUCT_UNSEEN));
    state_of(player)->levels[0].was_hunted = true;
    assert_false(score_has_kept(player->game, CONDUCT_UNSEEN));
    player_end(player);
    check_kept("#####\n#@r.#\n#####\n", "......", CONDUCT_UNSEEN, false);
    (void)unused;
}

static void a_turn_with_the_lantern_hooded_or_open_ends_lightless(void **unused)
{
    check_kept(room, ".", CONDUCT_LIGHTLESS, false);
    check_kept(room, "v", CONDUCT_LIGHTLESS, false);
    check_kept(room, "V...", CONDUCT_LIGHTLESS, true);
    check_kept(room, "V...V", CONDUCT_LIGHTLESS, false);
    (void)unused;
}

static void a_soft_step_ends_silent_and_a_faint_one_does_not(void **unused)
{
    check_kept(room, "l", CONDUCT_SILENT, false);
    check_kept(room, "vl", CONDUCT_SILENT, true);
    check_kept(room, "vlvvl", CONDUCT_SILENT, false);
    check_kept(room, "vvvl.", CONDUCT_SILENT, false); /* not only the last turn counts */
    (void)unused;
}

static void a_kill_ends_bloodless(void **unused)
{
    static const char cell[] = "####\n"
                               "#@r#\n"
                               "####\n";
    check_kept(cell, ".", CONDUCT_BLOODLESS, true);
    check_kept(cell, "llllll", CONDUCT_BLOODLESS, false);
    (void)unused;
}

static void a_freed_captive_ends_alone(void **unused)
{
    static const char cell[] = "#####\n"
                               "#@8.#\n"
                               "#####\n";
    check_kept(cell, ".", CONDUCT_ALONE, true);
    check_kept(cell, "l", CONDUCT_ALONE, false);
    (void)unused;
}

static void the_stance_of_a_floor_is_that_of_most_turns(void **unused)
{
    struct player *player = player_start(room);
    assert_int_equal(score_stance(player->game, 1), -1);
    player_press(player, "..");
    assert_int_equal(score_stance(player->game, 1), LANTERN_OPEN);
    player_press(player, "v.");
    assert_int_equal(score_stance(player->game, 1), LANTERN_OPEN);
    player_press(player, ".");
    assert_int_equal(score_stance(player->game, 1), LANTERN_HOODED);
    assert_int_equal(score_stance(player->game, 2), -1);
    player_end(player);
    (void)unused;
}

static void turns_are_counted_on_the_floor_where_they_end(void **unused)
{
    struct player *player = player_start("####\n#@>#\n####\n");
    player_press(player, "v,,l>");
    const struct chronicle *chronicle = game_chronicle(player->game);
    int below = 0;
    int above = 0;
    for (int l = 0; l < LANTERN_COUNT; l++) {
        above += chronicle->turns[0][l];
        below += chronicle->turns[1][l];
    }
    assert_int_equal(player_state(player)->depth, 2);
    assert_int_equal(below, 1);
    assert_int_equal(above + below, player_state(player)->turn);
    player_end(player);
    (void)unused;
}

static void the_line_has_a_square_for_each_floor_the_end_and_the_score(void **unused)
{
    struct player *player = player_start(room);
    struct state *state = state_of(player);
    player_press(player, "..");
    check_line(player, "Eyeshine picture " YELLOW " on floor 1, 125");
    struct chronicle *chronicle = (struct chronicle *)(uintptr_t)game_chronicle(player->game);
    chronicle->turns[1][LANTERN_HOODED] = 3;
    chronicle->turns[2][LANTERN_DARK] = 3;
    state->result = RESULT_DIED;
    state->turn = 45;
    check_line(player, "Eyeshine picture " YELLOW ORANGE BLACK " died on floor 1, 123");
    state->result = RESULT_WON;
    check_line(player, "Eyeshine picture " YELLOW ORANGE BLACK " left the lamp dark, 623");
    state->finale.is_on = true;
    check_line(player, "Eyeshine picture " YELLOW ORANGE BLACK " lit the lamp, 623");
    state->finale.is_on = false;
    player_end(player);
    (void)unused;
}

static void a_loaded_run_has_the_same_conducts_and_stances(void **unused)
{
    struct player *player = player_start("#####\n"
                                         "#@8.#\n"
                                         "#...#\n"
                                         "#####\n");
    player_press(player, "jlvvl.");
    struct chronicle *before = (struct chronicle *)(uintptr_t)game_chronicle(player->game);
    before->turns[11][LANTERN_HOODED] = 1;
    before->freed = 2;
    struct bytes bytes = {0};
    struct error error = {""};
    uint64_t position;
    snapshot_put(player->game, 0, &bytes);
    struct game *game = snapshot_read(bytes.data, bytes.length, &position, &error);
    assert_string_equal(error.message, "");
    const struct chronicle *after = game_chronicle(game);
    assert_int_equal(after->loudest, LOUDNESS_SOFT);
    assert_int_equal(after->freed, 2);
    assert_true(after->turns[0][LANTERN_DARK] > 0);
    assert_memory_equal(after->turns, before->turns, sizeof before->turns);
    game_destroy(game);
    bytes_clear(&bytes);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test(name)
        TEST(a_floor_is_worth_a_hundred_and_a_quarter_more_if_nothing_hunted),
        TEST(an_end_is_worth_five_hundred_and_death_nothing),
        TEST(twenty_turns_cost_a_point_but_never_more_than_there_are),
        TEST(a_run_that_has_done_nothing_keeps_every_conduct),
        TEST(a_hunt_on_any_floor_ends_unseen),
        TEST(a_turn_with_the_lantern_hooded_or_open_ends_lightless),
        TEST(a_soft_step_ends_silent_and_a_faint_one_does_not),
        TEST(a_kill_ends_bloodless),
        TEST(a_freed_captive_ends_alone),
        TEST(the_stance_of_a_floor_is_that_of_most_turns),
        TEST(turns_are_counted_on_the_floor_where_they_end),
        TEST(the_line_has_a_square_for_each_floor_the_end_and_the_score),
        TEST(a_loaded_run_has_the_same_conducts_and_stances),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
