/* The reasons named when a file is too short, missing or not a regular file. */
#include "support/check.h"
#include "support/scratch_folder.h"

#include "base/file.h"

#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
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

static void the_end_of_a_file_is_read_if_it_is_long_enough(void **unused)
{
    struct error error;
    unsigned char end[3] = "";
    uint64_t length = 0;
    int64_t time = 0;
    scratch_folder_write_text(&folder, "file", "four");
    assert_true(file_read_end(path, sizeof end, end, &length, &time, &error));
    assert_int_equal(time, file_time(path));
    assert_memory_equal(end, "our", sizeof end);
    assert_int_equal(length, 4);
    assert_int_equal(file_length(path), 4);
    scratch_folder_write_text(&folder, "file", "it");
    assert_false(file_read_end(path, sizeof end, end, &length, &time, &error));
    assert_non_null(strstr(error.message, "is too short"));
    assert_false(file_read_end(other, sizeof end, end, &length, &time, &error));
    assert_non_null(strstr(error.message, "No such file"));
    assert_int_equal(file_length(other), 0);
    assert_int_equal(file_length(folder.path), 0);
    (void)unused;
}

static void writing_to_no_file_names_the_reason(void **unused)
{
    struct error error;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int listener = socket(AF_UNIX, SOCK_STREAM, 0);
    assert_true(strlen(path) < sizeof address.sun_path);
    memcpy(address.sun_path, path, strlen(path));
    assert_int_equal(bind(listener, (struct sockaddr *)&address, sizeof address), 0);
    assert_false(file_overwrite(path, "one", 3, &error));
    assert_non_null(strstr(error.message, "it is not a regular file"));
    close(listener);
    assert_int_equal(mkfifo(other, 0600), 0);
    assert_false(file_overwrite(other, "one", 3, &error));
    assert_non_null(strstr(error.message, "the pipe has no reader"));
    assert_true(file_overwrite("/dev/null", "one", 3, &error));
    (void)unused;
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_end_of_a_file_is_read_if_it_is_long_enough),
        TEST(writing_to_no_file_names_the_reason),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
