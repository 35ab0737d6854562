/* Runs in their window: kept as they are played, gone on with from the title, watched from the list of runs. */
#include "support/check.h"
#include "support/run_bench.h"
#include "support/run_play.h"

#include "base/file.h"
#include "base/folder.h"
#include "game/save/run_folder.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void the_title_continues_the_last_run_where_it_was(void **unused)
{
    struct ui *ui = run_bench_open_game("kept", "oov");
    uint64_t hash = state_hash(game_state(ui->context.game));
    run_bench_close(ui);
    ui = run_bench_open_title();
    assert_string_equal(ui->context.newest.seed, "kept");
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    assert_true(run_bench_times_said(ui, "You continue where you left off."));
    ui_bench_draw(ui);
    run_bench_close(ui);
    (void)unused;
}

static void a_continued_run_shows_its_old_messages(void **unused)
{
    struct ui *ui = run_bench_open_game("told", "v...................................");
    assert_true(game_state(ui->context.game)->turn > 30);
    assert_true(run_bench_times_said(ui, "Your lantern is hooded"));
    run_bench_close(ui);
    ui = run_bench_open_title();
    ui_bench_press(ui, "<Enter>");
    assert_true(run_bench_times_said(ui, "Your lantern is hooded"));
    run_bench_close(ui);
    (void)unused;
}

