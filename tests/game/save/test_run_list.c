/* The list of runs on the disk. */
#include "support/check.h"
#include "support/run_play.h"

#include "base/file.h"
#include "base/file_lock.h"
#include "base/folder.h"
#include "game/save/journal.h"
#include "game/save/run_list.h"

#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static struct scratch_folder scratch;
static struct error error;
static struct run_list list;

static int set_up(void **unused)
{
    scratch = scratch_folder_make();
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    run_list_clear(&list);
    scratch_folder_remove(&scratch);
    (void)unused;
    return 0;
}

static void without_runs_the_list_is_empty(void **unused)
{
    struct run_entry entry;
    run_play_check_count(scratch.path, &list, 0);
    assert_false(run_play_find_newest(scratch.path, &entry));
    char runs[SCRATCH_PATH_MAX];
    scratch_folder_path(&scratch, "runs", runs);
    assert_int_equal(mkdir(runs, 0777), 0);
    run_play_check_count(scratch.path, &list, 0);
    (void)unused;
}

static void a_run_is_listed_as_it_stands(void **unused)
{
    struct run_play play = run_play_begin(&scratch);
    run_play_commands(&play, 0, 60);
    const struct state *state = game_state(play.game);
    run_play_check_count(scratch.path, &list, 1);
    const struct run_entry *entry = &list.entries[0];
    assert_string_equal(entry->path, run_folder_path(play.run));
    assert_string_equal(entry->seed, "ash?11");
    assert_int_equal(entry->depth, state->depth);
    assert_true(state->turn > 20);
    assert_int_equal(entry->turn, state->turn);
    assert_int_equal(entry->result, RESULT_NONE);
    assert_string_equal(entry->reason.message, "");
    assert_true(entry->written > (int64_t)time(NULL) - 100);
    run_play_end(&play);
    (void)unused;
}

static void an_ended_run_is_listed_with_its_cause_and_found_by_its_end(void **unused)
{
    run_play_make_lost(&scratch);
    run_play_make(&scratch, 5);
    run_play_check_count(scratch.path, &list, 2);
    struct run_entry ended = {.result = RESULT_NONE};
    for (int i = 0; i < list.count; i++)
        if (list.entries[i].result == RESULT_DIED)
            ended = list.entries[i];
    assert_string_equal(ended.cause, "gutter_rat");
    struct run_entry wanted = {.depth = ended.depth, .turn = ended.turn, .result = RESULT_DIED};
    memcpy(wanted.seed, ended.seed, sizeof wanted.seed);
    struct run_entry found = wanted;
    assert_true(run_list_find(scratch.path, &found));
    assert_string_equal(found.path, ended.path);
    found = wanted;
    found.turn++;
    assert_false(run_list_find(scratch.path, &found));
    found = wanted;
    found.result = RESULT_WON;
    assert_false(run_list_find(scratch.path, &found));
    found = wanted;
    found.seed[1] = '\0'; /* "a": no folder is named after it */
    assert_false(run_list_find(scratch.path, &found));
    assert_false(run_list_find("/nowhere", &wanted));
    (void)unused;
}

static void a_run_being_played_is_locked(void **unused)
{
    struct run_entry entry;
    struct run_play play = run_play_begin(&scratch);
    run_play_check_count(scratch.path, &list, 1);
    assert_true(list.entries[0].is_locked);
    assert_int_equal(list.entries[0].holder, getpid());
    run_play_commands(&play, 0, 3); /* the list did not take the lock */
    struct game *game;
    assert_null(run_folder_continue(run_folder_path(play.run), &game, &error));
    run_play_end(&play);
    run_play_check_count(scratch.path, &list, 1);
    assert_false(list.entries[0].is_locked);
    assert_true(run_play_find_newest(scratch.path, &entry));
    (void)unused;
}

