/* Files read, made and replaced as a whole. */
#include "support/check.h"
#include "support/scratch_folder.h"

#include "base/array.h"
#include "base/file.h"
#include "base/folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct scratch_folder folder;
static char path[SCRATCH_PATH_MAX];
static char other[SCRATCH_PATH_MAX];

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "file", path);
    scratch_folder_path(&folder, "file.old", other);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

static void check_content(const char *where, const char *expected)
{
    struct error error;
    struct bytes bytes = {0};
    if (!file_read(where, 4096, &bytes, &error))
        fail_msg("%s", error.message);
    assert_int_equal(bytes.length, strlen(expected));
    assert_memory_equal(bytes.data, expected, bytes.length);
    bytes_clear(&bytes);
}

/* The message is one line that begins with the path and names a reason. */
static void check_error(const struct error *error, const char *where, const char *reason)
{
    assert_memory_equal(error->message, where, strlen(where));
    if (!strstr(error->message, reason))
        fail_msg("no '%s' in '%s'", reason, error->message);
}

static int entry_count(void)
{
    struct error error;
    struct folder_names names;
    assert_true(folder_list(folder.path, &names, &error));
    int count = names.count;
    folder_names_clear(&names);
    return count;
}

static void a_file_is_read_whole_behind_what_is_there(void **unused)
{
    struct error error;
    struct bytes bytes = {0};
    scratch_folder_write(&folder, "file", "a\0b", 3);
    bytes_put(&bytes, "x", 1);
    assert_true(file_read(path, 3, &bytes, &error));
    assert_int_equal(bytes.length, 4);
    assert_memory_equal(bytes.data, "xa\0b", 4);
    bytes_clear(&bytes);
    (void)unused;
}

static void a_long_file_is_read_whole(void **unused)
{
    static unsigned char content[200001];
    struct error error;
    struct bytes bytes = {0};
    for (size_t i = 0; i < sizeof content; i++)
        content[i] = (unsigned char)(i % 251);
    scratch_folder_write(&folder, "file", content, sizeof content);
    assert_true(file_read(path, sizeof content, &bytes, &error));
    assert_int_equal(bytes.length, sizeof content);
    assert_memory_equal(bytes.data, content, sizeof content);
    bytes_clear(&bytes);
    (void)unused;
}

static void a_file_over_the_limit_is_not_read(void **unused)
{
    struct error error;
    struct bytes bytes = {0};
    scratch_folder_write_text(&folder, "file", "four");
    bytes_put(&bytes, "x", 1);
    assert_false(file_read(path, 3, &bytes, &error));
    check_error(&error, path, "File too large");
    assert_int_equal(bytes.length, 1);
    bytes_clear(&bytes);
    (void)unused;
}

static void what_is_no_file_is_not_read(void **unused)
{
    struct error error;
    struct bytes bytes = {0};
    assert_false(file_read(path, 9, &bytes, &error));
    check_error(&error, path, "No such file");
    assert_false(file_read(folder.path, 9, &bytes, &error));
    check_error(&error, folder.path, "Is a directory");
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_false(file_read(path, 9, &bytes, &error));
    check_error(&error, path, "can't be read: it is not a regular file");
    bytes_clear(&bytes);
    (void)unused;
}

static void a_file_is_there_or_not(void **unused)
{
    assert_false(file_is_there(path));
    assert_true(file_time(path) == 0);
    scratch_folder_write_text(&folder, "file", "");
    assert_true(file_is_there(path));
    assert_true(file_time(path) > 1000000000);
    scratch_folder_path(&folder, "file/below", other);
    assert_false(file_is_there(other));
    (void)unused;
}

static void a_file_is_made_once(void **unused)
{
    struct error error;
    bool is_taken;
    assert_true(file_create(path, "one", 3, &is_taken, &error));
    assert_false(is_taken);
    assert_false(file_create(path, "two", 3, &is_taken, &error));
    assert_true(is_taken);
    check_content(path, "one");
    (void)unused;
}

static void where_no_file_can_be_none_is_made(void **unused)
{
    struct error error;
    bool is_taken;
    scratch_folder_path(&folder, "nowhere/file", path);
    assert_false(file_create(path, "one", 3, &is_taken, &error));
    assert_false(is_taken);
    check_error(&error, path, "No such file");
    assert_false(file_replace(path, NULL, "one", 3, &error));
    check_error(&error, path, "No such file");
    (void)unused;
}

static void a_file_is_replaced(void **unused)
{
    struct error error;
    assert_true(file_replace(path, NULL, "one", 3, &error));
    check_content(path, "one");
    assert_true(file_replace(path, NULL, "second", 6, &error));
    check_content(path, "second");
    assert_true(file_replace(path, NULL, "", 0, &error));
    check_content(path, "");
    assert_int_equal(entry_count(), 1);
    (void)unused;
}

