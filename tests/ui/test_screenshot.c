/* Screenshots of the player's own, under the first free number. */
#include "support/check.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"

#include "base/file.h"
#include "ui/screenshot.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NUMBER_MAX 9999

static struct scratch_folder folder;
static struct ui_options options;
static struct ui *ui;

static int set_up(void **unused)
{
    (void)unused;
    folder = scratch_folder_make();
    options = ui_bench_options("#####\n#@..#\n#####\n", 640, 400);
    options.user_folder = folder.path;
    ui = ui_bench_open(&options);
    return 0;
}

static int tear_down(void **unused)
{
    (void)unused;
    ui_bench_close(ui);
    scratch_folder_remove(&folder);
    return 0;
}

static const char *last_said(void)
{
    return message_log_get(&ui->context.log, 0)->text;
}

static void take_number(int number)
{
    char name[40];
    snprintf(name, sizeof name, "screenshot-%04d.png", number);
    scratch_folder_write_text(&folder, name, "taken");
}

static void it_takes_the_first_free_number(void **unused)
{
    (void)unused;
    take_number(1);
    take_number(3);
    screenshot_save(ui);
    assert_non_null(strstr(last_said(), "screenshot-0002.png."));
}

static void a_broken_link_keeps_its_number(void **unused)
{
    (void)unused;
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "screenshot-0001.png", path);
    assert_int_equal(symlink("elsewhere.png", path), 0);
    screenshot_save(ui);
    assert_non_null(strstr(last_said(), "screenshot-0002.png."));
}

/* All of them one file, under as many names: that is made in a tenth of the time, and shows what is written over any of
 * them. */
static void take_all_numbers(char taken[SCRATCH_PATH_MAX])
{
    scratch_folder_write_text(&folder, "taken", "taken");
    scratch_folder_path(&folder, "taken", taken);
    for (int number = 1; number <= NUMBER_MAX; number++) {
        char name[40];
        char path[SCRATCH_PATH_MAX];
        snprintf(name, sizeof name, "screenshot-%04d.png", number);
        scratch_folder_path(&folder, name, path);
        assert_int_equal(link(taken, path), 0);
    }
}

static void if_all_numbers_are_taken_nothing_is_overwritten(void **unused)
{
    (void)unused;
    struct bytes kept = {0};
    struct error error = {""};
    char taken[SCRATCH_PATH_MAX];
    struct stat about;
    take_all_numbers(taken);
    screenshot_save(ui);
    assert_string_equal(last_said(),
                        "No more screenshots can be saved: all their numbers are taken.");
    assert_true(file_read(taken, 100, &kept, &error));
    assert_int_equal(kept.length, strlen("taken"));
    assert_memory_equal(kept.data, "taken", kept.length);
    bytes_clear(&kept);
    assert_int_equal(stat(taken, &about), 0);
    assert_int_equal(about.st_nlink, NUMBER_MAX + 1); /* none has another file's name now */
}

static void a_folder_with_too_long_a_name_is_reported(void **unused)
{
    (void)unused;
    char name[FILE_PATH_MAX];
    memset(name, 'a', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    options.user_folder = name;
    screenshot_save(ui);
    assert_string_equal(last_said(), "The folder for screenshots has too long a name.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_takes_the_first_free_number, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_broken_link_keeps_its_number, set_up, tear_down),
        cmocka_unit_test_setup_teardown(a_folder_with_too_long_a_name_is_reported, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(if_all_numbers_are_taken_nothing_is_overwritten, set_up,
                                        tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
