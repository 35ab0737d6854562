/* The loop of the window: keys in, frames out. It draws only what changed and sleeps when nothing moves. */
#include "ui/artwork.h"
#include "ui/screen.h"
#include "ui/view/play_view.h"

#include <stdio.h>
#include <stdlib.h>

#define FRAME_MS 16
#define COURSE_STEP_MS 45 /* between the steps of a command of several turns */
#define QUIET_TURNS 20    /* of a rest, in one such step, while nothing happens */
#define IDLE_FRAME_MS 420
#define FLICKER_MS 105  /* of flames, on a map that nothing covers */
#define KEEPING_MS 1000 /* while a run is played, so often is seen to its being kept */
/* So long after the last key those who wait still breathe and flames flicker; then nothing moves at all. */
#define IDLE_MS 20000

static bool is_under_way(const struct ui *ui)
{
    return ui->game && game_is_under_way(ui->game);
}

static bool is_moving(const struct ui *ui)
{
    return ui->game && stage_is_set(&ui->stage) &&
           stage_is_moving(&ui->stage, game_state(ui->game));
}

static bool is_feeding(const struct ui *ui)
{
    return ui->keys_left && *ui->keys_left;
}

static bool is_idling(const struct ui *ui)
{
    return !ui->in_force.reduced_motion && !ui->options->screenshot &&
           ui->now - ui->last_input < IDLE_MS && screen_get(ui_lowest_shown(ui))->idles;
}

/* How long what is idle stays as it is. */
static int idle_time(const struct ui *ui)
{
    bool has_flames = ui->game && play_view_is_on_top(ui) && stage_is_set(&ui->stage);
    return has_flames ? FLICKER_MS : IDLE_FRAME_MS;
}

/* The same but for settings that wait, and a gamepad, of which something may be held. */
static int rest_of_all_else(const struct ui *ui)
{
    if (ui->needs_drawing || is_feeding(ui) || ui->options->screenshot)
        return 0;
    if (is_moving(ui))
        return FRAME_MS - (int)((SDL_GetTicks() - ui->now) % FRAME_MS);
    if (is_under_way(ui))
        return COURSE_STEP_MS;
    int wait = replay_view_wait(ui);
    if (wait >= 0)
        return wait;
    if (!is_idling(ui) && ui->run)
        return KEEPING_MS;
    return is_idling(ui) ? idle_time(ui) - (int)(ui->now % (uint32_t)idle_time(ui)) : -1;
}

static int sooner(int rest, int wait)
{
    return wait >= 0 && (rest < 0 || wait < rest) ? wait : rest;
}

int ui_rest(const struct ui *ui)
{
    int rest = sooner(rest_of_all_else(ui), ui_settings_wait(ui));
    return sooner(rest, pad_wait(&ui->pad, SDL_GetTicks()));
}

static bool is_same_key(struct key a, struct key b)
{
    return a.code == b.code && a.modifiers == b.modifiers;
}

/* Drops the keys that were pressed before the player could see what has just appeared. */
static void drop_typed_ahead(struct ui *ui)
{
    SDL_PumpEvents();
    SDL_FlushEvent(SDL_KEYDOWN);
    SDL_FlushEvent(SDL_TEXTINPUT);
    SDL_FlushEvent(SDL_MOUSEBUTTONDOWN);
    SDL_FlushEvent(SDL_CONTROLLERBUTTONDOWN);
    pad_hold(&ui->pad, SDL_GetTicks());
    ui->keymap.drops_text = false;
}

/* Whether a key walks, points or scrolls on every screen that it means something on, or steps through what is shown. */
static bool goes_on(const struct ui *ui, struct key key)
{
    enum direction direction;
    int code = key_plain(key).code;
    return code == KEY_PAGE_UP || code == KEY_PAGE_DOWN || code == '+' || code == '=' ||
           code == '-' || code == '.' || code == ',' ||
           binding_direction(ui->options->bindings, key_plain(key), &direction);
}