static void the_old_file_is_kept_if_asked(void **unused)
{
    struct error error;
    assert_true(file_replace(path, other, "one", 3, &error));
    assert_false(file_is_there(other));
    assert_true(file_replace(path, other, "two", 3, &error));
    check_content(other, "one");
    assert_true(file_replace(path, other, "three", 5, &error));
    check_content(path, "three");
    check_content(other, "two");
    assert_int_equal(entry_count(), 2);
    (void)unused;
}

static void where_there_is_no_old_file_what_was_kept_stays(void **unused)
{
    struct error error;
    scratch_folder_write_text(&folder, "file.old", "good");
    assert_true(file_replace(path, other, "new", 3, &error));
    check_content(other, "good");
    (void)unused;
}

static void a_folder_in_its_place_is_not_replaced(void **unused)
{
    struct error error;
    assert_int_equal(mkdir(path, 0777), 0);
    assert_false(file_replace(path, NULL, "one", 3, &error));
    check_error(&error, path, "can't be written");
    assert_int_equal(entry_count(), 1);
    (void)unused;
}

static void what_is_no_file_stays_in_its_place(void **unused)
{
    struct error error;
    struct stat status;
    assert_int_equal(mkfifo(path, 0600), 0);
    assert_false(file_replace(path, NULL, "one", 3, &error));
    check_error(&error, path, "can't be written");
    assert_false(file_replace(path, other, "one", 3, &error));
    assert_int_equal(lstat(path, &status), 0);
    assert_true(S_ISFIFO(status.st_mode));
    assert_int_equal(entry_count(), 1);
    (void)unused;
}

static void a_link_is_replaced_and_the_file_it_leads_to_stays(void **unused)
{
    struct error error;
    scratch_folder_write_text(&folder, "file.old", "old");
    assert_int_equal(symlink("file.old", path), 0);
    assert_true(file_replace(path, NULL, "new", 3, &error));
    check_content(path, "new");
    check_content(other, "old");
    assert_false(file_is_link(path));
    (void)unused;
}

static void a_link_is_followed_to_a_regular_file_only(void **unused)
{
    struct error error;
    char target[FILE_PATH_MAX];
    assert_int_equal(symlink("file.old", path), 0);
    assert_true(file_is_link(path));
    assert_false(file_follow_link(path, target, &error)); /* it leads nowhere */
    check_error(&error, path, "is a link that does not lead to a regular file");
    assert_int_equal(mkfifo(other, 0600), 0);
    assert_false(file_follow_link(path, target, &error));
    assert_int_equal(unlink(other), 0);
    assert_int_equal(symlink("file", other), 0);
    assert_false(file_follow_link(path, target, &error)); /* in a circle */
    assert_int_equal(unlink(other), 0);
    scratch_folder_write_text(&folder, "file.old", "old");
    assert_true(file_follow_link(path, target, &error));
    check_content(target, "old");
    assert_false(file_is_link(target));
    assert_true(file_follow_link(other, target, &error));
    assert_string_equal(target, other);
    (void)unused;
}

static void a_link_that_is_kept_leads_to_the_old_file(void **unused)
{
    struct error error;
    char target[SCRATCH_PATH_MAX];
    scratch_folder_write_text(&folder, "target", "old");
    scratch_folder_path(&folder, "target", target);
    assert_int_equal(symlink("target", path), 0);
    assert_true(file_replace(path, other, "new", 3, &error));
    check_content(path, "new");
    check_content(other, "old");
    check_content(target, "old");
    (void)unused;
}

static void check_mode(unsigned mode)
{
    struct stat status;
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(status.st_mode & 07777, mode);
}

static void a_new_file_keeps_the_permissions_of_the_old_one(void **unused)
{
    struct error error;
    static const unsigned modes[] = {0600, 0640, 0664, 0400};
    scratch_folder_write_text(&folder, "file", "old");
    for (size_t i = 0; i < ARRAY_LENGTH(modes); i++) {
        assert_int_equal(chmod(path, modes[i]), 0);
        assert_true(file_replace(path, NULL, "new", 3, &error));
        check_mode(modes[i]);
        check_content(path, "new");
    }
    (void)unused;
}

/* A program was killed while it replaced a read-only file. */
static void what_was_left_half_done_is_no_hindrance(void **unused)
{
    struct error error;
    char fresh[SCRATCH_PATH_MAX];
    scratch_folder_write_text(&folder, "file", "old");
    scratch_folder_write_text(&folder, "file.new", "half");
    scratch_folder_path(&folder, "file.new", fresh);
    assert_int_equal(chmod(fresh, 0400), 0);
    assert_true(file_replace(path, NULL, "new", 3, &error));
    check_content(path, "new");
    assert_int_equal(entry_count(), 1);
    (void)unused;
}

