/* The summary of a run: it saves reading the run, and is believed only as long as it fits the journal. */
#include "support/check.h"
#include "support/run_play.h"

#include "game/save/end_record.h"
#include "game/save/run_list.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
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

static void remove_file(const char *name)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&scratch, name, path);
    assert_int_equal(unlink(path), 0);
}

/* An earlier version wrote none. */
static void without_summaries_runs_are_in_the_order_of_their_files(void **unused)
{
    for (int i = 1; i <= 3; i++)
        run_play_make(&scratch, i);
    scratch_folder_set_time(&scratch, "runs/ash_11-1/journal", 2);
    scratch_folder_set_time(&scratch, "runs/ash_11-2/journal", 3);
    scratch_folder_set_time(&scratch, "runs/ash_11-3/journal", 1);
    remove_file("runs/ash_11-1/summary");
    remove_file("runs/ash_11-2/summary");
    remove_file("runs/ash_11-3/summary");
    run_play_check_count(scratch.path, &list, 3);
    assert_non_null(strstr(list.entries[0].path, "ash_11-2"));
    assert_non_null(strstr(list.entries[1].path, "ash_11-1"));
    assert_non_null(strstr(list.entries[2].path, "ash_11-3"));
    (void)unused;
}

static void open_list(int unread)
{
    run_list_clear(&list);
    assert_true(run_list_open(scratch.path, &list, &error));
    assert_int_equal(list.unread, unread);
}

static void a_run_that_was_killed_is_read_once_and_then_known_by_its_summary(void **unused)
{
    run_play_make(&scratch, 5);
    open_list(1);
    assert_false(list.entries[0].is_read);
    assert_true(run_list_read_next(&list, 0));
    struct run_entry read = list.entries[0];
    assert_int_equal(list.unread, 0);
    assert_false(run_list_read_next(&list, 0));
    open_list(0);
    assert_true(list.entries[0].is_read);
    assert_true(read.actions > 0);
    assert_int_equal(list.entries[0].actions, read.actions);
    assert_int_equal(list.entries[0].turn, read.turn);
    assert_int_equal(list.entries[0].depth, read.depth);
    assert_true(list.entries[0].last_played == read.last_played);
    assert_string_equal(list.entries[0].seed, read.seed);
    (void)unused;
}

static void a_run_that_was_left_or_has_ended_is_known_by_its_summary(void **unused)
{
    struct run_play play = run_play_begin(&scratch);
    run_play_commands(&play, 0, 5);
    uint64_t position = run_play_position(&play);
    assert_true(run_folder_leave(play.run, &error));
    run_play_end(&play);
    run_play_make_lost(&scratch);
    open_list(0);
    assert_int_equal(list.entries[0].result, RESULT_DIED);
    assert_string_equal(list.entries[0].cause, "gutter_rat");
    assert_true(list.entries[0].is_trial);
    assert_int_equal(list.entries[1].result, RESULT_NONE);
    assert_int_equal(list.entries[1].actions, position);
    (void)unused;
}

/* It must be made again, and never be believed. */
static void a_changed_summary_or_journal_is_found(void **unused)
{
    char path[SCRATCH_PATH_MAX];
    run_play_make(&scratch, 5);
    scratch_folder_path(&scratch, "runs/ash_11-1", path);
    struct bytes summary = {0};
    struct bytes journal = {0};
    run_play_check_count(scratch.path, &list, 1);
    run_play_read(path, "summary", &summary);
    for (size_t at = 0; at < summary.length; at++) {
        summary.data[at] ^= 1;
        run_play_write(path, "summary", &summary);
        open_list(1);
        summary.data[at] ^= 1;
    }
    run_play_write(path, "summary", &summary);
    open_list(0);
    run_play_read(path, "journal", &journal);
    journal.data[journal.length - 1] ^= 1;
    run_play_write(path, "journal", &journal);
    open_list(1);
    journal.length--;
    run_play_write(path, "journal", &journal);
    open_list(1);
    bytes_clear(&summary);
    bytes_clear(&journal);
    (void)unused;
}

/* Another program plays on between reading the run and writing its summary. */
static void a_summary_of_an_earlier_journal_does_not_count(void **unused)
{
    char path[SCRATCH_PATH_MAX];
    run_play_make(&scratch, 5);
    scratch_folder_path(&scratch, "runs/ash_11-1", path);
    run_play_check_count(scratch.path, &list, 1);
    struct run_entry early = list.entries[0];
    struct bytes journal = {0};
    run_play_read(path, "journal", &journal);
    struct run_summary_end end = run_summary_end(&journal);
    struct run_play play = run_play_continue(path);
    run_play_commands(&play, 5, 9);
    run_play_end(&play);
    run_summary_write(&early, &end);
    open_list(1);
    bytes_clear(&journal);
    (void)unused;
}

