/* A run in one file: it goes on elsewhere as it was, and no run is doubled, lost or made up. */
#include "support/check.h"
#include "support/run_play.h"

#include "base/file_lock.h"
#include "base/folder.h"

#include "game/save/run_export.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct scratch_folder here;
static struct scratch_folder there;
static char file[SCRATCH_PATH_MAX];
static char folder[FILE_PATH_MAX];
static struct error error;

static int set_up(void **unused)
{
    here = scratch_folder_make();
    there = scratch_folder_make();
    scratch_folder_path(&here, "run" RUN_EXPORT_SUFFIX, file);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&here);
    scratch_folder_remove(&there);
    (void)unused;
    return 0;
}

static struct run_play begin(uint64_t run_id)
{
    struct game_setup setup = run_script_setup();
    setup.run_id = run_id;
    struct run_play play = {run_folder_begin(here.path, &setup, &error),
                            game_create(&setup, &error)};
    run_folder_attach(play.run, play.game);
    return play;
}

static void leave(struct run_play *play, char path[FILE_PATH_MAX])
{
    assert_true(run_folder_leave(play->run, &error));
    snprintf(path, FILE_PATH_MAX, "%s", run_folder_path(play->run));
    run_play_end(play);
}

static void export_to(const char *path, const char *name)
{
    remove(name);
    if (!run_export(path, name, &error))
        fail_msg("%s", error.message);
}

static void import(void)
{
    if (run_import(there.path, file, folder, &error) != RUN_IMPORT_ADDED)
        fail_msg("%s", error.message);
}

static int count_runs(void)
{
    struct run_list list;
    assert_true(run_play_list(there.path, &list, &error));
    int count = list.count;
    run_list_clear(&list);
    return count;
}

static void a_run_goes_on_elsewhere_as_it_was(void **unused)
{
    char path[FILE_PATH_MAX];
    struct run_play play = begin(7);
    run_play_commands(&play, 0, 30);
    uint64_t hash = run_play_hash(&play);
    leave(&play, path);
    export_to(path, file);
    import();
    assert_non_null(strstr(folder, "/runs/ash_11-1"));
    play = run_play_continue(folder);
    assert_true(run_play_hash(&play) == hash);
    assert_true(game_run_id(play.game) == 7);
    run_play_check_news(&play, NULL);
    run_play_commands(&play, 30, 40);
    run_play_end(&play);
    (void)unused;
}

static void the_same_run_is_not_imported_twice(void **unused)
{
    char path[FILE_PATH_MAX];
    struct run_play play = begin(7);
    run_play_commands(&play, 0, 5);
    leave(&play, path);
    export_to(path, file);
    import();
    assert_int_equal(run_import(there.path, file, folder, &error), RUN_IMPORT_IS_THERE);
    assert_non_null(strstr(error.message, "this run is there already"));
    assert_int_equal(count_runs(), 1);
    (void)unused;
}

static void a_later_part_of_a_run_takes_the_place_of_the_earlier_one(void **unused)
{
    char path[FILE_PATH_MAX];
    struct run_play play = begin(7);
    run_play_commands(&play, 0, 5);
    leave(&play, path);
    export_to(path, file);
    import();
    play = run_play_continue(path);
    run_play_commands(&play, 5, 12);
    uint64_t hash = run_play_hash(&play);
    leave(&play, path);
    export_to(path, file);
    import();
    assert_int_equal(count_runs(), 1);
    play = run_play_continue(folder);
    assert_true(run_play_hash(&play) == hash);
    run_play_end(&play);
    (void)unused;
}

static void a_run_that_was_played_on_in_both_places_is_kept_twice(void **unused)
{
    char path[FILE_PATH_MAX];
    char other[FILE_PATH_MAX];
    struct run_play play = begin(7);
    run_play_commands(&play, 0, 5);
    leave(&play, path);
    export_to(path, file);
    import();
    play = run_play_continue(folder);
    run_play_commands(&play, 20, 30);
    leave(&play, other);
    play = run_play_continue(path);
    run_play_commands(&play, 5, 9);
    leave(&play, path);
    export_to(path, file);
    import();
    assert_int_equal(count_runs(), 2);
    (void)unused;
}