static void the_newest_is_the_newest_even_while_it_is_played(void **unused)
{
    struct run_entry entry;
    run_play_make(&scratch, 5);
    scratch_folder_set_time(&scratch, "runs/ash_11-1/journal", 1);
    struct run_play play = run_play_begin(&scratch);
    for (int commands = 0; commands <= 3; commands += 3) { /* also a run that has just begun */
        run_play_commands(&play, 0, commands);
        assert_true(run_play_find_newest(scratch.path, &entry));
        assert_string_equal(entry.path, run_folder_path(play.run));
        assert_true(entry.is_locked);
        assert_int_equal(entry.holder, getpid());
    }
    run_play_end(&play);
    (void)unused;
}

static void a_run_without_actions_is_not_the_newest(void **unused)
{
    struct run_entry entry;
    run_play_make(&scratch, 0);
    assert_false(run_play_find_newest(scratch.path, &entry));
    run_play_make(&scratch, 1);
    scratch_folder_set_time(&scratch, "runs/ash_11-1/journal", 2);
    scratch_folder_set_time(&scratch, "runs/ash_11-2/journal", 1);
    assert_true(run_play_find_newest(scratch.path, &entry));
    assert_non_null(strstr(entry.path, "ash_11-2"));
    run_play_check_count(scratch.path, &list, 2);
    assert_true(list.entries[0].actions > 0);
    assert_int_equal(list.entries[1].actions, 0);
    (void)unused;
}

static void an_empty_folder_is_no_run_unless_it_is_locked(void **unused)
{
    char path[SCRATCH_PATH_MAX];
    struct file_lock lock;
    long holder;
    scratch_folder_path(&scratch, "runs", path);
    assert_int_equal(mkdir(path, 0777), 0);
    scratch_folder_path(&scratch, "runs/empty", path);
    assert_int_equal(mkdir(path, 0777), 0);
    scratch_folder_path(&scratch, "runs/locked", path);
    assert_int_equal(mkdir(path, 0777), 0);
    scratch_folder_path(&scratch, "runs/locked/lock", path);
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_HELD);
    run_play_check_count(scratch.path, &list, 1);
    assert_true(list.entries[0].is_locked);
    file_lock_give_back(&lock);
    run_play_check_count(scratch.path, &list, 0);
    scratch_folder_write_text(&scratch, "runs/locked/journal.damaged-1", "");
    run_play_check_count(scratch.path, &list, 1);
    (void)unused;
}

static void an_ended_run_is_listed_with_its_result(void **unused)
{
    struct run_entry entry;
    run_play_make_lost(&scratch);
    run_play_check_count(scratch.path, &list, 1);
    assert_int_equal(list.entries[0].result, RESULT_DIED);
    assert_true(list.entries[0].turn > 0);
    assert_false(run_play_find_newest(scratch.path, &entry));
    (void)unused;
}

static void a_run_with_a_torn_record_of_the_end_has_ended(void **unused)
{
    char path[FILE_PATH_MAX];
    struct stat status;
    run_play_make_lost(&scratch);
    run_play_check_count(scratch.path, &list, 1);
    assert_true(file_join(list.entries[0].path, "journal", path, &error));
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(truncate(path, status.st_size - 2), 0);
    run_play_check_count(scratch.path, &list, 1);
    assert_int_equal(list.entries[0].result, RESULT_DIED);
    assert_string_equal(list.entries[0].cause, "gutter_rat");
    (void)unused;
}

/* As after a clock was set back, or after copying them. */
static void the_last_played_comes_first_whatever_the_times_of_files(void **unused)
{
    struct run_entry entry;
    for (int i = 1; i <= 3; i++)
        run_play_make(&scratch, i);
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&scratch, "runs/ash_11-2", path);
    struct run_play play = run_play_continue(path);
    run_play_end(&play);
    scratch_folder_set_time(&scratch, "runs/ash_11-1/journal", 2);
    scratch_folder_set_time(&scratch, "runs/ash_11-2/journal", 1);
    scratch_folder_set_time(&scratch, "runs/ash_11-3/journal", 3);
    run_play_check_count(scratch.path, &list, 3);
    assert_non_null(strstr(list.entries[0].path, "ash_11-2"));
    assert_non_null(strstr(list.entries[1].path, "ash_11-3"));
    assert_non_null(strstr(list.entries[2].path, "ash_11-1"));
    assert_true(list.entries[0].written == 1700000001);
    assert_true(run_play_find_newest(scratch.path, &entry));
    assert_non_null(strstr(entry.path, "ash_11-2"));
    (void)unused;
}