static void a_time_of_play_in_the_far_future_is_none(void **unused)
{
    char path[SCRATCH_PATH_MAX];
    run_play_make(&scratch, 5);
    scratch_folder_path(&scratch, "runs/ash_11-1", path);
    run_play_check_count(scratch.path, &list, 1);
    struct run_entry entry = list.entries[0];
    struct bytes journal = {0};
    run_play_read(path, "journal", &journal);
    struct run_summary_end end = run_summary_end(&journal);
    entry.last_played = INT64_MAX;
    run_summary_write(&entry, &end);
    open_list(1);
    assert_true(list.entries[0].last_played < INT64_MAX / 4);
    bytes_clear(&journal);
    (void)unused;
}

static void any_run_may_be_read_first(void **unused)
{
    for (int i = 1; i <= 3; i++)
        run_play_make(&scratch, i);
    open_list(3);
    assert_true(run_list_read_next(&list, 1));
    assert_true(list.entries[1].is_read);
    assert_true(run_list_read_next(&list, 1));
    assert_true(list.entries[2].is_read);
    assert_true(run_list_read_next(&list, 1));
    assert_true(list.entries[0].is_read);
    assert_false(run_list_read_next(&list, 1));
    (void)unused;
}

static void the_newest_run_is_found_by_reading_a_few_at_a_time(void **unused)
{
    struct run_entry entry;
    run_play_make(&scratch, 4);
    for (int i = 2; i <= 4; i++)
        run_play_make_lost(&scratch);
    for (int i = 1; i <= 4; i++) {
        char name[64];
        snprintf(name, sizeof name, "runs/ash_11-%d/summary", i);
        remove_file(name);
        snprintf(name, sizeof name, "runs/ash_11-%d/journal", i);
        scratch_folder_set_time(&scratch, name, i);
    }
    open_list(4);
    assert_false(run_list_find_newest(&list, 1, &entry));
    assert_int_equal(list.unread, 3);
    assert_false(run_list_find_newest(&list, 2, &entry));
    assert_true(run_list_find_newest(&list, 1, &entry));
    assert_non_null(strstr(entry.path, "ash_11-1"));
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

static bool count(void *context, const struct game *game)
{
    int *times = context;
    assert_true(state_is_over(game_state(game)));
    ++*times;
    return true;
}

/* The start need not wait until the journals of all runs are read. */
static void a_run_that_goes_on_by_its_summary_is_not_read_for_its_end(void **unused)
{
    int recorded = 0;
    run_play_make_lost(&scratch);
    run_play_check_count(scratch.path, &list, 1);
    struct run_entry run = list.entries[0];
    struct bytes journal = {0};
    run_play_read(run.path, "journal", &journal);
    struct run_summary_end end = run_summary_end(&journal);
    bytes_clear(&journal);
    end_record_expect(run.path);
    run.result = RESULT_NONE;
    run_summary_write(&run, &end);
    end_record_catch_up(scratch.path, count, &recorded);
    assert_int_equal(recorded, 0);
    run.result = RESULT_DIED;
    run_summary_write(&run, &end);
    end_record_catch_up(scratch.path, count, &recorded);
    assert_int_equal(recorded, 1);
    (void)unused;
}

/* No file can get larger than this; 0: than it may. */
static void limit_files(rlim_t size)
{
    struct rlimit limit;
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    limit.rlim_cur = size > 0 ? size : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void a_run_with_unsaved_last_turns_says_where_it_was_left(void **unused)
{
    char path[FILE_PATH_MAX];
    char said[160];
    struct stat journal;
    struct run_play play = run_play_begin(&scratch);
    run_play_commands(&play, 0, 3);
    int turn = game_state(play.game)->turn;
    snprintf(path, sizeof path, "%s/journal", run_folder_path(play.run));
    assert_int_equal(stat(path, &journal), 0);
    signal(SIGXFSZ, SIG_IGN);
    limit_files((rlim_t)journal.st_size);
    run_play_commands(&play, 3, 6);
    int left_turn = game_state(play.game)->turn;
    assert_false(run_folder_leave(play.run, &error));
    limit_files(0);
    snprintf(path, sizeof path, "%s", run_folder_path(play.run));
    run_play_end(&play);
    run_play_check_count(scratch.path, &list,
                         1); /* it shows what can be continued, and the next list too */
    assert_int_equal(list.entries[0].turn, turn);
    open_list(1);
    play = run_play_continue(path);
    snprintf(said, sizeof said,
             "You left this run at turn %d, but its last turns were not saved: it goes on from "
             "turn %d.",
             left_turn, turn);
    run_play_check_news(&play, said);
    run_play_end(&play);
    play = run_play_continue(path);
    run_play_check_news(&play, NULL);
    run_play_end(&play);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(without_summaries_runs_are_in_the_order_of_their_files),
        TEST(a_run_that_was_killed_is_read_once_and_then_known_by_its_summary),
        TEST(a_run_that_was_left_or_has_ended_is_known_by_its_summary),
        TEST(a_changed_summary_or_journal_is_found),
        TEST(a_summary_of_an_earlier_journal_does_not_count),
        TEST(a_time_of_play_in_the_far_future_is_none),
        TEST(any_run_may_be_read_first),
        TEST(the_newest_run_is_found_by_reading_a_few_at_a_time),
        TEST(a_run_that_goes_on_by_its_summary_is_not_read_for_its_end),
        TEST(a_run_with_unsaved_last_turns_says_where_it_was_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
