/* A folder that can't be written to: its runs are shown and continued, the player is told once, and what is new is written as
 * soon as it can be. */
#include "support/check.h"
#include "support/faults.h"
#include "support/program.h"
#include "support/run_bench.h"
#include "test_paths.h"

#include "app/eyeshine/records.h"
#include "base/file.h"
#include "base/folder.h"

#include <stdio.h>
#include <string.h>

static struct records records;
static struct program_result result;

/* How often the words stand in a text. */
static int count_in(const char *text, const char *words)
{
    int count = 0;
    for (const char *at = text; (at = strstr(at, words)) != NULL; at++)
        count++;
    return count;
}

/* Plays in the scratch folder; with `limit`, no byte can be written, as on a full disk. What is printed passes by that. */
static void play(const char *limit, const char *start, const char *keys)
{
    char script[128];
    snprintf(script, sizeof script, "{ %s \"$0\" \"$@\"; echo status $?; } 2>&1 | cat", limit);
    const char *const argv[] = {"/bin/sh", "-c",         script,         EYESHINE_BIN,
                                start,     "--user-dir", run_bench.user, "--keys",
                                keys,      "--narrate",  "--report",     "--size=640x400",
                                NULL};
    program_run(argv, NULL, &result);
}

static void a_run_in_a_folder_that_cannot_be_written_goes_on(void **unused)
{
    play("", "--seed=ash", "..<Esc><Up><Enter>");
    assert_int_equal(count_in(result.output, "eyeshine: "), 0);
    play("ulimit -f 0;", "--continue", ".+<Esc><Up><Enter><Enter>");
    assert_non_null(strstr(result.output, "You continue where you left off."));
    assert_non_null(strstr(result.output, " turns=3 "));
    assert_int_equal(count_in(result.output, "eyeshine: nothing can be saved now: "), 1);
    assert_int_equal(count_in(result.output, "Nothing can be saved now, "), 1);
    assert_int_equal(count_in(result.output, "eyeshine: "), 2);
    assert_int_equal(count_in(result.output, "File too large"), 2); /* at the start and the end */
    assert_non_null(strstr(result.output, "/journal: can't be written: File too large\n"));
    assert_non_null(strstr(result.output, "status 2\n")); /* turns are lost */
    play("", "--continue", "<Esc><Up><Enter>");
    assert_int_equal(count_in(result.output, "eyeshine: "), 0);
    assert_non_null(strstr(result.output, " turns=2 "));
    (void)unused;
}

static void open_records(void)
{
    records = (struct records){.folder = run_bench.user};
    user_texts_load(&records.texts, run_bench.user, run_bench.user);
}

/* The title of a program that could not write anything when it started. */
static struct ui *open_without_disk(const char *map)
{
    struct error error;
    assert_true(folder_make(run_bench.user, &error));
    faults_set(FAULT_FULL, 1, true);
    open_records();
    records_note_trouble(&records);
    run_bench.options = ui_bench_options(map, 960, 580);
    run_bench.options.starts_at_once = false;
    run_bench.options.user_folder = run_bench.user;
    run_bench.options.cannot_save = true;
    run_bench.options.notice = "Nothing can be saved now.";
    records_serve(&records, &run_bench.options);
    struct ui *ui = ui_bench_open(&run_bench.options);
    session_go_to_title(&ui->session);
    return ui;
}

static void tick(struct ui *ui, uint64_t ms)
{
    ui->display.clock.now += ms;
    run_saving_tick(&ui->session);
}

static bool has_file(const char *name)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    return file_join(run_bench.user, name, path, &unused) && file_is_there(path);
}

static void check_told(const struct ui *ui, int times_saved_again)
{
    assert_int_equal(run_bench_times_said(ui, "saved now"), 1);
    assert_int_equal(run_bench_times_said(ui, "No space left"), 0);
    assert_int_equal(run_bench_times_said(ui, "saved again"), times_saved_again);
}

static void close_window(struct ui *ui)
{
    struct error error;
    assert_true(run_saving_leave(&ui->session, &error));
    ui_bench_close(ui);
    user_texts_close(&records.texts);
}

static void a_folder_is_written_as_soon_as_it_can_be(void **unused)
{
    struct error error;
    char said[200];
    struct text text = text_init(said, sizeof said);
    struct ui *ui = open_without_disk("#######\n#@.+.r#\n#######\n");
    assert_true(session_start_game(&ui->session, "ash", &error));
    ui_bench_press(ui, "ll");
    struct settings settings = records.texts.settings;
    settings.map_zoom = 3;
    run_bench.options.keep_settings(&records, &settings, &text);
    assert_int_equal(text.length, 0);
    tick(ui, 5000);
    ui_bench_press(ui, ".");
    tick(ui, 5000);
    check_told(ui, 0);
    assert_false(has_file("runs/ash-1/journal"));
    faults_end();
    tick(ui, 5000);
    check_told(ui, 1);
    assert_true(run_folder_is_written(ui->session.saving.folder));
    assert_true(has_file("runs/ash-1/journal"));
    assert_true(has_file("settings.txt"));
    assert_true(has_file("bestiary.txt"));
    tick(ui, 5000);
    check_told(ui, 1);
    close_window(ui);
    (void)unused;
}

