/* A run of the first edition of the rules is refused in one line and stays as it is. */
#include "support/check.h"
#include "support/run_play.h"

#include "base/file.h"
#include "base/folder.h"
#include "game/save/run_list.h"
#include "test_paths.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static struct scratch_folder scratch;
static struct error error;
static struct run_list list;
static char path[SCRATCH_PATH_MAX];

static const char saved[] = EYESHINE_SOURCE_DIR "/tests/game/saves/run-1";

static int set_up(void **unused)
{
    scratch = scratch_folder_make();
    error.message[0] = '\0';
    scratch_folder_path(&scratch, "runs", path);
    assert_int_equal(mkdir(path, 0777), 0);
    scratch_folder_path(&scratch, "runs/first-1", path);
    run_play_copy(saved, path);
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

static void check_said(const char *message)
{
    char expected[SCRATCH_PATH_MAX + 120];
    snprintf(
        expected, sizeof expected,
        "%s: it was begun by the rules of the first edition, and this version has those of the second",
        path);
    assert_string_equal(message, expected);
}

static void check_same(const char *name)
{
    struct bytes was = {0};
    struct bytes is = {0};
    run_play_read(saved, name, &was);
    run_play_read(path, name, &is);
    assert_int_equal(is.length, was.length);
    assert_memory_equal(is.data, was.data, was.length);
    bytes_clear(&was);
    bytes_clear(&is);
}

static void a_run_of_the_first_edition_is_refused_in_one_line(void **unused)
{
    struct game *game = NULL;
    assert_null(run_folder_continue(path, &game, &error));
    check_said(error.message);
    (void)unused;
}

static void it_stays_as_it_is(void **unused)
{
    struct game *game = NULL;
    assert_null(run_folder_continue(path, &game, &error));
    run_play_check_count(scratch.path, &list, 1);
    check_same("journal");
    check_same("snapshot");
    (void)unused;
}

static void the_list_shows_why(void **unused)
{
    run_play_check_count(scratch.path, &list, 1);
    check_said(list.entries[0].reason.message);
    (void)unused;
}

static void it_is_not_the_run_to_go_on_with(void **unused)
{
    struct run_entry entry;
    assert_false(run_play_find_newest(scratch.path, &entry));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_run_of_the_first_edition_is_refused_in_one_line, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(it_stays_as_it_is, set_up, tear_down),
        cmocka_unit_test_setup_teardown(the_list_shows_why, set_up, tear_down),
        cmocka_unit_test_setup_teardown(it_is_not_the_run_to_go_on_with, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