/* Even if only its journal tells. */
static void a_run_without_an_id_is_not_imported_twice(void **unused)
{
    char path[FILE_PATH_MAX];
    struct run_play play = begin(0);
    run_play_commands(&play, 0, 5);
    leave(&play, path);
    export_to(path, file);
    import();
    assert_int_equal(run_import(there.path, file, folder, &error), RUN_IMPORT_IS_THERE);
    assert_int_equal(count_runs(), 1);
    (void)unused;
}

static void an_earlier_part_that_is_being_played_stays(void **unused)
{
    char path[FILE_PATH_MAX];
    struct run_play play = begin(7);
    run_play_commands(&play, 0, 5);
    leave(&play, path);
    export_to(path, file);
    import();
    struct run_play played = run_play_continue(folder);
    play = run_play_continue(path);
    run_play_commands(&play, 5, 9);
    leave(&play, path);
    export_to(path, file);
    import();
    assert_int_equal(count_runs(), 2);
    assert_int_equal(run_import(there.path, file, folder, &error), RUN_IMPORT_IS_THERE);
    assert_int_equal(count_runs(), 2);
    run_play_commands(&played, 20, 22);
    assert_true(run_folder_is_written(played.run));
    run_play_end(&played);
    (void)unused;
}

/* Its journal is a beginning of the other, but its snapshot is farther. */
static void a_run_with_a_cut_journal_and_a_later_snapshot_stays(void **unused)
{
    char path[FILE_PATH_MAX];
    char journal[FILE_PATH_MAX];
    struct run_play play = begin(7);
    run_play_commands(&play, 0, 5);
    leave(&play, path);
    export_to(path, file);
    import();
    play = run_play_continue(folder);
    run_play_commands(&play, 5, 40);
    uint64_t hash = run_play_hash(&play);
    leave(&play, folder);
    play = run_play_continue(path);
    run_play_commands(&play, 5, 9);
    leave(&play, path);
    assert_true(file_join(folder, "journal", journal, &error));
    struct bytes bytes = {0};
    run_play_read(folder, "journal", &bytes);
    assert_int_equal(truncate(journal, (off_t)bytes.length / 2), 0);
    bytes_clear(&bytes);
    char there_folder[FILE_PATH_MAX];
    memcpy(there_folder, folder, sizeof folder);
    export_to(path, file);
    import();
    play = run_play_continue(there_folder);
    assert_true(run_play_hash(&play) == hash);
    run_play_end(&play);
    (void)unused;
}

static void a_folder_without_a_run_is_left_as_it_is(void **unused)
{
    struct folder_names names;
    scratch_folder_write_text(&here, "lock", "mine");
    assert_false(run_export(here.path, file, &error));
    assert_non_null(strstr(error.message, "there is no run"));
    assert_true(folder_list(here.path, &names, &error));
    assert_int_equal(names.count, 1);
    folder_names_clear(&names);
    struct bytes bytes = {0};
    run_play_read(here.path, "lock", &bytes);
    assert_int_equal(bytes.length, 4);
    bytes_clear(&bytes);
    (void)unused;
}

static void a_run_that_is_played_is_not_exported(void **unused)
{
    struct run_play play = begin(7);
    run_play_commands(&play, 0, 3);
    assert_false(run_export(run_folder_path(play.run), file, &error));
    assert_non_null(strstr(error.message, "this run is being played"));
    assert_false(file_is_there(file));
    run_play_end(&play);
    (void)unused;
}

