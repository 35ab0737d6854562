/* A journal shown in the window: forward, move by move, back, and the message at its end. */
#include "support/check.h"
#include "support/rebound.h"
#include "support/run_play.h"
#include "support/scratch_folder.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "base/file.h"
#include "ui/screens/screen.h"

#include <string.h>

#define DEEDS 12

static struct scratch_folder folder;
static char path[SCRATCH_PATH_MAX];
static struct ui_options options;
static uint64_t hashes[DEEDS + 1]; /* of the game after this many actions */
static char said[65536];

static void hear(const char *sentence)
{
    size_t length = strlen(said);
    struct text text = text_init(said + length, sizeof said - length);
    text_append(&text, "%s\n", sentence);
}

struct writing {
    struct bytes bytes;
    struct journal_chain chain;
    int count;
};

static void write_move(void *context, const struct game *game, const struct player_action *action)
{
    struct writing *writing = context;
    journal_put_action(&writing->chain, action, state_quick_hash(game_state(game)),
                       &writing->bytes);
    hashes[++writing->count] = state_hash(game_state(game));
}

static struct game_setup setup_of_game(void)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "again";
    setup.size = (struct grid){40, 26};
    return setup;
}

/* The journal of a game of DEEDS actions: waits and changes of the lantern. */
static struct bytes write_journal(const char *version)
{
    struct error error;
    struct writing writing = {.count = 0};
    struct game_setup setup = setup_of_game();
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    hashes[0] = state_hash(game_state(game));
    journal_put_start(&writing.chain, &setup, version, &writing.bytes);
    game_set_observer(game, write_move, &writing);
    for (int i = 0; i < DEEDS; i++)
        game_play(game, (struct command){.kind = i % 3 ? COMMAND_WAIT : COMMAND_LANTERN});
    assert_int_equal(writing.count, DEEDS);
    game_destroy(game);
    return writing.bytes;
}

static struct ui *show_at(const char *place)
{
    struct error error;
    options = ui_bench_options(NULL, 960, 580);
    options.starts_at_once = false;
    options.version = "1";
    options.say = hear;
    said[0] = '\0';
    struct ui *ui = ui_bench_open(&options);
    if (!replaying_begin(&ui->session, place, &error))
        fail_msg("%s", error.message);
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    return ui;
}

static struct ui *show(struct bytes *journal)
{
    struct error error;
    if (!file_replace(path, NULL, journal->data, journal->length, &error))
        fail_msg("%s", error.message);
    bytes_clear(journal);
    return show_at(path);
}

static struct ui *show_whole(void)
{
    struct bytes journal = write_journal("1");
    return show(&journal);
}

static void check_at(const struct ui *ui, int moves)
{
    assert_int_equal(ui->context.replay.replay.position, moves);
    assert_ptr_equal(ui->context.game, ui->context.replay.replay.game);
    assert_true(state_hash(game_state(ui->context.game)) == hashes[moves]);
}

static void a_replay_advances_as_time_passes(void **unused)
{
    struct ui *ui = show_whole();
    uint32_t start = ui->display.clock.now;
    assert_int_equal(replaying_wait(&ui->session), 250);
    ui->display.clock.now = start + 249;
    replaying_tick(&ui->session);
    check_at(ui, 0);
    ui->display.clock.now = start + 250;
    replaying_tick(&ui->session);
    check_at(ui, 1);
    ui->display.clock.now = start + 1000;
    replaying_tick(&ui->session);
    check_at(ui, 4);
    ui_bench_close(ui);
    (void)unused;
}

static void a_paused_replay_resumes_where_it_was(void **unused)
{
    struct ui *ui = show_whole();
    ui_bench_press(ui, " ");
    assert_int_equal(replaying_wait(&ui->session), -1);
    ui->display.clock.now += 10000;
    replaying_tick(&ui->session);
    check_at(ui, 0);
    ui_bench_press(ui, " ");
    ui->display.clock.now += 250;
    replaying_tick(&ui->session);
    check_at(ui, 1);
    ui_bench_close(ui);
    (void)unused;
}

