/* Runs in their window that could not be kept: what is said of that, and when. */
#include "support/check.h"
#include "support/run_bench.h"

#include "base/file.h"
#include "base/folder.h"
#include "game/save/run_folder.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <string.h>

/* A file lies where the folder of all runs would be. */
static struct ui *open_game_without_room(const char *keys)
{
    struct error error;
    assert_true(folder_make(run_bench.user, &error));
    scratch_folder_write_text(&run_bench.folder, "user/runs", "");
    struct ui *ui = run_bench_open_game("lost", keys);
    assert_true(run_bench_times_said(ui, "it will be saved as soon as possible"));
    assert_false(screen_context_is_saved(&ui->context));
    return ui;
}

static void unsaved_turns_are_reported_on_the_title_and_in_the_next_game(void **unused)
{
    struct error error;
    struct ui *ui = open_game_without_room("v.");
    ui_bench_press(ui, "<Esc><Up><Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_memory_equal(ui->context.trouble, "Not saved: ", 11);
    assert_true(session_start_game(&ui->session, "next", &error));
    assert_int_equal(run_bench_times_said(ui, "Not saved: "), 1);
    assert_int_equal(message_log_get(&ui->context.log, 0)->turn,
                     game_state(ui->context.game)->turn);
    assert_true(
        session_start_game(&ui->session, "again", &error)); /* this one says only what is its own */
    assert_int_equal(run_bench_times_said(ui, "Not saved: "), 1);
    assert_int_equal(run_saving_leave(&ui->session, &error), false);
    ui_bench_close(ui);
    (void)unused;
}

static void unsaved_turns_are_reported_in_a_continued_run_and_in_a_replay(void **unused)
{
    struct error error;
    char runs[SCRATCH_PATH_MAX];
    char others[SCRATCH_PATH_MAX];
    char kept[SCRATCH_PATH_MAX];
    scratch_folder_path(&run_bench.folder, "user/runs", runs);
    scratch_folder_path(&run_bench.folder, "user/others", others);
    scratch_folder_path(&run_bench.folder, "user/others/kept-1", kept);
    run_bench_close(run_bench_open_game("kept", "v."));
    assert_int_equal(rename(runs, others), 0);
    struct ui *ui = open_game_without_room("v.");
    assert_true(run_saving_continue(&ui->session, kept, &error));
    assert_int_equal(run_bench_times_said(ui, "Not saved: "), 1);
    assert_true(session_start_game(&ui->session, "unlucky", &error));
    ui_bench_press(ui, "v.");
    assert_true(replaying_begin(&ui->session, kept, &error));
    assert_int_equal(run_bench_times_said(ui, "Not saved: "), 1);
    ui_bench_close(ui);
    (void)unused;
}

static void errors_on_leaving_are_reported_in_the_next_game(void **unused)
{
    struct error error;
    char path[FILE_PATH_MAX];
    struct ui *ui = run_bench_open_game("moved", "v.");
    assert_true(file_join(run_folder_path(ui->session.saving.folder), "journal", path, &error));
    assert_true(file_replace(path, NULL, "ember", 5, &error));
    assert_true(session_start_game(&ui->session, "next", &error));
    assert_int_equal(run_bench_times_said(ui, "It is written again."), 1);
    assert_int_equal(run_bench_times_said(ui, "The old file is kept as "), 1);
    run_bench_close(ui);
    (void)unused;
}

static void an_ended_game_is_left_at_once_and_reports_unsaved_turns(void **unused)
{
    struct ui *ui = open_game_without_room("");
    for (int i = 0; i < 5000 && !state_is_over(game_state(ui->context.game)); i++)
        game_play(ui->context.game, (struct command){.kind = COMMAND_WAIT});
    if (!state_is_over(game_state(ui->context.game)))
        fail_msg("nobody comes");
    screen_stack_push(&ui->context, SCREEN_MENU);
    ui_bench_press(ui, "<Up><Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_memory_equal(ui->context.trouble, "Not saved: ", 11);
    ui_bench_close(ui);
    (void)unused;
}

static void without_a_place_to_save_leaving_takes_two_enters(void **unused)
{
    run_bench.options = ui_bench_options(NULL, 960, 580);
    struct ui *ui = ui_bench_open(&run_bench.options);
    ui_bench_press(ui, "<Esc><Up><Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            unsaved_turns_are_reported_on_the_title_and_in_the_next_game, run_bench_set_up,
            run_bench_tear_down),
        cmocka_unit_test_setup_teardown(
            unsaved_turns_are_reported_in_a_continued_run_and_in_a_replay, run_bench_set_up,
            run_bench_tear_down),
        cmocka_unit_test_setup_teardown(errors_on_leaving_are_reported_in_the_next_game,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(an_ended_game_is_left_at_once_and_reports_unsaved_turns,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(without_a_place_to_save_leaving_takes_two_enters,
                                        run_bench_set_up, run_bench_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