static void a_file_is_taken_away_once(void **unused)
{
    struct error error;
    scratch_folder_write_text(&folder, "file", "old");
    assert_true(file_remove(path, &error));
    assert_int_equal(entry_count(), 0);
    assert_false(file_remove(path, &error));
    check_error(&error, path, "No such file");
    (void)unused;
}

static void a_file_is_kept_under_the_first_free_name(void **unused)
{
    struct error error;
    char kept[FILE_PATH_MAX];
    scratch_folder_write_text(&folder, "file", "bad");
    scratch_folder_write_text(&folder, "file.damaged-1", "worse");
    assert_true(file_keep(path, "damaged", 100, kept, &error));
    assert_string_equal(strrchr(kept, '/'), "/file.damaged-2");
    assert_true(file_replace(path, NULL, "good", 4, &error));
    check_content(kept, "bad");
    check_content(path, "good");
    scratch_folder_path(&folder, "file.damaged-1", other);
    check_content(other, "worse");
    (void)unused;
}

static void what_is_not_there_is_not_kept(void **unused)
{
    struct error error;
    char kept[FILE_PATH_MAX];
    assert_false(file_keep(path, "damaged", 100, kept, &error));
    check_error(&error, path, "No such file");
    assert_int_equal(entry_count(), 0);
    (void)unused;
}

static void paths_that_are_too_long_are_refused(void **unused)
{
    static char long_name[FILE_PATH_MAX];
    char joined[FILE_PATH_MAX];
    struct error error;
    memset(long_name, 'n', sizeof long_name - 3);
    assert_true(file_join("a", long_name + 1, joined, &error));
    assert_int_equal(strlen(joined), FILE_PATH_MAX - 2);
    assert_true(file_join("ab", long_name + 1, joined, &error));
    assert_false(file_join("abc", long_name + 1, joined, &error));
    check_error(&error, "abc", "File name too long");
    assert_false(file_replace(long_name, NULL, "", 0, &error));
    check_error(&error, "nnnn", "File name too long");
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

static void a_text_file_of_any_length_is_read_whole(void **unused)
{
    static const size_t lengths[] = {0, 1, 4095, 4096, 65535, 65536, 65537};
    for (size_t i = 0; i < ARRAY_LENGTH(lengths); i++) {
        struct error error;
        char *written = calloc(1, lengths[i] + 1);
        assert_non_null(written);
        for (size_t j = 0; j < lengths[i]; j++)
            written[j] = (char)(' ' + j % 90);
        scratch_folder_write(&folder, "file", written, lengths[i]);
        char *text = file_read_text(path, lengths[i], &error);
        assert_non_null(text);
        assert_string_equal(text, written);
        free(text);
        free(written);
    }
    (void)unused;
}

static void check_no_text(const char *where, size_t limit, const char *reason)
{
    struct error error;
    assert_null(file_read_text(where, limit, &error));
    check_error(&error, where, reason);
}

static void other_files_are_not_read_as_text(void **unused)
{
    check_no_text(path, 1000, "No such file");
    check_no_text(folder.path, 1000, "Is a directory");
    check_no_text("/dev/null", 1000, "is not a regular file");
    scratch_folder_write(&folder, "file", "a\0b", 3);
    check_no_text(path, 1000, "is not text");
    check_no_text(path, 2, "is too large");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_text_file_of_any_length_is_read_whole),
        TEST(other_files_are_not_read_as_text),
        TEST(a_file_is_read_whole_behind_what_is_there),
        TEST(a_long_file_is_read_whole),
        TEST(a_file_over_the_limit_is_not_read),
        TEST(what_is_no_file_is_not_read),
        TEST(a_file_is_there_or_not),
        TEST(a_file_is_made_once),
        TEST(where_no_file_can_be_none_is_made),
        TEST(a_file_is_replaced),
        TEST(the_old_file_is_kept_if_asked),
        TEST(where_there_is_no_old_file_what_was_kept_stays),
        TEST(a_folder_in_its_place_is_not_replaced),
        TEST(what_is_no_file_stays_in_its_place),
        TEST(a_link_is_replaced_and_the_file_it_leads_to_stays),
        TEST(a_link_is_followed_to_a_regular_file_only),
        TEST(a_link_that_is_kept_leads_to_the_old_file),
        TEST(a_new_file_keeps_the_permissions_of_the_old_one),
        TEST(what_was_left_half_done_is_no_hindrance),
        TEST(a_file_is_taken_away_once),
        TEST(a_file_is_kept_under_the_first_free_name),
        TEST(what_is_not_there_is_not_kept),
        TEST(paths_that_are_too_long_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
