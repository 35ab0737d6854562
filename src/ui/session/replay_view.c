#include "ui/session/replay_view.h"

#include "base/array.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

#define DEEDS_A_TICK_MAX 200

static const int deeds_a_second[] = {1, 2, 4, 8, 16, 32, 64, 250, 1000};
enum { SPEEDS = ARRAY_LENGTH(deeds_a_second), SPEED_AT_FIRST = 2 };

static uint64_t count_deeds(const struct bytes *journal)
{
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    if (journal_open(&reader, journal->data, journal->length, &start))
        while (journal_next(&reader, &record))
            continue;
    return reader.actions;
}

static void say_version(struct ui *ui)
{
    const char *version = ui->replay.replay.version;
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    if (!ui->options->version || strcmp(version, ui->options->version) == 0)
        return;
    text_append(&text, "This was played by version %.32s: it is shown as far as it holds.",
                version);
    ui_say(ui, sentence);
}

/* Where it begins, as the game itself said it: the log of a replay's start would be empty. */
static void tell_start(struct ui *ui)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    const struct state *state = game_state(ui->game);
    if (message_log_kept(&ui->log) > 0)
        return;
    if (state_is_lesson(state))
        text_append(&text, "The lesson.");
    else
        text_append(&text, "Floor %d: %s.", state->depth, band_of_depth(state->depth)->name);
    ui_say(ui, sentence);
    playing_tell(ui);
}

bool replay_view_begin(struct ui *ui, const char *path, struct error *error)
{
    struct run_files files;
    struct replay replay;
    struct error why;
    if (!run_files_read(path, &files, error))
        return false;
    if (!replay_begin(&replay, files.journal.data, files.journal.length, &files.start, &why)) {
        run_files_clear(&files);
        return error_set(error, "%.300s: %.200s", path, why.message);
    }
    session_drop_game(ui);
    ui->replay = (struct replay_view){.files = files,
                                      .replay = replay,
                                      .total = replay.first + count_deeds(&files.journal),
                                      .is_on = true,
                                      .speed = SPEED_AT_FIRST,
                                      .last_step = ui->clock.now};
    session_take_game(ui, ui->replay.replay.game, SCREEN_REPLAY);
    tell_start(ui);
    run_saving_repeat(ui);
    say_version(ui);
    return true;
}

void replay_view_end(struct ui *ui)
{
    game_destroy(ui->replay.back.ended);
    ui->replay.back = (struct way_back){.screen = SCREEN_PLAY};
    if (!ui->replay.is_on)
        return;
    ui->game = NULL; /* it was the replay's */
    replay_clear(&ui->replay.replay);
    run_files_clear(&ui->replay.files);
    ui->replay = (struct replay_view){.is_on = false};
}

/* The game whose end is told on the screen on top; NULL: none is. */
static struct game *ended_game(const struct ui *ui)
{
    enum screen top = screen_stack_top(ui);
    return top == SCREEN_DEATH || top == SCREEN_VICTORY ? ui->game : NULL;
}

bool replay_view_watch(struct ui *ui, const char *path, struct error *error)
{
    struct way_back back = {.screen = screen_stack_top(ui),
                            .choice = ui->screens.choice,
                            .choice_below = ui->screens.choices_below[ui->screens.count - 1],
                            .ended = ended_game(ui)};
    snprintf(back.record, sizeof back.record, "%s", ui->session.burial.record);
    snprintf(back.path, sizeof back.path, "%s", path);
    if (back.ended)
        ui->game = NULL; /* so that it outlives the beginning of the replay */
    if (!replay_view_begin(ui, back.path, error)) {
        ui->game = back.ended ? back.ended : ui->game;
        return false;
    }
    ui->replay.back = back;
    return true;
}

/* Tells the end of a game as it was told before. */
static void go_back_to_end(struct ui *ui, const struct way_back *back)
{
    ui->replay.back.ended = NULL;
    replay_view_end(ui);
    session_take_game(ui, back->ended, SCREEN_PLAY);
    ui->session.burial.is_done = true;
    memcpy(ui->session.burial.record, back->record, sizeof ui->session.burial.record);
    memcpy(ui->replay.back.path, back->path, sizeof ui->replay.back.path);
    playing_show_anew(ui);
    playing_settle(ui);
    ui->screens.choice = back->choice;
}

void replay_view_leave(struct ui *ui)
{
    const struct way_back back = ui->replay.back;
    if (back.ended) {
        go_back_to_end(ui, &back);
        return;
    }
    session_go_to_title(ui);
    if (back.screen == SCREEN_RUNS || back.screen == SCREEN_FAME)
        ui->screens.choice = back.choice_below;
    if (back.screen == SCREEN_RUNS && ui->options->user_folder)
        kept_runs_open(ui);
    else if (back.screen == SCREEN_FAME)
        screen_stack_push(ui, SCREEN_FAME);
    else
        return;
    ui->screens.choice = back.choice;
}

/* Says once why there is no next deed. */
static void say_end(struct ui *ui)
{
    const struct replay *replay = &ui->replay.replay;
    bool is_whole = replay->end == REPLAY_READ && replay->reader.end == JOURNAL_WHOLE;
    ui->replay.is_paused = true;
    if (ui->replay.has_ended)
        return;
    ui->replay.has_ended = true;
    if (is_whole) {
        ui_say(ui, "The replay has come to its end.");
        return;
    }
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    text_append(&text, "The replay ends here: %s.", replay->error.message);
    ui_say(ui, sentence);
}

