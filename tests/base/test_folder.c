#include "base/folder.h"
#include "support/check.h"
#include "support/scratch_folder.h"

#include <string.h>

static struct scratch_folder folder;
static char path[SCRATCH_PATH_MAX];
static char other[SCRATCH_PATH_MAX];

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

/* The message begins with the path and names a reason. */
static void check_error(const struct error *error, const char *where, const char *reason)
{
    assert_memory_equal(error->message, where, strlen(where));
    assert_non_null(strstr(error->message, reason));
}

static void folders_are_made_with_those_above(void **unused)
{
    struct error error;
    scratch_folder_path(&folder, "a/b/c", path);
    assert_true(folder_make(path, &error));
    assert_true(folder_make(path, &error));
    scratch_folder_path(&folder, "a/b", path);
    scratch_folder_write_text(&folder, "a/b/file", "");
    scratch_folder_path(&folder, "a/b/file", other);
    assert_false(folder_make(other, &error));
    check_error(&error, other, "can't be made");
    (void)unused;
}

static void a_folder_is_made_anew_once(void **unused)
{
    struct error error;
    bool is_taken;
    assert_true(folder_create(path, &is_taken, &error));
    assert_false(is_taken);
    assert_false(folder_create(path, &is_taken, &error));
    assert_true(is_taken);
    scratch_folder_path(&folder, "nowhere/folder", path);
    assert_false(folder_create(path, &is_taken, &error));
    assert_false(is_taken);
    check_error(&error, path, "No such file");
    (void)unused;
}

static void a_folder_is_listed_in_order(void **unused)
{
    struct error error;
    struct folder_names names;
    assert_true(folder_list(folder.path, &names, &error));
    assert_int_equal(names.count, 0);
    folder_names_clear(&names);
    scratch_folder_write_text(&folder, "b", "");
    scratch_folder_write_text(&folder, ".hidden", "");
    scratch_folder_write_text(&folder, "a", "");
    assert_true(folder_list(folder.path, &names, &error));
    assert_int_equal(names.count, 3);
    assert_string_equal(names.names[0], ".hidden");
    assert_string_equal(names.names[1], "a");
    assert_string_equal(names.names[2], "b");
    folder_names_clear(&names);
    assert_false(folder_list(path, &names, &error));
    check_error(&error, path, "can't be listed: No such file");
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(folders_are_made_with_those_above),
        TEST(a_folder_is_made_anew_once),
        TEST(a_folder_is_listed_in_order),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
