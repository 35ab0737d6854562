/* Two programs and the runs of one folder: which of them the second one goes on with, and what it says. */
#include "support/check.h"
#include "support/program.h"
#include "support/run_play.h"
#include "support/scratch_folder.h"

#include "base/file.h"
#include "test_paths.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct scratch_folder folder;
static char picture[SCRATCH_PATH_MAX];

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "picture.png", picture);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

/* Runs the game as a player continuing the last run. */
static void go_on(struct program_result *result)
{
    const char *const argv[] = {EYESHINE_BIN, "--user-dir",     folder.path,
                                "--continue", "--report",       "--screenshot",
                                picture,      "--size=320x200", NULL};
    program_run(argv, NULL, result);
}

static void leave_a_run_behind(int commands)
{
    struct run_play play = run_play_begin(&folder);
    run_play_commands(&play, 0, commands);
    run_play_end(&play);
}

static void check_refused_by_number(const struct run_play *played)
{
    struct program_result result;
    char expected[FILE_PATH_MAX + 128];
    snprintf(expected, sizeof expected,
             "eyeshine: %s is being played by another program (pid %ld)\n",
             run_folder_path(played->run), (long)getpid());
    go_on(&result);
    assert_string_equal(result.errors, expected);
    assert_string_equal(result.output, "");
    assert_int_equal(result.status, 2);
    assert_false(file_is_there(picture));
}

static void the_last_run_is_not_gone_on_with_while_another_program_plays_it(void **unused)
{
    struct run_play play = run_play_begin(&folder);
    run_play_commands(&play, 0, 3);
    check_refused_by_number(&play);
    run_play_end(&play);
    (void)unused;
}

static void an_older_run_is_not_taken_for_it(void **unused)
{
    leave_a_run_behind(4);
    struct run_play play = run_play_begin(&folder);
    sleep(1); /* the older one is so by its second */
    run_play_commands(&play, 0, 3);
    check_refused_by_number(&play);
    run_play_end(&play);
    (void)unused;
}

static void once_it_is_given_back_it_goes_on(void **unused)
{
    struct program_result result;
    leave_a_run_behind(3);
    go_on(&result);
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    assert_non_null(strstr(result.output, "hash="));
    (void)unused;
}

static void a_run_in_which_nothing_was_done_is_none_to_go_on_with(void **unused)
{
    struct program_result result;
    leave_a_run_behind(0);
    go_on(&result);
    assert_string_equal(result.errors, "eyeshine: there is no run to go on with\n");
    assert_int_equal(result.status, 2);
    (void)unused;
}

/* It ends well, as the game did; but that it can't be watched is told. */
static void what_a_game_that_is_over_could_not_save_is_told_on_leaving(void **unused)
{
    char map[SCRATCH_PATH_MAX];
    char waits[301] = "";
    struct program_result result;
    scratch_folder_path(&folder, "map", map);
    scratch_folder_write_text(&folder, "map", "#######\n#.r.r.#\n#.r@r.#\n#.r.r.#\n#######\n");
    scratch_folder_write_text(&folder, "runs", "");
    memset(waits, '.', sizeof waits - 1);
    program_run((const char *const[]){EYESHINE_BIN, "--user-dir", folder.path, "--map", map,
                                      "--seed", "pit", "--keys", waits, "--report", "--screenshot",
                                      picture, "--size=320x200", NULL},
                NULL, &result);
    assert_non_null(strstr(result.output, "result=died"));
    if (!strstr(result.errors, "eyeshine: ") || !strstr(result.errors, "/runs"))
        fail_msg("'%s' does not name it", result.errors);
    assert_int_equal(result.status, 0);
    (void)unused;
}

static void a_run_that_cant_be_read_is_named_with_the_reason(void **unused)
{
    struct program_result result;
    struct run_play play = run_play_begin(&folder);
    char journal[FILE_PATH_MAX];
    struct error error;
    run_play_commands(&play, 0, 3);
    assert_true(file_join(run_folder_path(play.run), "journal", journal, &error));
    run_play_end(&play);
    assert_int_equal(unlink(journal), 0);
    assert_int_equal(mkdir(journal, 0700), 0);
    go_on(&result);
    assert_non_null(strstr(result.errors, journal));
    assert_non_null(strstr(result.errors, "Is a directory\n"));
    assert_int_equal(result.status, 2);
    (void)unused;
}

