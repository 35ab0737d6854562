/* The list of runs and the hall of fame: what fits is shown, a run is removed when asked twice, and whatever is watched
 * from there leads back there. */
#include "support/check.h"
#include "support/rebound.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "base/file.h"
#include "base/lines.h"
#include "game/save/run_folder.h"
#include "ui/screens/screen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char pit[] = "#########\n"
                          "#.r.r...#\n"
                          "#.r@r...#\n"
                          "#.r.r...#\n"
                          "#########\n";

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static struct ui_options options;
static struct fame fame;

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&folder);
    fame_clear(&fame);
    (void)unused;
    return 0;
}

static struct ui *open_title(const char *map)
{
    options = ui_bench_options(map, 640, 400);
    options.starts_at_once = false;
    options.user_folder = user;
    options.fame = &fame;
    options.setup.size = (struct grid){40, 26};
    struct ui *ui = ui_bench_open(&options);
    session_go_to_title(&ui->session);
    return ui;
}

static void close_window(struct ui *ui)
{
    struct error error;
    assert_true(run_saving_leave(&ui->session, &error));
    ui_bench_close(ui);
}

static void make_run(const char *seed, const char *keys)
{
    struct error error;
    struct ui *ui = open_title(NULL);
    assert_true(session_start_game(&ui->session, seed, &error));
    ui_bench_press(ui, keys);
    close_window(ui);
}

/* A run that has ended, on the screen of its end. */
static struct ui *open_death(const char *seed)
{
    struct error error;
    struct ui *ui = open_title(pit);
    assert_true(session_start_game(&ui->session, seed, &error));
    ui_bench_press(ui, "vv....................");
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    return ui;
}

static struct ui *open_runs(void)
{
    struct ui *ui = open_title(NULL);
    screen_stack_push(&ui->context, SCREEN_RUNS);
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_RUNS);
    return ui;
}

/* Chooses a run and returns its folder. */
static const char *choose_run(struct ui *ui, const char *seed)
{
    static char path[FILE_PATH_MAX];
    for (int i = 0; i < ui->context.runs.count; i++)
        if (strcmp(ui->context.runs.entries[i].seed, seed) == 0) {
            ui->context.stack.choice = i;
            memcpy(path, ui->context.runs.entries[i].path, sizeof path);
            return path;
        }
    fail_msg("no run %s", seed);
    return NULL;
}

static void a_run_is_deleted_after_a_second_confirmation(void **unused)
{
    make_run("one", "v.");
    make_run("two", "v.");
    struct ui *ui = open_runs();
    const char *path = choose_run(ui, "one");
    ui_bench_press(ui, "d");
    assert_true(file_is_there(path));
    assert_int_equal(ui->context.runs.count, 2);
    ui->context.stack.choices_below[1] = 2; /* "Runs and replays" on the title */
    ui_bench_press(ui, "d<Enter>");
    assert_false(file_is_there(path));
    assert_int_equal(ui->context.runs.count, 1);
    assert_string_equal(ui->context.runs.entries[0].seed, "two");
    assert_string_equal(ui->context.newest.seed, "two");
    assert_int_equal(ui->context.stack.choices_below[1], 2);
    ui_bench_press(ui, "<Delete>");
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui->context.runs.count, 0);
    ui_bench_draw(ui);
    ui_bench_press(ui, "dd<Enter><Tab><Esc>"); /* there is nothing left to choose */
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_string_equal(ui->context.newest.path, "");
    assert_int_equal(ui->context.stack.choice, 1); /* without the row that continues a run */
    ui_bench_draw(ui);
    ui_bench_close(ui);
    (void)unused;
}

static void any_other_key_or_row_cancels_deleting(void **unused)
{
    make_run("one", "v.");
    make_run("two", "v.");
    struct ui *ui = open_runs();
    ui_bench_press(ui, "d<F7>d<Up>d<Down>d");
    assert_int_equal(ui->context.runs.count, 2);
    ui->context.stack.choice = 1 - ui->context.stack.choice; /* as by pointing at it */
    ui_bench_press(ui, "d");
    assert_int_equal(ui->context.runs.count, 2);
    ui_bench_press(ui, "<Esc>");
    screen_stack_push(&ui->context, SCREEN_RUNS);
    ui_bench_press(ui, "d");
    assert_int_equal(ui->context.runs.count, 2);
    ui_bench_close(ui);
    (void)unused;
}

