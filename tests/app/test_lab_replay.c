/* `eyeshine-lab play --journal`, `replay` and `save check`: games written down, performed again, and looked over. */
#include "support/check.h"

#include "support/lab.h"
#include "support/recorder.h"
#include "support/run_play.h"
#include "support/scratch_folder.h"

#include "base/file.h"
#include "base/text.h"
#include "test_paths.h"

#include <stdio.h>
#include <string.h>

struct place {
    struct scratch_folder folder;
    char path[SCRATCH_PATH_MAX];
};

static struct place make_place(void)
{
    struct place place = {.folder = scratch_folder_make()};
    scratch_folder_path(&place.folder, "journal", place.path);
    return place;
}

/* A journal in a place of its own; the bytes are cleared. */
static struct place write_journal(struct bytes *bytes)
{
    struct place place = make_place();
    scratch_folder_write(&place.folder, "journal", bytes->data, bytes->length);
    bytes_clear(bytes);
    return place;
}

/* The line of a game without its player. */
static void check_same_game(const char *line, const char *other)
{
    assert_non_null(strstr(line, " result="));
    assert_non_null(strstr(other, " result="));
    assert_string_equal(strstr(line, " result="), strstr(other, " result="));
}

static void
test_the_same_keys_score_the_same_in_a_daily_dungeon_and_a_changed_journal_does_not_verify(
    void **fixture)
{
    (void)fixture;
    struct program_result here;
    struct program_result there;
    struct place places[] = {make_place(), make_place()};
    for (int i = 0; i < 2; i++)
        lab_run(LAB_ARGUMENTS("play", "--daily", "2026-11-25", "--keys", "ooov...ooo>v",
                              "--journal", places[i].path),
                i == 0 ? &here : &there);
    assert_int_equal(here.status, 0);
    assert_string_equal(here.output, there.output);
    assert_non_null(strstr(here.output, "\nEyeshine 2026-11-25 "));
    lab_run(LAB_ARGUMENTS("replay", places[0].path, "--verify"), &here);
    assert_int_equal(here.status, 0);
    struct bytes bytes = {0};
    struct error error;
    assert_true(file_read(places[1].path, 1 << 20, &bytes, &error));
    bytes.data[bytes.length * 3 / 4] ^= 1;
    scratch_folder_write(&places[1].folder, "journal", bytes.data, bytes.length);
    bytes_clear(&bytes);
    lab_run(LAB_ARGUMENTS("replay", places[1].path, "--verify"), &there);
    assert_int_equal(there.status, 1);
    for (int i = 0; i < 2; i++)
        scratch_folder_remove(&places[i].folder);
}

static void check_bot_is_replayed(const char *bot, const char *seed)
{
    struct program_result played;
    struct program_result result;
    struct place place = make_place();
    lab_run(LAB_ARGUMENTS("play", "--seed", seed, "--bot", bot, "--turns", "1200", "--journal",
                          place.path),
            &played);
    assert_int_equal(played.status, 0);
    lab_run(LAB_ARGUMENTS("replay", place.path), &result);
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    check_same_game(result.output, played.output);
    lab_run(LAB_ARGUMENTS("replay", place.folder.path, "--verify"), &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, " actions, all as recorded\n"));
    lab_run(LAB_ARGUMENTS("save", "check", place.path), &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, " actions, whole\n"));
    scratch_folder_remove(&place.folder);
}

static void test_games_of_bots_are_replayed(void **fixture)
{
    (void)fixture;
    check_bot_is_replayed("random", "one");
    check_bot_is_replayed("adaptive", "two");
    check_bot_is_replayed("diver", "three");
    check_bot_is_replayed("fighter", "four");
    check_bot_is_replayed("oracle", "five");
}