/* Whether a key that is still held is pressed again and again: what chooses, asks or deletes is pressed once. */
static bool repeats(struct ui *ui, struct key key)
{
    ui_open_due(ui);
    enum screen top = ui->screens[ui->screen_count - 1];
    if (ui->is_startled || ui->awaits_key)
        return false;
    if (top == SCREEN_PLAY && ui->pressed_on == SCREEN_PLAY)
        return true;
    if ((top == SCREEN_INVENTORY || top == SCREEN_TRADE) && key.code < KEY_UP)
        return false; /* all letters choose there */
    return goes_on(ui, key) || (top == SCREEN_SEED && key.code == KEY_BACKSPACE);
}

static void press(struct ui *ui, struct key key)
{
    ui->last_input = ui->now;
    pointer_rest(ui);
    ui->pointer.is_spent = true;
    if (ui->keymap.is_repeat && !repeats(ui, key))
        return;
    if (!ui->keymap.is_repeat)
        ui->pressed_on = ui->screens[ui->screen_count - 1];
    ui->is_startled = false;
    if (is_under_way(ui)) {
        if (ui->keymap.is_repeat)
            return; /* a key still held is no new one */
        game_interrupt(ui->game);
        if (is_same_key(key, ui->begun_by) || key.code == KEY_ESCAPE || key_is_button(key))
            return; /* it only stops what is under way */
    }
    ui_key(ui, key);
    ui->begun_by = key;
    if (ui->is_startled)
        drop_typed_ahead(ui);
}

static void press_button(struct ui *ui, struct key key, bool is_repeat)
{
    ui->keymap.is_repeat = is_repeat;
    press(ui, key);
}

/* A click on what is under way only stops it. */
static void click(struct ui *ui, const SDL_MouseButtonEvent *button)
{
    ui->last_input = ui->now;
    ui->is_startled = false;
    ui->begun_by = (struct key){KEY_NONE, 0};
    if (is_under_way(ui))
        game_interrupt(ui->game);
    else
        pointer_click(ui, button);
    if (ui->is_startled)
        drop_typed_ahead(ui);
}

/* Whether the window wants its picture again, perhaps of another size. */
static bool is_uncovered(const SDL_Event *event)
{
    return event->type == SDL_RENDER_TARGETS_RESET ||
           (event->type == SDL_WINDOWEVENT &&
            (event->window.event == SDL_WINDOWEVENT_EXPOSED ||
             event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED));
}

/* Closing the window loses what is not saved only if it is closed again. */
static void close_window(struct ui *ui)
{
    bool loses = ui->run && !run_keeping_is_safe(ui) && !state_is_over(game_state(ui->game));
    ui->quits = !loses || ui->was_warned;
    ui->was_warned = loses;
    if (!ui->quits)
        ui_say(ui, "The last turns are not saved. Close the window again to leave them.");
}

static bool has_edges(const struct ui *ui)
{
    const unsigned other = SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED;
    return !(SDL_GetWindowFlags(ui->window.window) & other);
}

/* A window that was opened without edges has its first size when it gets some. */
static void note_resized(struct ui *ui)
{
    if (has_edges(ui) && ui->opened_width == 0)
        SDL_GetWindowSize(ui->window.window, &ui->opened_width, &ui->opened_height);
    else
        ui->is_resized = true;
}

static void handle(struct ui *ui, const SDL_Event *event)
{
    struct key key;
    if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_RESIZED)
        note_resized(ui);
    pointer_move(ui, event);
    if (event->type == SDL_QUIT)
        close_window(ui);
    else if (is_uncovered(event))
        ui_redraw(ui);
    else if (event->type == SDL_MOUSEBUTTONDOWN)
        click(ui, &event->button);
    else if (keymap_translate(&ui->keymap, event, &key))
        press(ui, key);
    else if (pad_translate(&ui->pad, event, &key))
        press_button(ui, key, false);
}