static void no_file_is_overwritten_by_an_export(void **unused)
{
    char path[FILE_PATH_MAX];
    struct run_play play = begin(7);
    leave(&play, path);
    scratch_folder_write_text(&here, "run" RUN_EXPORT_SUFFIX, "mine");
    assert_false(run_export(path, file, &error));
    assert_non_null(strstr(error.message, file));
    struct bytes bytes = {0};
    run_play_read(here.path, "run" RUN_EXPORT_SUFFIX, &bytes);
    assert_int_equal(bytes.length, 4);
    bytes_clear(&bytes);
    (void)unused;
}

/* Nothing of it stays in the folder of runs. */
static void any_changed_byte_of_the_file_is_refused(void **unused)
{
    char path[FILE_PATH_MAX];
    struct bytes bytes = {0};
    struct run_play play = begin(7);
    run_play_commands(&play, 0, 3);
    leave(&play, path);
    export_to(path, file);
    run_play_read(here.path, "run" RUN_EXPORT_SUFFIX, &bytes);
    for (size_t at = 0; at < bytes.length; at += 1 + bytes.length / 300) {
        bytes.data[at] ^= 1;
        run_play_write(here.path, "run" RUN_EXPORT_SUFFIX, &bytes);
        assert_int_equal(run_import(there.path, file, folder, &error), RUN_IMPORT_FAILED);
        assert_non_null(strstr(error.message, "this is not an exported run, or it is damaged"));
        bytes.data[at] ^= 1;
    }
    bytes.length--;
    run_play_write(here.path, "run" RUN_EXPORT_SUFFIX, &bytes);
    assert_int_equal(run_import(there.path, file, folder, &error), RUN_IMPORT_FAILED);
    assert_int_equal(count_runs(), 0);
    bytes_clear(&bytes);
    (void)unused;
}

/* Of another program: its folder stays, and a second import waits its turn. */
static void an_import_under_way_is_left_alone(void **unused)
{
    char path[FILE_PATH_MAX];
    struct file_lock lock;
    long holder;
    struct run_play play = begin(7);
    leave(&play, path);
    export_to(path, file);
    scratch_folder_path(&there, "runs/.import-0/journal", path);
    scratch_folder_path(&there, "runs/.import-0", folder);
    assert_true(folder_make(folder, &error));
    scratch_folder_write_text(&there, "runs/.import-0/journal", "a part");
    scratch_folder_path(&there, "runs/.import", folder);
    assert_int_equal(file_lock_take(&lock, folder, 0, &holder, &error), FILE_LOCK_HELD);
    assert_int_equal(count_runs(), 0);
    assert_true(file_is_there(path));
    assert_int_equal(run_import(there.path, file, folder, &error), RUN_IMPORT_FAILED);
    assert_non_null(strstr(error.message, "another program imports a run now"));
    file_lock_give_back(&lock);
    assert_int_equal(count_runs(), 0);
    assert_false(file_is_there(path));
    import();
    assert_int_equal(count_runs(), 1);
    (void)unused;
}

static void what_is_no_run_is_named(void **unused)
{
    assert_int_equal(run_import(there.path, "/nowhere", folder, &error), RUN_IMPORT_FAILED);
    assert_non_null(strstr(error.message, "/nowhere"));
    assert_false(run_export("/nowhere", file, &error));
    assert_non_null(strstr(error.message, "/nowhere"));
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_run_goes_on_elsewhere_as_it_was),
        TEST(the_same_run_is_not_imported_twice),
        TEST(a_later_part_of_a_run_takes_the_place_of_the_earlier_one),
        TEST(a_run_that_was_played_on_in_both_places_is_kept_twice),
        TEST(a_run_without_an_id_is_not_imported_twice),
        TEST(an_earlier_part_that_is_being_played_stays),
        TEST(a_run_with_a_cut_journal_and_a_later_snapshot_stays),
        TEST(a_folder_without_a_run_is_left_as_it_is),
        TEST(a_run_that_is_played_is_not_exported),
        TEST(no_file_is_overwritten_by_an_export),
        TEST(any_changed_byte_of_the_file_is_refused),
        TEST(an_import_under_way_is_left_alone),
        TEST(what_is_no_run_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