static void a_run_that_is_played_elsewhere_is_not_deleted(void **unused)
{
    struct error error;
    struct game_setup setup = game_setup_default();
    setup.seed = "taken";
    setup.size = (struct grid){40, 26};
    struct run_folder *other = run_folder_begin(user, &setup, &error);
    assert_non_null(other);
    struct ui *ui = open_runs();
    ui_bench_press(ui, "d<Enter>");
    assert_non_null(strstr(ui->context.trouble, "is being played"));
    assert_int_equal(ui->context.runs.count, 1);
    assert_true(file_is_there(ui->context.runs.entries[0].path));
    run_folder_close(other);
    ui_bench_close(ui);
    (void)unused;
}

static void a_replay_from_the_list_returns_to_its_row(void **unused)
{
    make_run("one", "v.");
    make_run("two", "v.");
    make_run("three", "v.");
    for (int row = 0; row < 3; row++) {
        struct ui *ui = open_runs();
        for (int i = 0; i < row; i++)
            ui_bench_press(ui, "<Down>");
        ui_bench_press(ui, "<Tab>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
        ui_bench_press(ui, "<Right><Esc>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_RUNS);
        assert_int_equal(ui->context.stack.choice, row);
        ui_bench_press(ui, "<Esc>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
        ui_bench_close(ui);
    }
    (void)unused;
}

/* The list is drawn again even after the last run was read. */
static void runs_without_a_summary_are_read_and_drawn_while_the_list_is_shown(void **unused)
{
    char path[FILE_PATH_MAX];
    struct error error;
    make_run("one", "v.");
    struct ui *ui = open_runs();
    assert_true(file_join(choose_run(ui, "one"), "summary", path, &error));
    assert_int_equal(remove(path), 0);
    ui_bench_press(ui, "<Esc>");
    screen_stack_push(&ui->context, SCREEN_RUNS);
    ui_bench_draw(ui);
    assert_int_equal(ui->context.runs.unread, 1);
    assert_false(ui->display.needs_drawing);
    assert_true(screen_work(&ui->context));
    assert_int_equal(ui->context.runs.unread, 0);
    assert_true(ui->display.needs_drawing);
    ui_bench_draw(ui);
    assert_int_equal(ui_timeout_ms(ui), 0);
    assert_false(screen_work(&ui->context));
    assert_false(ui->display.needs_drawing);
    assert_int_equal(ui_timeout_ms(ui), -1);
    ui_bench_close(ui);
    (void)unused;
}

/* As many runs as there may be, with as much to tell. */
static void fill(struct ui *ui, int count)
{
    run_list_clear(&ui->context.runs);
    ui->context.runs.entries = calloc((size_t)count, sizeof *ui->context.runs.entries);
    ui->context.runs.count = count;
    assert_non_null(ui->context.runs.entries);
    for (int i = 0; i < count; i++) {
        struct run_entry *run = &ui->context.runs.entries[i];
        *run = (struct run_entry){.depth = i % 13,
                                  .turn = 999999999,
                                  .result = (enum result)(i % 3),
                                  .cause = "lantern_thief",
                                  .written = 1700000000,
                                  .is_locked = i % 7 == 0,
                                  .is_read = i % 11 != 0};
        ui->context.runs.unread += !run->is_read;
        memset(run->seed, 'w', SEED_LENGTH_MAX);
        memset(run->path, 'p', FILE_PATH_MAX - 1);
        if (i % 5 == 4)
            memset(run->reason.message, 'r', sizeof run->reason.message - 1);
    }
}

static void the_longest_list_draws_at_every_size(void **unused)
{
    static const int sizes[][2] = {{320, 200}, {333, 201}, {640, 400}, {1280, 720}, {1920, 1080}};
    struct ui *ui = open_runs();
    fill(ui, 300);
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        for (ui->context.stack.choice = 0; ui->context.stack.choice < 300;
             ui->context.stack.choice += 37)
            ui_bench_draw(ui);
    }
    ui->context.stack.choice = 5000; /* of a list that was longer */
    ui_bench_draw(ui);
    ui_bench_close(ui);
    (void)unused;
}

static void page_up_and_down_move_by_the_number_of_rows_shown(void **unused)
{
    struct ui *ui = open_runs();
    fill(ui, 300);
    ui_bench_draw(ui);
    int rows = ui->display.scroll.rows_shown;
    assert_in_range(rows, 5, 40);
    ui_bench_press(ui, "<PgDn>");
    assert_int_equal(ui->context.stack.choice, rows);
    ui_bench_press(ui, "<PgDn><PgUp><PgUp><PgUp>");
    assert_int_equal(ui->context.stack.choice, 0);
    ui_bench_press(ui, "<End><PgDn>");
    assert_int_equal(ui->context.stack.choice, 299);
    ui_bench_close(ui);
    (void)unused;
}

static void an_ended_run_can_be_replayed_and_its_end_is_shown_again(void **unused)
{
    struct ui *ui = open_death("pit");
    uint64_t hash = state_hash(game_state(ui->context.game));
    snprintf(ui->context.record, sizeof ui->context.record, "Recorded there");
    for (int time = 0; time < 2; time++) { /* as often as one likes */
        ui->context.stack.choice = 0;
        ui_bench_press(ui, "<Down><Down><Enter>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
        assert_int_equal(game_state(ui->context.game)->turn, 0);
        ui_bench_press(ui, "<End>");
        assert_true(state_hash(game_state(ui->context.game)) == hash);
        ui_bench_press(ui, "<Home><Esc>");
        assert_int_equal(ui_bench_screen(ui), SCREEN_END);
        assert_int_equal(ui->context.stack.choice, 2);
        assert_true(state_hash(game_state(ui->context.game)) == hash);
        assert_string_equal(ui->context.record, "Recorded there");
        assert_true(message_log_kept(&ui->context.log) > 0);
        ui_bench_draw(ui);
    }
    ui_bench_press(ui, "<Up><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_string_equal(ui->context.seed, "pit");
    assert_string_equal(ui->context.replay.back.path, "");
    close_window(ui);
    (void)unused;
}

static void the_replay_of_a_victory_ends_with_its_picture(void **unused)
{
    struct error error;
    struct ui *ui = open_title("######\n#.@9.#\n######\n");
    assert_true(session_start_game(&ui->session, "lamp", &error));
    ui_bench_press(ui, "l........................................");
    ui_bench_draw(ui);
    assert_int_equal(game_state(ui->context.game)->result, RESULT_WON);
    ui_bench_press(ui, "<Enter><Down><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    ui_bench_press(ui, "<End>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_STORY);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    ui_bench_press(ui, "<Right>"); /* once is enough */
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void the_window_can_be_closed_during_a_replay_of_an_ended_run(void **unused)
{
    struct ui *ui = open_death("pit");
    ui_bench_press(ui, "<Down><Down><Enter><Right>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    close_window(ui); /* nothing is lost or left: the sanitizers see */
    (void)unused;
}

static void the_report_is_of_the_played_game_and_not_of_a_replay(void **unused)
{
    char wanted[256];
    char line[256];
    struct text of_game = text_init(wanted, sizeof wanted);
    struct text report = text_init(line, sizeof line);
    struct error error;
    struct ui *ui = open_death("pit");
    game_report(ui->context.game, "none", &of_game);
    ui_bench_press(ui, "<Down><Down><Enter><Right>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    assert_true(ui_close(ui, true, &report, &error));
    assert_string_equal(line, wanted);
    (void)unused;
}

static void an_ended_run_with_a_broken_journal_stays_on_its_end_screen(void **unused)
{
    struct error error;
    char path[FILE_PATH_MAX];
    struct ui *ui = open_death("pit");
    uint64_t hash = state_hash(game_state(ui->context.game));
    assert_true(file_join(run_folder_path(ui->session.saving.folder), "journal", path, &error));
    assert_true(file_replace(path, NULL, "ember", 5, &error));
    ui_bench_press(ui, "<Down><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_END);
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    assert_non_null(strstr(message_log_get(&ui->context.log, 0)->text, "journal"));
    ui_bench_draw(ui);
    run_folder_close(ui->session.saving.folder);
    ui->session.saving.folder = NULL;
    ui_bench_close(ui);
    (void)unused;
}

static void an_unsaved_run_cannot_be_replayed(void **unused)
{
    options = ui_bench_options(pit, 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "vv....................");
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Down><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    ui_bench_close(ui);
    (void)unused;
}

static void enter_fame(const char *line)
{
    struct lines lines = lines_of(line, strlen(line));
    assert_true(fame_read(&fame, &lines, NULL));
    lines_clear(&lines);
}

static void tab_lists_the_hall_of_fame_by_date_by_day_and_by_place(void **unused)
{
    enter_fame("2026-01-02 result=died depth=7 turns=912 cause=gutter_rat seed=deep\n"
               "2026-01-05 result=died depth=2 turns=400 cause=fire seed=shallow\n");
    struct ui *ui = open_title(NULL);
    screen_stack_push(&ui->context, SCREEN_FAME);
    ui_bench_draw(ui);
    assert_int_equal(ui->context.states.fame.order, FAME_BY_PLACE);
    ui_bench_press(ui, "<Down><Tab>");
    assert_int_equal(ui->context.states.fame.order, FAME_BY_DATE);
    assert_int_equal(ui->context.stack.choice, 0);
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Tab>");
    assert_int_equal(ui->context.states.fame.order, FAME_DAILY);
    ui_bench_draw(ui); /* no run is of a daily dungeon */
    ui_bench_press(ui, "<Tab><Esc>");
    assert_int_equal(ui->context.states.fame.order, FAME_BY_PLACE);
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    ui_bench_close(ui);
    (void)unused;
}

static void a_run_of_the_hall_of_fame_can_be_replayed_if_it_is_saved(void **unused)
{
    char line[200];
    struct ui *ui = open_death("pit");
    snprintf(line, sizeof line,
             "2026-01-05 result=died depth=1 turns=%d cause=gutter_rat seed=pit\n",
             game_state(ui->context.game)->turn);
    close_window(ui);
    enter_fame("2026-01-02 result=died depth=7 turns=912 cause=gutter_rat seed=pit\n");
    enter_fame(line);
    ui = open_title(NULL);
    screen_stack_push(&ui->context, SCREEN_FAME);
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_FAME);
    assert_non_null(strstr(ui->context.trouble, "no longer on the disk"));
    ui_bench_press(ui, "<Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_FAME);
    assert_int_equal(ui->context.stack.choice, 1);
    ui_bench_close(ui);
    (void)unused;
}

static void movement_letters_delete_and_replay_nothing(void **unused)
{
    struct bindings bindings = *bindings_default();
    make_run("one", "v.");
    make_run("two", "v.");
    rebound_give(&bindings, "step-right", 'd');
    rebound_give(&bindings, "step-up", 'w');
    struct ui *ui = open_runs();
    options.bindings = &bindings;
    ui_bench_press(ui, "dd");
    assert_int_equal(ui->context.runs.count, 2);
    assert_int_equal(ui->context.stack.sure_choice, 0);
    ui_bench_press(ui, "w");
    assert_int_equal(ui_bench_screen(ui), SCREEN_RUNS);
    assert_int_equal(ui->context.stack.choice, 1);
    ui_bench_press(ui, "<Delete>");
    assert_int_equal(ui->context.stack.sure_choice, 2);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_run_is_deleted_after_a_second_confirmation),
        TEST(runs_without_a_summary_are_read_and_drawn_while_the_list_is_shown),
        TEST(any_other_key_or_row_cancels_deleting),
        TEST(movement_letters_delete_and_replay_nothing),
        TEST(a_run_that_is_played_elsewhere_is_not_deleted),
        TEST(a_replay_from_the_list_returns_to_its_row),
        TEST(the_longest_list_draws_at_every_size),
        TEST(page_up_and_down_move_by_the_number_of_rows_shown),
        TEST(an_ended_run_can_be_replayed_and_its_end_is_shown_again),
        TEST(the_replay_of_a_victory_ends_with_its_picture),
        TEST(the_window_can_be_closed_during_a_replay_of_an_ended_run),
        TEST(the_report_is_of_the_played_game_and_not_of_a_replay),
        TEST(an_ended_run_with_a_broken_journal_stays_on_its_end_screen),
        TEST(an_unsaved_run_cannot_be_replayed),
        TEST(tab_lists_the_hall_of_fame_by_date_by_day_and_by_place),
        TEST(a_run_of_the_hall_of_fame_can_be_replayed_if_it_is_saved),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