/* False: there was none to show. */
static bool show_next(struct ui *ui)
{
    struct replay_view *view = &ui->replay;
    if (!replay_step(&view->replay)) {
        say_end(ui);
        return false;
    }
    playing_show_deed(ui);
    if (view->replay.end == REPLAY_DIFFERS)
        say_end(ui);
    return view->replay.end == REPLAY_GOES_ON;
}

void replay_view_tick(struct ui *ui)
{
    struct replay_view *view = &ui->replay;
    if (!view->is_on || view->is_paused || ui->options->screenshot)
        return;
    uint64_t due =
        (uint64_t)(ui->clock.now - view->last_step) * (uint64_t)deeds_a_second[view->speed] / 1000;
    if (due == 0)
        return;
    view->last_step = ui->clock.now;
    for (uint64_t i = 0; i < due && i < DEEDS_A_TICK_MAX; i++)
        if (!show_next(ui))
            return;
}

int replay_view_wait(const struct ui *ui)
{
    const struct replay_view *view = &ui->replay;
    if (!view->is_on || view->is_paused)
        return -1;
    int interval = 1000 / deeds_a_second[view->speed];
    int passed = (int)(ui->clock.now - view->last_step);
    return passed < interval ? interval - passed : 0;
}

void replay_view_pause(struct ui *ui, bool is_paused)
{
    ui->replay.is_paused = is_paused || ui->replay.has_ended;
    ui->replay.last_step = ui->clock.now;
}

bool replay_view_can_go_on(const struct ui *ui)
{
    return !ui->replay.has_ended && ui->replay.replay.position < ui->replay.total;
}

bool replay_view_can_go_back(const struct ui *ui)
{
    return ui->replay.replay.position > ui->replay.replay.first;
}

bool replay_view_can_change_speed(const struct ui *ui, int by)
{
    int speed = ui->replay.speed + by;
    return replay_view_can_go_on(ui) && speed >= 0 && speed < SPEEDS;
}

void replay_view_change_speed(struct ui *ui, int by)
{
    if (ui->replay.has_ended)
        return;
    int speed = ui->replay.speed + by;
    ui->replay.speed = speed < 0 ? 0 : (speed < SPEEDS ? speed : SPEEDS - 1);
    ui->replay.last_step = ui->clock.now;
}

static void go_to(struct ui *ui, uint64_t deed)
{
    struct replay_view *view = &ui->replay;
    struct error error;
    bool is_there = replay_seek(&view->replay, deed, &error);
    view->is_paused = true;
    view->has_ended = false;
    ui->game = view->replay.game;
    playing_show_anew(ui);
    tell_start(ui);
    playing_settle(ui); /* no fading in, deed by deed */
    if (!is_there)
        ui_say(ui, error.message);
    else if (view->replay.end != REPLAY_GOES_ON)
        say_end(ui);
}

void replay_view_step(struct ui *ui, int by)
{
    uint64_t deed = ui->replay.replay.position;
    replay_view_pause(ui, true);
    if (by > 0)
        show_next(ui);
    else if (deed > ui->replay.replay.first)
        go_to(ui, deed - 1);
}

void replay_view_go_to_start(struct ui *ui)
{
    go_to(ui, 0);
}

void replay_view_go_to_end(struct ui *ui)
{
    go_to(ui, UINT64_MAX);
}

/* Steps on, unseen, to where the hero comes to another floor, or so many deeds have been done; false: it comes to that, or
 * to the replay's end, before. */
static bool run_to_floor(struct replay *replay, uint64_t before)
{
    int depth = game_state(replay->game)->depth;
    while (replay->position + 1 < before && replay_step(replay))
        if (game_state(replay->game)->depth != depth)
            return true;
    return false;
}

void replay_view_go_to_next_floor(struct ui *ui)
{
    struct replay *replay = &ui->replay.replay;
    go_to(ui, run_to_floor(replay, UINT64_MAX) ? replay->position : UINT64_MAX);
}

void replay_view_go_to_floor_before(struct ui *ui)
{
    struct replay *replay = &ui->replay.replay;
    uint64_t here = replay->position;
    uint64_t floor = replay->first;
    struct error error;
    if (!replay_seek(replay, floor, &error)) {
        ui_say(ui, error.message);
        return;
    }
    ui->game = replay->game;
    while (run_to_floor(replay, here))
        floor = replay->position;
    go_to(ui, floor);
}

void replay_view_write_place(const struct ui *ui, struct text *text)
{
    const struct replay_view *view = &ui->replay;
    text_append(text, "Turn %d: move %llu of %llu, %d moves a second%s", game_state(ui->game)->turn,
                (unsigned long long)view->replay.position, (unsigned long long)view->total,
                deeds_a_second[view->speed], view->is_paused ? ", paused" : "");
}

void replay_view_write_place_shortly(const struct ui *ui, struct text *text)
{
    const struct replay_view *view = &ui->replay;
    text_append(text, "%llu/%llu%s", (unsigned long long)view->replay.position,
                (unsigned long long)view->total, view->is_paused ? ", paused" : "");
}

void replay_view_write_speed(const struct ui *ui, struct text *text)
{
    text_append(text, "%d a second", deeds_a_second[ui->replay.speed]);
}