static void a_run_is_found_by_its_id(void **unused)
{
    struct game_setup setup = run_script_setup();
    run_play_make(&scratch, 2);
    setup.run_id = 99;
    struct run_play play = {run_folder_begin(scratch.path, &setup, &error),
                            game_create(&setup, &error)};
    run_folder_attach(play.run, play.game);
    run_play_commands(&play, 0, 2);
    run_play_end(&play);
    struct run_entry wanted = {.run_id = 99};
    memcpy(wanted.seed, setup.seed, strlen(setup.seed) + 1);
    assert_true(run_list_find(scratch.path, &wanted));
    assert_non_null(strstr(wanted.path, "ash_11-2"));
    wanted = (struct run_entry){.run_id = 98};
    memcpy(wanted.seed, setup.seed, strlen(setup.seed) + 1);
    assert_false(run_list_find(scratch.path, &wanted));
    (void)unused;
}

static void the_newest_can_be_continued(void **unused)
{
    struct run_entry entry;
    run_play_make(&scratch, 3);
    run_play_make(&scratch, 5);
    run_play_make_lost(&scratch);
    run_play_make(&scratch, 1);
    scratch_folder_set_time(&scratch, "runs/ash_11-1/journal", 1);
    scratch_folder_set_time(&scratch, "runs/ash_11-2/journal", 2);
    scratch_folder_set_time(&scratch, "runs/ash_11-3/journal", 3);
    scratch_folder_set_time(&scratch, "runs/ash_11-4/journal", 4);
    scratch_folder_write_text(&scratch, "runs/ash_11-4/journal", "nonsense");
    assert_true(run_play_find_newest(scratch.path, &entry));
    assert_non_null(strstr(entry.path, "ash_11-2"));
    assert_string_equal(entry.seed, "ash?11");
    (void)unused;
}

/* A run begun on a floor of the player's choice, left after that many commands. */
static void make_trial(int commands)
{
    struct game_setup setup = run_script_setup();
    setup.first_depth = 2;
    struct run_play play = {run_folder_begin(scratch.path, &setup, &error), NULL};
    assert_non_null(play.run);
    play.game = game_create(&setup, &error);
    assert_non_null(play.game);
    run_folder_attach(play.run, play.game);
    run_play_commands(&play, 0, commands);
    run_play_end(&play);
}

static void a_trial_is_the_newest_only_if_there_is_nothing_else(void **unused)
{
    struct run_entry entry;
    make_trial(3);
    make_trial(3);
    scratch_folder_set_time(&scratch, "runs/ash_11-1/journal", 3);
    scratch_folder_set_time(&scratch, "runs/ash_11-2/journal", 2);
    assert_true(run_play_find_newest(scratch.path, &entry));
    assert_true(entry.is_trial);
    assert_non_null(strstr(entry.path, "ash_11-2"));
    run_play_make(&scratch, 3);
    scratch_folder_set_time(&scratch, "runs/ash_11-3/journal", 1);
    assert_true(run_play_find_newest(scratch.path, &entry));
    assert_false(entry.is_trial);
    assert_non_null(strstr(entry.path, "ash_11-3"));
    (void)unused;
}

static void a_run_on_a_drawn_map_is_a_trial_in_the_list(void **unused)
{
    struct game_setup setup = run_script_setup();
    setup.map_text = "#####\n#@..#\n#####\n";
    setup.map_name = "picture";
    struct run_play play = {run_folder_begin(scratch.path, &setup, &error),
                            game_create(&setup, &error)};
    assert_non_null(play.run);
    assert_non_null(play.game);
    run_folder_attach(play.run, play.game);
    run_play_commands(&play, 0, 2);
    run_play_end(&play);
    run_play_check_count(scratch.path, &list, 1);
    assert_true(list.entries[0].is_trial);
    (void)unused;
}

