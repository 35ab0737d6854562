/* The loop of the window: keys in, frames out. It draws only what changed and sleeps when nothing moves. */
#include "base/integer.h"
#include "ui/pointing.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/screen.h"
#include "ui/session/playing.h"
#include "ui/session/recording.h"
#include "ui/session/replaying.h"
#include "ui/signals.h"
#include "ui/ui.h"

#include <stdio.h>
#include <stdlib.h>

#define FRAME_MS 16
#define AUTO_MOVE_STEP_MS 45 /* between the steps of a command of several turns */
#define QUIET_TURNS 20       /* of a rest, in one such step, while nothing happens */
#define IDLE_FRAME_MS 420
#define FLICKER_MS 105 /* of flames, on a map that nothing covers */
#define SAVING_MS 1000 /* how often a run is saved while it is played */
/* Figures breathe and flames flicker for this long after the last key; then nothing moves at all. */
#define IDLE_MS 20000

static bool is_moving(const struct ui *ui)
{
    return ui->context.game && stage_is_set(&ui->display.stage) &&
           (ui->display.camera.glides ||
            stage_is_moving(&ui->display.stage, game_state(ui->context.game)));
}

/* Milliseconds until a number on the map must be drawn again; -1: there is none. */
static int number_wait(const struct ui *ui)
{
    const struct stage *stage = &ui->display.stage;
    return ui->context.game && stage_is_set(stage)
               ? stage_effects_amount_wait(&stage->effects, stage->now, ui->display.clock.now,
                                           stage->is_still)
               : -1;
}

static bool is_idling(const struct ui *ui)
{
    return !ui->settings.in_force.reduced_motion && !ui->options->screenshot &&
           ui->display.clock.now - ui->display.clock.last_input < IDLE_MS &&
           screen_get(ui->context.stack.screens[screen_stack_first_shown(&ui->context)])->idles;
}

/* Milliseconds between idle frames. */
static int idle_time(const struct ui *ui)
{
    bool has_flames =
        ui->context.game && game_screen_is_on_top(&ui->context) && stage_is_set(&ui->display.stage);
    return has_flames ? FLICKER_MS : IDLE_FRAME_MS;
}

/* ui_timeout_ms without unsaved settings and held gamepad directions. */
static int timeout_of_play(const struct ui *ui)
{
    if (ui->display.needs_drawing || ui->context.has_work || input_is_fed(ui) ||
        ui->options->screenshot)
        return 0;
    if (is_moving(ui) || number_wait(ui) == 0)
        return FRAME_MS - (int)((SDL_GetTicks() - ui->display.clock.now) % FRAME_MS);
    if (playing_is_under_way(&ui->session))
        return AUTO_MOVE_STEP_MS;
    int wait = replaying_wait(&ui->session);
    if (wait >= 0)
        return wait;
    if (!is_idling(ui) && ui->session.saving.folder)
        return SAVING_MS;
    return is_idling(ui) ? idle_time(ui) - (int)(ui->display.clock.now % (uint32_t)idle_time(ui))
                         : -1;
}

static int sooner(int rest, int wait)
{
    return wait >= 0 && (rest < 0 || wait < rest) ? wait : rest;
}

int ui_timeout_ms(const struct ui *ui)
{
    int rest =
        sooner(timeout_of_play(ui), player_settings_wait(&ui->settings, ui->display.clock.now));
    rest = sooner(rest, number_wait(ui) > 0 ? number_wait(ui) : -1);
    rest = sooner(rest, touch_wait(ui));
    return sooner(rest, pad_wait(&ui->input.pad, SDL_GetTicks()));
}

/* Whether the window must be drawn again, perhaps at another size. */
static bool is_uncovered(const SDL_Event *event)
{
    return event->type == SDL_RENDER_TARGETS_RESET ||
           (event->type == SDL_WINDOWEVENT &&
            (event->window.event == SDL_WINDOWEVENT_EXPOSED ||
             event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED));
}

/* If turns are not saved, the window must be closed twice. Signals ask nothing. */
static void close_window(struct ui *ui)
{
    if (signals_have_come())
        return;
    bool loses = ui->session.saving.folder && !screen_context_is_saved(&ui->context) &&
                 !state_is_over(game_state(ui->context.game));
    ui->context.quits = !loses || ui->session.saving.was_warned;
    ui->session.saving.was_warned = loses;
    if (!ui->context.quits)
        screen_context_say(&ui->context,
                           "The last turns are not saved. Close the window again to leave them.");
}