static void test_a_game_of_keys_is_replayed_with_its_map(void **fixture)
{
    (void)fixture;
    struct program_result played;
    struct program_result result;
    char map[SCRATCH_PATH_MAX];
    struct place place = make_place();
    scratch_folder_path(&place.folder, "map", map);
    scratch_folder_write_text(&place.folder, "map", "#######\n#@..r>#\n#######\n");
    lab_run(LAB_ARGUMENTS("play", "--seed", "a", "--map", map, "--fov", "disc", "--keys",
                          "llllvll>1..", "--journal", place.path),
            &played);
    assert_int_equal(remove(map), 0);
    lab_run(LAB_ARGUMENTS("replay", place.path), &result);
    check_same_game(result.output, played.output);
    scratch_folder_remove(&place.folder);
}

/* A game of three waits; the action of that number, from 1, has a pulse that is not its own. */
static struct place write_waits(int wrong)
{
    struct recorder recorder;
    struct game_setup setup = game_setup_default();
    setup.seed = "waits";
    setup.map_name = "room";
    setup.map_text = "####\n#@.#\n####\n";
    recorder_begin(&recorder, &setup);
    game_set_observer(recorder.game, NULL, NULL);
    for (int i = 1; i <= 3; i++) {
        struct player_action action = {.action = {.kind = ACTION_WAIT}};
        game_perform(recorder.game, &action);
        uint64_t quick_hash = state_quick_hash(game_state(recorder.game));
        journal_put_action(&recorder.chain, &action, i == wrong ? ~quick_hash : quick_hash,
                           &recorder.bytes);
    }
    struct bytes bytes = recorder.bytes;
    game_destroy(recorder.game);
    return write_journal(&bytes);
}

static void test_the_first_turn_that_differs_is_named(void **fixture)
{
    (void)fixture;
    struct program_result result;
    struct place place = write_waits(3);
    lab_run(LAB_ARGUMENTS("replay", place.path, "--verify"), &result);
    assert_int_equal(result.status, 1);
    assert_non_null(
        strstr(result.output, "turn 2 (action 3) came out differently than it was played\n"));
    assert_null(strstr(result.output, "all as recorded"));
    scratch_folder_remove(&place.folder);
}

static void test_a_game_of_another_version_is_played_as_far_as_it_holds(void **fixture)
{
    (void)fixture;
    struct program_result result;
    struct place place = write_waits(3);
    lab_run(LAB_ARGUMENTS("replay", place.path), &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, " turns=2 "));
    assert_non_null(strstr(result.output, "2 actions were played: turn 2 (action 3) "));
    char said[64];
    snprintf(said, sizeof said, "played by version %s; this is version ", RECORDER_VERSION);
    assert_non_null(strstr(result.output, said));
    scratch_folder_remove(&place.folder);
}

static void test_a_check_says_which_other_version_wrote_a_journal(void **fixture)
{
    (void)fixture;
    struct program_result result;
    struct place place = write_waits(0);
    char said[64];
    lab_run(LAB_ARGUMENTS("save", "check", place.path), &result);
    assert_int_equal(result.status, 0);
    snprintf(said, sizeof said, "written by version %s; this is version ", RECORDER_VERSION);
    assert_non_null(strstr(result.output, said));
    scratch_folder_remove(&place.folder);
}

static void test_a_torn_journal_is_played_as_far_as_it_goes(void **fixture)
{
    (void)fixture;
    struct program_result result;
    struct recorder recorder;
    recorder_play_short(&recorder);
    recorder.bytes.length -= 2;
    struct bytes bytes = recorder.bytes;
    int actions = recorder.actions;
    game_destroy(recorder.game);
    struct place place = write_journal(&bytes);
    char said[64];
    snprintf(said, sizeof said, "%d actions were played: record %d ", actions - 1, actions + 1);
    lab_run(LAB_ARGUMENTS("replay", place.path), &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, said));
    lab_run(LAB_ARGUMENTS("replay", place.path, "--verify"), &result);
    assert_int_equal(result.status, 1);
    lab_run(LAB_ARGUMENTS("save", "check", place.folder.path), &result);
    assert_int_equal(result.status, 1);
    snprintf(said, sizeof said, "journal: %d actions in ", actions - 1);
    assert_memory_equal(result.output, said, strlen(said));
    assert_non_null(strstr(result.output, "was not written to its end"));
    scratch_folder_remove(&place.folder);
}

