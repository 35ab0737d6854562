/* Whatever lies where a file is written, nothing is written through it, and nothing waits for it. */
#include "support/check.h"
#include "support/trap.h"

#include "base/array.h"
#include "base/file_append.h"
#include "base/file_lock.h"
#include "base/folder.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define SECONDS_MAX 20

static struct scratch_folder folder;
static char path[SCRATCH_PATH_MAX];
static struct error error;

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "file", path);
    alarm(SECONDS_MAX); /* what hangs is ended */
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    alarm(0);
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

static void renew_folder(void)
{
    scratch_folder_remove(&folder);
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "file", path);
    error.message[0] = '\0';
}

static bool is_regular(const char *where)
{
    struct stat status;
    return lstat(where, &status) == 0 && S_ISREG(status.st_mode) && status.st_nlink == 1;
}

static void a_file_is_replaced_whatever_its_temporary_is(void **unused)
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        renew_folder();
        scratch_folder_write_text(&folder, "file", "old");
        trap_set(&folder, "file.new", (enum trap)trap);
        bool is_replaced = file_replace(path, NULL, "new", 3, &error);
        trap_check(&folder, trap_name((enum trap)trap));
        assert_int_equal(is_replaced, trap != TRAP_FOLDER);
        assert_true(is_regular(path));
        if (!is_replaced && !strstr(error.message, "/file.new: can't be written: "))
            fail_msg("'%s' does not name the folder", error.message);
    }
    (void)unused;
}

static void what_lies_at_the_path_is_replaced_only_if_it_is_a_file_or_a_link(void **unused)
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        bool is_link = trap >= TRAP_LINK;
        renew_folder();
        trap_set(&folder, "file", (enum trap)trap);
        assert_int_equal(file_replace(path, NULL, "new", 3, &error), is_link);
        trap_check(&folder, trap_name((enum trap)trap));
        assert_int_equal(is_regular(path), is_link);
        assert_int_equal(strstr(error.message, "/file: can't be written: ") != NULL, !is_link);
    }
    (void)unused;
}

static void a_lock_takes_the_place_of_anything_but_a_folder(void **unused)
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        struct file_lock lock = {-1};
        long holder;
        renew_folder();
        trap_set(&folder, "file", (enum trap)trap);
        assert_false(file_lock_is_held(path, &holder));
        enum file_lock_answer answer = file_lock_take(&lock, path, 0, &holder, &error);
        trap_check(&folder, trap_name((enum trap)trap));
        assert_int_equal(answer, trap == TRAP_FOLDER ? FILE_LOCK_FAILED : FILE_LOCK_HELD);
        assert_int_equal(is_regular(path), trap != TRAP_FOLDER);
        file_lock_give_back(&lock);
    }
    (void)unused;
}

static void nothing_but_a_file_is_appended_to(void **unused)
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        struct file_append file;
        renew_folder();
        trap_set(&folder, "file", (enum trap)trap);
        if (trap == TRAP_SECOND_NAME)
            continue; /* a copy of a folder may share its files */
        assert_false(file_append_open(&file, path, 0, &error));
        assert_non_null(strstr(error.message, "/file: can't be written: "));
        trap_check(&folder, trap_name((enum trap)trap));
    }
    (void)unused;
}

static void no_file_is_created_over_anything(void **unused)
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        bool is_taken;
        renew_folder();
        trap_set(&folder, "file", (enum trap)trap);
        assert_false(file_create(path, "new", 3, &is_taken, &error));
        assert_true(is_taken);
        trap_check(&folder, trap_name((enum trap)trap));
    }
    (void)unused;
}

static void only_files_are_read(void **unused)
{
    for (int trap = 0; trap < TRAP_COUNT; trap++) {
        bool is_file = trap == TRAP_LINK || trap == TRAP_SECOND_NAME;
        struct bytes bytes = {0};
        renew_folder();
        trap_set(&folder, "file", (enum trap)trap);
        assert_int_equal(file_read(path, 1000, &bytes, &error), is_file);
        assert_int_equal(strstr(error.message, "/file: can't be read: ") != NULL, !is_file);
        bytes_clear(&bytes);
    }
    (void)unused;
}

/* Many programs that start together. */
static void programs_that_try_a_folder_at_once_do_not_disturb_each_other(void **unused)
{
    pid_t programs[8];
    struct folder_names names;
    fflush(NULL);
    for (size_t i = 0; i < ARRAY_LENGTH(programs); i++) {
        programs[i] = fork();
        assert_true(programs[i] >= 0);
        if (programs[i] != 0)
            continue;
        bool is_fine = true;
        for (int trial = 0; trial < 500; trial++)
            is_fine = is_fine && folder_try_writing(folder.path, &error);
        _exit(is_fine ? 0 : 1);
    }
    for (size_t i = 0; i < ARRAY_LENGTH(programs); i++) {
        int status;
        assert_int_equal(waitpid(programs[i], &status, 0), programs[i]);
        assert_int_equal(status, 0);
    }
    assert_true(folder_list(folder.path, &names, &error));
    assert_int_equal(names.count, 0);
    folder_names_clear(&names);
    (void)unused;
}

static void a_folder_that_cannot_be_written_to_is_named(void **unused)
{
    assert_false(folder_try_writing(path, &error));
    assert_memory_equal(error.message, path, strlen(path));
    (void)unused;
}

static void files_are_removed_by_name_and_links_are_not_followed(void **unused)
{
    static const char *const names[] = {"a", "b"};
    char linked[SCRATCH_PATH_MAX];
    char inside[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "linked", linked);
    assert_int_equal(mkdir(path, 0700), 0);
    assert_int_equal(symlink(path, linked), 0);
    scratch_folder_write_text(&folder, "file/a", "");
    scratch_folder_write_text(&folder, "file/c", "");
    trap_set(&folder, "file/b", TRAP_LINK);
    assert_false(folder_remove_files(linked, names, 2, &error));
    assert_memory_equal(error.message, linked, strlen(linked));
    scratch_folder_path(&folder, "file/a", inside);
    assert_true(file_is_there(inside));
    assert_true(folder_remove_files(path, names, 2, &error));
    assert_false(file_is_there(inside));
    trap_check(&folder, "a link in the folder");
    assert_false(folder_remove_files(path, names, 2, &error));
    assert_memory_equal(error.message, inside, strlen(inside));
    scratch_folder_path(&folder, "file/c", inside);
    assert_true(file_is_there(inside));
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_file_is_replaced_whatever_its_temporary_is),
        TEST(what_lies_at_the_path_is_replaced_only_if_it_is_a_file_or_a_link),
        TEST(a_lock_takes_the_place_of_anything_but_a_folder),
        TEST(nothing_but_a_file_is_appended_to),
        TEST(no_file_is_created_over_anything),
        TEST(only_files_are_read),
        TEST(programs_that_try_a_folder_at_once_do_not_disturb_each_other),
        TEST(a_folder_that_cannot_be_written_to_is_named),
        TEST(files_are_removed_by_name_and_links_are_not_followed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
