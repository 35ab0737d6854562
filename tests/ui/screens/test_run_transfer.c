/* Runs carried from one folder to another: dropped on the window, handed out and asked for. */
#include "support/check.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"

#include "base/file.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <string.h>

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static struct ui_options options;

static int set_up(void **state)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    options = ui_bench_options(NULL, 640, 400);
    options.starts_at_once = false;
    options.user_folder = user;
    options.setup.size = (struct grid){40, 26};
    (void)state;
    return 0;
}

static int tear_down(void **state)
{
    scratch_folder_remove(&folder);
    (void)state;
    return 0;
}

static struct ui *open_title(void)
{
    struct ui *ui = ui_bench_open(&options);
    session_go_to_title(&ui->session);
    return ui;
}

static void make_run(void)
{
    struct error error;
    struct ui *ui = open_title();
    assert_true(session_start_game(&ui->session, "one", &error));
    ui_bench_press(ui, "v.");
    assert_true(run_saving_leave(&ui->session, &error));
    ui_bench_close(ui);
}

static struct ui *open_runs(void)
{
    struct ui *ui = open_title();
    screen_stack_push(&ui->context, SCREEN_RUNS);
    ui_bench_draw(ui);
    assert_int_equal(ui->context.runs.count, 1);
    return ui;
}

/* Drops a file on the window. */
static void drop(struct ui *ui, const char *path)
{
    SDL_Event event = {.type = SDL_DROPFILE};
    event.drop.file = SDL_strdup(path);
    assert_int_equal(SDL_PushEvent(&event), 1);
    struct error error = {""};
    assert_int_equal(ui_frame(ui, &error), UI_FRAME_GOES_ON);
}

static void an_exported_run_dropped_on_the_window_is_imported(void **state)
{
    char file[FILE_PATH_MAX];
    struct error error;
    make_run();
    struct ui *ui = open_runs();
    ui_bench_press(ui, "e");
    assert_true(file_join(ui->options->user_folder, "one-1.eyeshine-run", file, &error));
    drop(ui, file);
    assert_non_null(strstr(ui->context.notice, "this run is there already"));
    ui_bench_press(ui, "d<Enter>");
    assert_int_equal(ui->context.runs.count, 0);
    drop(ui, file);
    assert_string_equal(ui->context.notice, "Imported one-1.");
    assert_int_equal(ui->context.runs.count, 1);
    drop(ui, "/nowhere.eyeshine-run");
    assert_non_null(strstr(ui->context.trouble, "/nowhere.eyeshine-run"));
    ui_bench_close(ui);
    (void)state;
}

static void without_a_folder_a_dropped_run_is_refused(void **state)
{
    options.user_folder = NULL;
    struct ui *ui = open_title();
    drop(ui, "/nowhere.eyeshine-run");
    assert_string_equal(ui->context.trouble, "Nothing can be saved: no folder can be written to.");
    ui_bench_close(ui);
    (void)state;
}

static void a_dropped_run_takes_a_question_back(void **state)
{
    char file[FILE_PATH_MAX];
    struct error error;
    make_run();
    struct ui *ui = open_runs();
    ui_bench_press(ui, "e");
    assert_true(file_join(ui->options->user_folder, "one-1.eyeshine-run", file, &error));
    ui_bench_press(ui, "d");
    drop(ui, file);
    ui_bench_press(ui, "d");
    assert_int_equal(ui->context.runs.count, 1);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui->context.runs.count, 0);
    ui_bench_close(ui);
    (void)state;
}

static char handed_out[FILE_PATH_MAX];
static int asked;

static void hand_out(const char *path)
{
    assert_true(file_is_there(path));
    snprintf(handed_out, sizeof handed_out, "%s", path);
}

static void ask_for_file(void)
{
    asked++;
}

static void where_no_folder_can_be_reached_files_are_handed_out_and_asked_for(void **state)
{
    make_run();
    struct ui *ui = open_runs();
    options.hand_out = hand_out;
    options.ask_for_file = ask_for_file;
    asked = 0;
    ui_bench_press(ui, "e");
    assert_string_equal(ui->context.notice, "Downloaded one-1.eyeshine-run.");
    assert_non_null(strstr(handed_out, "/one-1.eyeshine-run"));
    assert_false(file_is_there(handed_out));
    ui_bench_press(ui, "i");
    assert_int_equal(asked, 1);
    ui_bench_close(ui);
    (void)state;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_exported_run_dropped_on_the_window_is_imported, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(without_a_folder_a_dropped_run_is_refused, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(a_dropped_run_takes_a_question_back, set_up, tear_down),
        cmocka_unit_test_setup_teardown(
            where_no_folder_can_be_reached_files_are_handed_out_and_asked_for, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