/* A file dropped on the window is an exported run. */
static void take_file(struct ui *ui, char *file)
{
    screen_runs_import(&ui->context, file);
    display_redraw(&ui->display);
    SDL_free(file);
}

static void handle(struct ui *ui, const SDL_Event *event)
{
    if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_RESIZED)
        window_note_resized(&ui->window);
    pointing_move(ui, event);
    if (event->type == SDL_QUIT)
        close_window(ui);
    else if (is_uncovered(event))
        display_redraw(&ui->display);
    else if (event->type == SDL_DROPFILE)
        take_file(ui, event->drop.file);
    else
        input_take(ui, event);
}

static void handle_all(struct ui *ui)
{
    SDL_Event event;
    while (!ui->context.quits && SDL_PollEvent(&event))
        handle(ui, &event);
    if (ui->input.pad.news)
        screen_context_say(&ui->context, ui->input.pad.news);
    ui->input.pad.news = NULL;
}

/* Whether the hero waits again next turn and nothing happened in the last one. */
static bool is_quiet(const struct ui *ui)
{
    return playing_is_under_way(&ui->session) && !ui->context.is_startled &&
           game_is_waiting(ui->context.game) && game_state(ui->context.game)->events.count == 0;
}

static void step_auto_move(struct ui *ui)
{
    if (!playing_is_under_way(&ui->session) ||
        ui->display.clock.now - ui->display.clock.last_step < AUTO_MOVE_STEP_MS)
        return;
    int turns = 0;
    do
        playing_continue(&ui->session);
    while (++turns < QUIET_TURNS && is_quiet(ui));
    if (ui->context.is_startled)
        input_drop_typed_ahead(ui);
}

static void advance(struct ui *ui)
{
    if (is_moving(ui) && ui->display.camera.glides)
        game_screen_frame_hero(&ui->context); /* under a screen that covers the map, too */
    if (is_moving(ui) || number_wait(ui) == 0) {
        stage_advance(&ui->display.stage, &ui->display.camera, ui->display.clock.now);
        ui->display.needs_drawing = true;
    }
    /* The picture of a band comes before its floor is seen; that of the night, after what was struck in its turn. */
    bool is_of_band = ui->session.story_due && ui->session.story_due != STORY_NIGHT;
    if (!is_moving(ui) || (is_of_band && !stage_is_leaving(&ui->display.stage)))
        playing_open_due(&ui->session);
    if (!is_idling(ui))
        return;
    int idle_frame = (int)(ui->display.clock.now / IDLE_FRAME_MS);
    int tick = (int)(ui->display.clock.now / FLICKER_MS);
    if (idle_frame != ui->display.clock.idle_frame ||
        (tick != ui->display.clock.tick && idle_time(ui) == FLICKER_MS))
        ui->display.needs_drawing = true;
    ui->display.clock.idle_frame = idle_frame;
    ui->display.clock.tick = tick;
}

static bool compose(struct ui *ui, struct error *error)
{
    return ui_draw(ui) || error_set(error, "no memory for a frame");
}

/* What is shown was played for good: it waits until a kill of the program can't take it back. */
static bool may_show(const struct ui *ui)
{
    return !ui->options->is_settled || ui->options->is_settled();
}

static bool draw(struct ui *ui, struct error *error)
{
    return !ui->display.needs_drawing || !may_show(ui) ||
           (compose(ui, error) && window_show(&ui->window, &ui->display.frame, error));
}

static enum ui_frame take_screenshot(struct ui *ui, struct error *error)
{
    playing_settle(&ui->session);
    while (screen_work(&ui->context))
        continue;
    bool is_taken =
        compose(ui, error) && window_save_frame(&ui->display.frame, ui->options->screenshot, error);
    return is_taken ? UI_FRAME_WAS_LAST : UI_FRAME_FAILED;
}

/* From the first frame on there is a loop that saves what has to wait. */
static void tick_settings(struct ui *ui)
{
    if (!ui->settings.has_ticked)
        ui->settings.saved_at = ui->display.clock.now - SETTINGS_SAVING_MS;
    ui->settings.has_ticked = true;
    ui_update_settings(ui);
}