static void after_deleting_a_run_other_files_stay_and_the_player_is_told(void **unused)
{
    struct program_result result;
    char notes[SCRATCH_PATH_MAX];
    char journal[SCRATCH_PATH_MAX];
    leave_a_run_behind(3);
    scratch_folder_write_text(&folder, "runs/ash_11-1/journal-of-my-life.txt", "mine");
    scratch_folder_path(&folder, "runs/ash_11-1/journal-of-my-life.txt", notes);
    scratch_folder_path(&folder, "runs/ash_11-1/journal", journal);
    program_run((const char *const[]){EYESHINE_BIN, "--user-dir", folder.path, "--keys",
                                      "<Up><Up><Up><Enter><Enter>d<Enter>", "--narrate",
                                      "--screenshot", picture, "--size=640x400", NULL},
                NULL, &result);
    assert_non_null(strstr(result.output, "\nruns/ash_11-1: the run is deleted; the folder stays"));
    assert_true(file_is_there(notes));
    assert_false(file_is_there(journal));
    (void)unused;
}

static void run_game(const char *const *arguments, struct program_result *result)
{
    const char *argv[16] = {EYESHINE_BIN, "--user-dir", folder.path};
    for (int i = 3; *arguments; i++)
        argv[i] = *arguments++;
    program_run(argv, NULL, result);
}

#define RUN_GAME(result, ...) run_game((const char *const[]){__VA_ARGS__, NULL}, result)

static void a_run_is_exported_by_its_name_and_imported(void **unused)
{
    struct program_result result;
    char file[SCRATCH_PATH_MAX];
    char elsewhere[SCRATCH_PATH_MAX];
    leave_a_run_behind(5);
    scratch_folder_path(&folder, "a run", file);
    scratch_folder_path(&folder, "elsewhere", elsewhere);
    RUN_GAME(&result, "--export", "ash_11-1", file);
    assert_non_null(strstr(result.output, "Exported to "));
    assert_int_equal(result.status, 0);
    RUN_GAME(&result, "--user-dir", elsewhere, "--import", file);
    assert_string_equal(result.errors, "");
    assert_non_null(strstr(result.output, "/elsewhere/runs/ash_11-1.\n"));
    assert_int_equal(result.status, 0);
    RUN_GAME(&result, "--user-dir", elsewhere, "--continue", "--report", "--size=320x200",
             "--screenshot", picture);
    assert_non_null(strstr(result.output, "seed=ash?11 "));
    (void)unused;
}

static void what_cant_be_exported_or_imported_is_named(void **unused)
{
    struct program_result result;
    RUN_GAME(&result, "--export", "nowhere-1");
    assert_non_null(strstr(result.errors, "FILE"));
    assert_int_equal(result.status, 2);
    RUN_GAME(&result, "--export", "nowhere-1", "/tmp/file");
    assert_non_null(strstr(result.errors, "nowhere-1"));
    assert_int_equal(result.status, 2);
    RUN_GAME(&result, "--import", picture);
    assert_non_null(strstr(result.errors, picture));
    assert_int_equal(result.status, 2);
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_last_run_is_not_gone_on_with_while_another_program_plays_it),
        TEST(an_older_run_is_not_taken_for_it),
        TEST(a_run_is_exported_by_its_name_and_imported),
        TEST(what_cant_be_exported_or_imported_is_named),
        TEST(once_it_is_given_back_it_goes_on),
        TEST(a_run_in_which_nothing_was_done_is_none_to_go_on_with),
        TEST(a_run_that_cant_be_read_is_named_with_the_reason),
        TEST(what_a_game_that_is_over_could_not_save_is_told_on_leaving),
        TEST(after_deleting_a_run_other_files_stay_and_the_player_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