static void a_broken_run_is_listed_with_its_reason(void **unused)
{
    char path[SCRATCH_PATH_MAX];
    run_play_make(&scratch, 3);
    scratch_folder_write_text(&scratch, "runs/ash_11-1/journal", "nonsense");
    scratch_folder_path(&scratch, "runs/other", path);
    assert_int_equal(mkdir(path, 0777), 0);
    scratch_folder_write_text(&scratch, "runs/other/journal.damaged-1", "");
    scratch_folder_path(&scratch, "runs/mine", path);
    assert_int_equal(mkdir(path, 0777), 0);
    scratch_folder_write_text(&scratch, "runs/mine/notes", ""); /* no run */
    scratch_folder_write_text(&scratch, "runs/file", "");
    run_play_check_count(scratch.path, &list, 3);
    for (int i = 0; i < 3; i++) {
        const struct run_entry *entry = &list.entries[i];
        const char *expected =
            strstr(entry->path, "ash_11-1") ? "this is not a journal" : "there is no journal";
        assert_non_null(strstr(entry->reason.message, expected));
        assert_memory_equal(entry->reason.message, entry->path, strlen(entry->path));
        assert_string_equal(entry->seed, "");
    }
    (void)unused;
}

static void a_run_with_an_impossible_seed_is_listed_with_the_reason(void **unused)
{
    char path[SCRATCH_PATH_MAX];
    struct journal_chain chain;
    struct bytes bytes = {0};
    struct game_setup setup = game_setup_default();
    setup.seed = "two words";
    journal_put_start(&chain, &setup, "1", &bytes);
    scratch_folder_path(&scratch, "runs", path);
    assert_int_equal(mkdir(path, 0777), 0);
    scratch_folder_path(&scratch, "runs/other", path);
    assert_int_equal(mkdir(path, 0777), 0);
    scratch_folder_write(&scratch, "runs/other/journal", bytes.data, bytes.length);
    run_play_check_count(scratch.path, &list, 1);
    assert_memory_equal(list.entries[0].reason.message, path, strlen(path));
    if (!strstr(list.entries[0].reason.message, ": a seed holds no spaces"))
        fail_msg("'%s' does not give the reason", list.entries[0].reason.message);
    bytes_clear(&bytes);
    (void)unused;
}

static void runs_that_cannot_be_listed_are_an_error(void **unused)
{
    scratch_folder_write_text(&scratch, "runs", "");
    assert_false(run_play_list(scratch.path, &list, &error));
    assert_non_null(strstr(error.message, "runs: can't be listed: Not a directory"));
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(without_runs_the_list_is_empty),
        TEST(a_run_is_listed_as_it_stands),
        TEST(an_ended_run_is_listed_with_its_cause_and_found_by_its_end),
        TEST(a_run_being_played_is_locked),
        TEST(the_newest_is_the_newest_even_while_it_is_played),
        TEST(a_run_without_actions_is_not_the_newest),
        TEST(an_empty_folder_is_no_run_unless_it_is_locked),
        TEST(an_ended_run_is_listed_with_its_result),
        TEST(a_run_with_a_torn_record_of_the_end_has_ended),
        TEST(the_last_played_comes_first_whatever_the_times_of_files),
        TEST(a_run_is_found_by_its_id),
        TEST(the_newest_can_be_continued),
        TEST(a_trial_is_the_newest_only_if_there_is_nothing_else),
        TEST(a_run_on_a_drawn_map_is_a_trial_in_the_list),
        TEST(a_broken_run_is_listed_with_its_reason),
        TEST(a_run_with_an_impossible_seed_is_listed_with_the_reason),
        TEST(runs_that_cannot_be_listed_are_an_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
