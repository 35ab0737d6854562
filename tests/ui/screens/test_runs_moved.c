/* The list of runs exports runs into files and imports them again. */
#include "support/check.h"
#include "support/run_bench.h"

#include "base/file.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <string.h>

static struct ui *open_runs(void)
{
    struct ui *ui = run_bench_open_title();
    screen_stack_push(&ui->context, SCREEN_RUNS);
    ui_bench_draw(ui);
    return ui;
}

/* Chooses a run and returns its folder. */
static const char *choose_run(struct ui *ui, const char *seed)
{
    struct run_list *runs = &ui->context.runs;
    int row = 0;
    while (row < runs->count && strcmp(runs->entries[row].seed, seed) != 0)
        row++;
    assert_true(row < runs->count);
    ui->context.stack.choice = row;
    return runs->entries[row].path;
}

static void a_run_is_exported_deleted_and_imported_again(void **unused)
{
    char path[FILE_PATH_MAX];
    run_bench_close(run_bench_open_game("one", "v."));
    struct ui *ui = open_runs();
    snprintf(path, sizeof path, "%s", choose_run(ui, "one"));
    ui_bench_press(ui, "e");
    assert_memory_equal(ui->context.notice, "Exported to one-1.eyeshine-run ", 31);
    ui_bench_draw(ui);
    ui_bench_press(ui, "i");
    assert_string_equal(ui->context.notice, "Every exported run is in the list already.");
    ui_bench_press(ui, "d<Enter>");
    assert_int_equal(ui->context.runs.count, 0);
    assert_false(file_is_there(path));
    ui_bench_press(ui, "i");
    assert_string_equal(ui->context.notice, "Imported 1 run.");
    assert_string_equal(ui->context.trouble, "");
    assert_int_equal(ui->context.runs.count, 1);
    assert_true(file_is_there(path));
    assert_string_equal(ui->context.newest.seed, "one");
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

/* Its name comes before that of the file of a run. */
static void a_file_that_is_no_run_is_reported_beside_the_imported_runs(void **unused)
{
    run_bench_close(run_bench_open_game("one", "v."));
    run_bench_close(run_bench_open_game("two", "v."));
    struct ui *ui = open_runs();
    choose_run(ui, "one");
    ui_bench_press(ui, "e");
    choose_run(ui, "two");
    ui_bench_press(ui, "e");
    choose_run(ui, "one");
    ui_bench_press(ui, "d<Enter>");
    scratch_folder_write_text(&run_bench.folder, "user/a.eyeshine-run", "nothing");
    scratch_folder_write_text(&run_bench.folder, "user/b.eyeshine-run", "nothing");
    choose_run(ui, "two");
    ui_bench_press(ui, "i");
    assert_string_equal(
        ui->context.trouble,
        "Imported 1 run, 2 failed: a.eyeshine-run: this is not an exported run, or it "
        "is damaged");
    assert_string_equal(ui->context.notice, "");
    assert_int_equal(ui->context.runs.count, 2);
    assert_string_equal(ui->context.runs.entries[ui->context.stack.choice].seed, "two");
    ui_bench_draw(ui);
    ui_bench_press(ui, "i");
    assert_memory_equal(ui->context.trouble, "Imported 0 runs, 2 failed: ", 27);
    ui_bench_close(ui);
    (void)unused;
}

static void without_exported_files_there_is_nothing_to_import(void **unused)
{
    run_bench_close(run_bench_open_game("one", "v."));
    struct ui *ui = open_runs();
    ui_bench_press(ui, "i");
    assert_non_null(strstr(ui->context.notice, "There is no file *.eyeshine-run in "));
    assert_int_equal(ui->context.runs.count, 1);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, run_bench_set_up, run_bench_tear_down)
        TEST(a_run_is_exported_deleted_and_imported_again),
        TEST(a_file_that_is_no_run_is_reported_beside_the_imported_runs),
        TEST(without_exported_files_there_is_nothing_to_import),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
