/* Screenshots of the player's own, under the first free number. */
#include "support/check.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"

#include "ui/screenshot.h"

#include <stdio.h>
#include <string.h>

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
    return message_log_get(&ui->log, 0)->text;
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

static void when_all_are_taken_it_says_so_and_writes_over_none(void **unused)
{
    (void)unused;
    char path[SCRATCH_PATH_MAX];
    char kept[8] = "";
    for (int number = 1; number <= NUMBER_MAX; number++)
        take_number(number);
    screenshot_save(ui);
    assert_string_equal(last_said(),
                        "No more screenshots can be saved: all their numbers are taken.");
    scratch_folder_path(&folder, "screenshot-9999.png", path);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fread(kept, 1, sizeof kept - 1, file), 5);
    fclose(file);
    assert_string_equal(kept, "taken");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(it_takes_the_first_free_number, set_up, tear_down),
        cmocka_unit_test_setup_teardown(when_all_are_taken_it_says_so_and_writes_over_none, set_up,
                                        tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