static void handle_all(struct ui *ui)
{
    SDL_Event event;
    while (!ui->quits && SDL_PollEvent(&event))
        handle(ui, &event);
    if (ui->pad.news)
        ui_say(ui, ui->pad.news);
    ui->pad.news = NULL;
}

/* What is held of a gamepad goes on. */
static void tick_pad(struct ui *ui)
{
    struct key key;
    bool is_repeat;
    if (pad_tick(&ui->pad, ui->now, &key, &is_repeat))
        press_button(ui, key, is_repeat);
}

/* Keys of the command line: each when the game waits for one, without waiting for what is shown. */
static void feed_keys(struct ui *ui)
{
    struct error error;
    struct key key;
    if (!is_feeding(ui))
        return;
    while (is_feeding(ui) && !ui->quits && key_read(&ui->keys_left, &key, &error)) {
        ui_key(ui, key);
        while (is_under_way(ui))
            ui_continue(ui);
    }
    ui_settle(ui);
}

/* Whether the next turn is waited through as well, and nothing was seen or heard to happen in the last. */
static bool is_quiet(const struct ui *ui)
{
    return is_under_way(ui) && !ui->is_startled && game_is_waiting(ui->game) &&
           game_state(ui->game)->events.count == 0;
}

static void step_course(struct ui *ui)
{
    if (!is_under_way(ui) || ui->now - ui->last_step < COURSE_STEP_MS)
        return;
    int turns = 0;
    do
        ui_continue(ui);
    while (++turns < QUIET_TURNS && is_quiet(ui));
    if (ui->is_startled)
        drop_typed_ahead(ui);
}

static void advance(struct ui *ui)
{
    if (is_moving(ui)) {
        stage_advance(&ui->stage, &ui->camera, ui->now);
        ui->needs_drawing = true;
    }
    if (!is_moving(ui))
        ui_open_due(ui);
    if (!is_idling(ui))
        return;
    int idle_frame = (int)(ui->now / IDLE_FRAME_MS);
    int tick = (int)(ui->now / FLICKER_MS);
    if (idle_frame != ui->idle_frame || (tick != ui->tick && idle_time(ui) == FLICKER_MS))
        ui->needs_drawing = true;
    ui->idle_frame = idle_frame;
    ui->tick = tick;
}

static bool compose(struct ui *ui, struct error *error)
{
    return ui_draw(ui) || error_set(error, "no memory for a frame");
}

static bool draw(struct ui *ui, struct error *error)
{
    return !ui->needs_drawing ||
           (compose(ui, error) && window_show(&ui->window, &ui->frame, error));
}

static enum ui_frame take_screenshot(struct ui *ui, struct error *error)
{
    ui_settle(ui);
    bool is_taken =
        compose(ui, error) && window_save_frame(&ui->frame, ui->options->screenshot, error);
    return is_taken ? UI_FRAME_WAS_LAST : UI_FRAME_FAILED;
}

enum ui_frame ui_frame(struct ui *ui, struct error *error)
{
    ui->now = SDL_GetTicks();
    feed_keys(ui);
    step_course(ui);
    replay_view_tick(ui);
    run_keeping_tick(ui);
    ui_tick_settings(ui);
    advance(ui);
    tick_pad(ui);
    pointer_follow(ui);
    if (!draw(ui, error))
        return UI_FRAME_FAILED;
    if (ui->options->screenshot)
        return take_screenshot(ui, error);
    soundtrack_tick(ui);
    ui->pointer.is_spent = false;
    pad_begin(&ui->pad); /* after the first frame: it takes its time */
    handle_all(ui);
    return ui->quits ? UI_FRAME_WAS_LAST : UI_FRAME_GOES_ON;
}