enum ui_frame ui_frame(struct ui *ui, struct error *error)
{
    ui->display.clock.now = SDL_GetTicks();
    input_feed(ui);
    if (signals_have_come())
        return UI_FRAME_WAS_LAST;
    step_auto_move(ui);
    replaying_tick(&ui->session);
    run_saving_tick(&ui->session);
    tick_settings(ui);
    screen_work(&ui->context);
    advance(ui);
    input_tick(ui);
    pointing_follow(ui);
    if (!draw(ui, error))
        return UI_FRAME_FAILED;
    if (ui->options->screenshot)
        return take_screenshot(ui, error);
    pointing_follow(ui); /* drawing may have framed the map anew */
    soundtrack_tick(&ui->session);
    ui->display.pointer.is_spent = false;
    pad_begin(&ui->input.pad); /* after the first frame: it takes its time */
    handle_all(ui);
    return ui->context.quits || signals_have_come() ? UI_FRAME_WAS_LAST : UI_FRAME_GOES_ON;
}

static bool continue_newest(struct ui *ui, struct error *error)
{
    const struct run_entry *newest = &ui->context.newest;
    run_list_find_newest(&ui->context.runs, ui->context.runs.count, &ui->context.newest);
    if (newest->path[0])
        return run_saving_continue(&ui->session, newest->path, error);
    if (newest->reason.message[0])
        return error_set(error, "no run can be gone on with: %.450s", newest->reason.message);
    return error_set(error, "there is no run to go on with");
}

static bool start(struct ui *ui, struct error *error)
{
    const struct ui_options *options = ui->options;
    SDL_SetMainReady(); /* main is the program's own */
    signals_catch();
    if (!artwork_load(&ui->display.art, options->data_folder, error) ||
        !window_open(&ui->window, "Eyeshine", options->width, options->height,
                     options->is_fullscreen, error))
        return false;
    if (options->fits_screen)
        window_fit_screen(&ui->window);
    window_note_opened(&ui->window);
    window_set_icon(&ui->window, atlas_frame(&ui->display.art.atlas,
                                             ui->display.art.tileset.tiles[TILE_ICON_APP], 0));
    ui->display.clock.now = SDL_GetTicks();
    ui->display.clock.last_input = ui->display.clock.now;
    ui->context.reader.bindings = options->bindings;
    ui_load_settings(ui);
    ui->input.fed = options->keys;
    session_go_to_title(&ui->session);
    if (options->notice)
        snprintf(ui->context.trouble, sizeof ui->context.trouble, "%s", options->notice);
    /* The first game needs to know how large its map's window is. */
    if (!compose(ui, error))
        return false;
    display_redraw(&ui->display);
    if (options->replay)
        return replaying_begin(&ui->session, options->replay, error);
    if (options->continues)
        return continue_newest(ui, error);
    return !options->starts_at_once || session_start_game(&ui->session, options->setup.seed, error);
}

static void finish(struct ui *ui)
{
    struct display *display = &ui->display;
    session_finish(&ui->session);
    pad_end(&ui->input.pad);
    window_close(&ui->window);
    stage_clear(&display->stage);
    artwork_clear(&display->art);
    free(display->frame.pixels);
    free(display->map.pixels);
    free(ui);
}

/* Remembers the size that the player dragged the window to, unless the command line set one. */
static void keep_window_size(struct ui *ui)
{
    int width;
    int height;
    if (!ui->options->fits_screen || !window_find_own_size(&ui->window, &width, &height))
        return;
    /* Without a window manager nothing enforces the window's minimum and maximum size. */
    if (width < WINDOW_WIDTH_MIN || height < WINDOW_HEIGHT_MIN ||
        int_max(width, height) > WINDOW_SIDE_MAX)
        return;
    ui->settings.kept.window_width = width;
    ui->settings.kept.window_height = height;
    ui->settings.is_unsaved = true;
}

struct ui *ui_open(const struct ui_options *options, struct error *error)
{
    struct ui *ui = calloc(1, sizeof *ui);
    if (!ui) {
        error_set(error, "no memory to start with");
        return NULL;
    }
    ui_init(ui, options);
    if (start(ui, error))
        return ui;
    ui_close(ui, false, NULL, error);
    return NULL;
}

bool ui_close(struct ui *ui, bool is_fine, struct text *report, struct error *error)
{
    struct error unsaid; /* an earlier error is reported instead */
    bool is_kept = run_saving_leave(&ui->session, is_fine ? error : &unsaid);
    if (is_fine && !is_kept) {
        /* The save of a game that is over is no longer needed. */
        is_fine = state_is_over(game_state(ui->context.game));
        if (is_fine && ui->options->warn)
            ui->options->warn(error->message);
    }
    if (is_fine) {
        keep_window_size(ui);
        recording_save_bestiary(&ui->session);
    }
    ui_save_settings(ui);
    const struct game *played =
        ui->context.replay.back.ended ? ui->context.replay.back.ended : ui->context.game;
    if (played && report)
        game_report(played, "none", report);
    finish(ui);
    return is_fine;
}
