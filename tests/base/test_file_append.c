/* Files that only grow. */
#include "support/check.h"
#include "support/scratch_folder.h"

#include "base/file_append.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct scratch_folder folder;
static char path[SCRATCH_PATH_MAX];
static struct file_append file;
static struct error error;

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "file", path);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

static void check_content(const char *expected)
{
    struct bytes bytes = {0};
    assert_true(file_read(path, 4096, &bytes, &error));
    assert_int_equal(bytes.length, strlen(expected));
    assert_memory_equal(bytes.data, expected, bytes.length);
    bytes_clear(&bytes);
}

static void open_empty(void)
{
    scratch_folder_write_text(&folder, "file", "");
    assert_true(file_append_open(&file, path, 0, &error));
}

static void what_is_appended_is_there_at_once(void **unused)
{
    open_empty();
    check_content("");
    assert_true(file_append(&file, "one", 3, &error));
    check_content("one");
    assert_true(file_append(&file, " two", 4, &error));
    check_content("one two");
    assert_true(file.length == 7);
    assert_true(file_append_sync(&file, &error));
    assert_true(file_append_close(&file, &error));
    (void)unused;
}

static void a_torn_end_is_cut_off_on_opening(void **unused)
{
    scratch_folder_write_text(&folder, "file", "good torn");
    assert_true(file_append_open(&file, path, 5, &error));
    assert_true(file_append(&file, "more", 4, &error));
    check_content("good more");
    assert_true(file_append_close(&file, &error));
    (void)unused;
}

static void a_file_that_is_too_short_or_gone_is_not_opened(void **unused)
{
    scratch_folder_write_text(&folder, "file", "four");
    assert_false(file_append_open(&file, path, 5, &error));
    assert_non_null(strstr(error.message, "file: is shorter than it was"));
    check_content("four");
    unlink(path);
    assert_false(file_append_open(&file, path, 0, &error));
    assert_non_null(strstr(error.message, "file: can't be written: No such file"));
    assert_false(file_is_there(path));
    (void)unused;
}

static void open_file(void)
{
    open_empty();
    assert_true(file_append(&file, "good", 4, &error));
    assert_true(file_append_check(&file, &error));
}

static void check_missed(const char *reason)
{
    assert_false(file_append_check(&file, &error));
    assert_memory_equal(error.message, path, strlen(path));
    if (!strstr(error.message, reason))
        fail_msg("no '%s' in '%s'", reason, error.message);
    assert_true(file_append_close(&file, &error));
}

static void a_file_that_was_taken_away_is_missed(void **unused)
{
    open_file();
    unlink(path);
    check_missed("is gone: No such file");
    (void)unused;
}

static void a_file_that_was_exchanged_is_missed(void **unused)
{
    open_file();
    scratch_folder_write_text(&folder, "other", "good");
    char other[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "other", other);
    assert_int_equal(rename(other, path), 0);
    check_missed("another file is there");
    (void)unused;
}

static void a_file_that_was_changed_in_length_is_missed(void **unused)
{
    open_file();
    assert_int_equal(truncate(path, 3), 0);
    check_missed("was changed from outside");
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(what_is_appended_is_there_at_once),
        TEST(a_torn_end_is_cut_off_on_opening),
        TEST(a_file_that_is_too_short_or_gone_is_not_opened),
        TEST(a_file_that_was_taken_away_is_missed),
        TEST(a_file_that_was_exchanged_is_missed),
        TEST(a_file_that_was_changed_in_length_is_missed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