static void up_and_down_change_the_replay_speed(void **unused)
{
    struct ui *ui = show_whole();
    ui_bench_press(ui, "<Up>");
    assert_false(ui->context.replay.is_paused);
    assert_int_equal(replaying_wait(&ui->session), 125);
    ui_bench_press(ui, "<Down><Down><Down><Down><Down><Down>");
    assert_int_equal(replaying_wait(&ui->session), 1000);
    ui_bench_press(ui, "++++++++++++");
    assert_int_equal(replaying_wait(&ui->session), 1);
    ui_bench_close(ui);
    (void)unused;
}

static void changing_the_speed_does_not_resume_a_paused_replay(void **unused)
{
    char line[96];
    struct text text = text_init(line, sizeof line);
    struct ui *ui = show_whole();
    ui_bench_press(ui, " <Up>");
    assert_int_equal(replaying_wait(&ui->session), -1);
    replay_state_write_place(&ui->context.replay, 0, &text);
    assert_string_equal(line, "Turn 0: move 0 of 12, 8 moves a second, paused");
    text = text_init(line, sizeof line);
    replay_state_write_short_place(&ui->context.replay, &text);
    assert_string_equal(line, "0/12, paused");
    ui_bench_close(ui);
    (void)unused;
}

static void each_action_is_shown_forward_and_back(void **unused)
{
    struct ui *ui = show_whole();
    for (int i = 1; i <= DEEDS; i++) {
        ui_bench_press(ui, "<Right>");
        check_at(ui, i);
    }
    for (int i = DEEDS - 1; i >= 0; i--) {
        ui_bench_press(ui, "<Left>");
        check_at(ui, i);
    }
    ui_bench_press(ui, "<Left>");
    check_at(ui, 0);
    ui_bench_close(ui);
    (void)unused;
}

static void home_and_end_go_there_at_once(void **unused)
{
    struct ui *ui = show_whole();
    ui_bench_press(ui, "<End>");
    check_at(ui, DEEDS);
    ui_bench_press(ui, "<Home>");
    check_at(ui, 0);
    ui_bench_close(ui);
    (void)unused;
}

static bool is_offered(struct ui *ui, int code)
{
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].key.code == code &&
            !ui->display.hit_areas.hit_areas[i].has_cell &&
            ui->display.hit_areas.hit_areas[i].choice < 0)
            return true;
    return false;
}

static void the_replay_bar_offers_only_keys_of_use(void **unused)
{
    static const struct {
        const char *keys;
        bool on;
        bool back;
    } places[] = {{" ", true, false},
                  {"<Right>", true, true},
                  {"<End>", false, true},
                  {"<Home>", true, false}};
    struct ui *ui = show_whole();
    ui_bench_resize(ui, 1280, 720);
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        ui_bench_press(ui, places[i].keys);
        assert_int_equal(is_offered(ui, KEY_RIGHT), places[i].on);
        assert_int_equal(is_offered(ui, KEY_END), places[i].on);
        assert_int_equal(is_offered(ui, ' '), places[i].on);
        assert_int_equal(is_offered(ui, KEY_LEFT), places[i].back);
        assert_true(is_offered(ui, KEY_ESCAPE));
    }
    ui_bench_close(ui);
    (void)unused;
}

static void at_the_start_a_replay_says_where_the_run_begins(void **unused)
{
    struct ui *ui = show_whole();
    assert_non_null(strstr(said, "Floor 1: the lamplit cellars.\n"));
    ui_bench_press(ui, "<Right><Right><Home>");
    int kept = message_log_kept(&ui->context.log);
    assert_true(kept > 0);
    assert_string_equal(message_log_get(&ui->context.log, kept - 1)->text,
                        "Floor 1: the lamplit cellars.");
    ui_bench_close(ui);
    (void)unused;
}