static bool start(struct ui *ui, struct error *error)
{
    const struct ui_options *options = ui->options;
    if (!artwork_load(ui, error) || !window_open(&ui->window, "Eyeshine", options->width,
                                                 options->height, options->is_fullscreen, error))
        return false;
    if (options->fits_screen)
        window_fit_screen(&ui->window);
    if (has_edges(ui))
        SDL_GetWindowSize(ui->window.window, &ui->opened_width, &ui->opened_height);
    window_set_icon(&ui->window, atlas_frame(&ui->atlas, ui->tileset.tiles[TILE_ICON_APP], 0));
    ui->now = SDL_GetTicks();
    ui->last_input = ui->now;
    ui->reader.bindings = options->bindings;
    ui_take_settings(ui);
    ui->keys_left = options->keys;
    ui_go_to_title(ui);
    if (options->notice)
        snprintf(ui->trouble, sizeof ui->trouble, "%s", options->notice);
    /* The first game needs to know how large its map's window is. */
    if (!compose(ui, error))
        return false;
    ui_redraw(ui);
    if (options->replay)
        return replay_view_begin(ui, options->replay, error);
    if (options->continues)
        return ui->newest.path[0] ? run_keeping_continue(ui, ui->newest.path, error)
                                  : error_set(error, "there is no run to go on with");
    return !options->starts_at_once || ui_start_game(ui, options->setup.seed, error);
}

static void finish(struct ui *ui)
{
    soundtrack_finish(ui);
    pad_end(&ui->pad);
    window_close(&ui->window);
    replay_view_end(ui);
    game_destroy(ui->game);
    run_list_clear(&ui->runs);
    stage_clear(&ui->stage);
    lab_view_close(ui);
    artwork_clear(ui);
    free(ui->frame.pixels);
    free(ui->map.pixels);
    free(ui);
}

/* A size that the player gave the window, by its edges; not where the command line had given it one. */
static void keep_window_size(struct ui *ui)
{
    int width;
    int height;
    SDL_GetWindowSize(ui->window.window, &width, &height);
    bool is_as_opened = width == ui->opened_width && height == ui->opened_height;
    if (is_as_opened || !ui->is_resized || !ui->options->fits_screen || !has_edges(ui))
        return;
    ui->settings.window_width = width;
    ui->settings.window_height = height;
    ui_keep_settings(ui);
}

struct ui *ui_open(const struct ui_options *options, struct error *error)
{
    struct ui *ui = calloc(1, sizeof *ui);
    if (!ui) {
        error_set(error, "no memory to start with");
        return NULL;
    }
    ui->options = options;
    if (start(ui, error))
        return ui;
    ui_close(ui, false, NULL, error);
    return NULL;
}

bool ui_close(struct ui *ui, bool is_fine, struct text *report, struct error *error)
{
    struct error unsaid; /* another one came first */
    bool is_kept = run_keeping_leave(ui, is_fine ? error : &unsaid);
    if (is_fine && !is_kept) {
        is_fine = state_is_over(game_state(ui->game)); /* then there is nothing to go on with */
        if (is_fine && ui->options->warn)
            ui->options->warn(error->message);
    }
    if (is_fine) {
        keep_window_size(ui);
        ui_keep_bestiary(ui);
    }
    ui_keep_waiting_settings(ui);
    const struct game *played = ui->back.ended ? ui->back.ended : ui->game;
    if (is_fine && played && report)
        game_report(played, "none", report);
    finish(ui);
    return is_fine;
}

static void wait_for_event(const struct ui *ui)
{
    int rest = ui_rest(ui);
    if (rest < 0)
        SDL_WaitEvent(NULL);
    else if (rest > 0)
        SDL_WaitEventTimeout(NULL, rest);
}

bool ui_run(const struct ui_options *options, struct text *report, struct error *error)
{
    struct ui *ui = ui_open(options, error);
    if (!ui)
        return false;
    enum ui_frame frame;
    while ((frame = ui_frame(ui, error)) == UI_FRAME_GOES_ON)
        wait_for_event(ui);
    return ui_close(ui, frame == UI_FRAME_WAS_LAST, report, error);
}
