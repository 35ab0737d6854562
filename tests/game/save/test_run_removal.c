/* A run is removed whole or stays whole, even if it is played, other files lie beside it, or calls fail. */
#include "support/check.h"
#include "support/faults.h"
#include "support/run_play.h"

#include "base/file.h"
#include "game/save/run_files.h"
#include "game/save/run_list.h"

#include <string.h>

#define ACTIONS 8
#define CALLS_MAX 200

static struct scratch_folder scratch;
static char path[SCRATCH_PATH_MAX];
static struct error error;

static int set_up(void **unused)
{
    scratch = scratch_folder_make();
    scratch_folder_path(&scratch, "runs/ash_64-1", path);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&scratch);
    (void)unused;
    return 0;
}

/* Makes a run of ACTIONS actions with snapshots; returns its hash. */
static uint64_t make_run(void)
{
    struct run_play play = run_play_begin(&scratch);
    run_play_commands(&play, 0, ACTIONS);
    assert_true(run_folder_leave(play.run, &error));
    uint64_t hash = run_play_hash(&play);
    run_play_end(&play);
    return hash;
}

/* The same with a lost journal: the new one begins at a snapshot. */
static uint64_t make_run_begun_anew(void)
{
    struct run_play play = run_play_begin_anew(&scratch, ACTIONS / 2, ACTIONS);
    uint64_t hash = run_play_hash(&play);
    run_play_end(&play);
    assert_true(run_play_has(path, run_snapshot_name(RUN_SNAPSHOT_START)));
    return hash;
}

static int count_listed(void)
{
    struct run_list list = {0};
    assert_true(run_list_read(scratch.path, &list, &error));
    int count = list.count;
    run_list_clear(&list);
    return count;
}

static void check_is_whole(uint64_t hash)
{
    struct run_play play = run_play_continue(path);
    assert_true(run_play_hash(&play) == hash);
    run_play_check_news(&play, NULL);
    run_play_end(&play);
}

static void a_run_and_its_folder_are_gone(void **unused)
{
    make_run();
    scratch_folder_write_text(&scratch, "runs/ash_64-1/journal.damaged-1", "x");
    scratch_folder_write_text(&scratch, "runs/ash_64-1/unburied", "");
    assert_true(run_files_remove(path, &error));
    assert_false(file_is_there(path));
    assert_int_equal(count_listed(), 0);
    (void)unused;
}

static void other_runs_stay(void **unused)
{
    uint64_t hash = make_run();
    make_run();
    char second[SCRATCH_PATH_MAX];
    scratch_folder_path(&scratch, "runs/ash_64-2", second);
    assert_true(run_files_remove(second, &error));
    assert_int_equal(count_listed(), 1);
    check_is_whole(hash);
    (void)unused;
}

static void a_run_being_played_stays(void **unused)
{
    struct run_play play = run_play_begin(&scratch);
    run_play_commands(&play, 0, ACTIONS);
    uint64_t hash = run_play_hash(&play);
    assert_false(run_files_remove(path, &error));
    assert_non_null(strstr(error.message, "is being played"));
    run_play_end(&play);
    check_is_whole(hash);
    (void)unused;
}

static void other_files_in_the_folder_stay(void **unused)
{
    make_run();
    scratch_folder_write_text(&scratch, "runs/ash_64-1/notes.txt", "mine");
    assert_false(run_files_remove(path, &error));
    assert_memory_equal(error.message, path, strlen(path));
    assert_true(run_play_has(path, "notes.txt"));
    assert_false(run_play_has(path, "journal"));
    (void)unused;
}

static void a_missing_run_is_an_error(void **unused)
{
    assert_false(run_files_remove(path, &error));
    assert_memory_equal(error.message, path, strlen(path));
    (void)unused;
}

/* The snapshot that the journal begins at is the run as it was then. */
static void check_can_go_on(void)
{
    struct run_play play = run_play_continue(path);
    run_play_end(&play);
    assert_int_equal(count_listed(), 1);
}

/* Removes the run while one call fails: all of it is left, or nothing, or the state that it began with; then removes the rest.
 * Returns whether a call failed. */
static bool fail_call(uint64_t (*make)(void), enum fault fault, int at)
{
    uint64_t hash = make();
    faults_set(fault, at, false);
    bool is_removed = run_files_remove(path, &error);
    bool has_struck = faults_have_struck();
    faults_end();
    if (!is_removed)
        assert_true(error.message[0] == '/');
    if (is_removed)
        assert_false(file_is_there(path));
    else if (run_play_has(path, "journal"))
        check_is_whole(hash);
    else if (run_play_has(path, run_snapshot_name(RUN_SNAPSHOT_START)))
        check_can_go_on();
    else
        assert_int_equal(count_listed(), 0);
    if (file_is_there(path))
        assert_true(run_files_remove(path, &error));
    assert_int_equal(count_listed(), 0);
    return has_struck;
}

static void fail_all_calls(uint64_t (*make)(void))
{
    for (int fault = 0; fault < FAULT_COUNT; fault++) {
        int at = 1;
        while (fail_call(make, (enum fault)fault, at))
            assert_true(++at < CALLS_MAX);
        assert_true(at > 10);
    }
}

static void after_any_failure_the_run_is_whole_or_gone(void **unused)
{
    fail_all_calls(make_run);
    (void)unused;
}

static void after_any_failure_a_run_begun_from_a_snapshot_is_whole_or_gone(void **unused)
{
    fail_all_calls(make_run_begun_anew);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_run_and_its_folder_are_gone),
        TEST(other_runs_stay),
        TEST(a_run_being_played_stays),
        TEST(other_files_in_the_folder_stay),
        TEST(a_missing_run_is_an_error),
        TEST(after_any_failure_the_run_is_whole_or_gone),
        TEST(after_any_failure_a_run_begun_from_a_snapshot_is_whole_or_gone),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