/* The journal of a game that goes down two floors, waiting on each. */
static struct bytes write_descent(void)
{
    struct error error;
    struct writing writing = {.count = 0};
    struct game_setup setup = setup_of_game();
    struct game *game;
    setup.map_text = "#####\n#@>.#\n#####\n";
    setup.map_name = "picture";
    game = game_create(&setup, &error);
    assert_non_null(game);
    hashes[0] = state_hash(game_state(game));
    journal_put_start(&writing.chain, &setup, "1", &writing.bytes);
    game_set_observer(game, write_move, &writing);
    game_play(game, (struct command){.kind = COMMAND_STAIRS, .leads = 1});
    while (game_is_under_way(game))
        game_continue(game);
    assert_int_equal(game_state(game)->depth, 2);
    for (int i = 0; i < 4; i++)
        game_play(game, (struct command){.kind = COMMAND_WAIT});
    assert_int_equal(writing.count, 6);
    game_destroy(game);
    return writing.bytes;
}

static void page_keys_go_from_floor_to_floor(void **unused)
{
    struct bytes journal = write_descent();
    struct ui *ui = show(&journal);
    ui_bench_press(ui, "<PgDn>");
    check_at(ui, 2);
    assert_int_equal(game_state(ui->context.game)->depth, 2);
    ui_bench_press(ui, "<PgDn>");
    check_at(ui, 6);
    ui_bench_press(ui, "<PgUp>");
    check_at(ui, 2);
    ui_bench_press(ui, "<PgUp>");
    check_at(ui, 0);
    ui_bench_press(ui, "<PgUp>");
    check_at(ui, 0);
    ui_bench_close(ui);
    (void)unused;
}

static void the_end_of_a_replay_is_reported_once(void **unused)
{
    struct ui *ui = show_whole();
    ui_bench_press(ui, "<End><Right><Right>");
    const char *first = strstr(said, "The replay is over.");
    assert_non_null(first);
    assert_null(strstr(first + 1, "The replay is over."));
    assert_true(ui->context.replay.is_paused);
    ui_bench_close(ui);
    (void)unused;
}

static void a_damaged_journal_is_replayed_up_to_the_damage(void **unused)
{
    struct bytes journal = write_journal("1");
    journal.data[journal.length - 40] ^= 1;
    struct ui *ui = show(&journal);
    ui_bench_press(ui, "<End>");
    assert_true(ui->context.replay.replay.position < DEEDS);
    check_at(ui, (int)ui->context.replay.replay.position);
    assert_non_null(strstr(said, "record"));
    ui_bench_close(ui);
    (void)unused;
}

static void at_its_end_a_replay_stops_and_no_frame_is_due(void **unused)
{
    struct ui *ui = show_whole();
    ui_bench_press(ui, "<End>");
    for (const char *const *keys = (const char *const[]){" ", "<Up>", "<Down>", "+", NULL}; *keys;
         keys++) {
        ui_bench_press(ui, *keys);
        assert_true(ui->context.replay.is_paused);
        assert_int_equal(replaying_wait(&ui->session), -1);
    }
    ui_bench_press(ui, "<Home> ");
    assert_int_equal(replaying_wait(&ui->session), 250); /* at the speed that it had */
    ui_bench_close(ui);
    (void)unused;
}

static void a_restarted_journal_is_replayed_from_its_restart(void **unused)
{
    struct run_play play = run_play_begin_anew(&folder, 20, 40);
    struct ui *ui = show_at(run_folder_path(play.run));
    uint64_t first = ui->context.replay.replay.position;
    assert_true(first > 0);
    assert_int_equal(ui->context.replay.total, run_play_position(&play));
    ui_bench_press(ui, "<Left>");
    assert_int_equal(ui->context.replay.replay.position, first);
    assert_false(ui->context.replay.has_ended);
    ui_bench_press(ui, "<End>");
    assert_int_equal(ui->context.replay.replay.position, ui->context.replay.total);
    assert_true(state_hash(game_state(ui->context.game)) == run_play_hash(&play));
    assert_non_null(strstr(said, "The replay is over."));
    ui_bench_press(ui, "<Home>");
    assert_int_equal(ui->context.replay.replay.position, first);
    ui_bench_draw(ui);
    ui_bench_close(ui);
    run_play_end(&play);
    (void)unused;
}

