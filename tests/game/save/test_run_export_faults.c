/* Every call on a file fails in turn, or ends the program, while a run is exported or imported: the run appears whole or not at
 * all, and no run that was there is lost. */
#include "support/check.h"
#include "support/faults.h"
#include "support/run_play.h"

#include "base/folder.h"
#include "game/save/run_export.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define CALLS_MAX 400
#define COMMANDS 8

static struct scratch_folder here;
static struct scratch_folder there;
static char earlier_file[SCRATCH_PATH_MAX];
static char file[SCRATCH_PATH_MAX];
static char path[FILE_PATH_MAX];
static uint64_t hash;
static struct error error;

static void play_on(struct run_play *play, int first, int end)
{
    run_play_commands(play, first, end);
    assert_true(run_folder_leave(play->run, &error));
    snprintf(path, sizeof path, "%s", run_folder_path(play->run));
    hash = run_play_hash(play);
    run_play_end(play);
}

static bool export_run(void)
{
    return run_export(path, file, &error);
}

/* A run with an id, and the files of an earlier part of it and of all of it. */
static int set_up(void **unused)
{
    here = scratch_folder_make();
    scratch_folder_path(&here, "earlier" RUN_EXPORT_SUFFIX, earlier_file);
    scratch_folder_path(&here, "run" RUN_EXPORT_SUFFIX, file);
    struct game_setup setup = run_script_setup();
    setup.run_id = 7;
    struct run_play play = {run_folder_begin(here.path, &setup, &error),
                            game_create(&setup, &error)};
    run_folder_attach(play.run, play.game);
    play_on(&play, 0, COMMANDS);
    assert_true(run_export(path, earlier_file, &error));
    play = run_play_continue(path);
    play_on(&play, COMMANDS, 2 * COMMANDS);
    assert_true(export_run());
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&here);
    (void)unused;
    return 0;
}

static void check_no_import_is_left(void)
{
    struct folder_names names;
    char runs[SCRATCH_PATH_MAX];
    scratch_folder_path(&there, "runs", runs);
    if (!file_is_there(runs))
        return;
    assert_true(folder_list(runs, &names, &error));
    for (int i = 0; i < names.count; i++)
        assert_null(strstr(names.names[i], ".import-"));
    folder_names_clear(&names);
}

/* Checks that each run that is listed there can be played on, and that no part of another is left. Whether the one that
 * comes is among them. */
static bool check_runs_there(int count_min, int count_max)
{
    struct run_list list;
    bool is_there = false;
    assert_true(run_play_list(there.path, &list, &error));
    assert_in_range(list.count, count_min, count_max);
    check_no_import_is_left();
    for (int i = 0; i < list.count; i++) {
        assert_true(list.entries[i].is_read);
        struct run_play play = run_play_continue(list.entries[i].path);
        is_there = is_there || run_play_hash(&play) == hash;
        run_play_end(&play);
    }
    run_list_clear(&list);
    return is_there;
}

/* The export or the import: whether it says that it was done. */
typedef bool move_run(void);

static bool import_run(void)
{
    char folder[FILE_PATH_MAX];
    return run_import(there.path, file, folder, &error) == RUN_IMPORT_ADDED;
}

/* Whether the program was killed at that call. */
static bool is_killed_at(move_run *move, int at)
{
    int status = 0;
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        faults_set(FAULT_KILL, at, false);
        move();
        _exit(0);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    return WIFSIGNALED(status);
}

static bool fails_at(move_run *move, enum fault fault, int at, bool *is_done)
{
    faults_set(fault, at, false);
    *is_done = move();
    bool has_struck = faults_have_struck();
    faults_end();
    return has_struck;
}

static bool export_at(enum fault fault, int at)
{
    bool is_done = false;
    there = scratch_folder_make();
    unlink(file);
    bool has_struck = fault == FAULT_KILL ? is_killed_at(export_run, at)
                                          : fails_at(export_run, fault, at, &is_done);
    if (fault != FAULT_KILL)
        assert_true(file_is_there(file) == is_done);
    if (file_is_there(file) && import_run())
        assert_true(check_runs_there(1, 1));
    else
        assert_false(is_done);
    scratch_folder_remove(&there);
    return has_struck;
}

/* `earlier`: how many runs are there before. */
static bool import_at(enum fault fault, int at, int earlier)
{
    char folder[FILE_PATH_MAX];
    bool is_done = false;
    there = scratch_folder_make();
    if (earlier > 0)
        assert_int_equal(run_import(there.path, earlier_file, folder, &error), RUN_IMPORT_ADDED);
    bool has_struck = fault == FAULT_KILL ? is_killed_at(import_run, at)
                                          : fails_at(import_run, fault, at, &is_done);
    bool is_there = check_runs_there(earlier, earlier + 1);
    if (fault != FAULT_KILL)
        assert_true(is_there == is_done);
    if (!is_there) {
        assert_true(import_run());
        assert_true(check_runs_there(1, earlier + 1));
    }
    scratch_folder_remove(&there);
    return has_struck;
}

static bool import_first_at(enum fault fault, int at)
{
    return import_at(fault, at, 0);
}

static bool import_over_earlier_part_at(enum fault fault, int at)
{
    return import_at(fault, at, 1);
}

static void fail_each_call(bool (*try_at)(enum fault fault, int at))
{
    static const enum fault faults[] = {FAULT_FULL, FAULT_SHORT, FAULT_KILL};
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        int at = 1;
        while (try_at(faults[i], at))
            assert_true(++at < CALLS_MAX);
        assert_true(at > 10);
    }
}

static void an_export_is_whole_or_not_there_whatever_fails(void **unused)
{
    fail_each_call(export_at);
    (void)unused;
}

static void an_imported_run_is_whole_or_not_there_whatever_fails(void **unused)
{
    fail_each_call(import_first_at);
    (void)unused;
}

static void an_earlier_part_is_lost_only_to_a_later_one_whatever_fails(void **unused)
{
    fail_each_call(import_over_earlier_part_at);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_export_is_whole_or_not_there_whatever_fails, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(an_imported_run_is_whole_or_not_there_whatever_fails,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(an_earlier_part_is_lost_only_to_a_later_one_whatever_fails,
                                        set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