static void test_a_run_with_a_restarted_journal_is_replayed_from_there(void **fixture)
{
    (void)fixture;
    struct program_result result;
    struct run_play play;
    char expected[128];
    struct scratch_folder folder = scratch_folder_make();
    play = run_play_begin_anew(&folder, 20, 40);
    const struct state *state = game_state(play.game);
    lab_run(LAB_ARGUMENTS("replay", run_folder_path(play.run)), &result);
    assert_int_equal(result.status, 0);
    snprintf(expected, sizeof expected, " turns=%d ", state->turn);
    assert_non_null(strstr(result.output, expected));
    snprintf(expected, sizeof expected, " hash=%016llx", (unsigned long long)state_hash(state));
    assert_non_null(strstr(result.output, expected));
    lab_run(LAB_ARGUMENTS("replay", run_folder_path(play.run), "--verify"), &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, " actions, all as recorded\n"));
    assert_non_null(strstr(result.output, "the journal was restarted after action "));
    run_play_end(&play);
    scratch_folder_remove(&folder);
}

static void test_what_is_no_journal_is_refused(void **fixture)
{
    (void)fixture;
    char said[512];
    struct place place = make_place();
    scratch_folder_write_text(&place.folder, "journal", "###\n");
    snprintf(said, sizeof said, "%s: this is not a journal: its first line is wrong", place.path);
    lab_check_refuses(LAB_ARGUMENTS("replay", place.path), said);
    snprintf(said, sizeof said, "%s: this is not a save", place.path);
    lab_check_refuses(LAB_ARGUMENTS("save", "check", place.path), said);
    scratch_folder_remove(&place.folder);
    lab_check_refuses(LAB_ARGUMENTS("replay", "/nowhere/a"),
                      "/nowhere/a: can't be read: No such file or directory");
    lab_check_refuses(LAB_ARGUMENTS("save", "check", "/nowhere/a"),
                      "/nowhere/a: can't be read: No such file or directory");
}

static void test_a_snapshot_is_told_from_a_journal_and_checked(void **fixture)
{
    (void)fixture;
    static struct program_result result;
    lab_run(LAB_ARGUMENTS("save", "check", EYESHINE_SOURCE_DIR "/tests/game/saves/snapshot-5"),
            &result);
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, "snapshot: after "));
    assert_non_null(strstr(result.output, "whole"));
}

static void test_bad_arguments_are_refused(void **fixture)
{
    (void)fixture;
    lab_check_refuses(LAB_ARGUMENTS("replay"), "FILE is missing");
    lab_check_refuses(LAB_ARGUMENTS("replay", "a", "b"), "unexpected argument 'b'");
    lab_check_refuses(LAB_ARGUMENTS("save", "mend", "a"),
                      "unknown 'save mend'; there is 'save check'");
    lab_check_refuses(LAB_ARGUMENTS("save", "x"), "unknown 'save x'; there is 'save check'");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--bot", "diver", "--games", "2",
                                    "--journal", "/nowhere/a"),
                      "--journal is for one game");
    lab_check_refuses(LAB_ARGUMENTS("play", "--seed", "a", "--journal", "/nowhere/a"),
                      "/nowhere/a: can't be written: No such file or directory");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            test_the_same_keys_score_the_same_in_a_daily_dungeon_and_a_changed_journal_does_not_verify),
        cmocka_unit_test(test_games_of_bots_are_replayed),
        cmocka_unit_test(test_a_game_of_keys_is_replayed_with_its_map),
        cmocka_unit_test(test_the_first_turn_that_differs_is_named),
        cmocka_unit_test(test_a_game_of_another_version_is_played_as_far_as_it_holds),
        cmocka_unit_test(test_a_check_says_which_other_version_wrote_a_journal),
        cmocka_unit_test(test_a_torn_journal_is_played_as_far_as_it_goes),
        cmocka_unit_test(test_a_run_with_a_restarted_journal_is_replayed_from_there),
        cmocka_unit_test(test_what_is_no_journal_is_refused),
        cmocka_unit_test(test_a_snapshot_is_told_from_a_journal_and_checked),
        cmocka_unit_test(test_bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
