/* A run is removed whole or stays whole, even if it is played, other files lie beside it, or calls fail. */
#include "support/check.h"
#include "support/faults.h"
#include "support/run_play.h"

#include "base/array.h"
#include "base/file.h"
#include "game/save/run_files.h"
#include "game/save/run_list.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define ACTIONS 8
#define CALLS_MAX 200

static struct scratch_folder scratch;
static char path[SCRATCH_PATH_MAX];
static struct error error;

static int set_up(void **unused)
{
    scratch = scratch_folder_make();
    scratch_folder_path(&scratch, "runs/ash_11-1", path);
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
    assert_true(run_play_list(scratch.path, &list, &error));
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

/* Puts an entry beside the run's files; a link leads out of the folder to `target`. */
static void add(const char *name, const char *target)
{
    char place[SCRATCH_PATH_MAX];
    char inside[64];
    snprintf(inside, sizeof inside, "runs/ash_11-1/%s", name);
    scratch_folder_path(&scratch, inside, place);
    remove(place);
    if (target)
        assert_int_equal(symlink(target, place), 0);
    else
        scratch_folder_write_text(&scratch, inside, "mine");
}

static void check_text(const char *name, const char *expected)
{
    char place[SCRATCH_PATH_MAX];
    struct bytes bytes = {0};
    scratch_folder_path(&scratch, name, place);
    assert_true(file_read(place, 1000, &bytes, &error));
    assert_int_equal(bytes.length, strlen(expected));
    assert_memory_equal(bytes.data, expected, bytes.length);
    bytes_clear(&bytes);
}

static void a_run_and_its_folder_are_gone(void **unused)
{
    static const char *const names[] = {"journal.new",
                                        "journal.damaged-1",
                                        "journal.foreign-12",
                                        "journal.differs-3",
                                        "journal.torn-9999",
                                        "snapshot.old",
                                        "snapshot.new",
                                        "snapshot.old.new",
                                        "snapshot.damaged-1",
                                        "snapshot.start",
                                        "snapshot.start.new",
                                        "snapshot.start.before-1",
                                        "snapshot.old.damaged-2",
                                        "unburied"};
    make_run();
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        add(names[i], NULL);
    assert_true(run_files_remove(path, &error));
    assert_false(file_is_there(path));
    assert_int_equal(count_listed(), 0);
    (void)unused;
}

static void files_of_the_player_with_similar_names_stay(void **unused)
{
    static const char *const names[] = {"journal-of-my-life.txt",
                                        "journal.txt",
                                        "journal.damaged",
                                        "journal.damaged-",
                                        "journal.damaged-01",
                                        "journal.damaged-1x",
                                        "journal.holiday-1",
                                        "journal.new.txt",
                                        "journals",
                                        "journal.damaged-1.new.txt",
                                        "snapshots",
                                        "snapshot.png",
                                        "snapshot.older",
                                        "lock.txt",
                                        "unburied.txt",
                                        "Journal"};
    make_run();
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        add(names[i], NULL);
    assert_false(run_files_remove(path, &error));
    assert_memory_equal(error.message, path, strlen(path));
    assert_non_null(strstr(error.message, "other files"));
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        if (!run_play_has(path, names[i]))
            fail_msg("%s is gone", names[i]);
    assert_false(run_play_has(path, "journal"));
    assert_false(run_play_has(path, "snapshot"));
    assert_int_equal(count_listed(), 0); /* what stays is no run */
    (void)unused;
}

static void a_folder_with_the_name_of_a_file_stays(void **unused)
{
    char inside[SCRATCH_PATH_MAX];
    make_run();
    scratch_folder_path(&scratch, "runs/ash_11-1/journal.new", inside);
    assert_int_equal(mkdir(inside, 0777), 0);
    assert_false(run_files_remove(path, &error));
    assert_memory_equal(error.message, path, strlen(path));
    assert_true(file_is_there(inside));
    (void)unused;
}

static void links_in_the_folder_are_removed_and_their_targets_stay(void **unused)
{
    static const char *const names[] = {"lock", "journal.damaged-1", "snapshot.new", "unburied"};
    char target[SCRATCH_PATH_MAX];
    scratch_folder_write_text(&scratch, "mine", "my text");
    scratch_folder_path(&scratch, "mine", target);
    make_run();
    for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
        add(names[i], target);
    assert_true(run_files_remove(path, &error));
    assert_false(file_is_there(path));
    check_text("mine", "my text");
    (void)unused;
}

static void a_link_to_a_folder_is_removed_and_the_folder_stays_whole(void **unused)
{
    char moved[SCRATCH_PATH_MAX];
    uint64_t hash = make_run();
    scratch_folder_path(&scratch, "moved", moved);
    assert_int_equal(rename(path, moved), 0);
    assert_int_equal(symlink(moved, path), 0);
    assert_true(run_files_remove(path, &error));
    assert_false(file_is_there(path));
    assert_int_equal(rename(moved, path), 0);
    check_is_whole(hash);
    (void)unused;
}

static void other_runs_stay(void **unused)
{
    uint64_t hash = make_run();
    make_run();
    char second[SCRATCH_PATH_MAX];
    scratch_folder_path(&scratch, "runs/ash_11-2", second);
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
    for (int fault = 0; fault < FAULT_SURVIVABLE_COUNT; fault++) {
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
        TEST(files_of_the_player_with_similar_names_stay),
        TEST(a_folder_with_the_name_of_a_file_stays),
        TEST(links_in_the_folder_are_removed_and_their_targets_stay),
        TEST(a_link_to_a_folder_is_removed_and_the_folder_stays_whole),
        TEST(a_missing_run_is_an_error),
        TEST(after_any_failure_the_run_is_whole_or_gone),
        TEST(after_any_failure_a_run_begun_from_a_snapshot_is_whole_or_gone),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