static void a_journal_of_another_version_says_so(void **unused)
{
    struct bytes journal = write_journal("0.9");
    struct ui *ui = show(&journal);
    assert_non_null(strstr(said, "version 0.9"));
    ui_bench_close(ui);
    (void)unused;
}

static void a_file_that_is_no_journal_changes_nothing(void **unused)
{
    struct error error = {""};
    struct ui *ui = show_whole();
    ui_bench_press(ui, "<Right><Right>");
    assert_true(file_replace(path, NULL, "ember", 5, &error));
    assert_false(replaying_begin(&ui->session, path, &error));
    assert_memory_equal(error.message, path, strlen(path));
    assert_non_null(strstr(error.message, ": this is not a journal"));
    check_at(ui, 2);
    ui_bench_close(ui);
    (void)unused;
}

static void escape_leaves_a_replay_for_the_title(void **unused)
{
    struct ui *ui = show_whole();
    ui_bench_press(ui, "<Right><Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_null(ui->context.game);
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Enter><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void messages_and_map_of_a_replay_can_be_opened(void **unused)
{
    struct ui *ui = show_whole();
    ui_bench_press(ui, "<Right>m");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MESSAGES);
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Esc><Tab>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MAP);
    ui_bench_draw(ui);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    ui_bench_close(ui);
    (void)unused;
}

static void messages_and_map_of_a_replay_open_by_the_players_bindings(void **unused)
{
    struct bindings bindings = *bindings_default();
    rebound_give(&bindings, "messages", 'z');
    rebound_give(&bindings, "map", 'n');
    struct ui *ui = show_whole();
    options.bindings = &bindings;
    ui_bench_press(ui, "z");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MESSAGES);
    ui_bench_press(ui, "<Esc>n");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MAP);
    ui_bench_press(ui, "<Esc><Tab>"); /* the gamepad's X */
    assert_int_equal(ui_bench_screen(ui), SCREEN_MAP);
    ui_bench_close(ui);
    (void)unused;
}

static int set_up(void **unused)
{
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "journal", path);
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    scratch_folder_remove(&folder);
    (void)unused;
    return 0;
}

static void the_map_of_a_replay_does_not_travel(void **unused)
{
    struct ui *ui = show_whole();
    ui_bench_press(ui, "<Right>");
    uint64_t hash = state_hash(game_state(ui->context.game));
    ui_bench_press(ui, "<Tab><Left><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    ui_bench_press(ui, "<Tab><Right><Right><Enter>");
    assert_true(state_hash(game_state(ui->context.game)) == hash);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_replay_advances_as_time_passes),
        cmocka_unit_test(a_paused_replay_resumes_where_it_was),
        cmocka_unit_test(up_and_down_change_the_replay_speed),
        cmocka_unit_test(changing_the_speed_does_not_resume_a_paused_replay),
        cmocka_unit_test(each_action_is_shown_forward_and_back),
        cmocka_unit_test(home_and_end_go_there_at_once),
        cmocka_unit_test(the_replay_bar_offers_only_keys_of_use),
        cmocka_unit_test(at_the_start_a_replay_says_where_the_run_begins),
        cmocka_unit_test(page_keys_go_from_floor_to_floor),
        cmocka_unit_test(the_end_of_a_replay_is_reported_once),
        cmocka_unit_test(a_damaged_journal_is_replayed_up_to_the_damage),
        cmocka_unit_test(at_its_end_a_replay_stops_and_no_frame_is_due),
        cmocka_unit_test(a_restarted_journal_is_replayed_from_its_restart),
        cmocka_unit_test(a_journal_of_another_version_says_so),
        cmocka_unit_test(a_file_that_is_no_journal_changes_nothing),
        cmocka_unit_test(escape_leaves_a_replay_for_the_title),
        cmocka_unit_test(messages_and_map_of_a_replay_can_be_opened),
        cmocka_unit_test(messages_and_map_of_a_replay_open_by_the_players_bindings),
        cmocka_unit_test(the_map_of_a_replay_does_not_travel),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