static void a_continued_run_reports_bad_settings_once(void **unused)
{
    run_bench_close(run_bench_open_game("told", "v"));
    struct ui *ui = run_bench_open_title();
    run_bench.options.notice = "settings.txt, line 2: what?";
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(run_bench_times_said(ui, run_bench.options.notice), 1);
    ui_bench_press(ui, "<Esc><Up><Up><Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(run_bench_times_said(ui, run_bench.options.notice), 0);
    run_bench_close(ui);
    (void)unused;
}

static int ends_kept;

static bool keep_end(void *context, const struct game *game, struct text *said)
{
    (void)context;
    assert_true(state_is_over(game_state(game)));
    ends_kept++;
    text_append(said, "Recorded there");
    return true;
}

static void open_title_again(int times)
{
    for (int i = 0; i < times; i++) {
        struct ui *ui = run_bench_open_title();
        run_bench.options.keep_end = keep_end;
        session_go_to_title(&ui->session);
        run_bench_close(ui);
    }
}

/* A game that ends among rats. The program is killed before it can record that, or it is not. Then another is left open. */
static void die(bool is_recorded)
{
    struct error error;
    struct ui *ui = run_bench_open_title();
    run_bench.options.setup.map_text = "#######\n#rrrrr#\n#rr@rr#\n#rrrrr#\n#######\n";
    run_bench.options.setup.map_name = "rats";
    run_bench.options.keep_end = keep_end;
    ends_kept = 0;
    assert_true(session_start_game(&ui->session, "rats", &error));
    run_bench.options.keep_end = is_recorded ? keep_end : NULL;
    for (int i = 0; i < 200 && !state_is_over(game_state(ui->context.game)); i++)
        ui_bench_press(ui, ".");
    assert_true(state_is_over(game_state(ui->context.game)));
    assert_int_equal(ends_kept, is_recorded);
    run_folder_close(ui->session.saving.folder);
    ui->session.saving.folder = NULL;
    ui_bench_close(ui);
    ui = run_bench_open_title();
    run_bench.options.keep_end = keep_end;
    assert_true(session_start_game(&ui->session, "open", &error));
    ui_bench_press(ui, "v");
    run_bench_close(ui);
}

static void an_unrecorded_end_is_recorded_once_at_the_next_title(void **unused)
{
    die(false);
    assert_int_equal(ends_kept, 0);
    open_title_again(3);
    assert_int_equal(ends_kept, 1);
    (void)unused;
}

static void a_recorded_end_is_not_recorded_again(void **unused)
{
    die(true);
    open_title_again(3);
    assert_int_equal(ends_kept, 1);
    (void)unused;
}

/* A version that knew no mark recorded what ended in it. */
static void an_end_without_a_mark_is_not_recorded(void **unused)
{
    struct error error;
    struct run_list runs = {0};
    char path[FILE_PATH_MAX];
    die(false);
    assert_true(run_play_list(run_bench.user, &runs, &error));
    for (int i = 0; i < runs.count; i++) {
        assert_true(file_join(runs.entries[i].path, "unburied", path, &error));
        assert_true(file_remove(path, &error));
    }
    assert_int_equal(runs.count, 2);
    run_list_clear(&runs);
    open_title_again(2);
    assert_int_equal(ends_kept, 0);
    (void)unused;
}

static void turns_of_a_continued_run_are_saved_too(void **unused)
{
    struct ui *ui = run_bench_open_game("on", "o");
    run_bench_close(ui);
    ui = run_bench_open_title();
    ui_bench_press(ui, "<Enter>vv.");
    uint64_t hash = state_hash(game_state(ui->context.game));
    run_bench_close(ui);
    ui = run_bench_open_title();
    ui_bench_press(ui, "<Enter>");
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    run_bench_close(ui);
    (void)unused;
}

static void a_run_that_was_never_closed_continues_with_every_turn(void **unused)
{
    struct ui *ui = run_bench_open_game("left", "v.v.");
    uint64_t hash = state_hash(game_state(ui->context.game));
    run_folder_close(
        ui->session.saving.folder); /* as if the program were gone: nothing more is written */
    ui->session.saving.folder = NULL;
    ui_bench_close(ui);
    ui = run_bench_open_title();
    ui_bench_press(ui, "<Enter>");
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    run_bench_close(ui);
    (void)unused;
}

static void leaving_for_the_title_takes_one_enter_and_loses_nothing(void **unused)
{
    struct ui *ui = run_bench_open_game("title", "v.");
    uint64_t hash = state_hash(game_state(ui->context.game));
    ui_bench_press(ui, "<Esc><Up><Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_null(ui->session.saving.folder);
    ui_bench_press(ui, "<Enter>");
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    run_bench_close(ui);
    (void)unused;
}

static void the_title_shows_and_refuses_a_run_that_is_played_elsewhere(void **unused)
{
    struct error error;
    struct game_setup setup = game_setup_default();
    setup.seed = "taken";
    setup.size = (struct grid){40, 26};
    run_bench_close(run_bench_open_game("older", "v."));
    sleep(1); /* that one is older by its second */
    struct run_folder *other = run_folder_begin(run_bench.user, &setup, &error);
    assert_non_null(other);
    struct ui *ui = run_bench_open_title();
    assert_string_equal(ui->context.newest.seed, "taken");
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_non_null(strstr(ui->context.trouble, "is being played by another program"));
    assert_null(ui->context.game);
    run_folder_close(other);
    ui_bench_close(ui);
    (void)unused;
}

static void a_game_without_an_action_is_not_offered_to_continue(void **unused)
{
    run_bench_close(run_bench_open_game("worked", "v."));
    run_bench_close(run_bench_open_game("idle", ""));
    struct ui *ui = run_bench_open_title();
    assert_string_equal(ui->context.newest.seed, "worked");
    ui_bench_close(ui);
    (void)unused;
}

static void a_new_game_does_not_change_the_other_run(void **unused)
{
    struct error error;
    struct ui *ui = run_bench_open_game("first", "v");
    assert_true(session_start_game(&ui->session, "second", &error));
    ui_bench_press(ui, "v.");
    run_bench_close(ui);
    ui = run_bench_open_title();
    struct run_list runs = {0};
    assert_true(run_play_list(run_bench.user, &runs, &error));
    int kept = 0;
    for (int i = 0; i < runs.count; i++)
        kept += strcmp(runs.entries[i].seed, "first") == 0 ||
                strcmp(runs.entries[i].seed, "second") == 0;
    assert_int_equal(kept, 2);
    run_list_clear(&runs);
    ui_bench_close(ui);
    (void)unused;
}

/* Moves the choice of the list to a run. */
static void choose_run(struct ui *ui, const char *seed)
{
    for (int i = 0; i < ui->context.runs.count; i++)
        if (strcmp(ui->context.runs.entries[i].seed, seed) == 0)
            ui->context.stack.choice = i;
    assert_string_equal(ui->context.runs.entries[ui->context.stack.choice].seed, seed);
}

static void open_runs(struct ui *ui)
{
    struct error error;
    run_list_clear(&ui->context.runs);
    assert_true(run_play_list(run_bench.user, &ui->context.runs, &error));
    screen_stack_push(&ui->context, SCREEN_RUNS);
    ui_bench_draw(ui);
}

static void the_list_continues_or_replays_any_run(void **unused)
{
    struct ui *ui = run_bench_open_game("listed", "v..");
    uint64_t hash = state_hash(game_state(ui->context.game));
    run_bench_close(ui);
    ui = run_bench_open_title();
    open_runs(ui);
    choose_run(ui, "listed");
    ui_bench_press(ui, "<Tab>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    ui_bench_press(ui, "<End>");
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    ui_bench_press(ui, "<Esc>");
    open_runs(ui);
    choose_run(ui, "listed");
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    run_bench_close(ui);
    (void)unused;
}

static void a_run_with_a_broken_journal_reports_it_and_continues(void **unused)
{
    struct error error;
    char path[FILE_PATH_MAX];
    struct ui *ui = run_bench_open_game("broken", "v");
    assert_true(file_join(run_folder_path(ui->session.saving.folder), "journal", path, &error));
    run_bench_close(ui);
    assert_true(file_replace(path, NULL, "ember", 5, &error));
    ui = run_bench_open_title();
    open_runs(ui);
    ui_bench_press(ui, "<Enter>");
    assert_true(run_bench_times_said(ui, "The journal can't be used"));
    run_bench_close(ui);
    (void)unused;
}

static void a_replay_is_not_written_to_any_run(void **unused)
{
    struct error error;
    char path[FILE_PATH_MAX];
    struct ui *ui = run_bench_open_game("watched", "v.");
    snprintf(path, sizeof path, "%s", run_folder_path(ui->session.saving.folder));
    run_bench_close(ui);
    ui = run_bench_open_title();
    assert_true(replaying_begin(&ui->session, path, &error));
    assert_null(ui->session.saving.folder);
    ui_bench_press(ui, "<Right><Right><Esc>");
    assert_true(replaying_begin(&ui->session, path, &error));
    assert_int_equal(ui->context.replay.total, 2);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(the_title_continues_the_last_run_where_it_was,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(a_continued_run_reports_bad_settings_once, run_bench_set_up,
                                        run_bench_tear_down),
        cmocka_unit_test_setup_teardown(a_continued_run_shows_its_old_messages, run_bench_set_up,
                                        run_bench_tear_down),
        cmocka_unit_test_setup_teardown(an_unrecorded_end_is_recorded_once_at_the_next_title,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(a_recorded_end_is_not_recorded_again, run_bench_set_up,
                                        run_bench_tear_down),
        cmocka_unit_test_setup_teardown(an_end_without_a_mark_is_not_recorded, run_bench_set_up,
                                        run_bench_tear_down),
        cmocka_unit_test_setup_teardown(turns_of_a_continued_run_are_saved_too, run_bench_set_up,
                                        run_bench_tear_down),
        cmocka_unit_test_setup_teardown(a_run_that_was_never_closed_continues_with_every_turn,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(leaving_for_the_title_takes_one_enter_and_loses_nothing,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(the_title_shows_and_refuses_a_run_that_is_played_elsewhere,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(a_game_without_an_action_is_not_offered_to_continue,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(a_new_game_does_not_change_the_other_run, run_bench_set_up,
                                        run_bench_tear_down),
        cmocka_unit_test_setup_teardown(the_list_continues_or_replays_any_run, run_bench_set_up,
                                        run_bench_tear_down),
        cmocka_unit_test_setup_teardown(a_run_with_a_broken_journal_reports_it_and_continues,
                                        run_bench_set_up, run_bench_tear_down),
        cmocka_unit_test_setup_teardown(a_replay_is_not_written_to_any_run, run_bench_set_up,
                                        run_bench_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