static void an_end_in_a_folder_that_cannot_be_written_is_recorded_later(void **unused)
{
    struct error error;
    struct ui *ui = open_without_disk("#########\n#.r.r...#\n#.r@r...#\n#.r.r...#\n#########\n");
    assert_true(session_start_game(&ui->session, "ash", &error));
    ui_bench_press(ui, "vv....................");
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    tick(ui, 5000);
    assert_false(has_file("morgue-ash-1.txt"));
    check_told(ui, 0);
    faults_end();
    tick(ui, 5000);
    check_told(ui, 1);
    assert_true(has_file("morgue-ash-1.txt"));
    assert_false(has_file("morgue-ash-2.txt"));
    close_window(ui);
    assert_false(has_file("morgue-ash-2.txt"));
    (void)unused;
}

/* A second run is not told of again, and at the title there is no run that could tell: the turns of both runs are lost. */
static void at_the_title_a_folder_that_can_be_written_again_is_told(void **unused)
{
    struct error error;
    struct ui *ui = open_without_disk(NULL);
    assert_true(session_start_game(&ui->session, "ash", &error));
    ui_bench_press(ui, ".");
    assert_true(session_start_game(&ui->session, "birch", &error));
    tick(ui, 5000);
    assert_int_equal(run_bench_times_said(ui, "saved again"), 0);
    assert_int_equal(run_bench_times_said(ui, "soon as possible"), 0);
    session_go_to_title(&ui->session);
    tick(ui, 5000);
    assert_int_equal(run_bench_times_said(ui, "Saving works again"), 0);
    faults_end();
    tick(ui, 5000);
    tick(ui, 5000);
    assert_int_equal(
        run_bench_times_said(ui, "Saving works again. The turns that were not saved are lost."), 1);
    assert_int_equal(run_bench_times_said(ui, "saved again"), 0);
    close_window(ui);
    (void)unused;
}

static void a_run_that_is_saved_on_leaving_is_told_of_once(void **unused)
{
    struct error error;
    struct ui *ui = open_without_disk(NULL);
    assert_true(session_start_game(&ui->session, "ash", &error));
    ui_bench_press(ui, ".");
    tick(ui, 5000);
    faults_end();
    session_go_to_title(&ui->session);
    assert_true(has_file("runs/ash-1/journal"));
    tick(ui, 5000);
    tick(ui, 5000);
    assert_int_equal(run_bench_times_said(ui, "Everything is saved again."), 1);
    assert_int_equal(run_bench_times_said(ui, "Saving works again"), 0);
    close_window(ui);
    (void)unused;
}

/* Only its folder could not be written to: the journal itself is as it was. */
static void a_continued_run_needs_no_second_journal_when_the_folder_can_be_written(void **unused)
{
    struct error error;
    struct ui *ui = run_bench_open_game("ash", "..");
    char path[FILE_PATH_MAX];
    snprintf(path, sizeof path, "%s", run_folder_path(ui->session.saving.folder));
    run_bench_close(ui);
    ui = open_without_disk(NULL);
    assert_true(run_saving_continue(&ui->session, path, &error));
    ui_bench_press(ui, ".");
    tick(ui, 5000);
    tick(ui, 5000);
    check_told(ui, 0);
    faults_end();
    tick(ui, 5000);
    check_told(ui, 1);
    assert_int_equal(run_bench_times_said(ui, "old file is kept"), 0);
    assert_true(run_folder_is_written(ui->session.saving.folder));
    close_window(ui);
    (void)unused;
}

#define TEST_HERE(name) cmocka_unit_test_setup_teardown(name, run_bench_set_up, run_bench_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST_HERE(a_run_in_a_folder_that_cannot_be_written_goes_on),
        TEST_HERE(a_folder_is_written_as_soon_as_it_can_be),
        TEST_HERE(an_end_in_a_folder_that_cannot_be_written_is_recorded_later),
        TEST_HERE(at_the_title_a_folder_that_can_be_written_again_is_told),
        TEST_HERE(a_run_that_is_saved_on_leaving_is_told_of_once),
        TEST_HERE(a_continued_run_needs_no_second_journal_when_the_folder_can_be_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
