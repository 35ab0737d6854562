#include "ui/ui.h"

#include "game/alarm.h"
#include "game/chronicle.h"
#include "game/narration.h"
#include "rules/boons.h"
#include "ui/screen.h"
#include "ui/seed_word.h"
#include "ui/ui_read_out.h"
#include "ui/view/lesson_view.h"
#include "ui/view/peril.h"
#include "ui/view/play_view.h"

#include <stdio.h>

/* Of his health: less is little. */
#define DYING_PART 4

void ui_say(struct ui *ui, const char *sentence)
{
    int turn = ui->game ? game_state(ui->game)->turn : 0;
    message_log_add(&ui->log, turn, sentence);
    if (ui->options->say)
        ui->options->say(sentence);
    ui_redraw(ui);
}

void ui_redraw(struct ui *ui)
{
    ui->needs_drawing = true;
    ui->needs_panels = true;
}

void ui_write_key(const struct ui *ui, const char *name, struct text *text)
{
    const struct binding *binding = binding_named(device_bindings(ui), name);
    if (binding)
        binding_write_key(binding->key, text);
    else
        text_append(text, "no key");
}

void ui_keep_bestiary(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    char said[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_over(said, sizeof said);
    if (!options->bestiary || !options->keep_bestiary || !bestiary_has_fresh(options->bestiary))
        return;
    options->keep_bestiary(options->context, &text);
    if (text.length > 0)
        ui_say(ui, said);
}

/* What counts is kept at once: who kills the program loses no more of it than of the run. What could not be kept is not
 * tried again each turn, but on the next floor. */
static void note_met(struct ui *ui)
{
    if (ui->options->bestiary && bestiary_note(ui->options->bestiary, game_state(ui->game)))
        ui_keep_bestiary(ui);
}

static void tell_events(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    for (int i = 0; i < state->events.count; i++) {
        char sentence[MESSAGE_LENGTH_MAX + 1];
        struct text text = text_over(sentence, sizeof sentence);
        if (!narration_of(state, &state->events.events[i], &text))
            continue;
        ui_say(ui, sentence);
        if (peril_is(state, &state->events.events[i]))
            message_log_mark_danger(&ui->log);
    }
}

/* Shows the hero's floor anew: after a start, or when stairs were taken. Where memory is short the stage stays
 * empty, and no frame can be drawn. */
static void set_stage(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    if (!stage_set(&ui->stage, state, ui->clock.now))
        return;
    play_view_frame_hero(ui);
    stage_light(&ui->stage, state, &ui->camera);
    stage_advance(&ui->stage, &ui->camera, ui->clock.now);
}

/* A game that is over is recorded, once. */
static void bury(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    if (!options->bury || ui->is_buried || ui->replay.is_on || !state_is_over(game_state(ui->game)))
        return;
    struct text said = text_over(ui->record, sizeof ui->record);
    options->bury(options->context, ui->game, &said);
    ui->is_buried = true;
    run_keeping_note_buried(ui);
    if (said.length > 0)
        ui_say(ui, ui->record);
    ui_keep_bestiary(ui);
}

/* Whether the hero is on a floor that the stage does not show, or shows as it no more is. */
static bool is_elsewhere(const struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == EVENT_WOKE)
            return true;
    return ui->stage.depth != state->depth;
}

/* Whoever is about to die is told so, once each time, and what is still held or typed ahead is dropped. */
static void warn_of_death(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    int health = state_hero_const(state)->health;
    bool is_dying = health > 0 && health * DYING_PART <= state->traits.health;
    if (is_dying && !ui->was_dying && !ui->replay.is_on) {
        ui_say(ui, "You are about to die: flee, hide, or drink.");
        ui->is_startled = true;
    }
    ui->was_dying = is_dying;
}

static void show_events(struct ui *ui, const struct command *command)
{
    const struct state *state = game_state(ui->game);
    if (!ui->replay.is_on)
        note_met(ui);
    if (is_elsewhere(ui)) {
        set_stage(ui);
        ui_keep_bestiary(ui);
    } else {
        stage_play(&ui->stage, state, ui->clock.now);
        play_view_frame_hero(
            ui); /* who is suddenly elsewhere, or does not glide, leaves the window */
        stage_light(&ui->stage, state, &ui->camera);
        if (ui->stage.is_still)
            stage_advance(&ui->stage, &ui->camera, ui->clock.now);
    }
    soundtrack_play_events(ui);
    lesson_view_follow(ui, command);
    tell_events(ui);
    ui->is_startled = ui->is_startled || alarm_raised(state) == ALARM_STARTLES;
    warn_of_death(ui);
    bury(ui);
    ui->clock.last_step = ui->clock.now;
    ui_redraw(ui);
}

void ui_give_notice(struct ui *ui)
{
    if (ui->options->notice && !ui->has_given_notice)
        ui_say(ui, ui->options->notice);
    ui->has_given_notice = true;
}

static void greet(struct ui *ui)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_over(sentence, sizeof sentence);
    int depth = game_state(ui->game)->depth;
    text_append(&text, "Floor %d: you stand in %s. ", depth, band_of_depth(depth)->name);
    if (depth == 1)
        text_append(&text, "Bring the ember down to the lamp on floor %d. ", FLOOR_COUNT);
    ui_write_key(ui, "help", &text);
    text_append(&text, " is for help.");
    ui_say(ui, sentence);
    ui_give_notice(ui);
}

static void begin_bestiary(struct ui *ui)
{
    ui_keep_bestiary(ui);
    if (!ui->options->bestiary)
        return;
    bestiary_begin(ui->options->bestiary);
    note_met(ui);
}

void ui_trouble(struct ui *ui, const char *sentence)
{
    snprintf(ui->trouble, sizeof ui->trouble, "%.*s", (int)sizeof ui->trouble - 1, sentence);
    ui_say(ui, sentence);
}

void ui_find_newest(struct ui *ui)
{
    ui->newest.path[0] = '\0';
    if (ui->options->user_folder && !run_list_newest(ui->options->user_folder, &ui->newest))
        ui->newest.path[0] = '\0';
}

void ui_go_to_title(struct ui *ui)
{
    run_keeping_part(ui);
    replay_view_end(ui);
    run_keeping_bury_left(ui);
    ui_find_newest(ui);
    screen_stack_begin(ui, SCREEN_TITLE);
}

void ui_open_runs(struct ui *ui)
{
    struct error error;
    run_list_clear(&ui->runs);
    if (run_list_read(ui->options->user_folder, &ui->runs, &error))
        screen_stack_push(ui, SCREEN_RUNS);
    else
        ui_trouble(ui, error.message);
}

void ui_drop_game(struct ui *ui)
{
    run_keeping_part(ui);
    replay_view_end(ui);
    game_destroy(ui->game);
    ui->game = NULL;
}

void ui_take_game(struct ui *ui, struct game *game, enum screen screen)
{
    lab_view_close(ui);
    ui->game = game;
    snprintf(ui->seed, sizeof ui->seed, "%s", game_state(game)->seed);
    ui->reader = (struct key_reader){.bindings = ui->options->bindings};
    ui->lesson = (struct lesson){.hint = LESSON_COUNT};
    ui->ranges = 0;
    ui->is_buried = false;
    ui->record[0] = '\0';
    message_log_clear(&ui->log);
    screen_stack_begin(ui, screen);
    set_stage(ui);
}

static bool start(struct ui *ui, const char *seed, bool has_lesson, struct error *error)
{
    char made_up[SEED_LENGTH_MAX + 1];
    if (!seed) {
        seed_word_make(made_up, sizeof made_up);
        seed = made_up;
    }
    struct game_setup setup = ui->options->setup;
    setup.seed = seed;
    setup.fov = ui->settings.in_force.sight;
    setup.has_lesson = has_lesson;
    if (has_lesson)
        setup.map_text = NULL;
    struct game *game = game_create(&setup, error);
    if (!game)
        return false;
    ui_drop_game(ui);
    ui_take_game(ui, game, SCREEN_PLAY);
    greet(ui);
    run_keeping_repeat(ui);
    tell_events(ui);
    begin_bestiary(ui);
    lesson_view_begin(ui);
    run_keeping_begin(ui, &setup);
    return true;
}

bool ui_start_game(struct ui *ui, const char *seed, struct error *error)
{
    return start(ui, seed, false, error);
}

bool ui_start_lesson(struct ui *ui, struct error *error)
{
    return start(ui, NULL, true, error);
}

void ui_show_deed(struct ui *ui)
{
    show_events(ui, NULL);
}

/* What was told of late, for whoever comes to a game that has gone on without him. */
static void recall(struct ui *ui)
{
    const struct chronicle *chronicle = game_chronicle(ui->game);
    message_log_clear(&ui->log);
    for (int back = chronicle_kept(chronicle) - 1; back >= 0; back--) {
        const struct chronicle_line *line = chronicle_line_get(chronicle, back);
        for (int i = 0; i < line->times; i++)
            message_log_add(&ui->log, line->turn, line->text);
    }
}

void ui_show_anew(struct ui *ui)
{
    recall(ui);
    set_stage(ui);
    ui_redraw(ui);
}

void ui_play(struct ui *ui, struct command command)
{
    command.leaves_things = !ui->settings.in_force.auto_pickup;
    game_play(ui->game, command);
    show_events(ui, &command);
}

void ui_continue(struct ui *ui)
{
    game_continue(ui->game);
    show_events(ui, NULL);
}

void ui_settle(struct ui *ui)
{
    if (!ui->game || !stage_is_set(&ui->stage))
        return;
    play_view_frame_hero(ui); /* he may have gone far since the last frame */
    stage_finish(&ui->stage, game_state(ui->game), &ui->camera);
    ui_open_due(ui);
}

/* To whoever does not see the screen of the choice: what each boon gives. */
static void read_out_offers(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    for (int i = 0; i < BOON_OFFERS; i++) {
        char sentence[MESSAGE_LENGTH_MAX + 1];
        if (state->offers[i] == BOON_NONE)
            continue;
        const struct boon_kind *kind = boon_get(state->offers[i]);
        snprintf(sentence, sizeof sentence, "%d %s: %s.", i + 1, kind->name, kind->says);
        ui_read_out(ui, sentence);
    }
}

void ui_open_due(struct ui *ui)
{
    static const enum screen ends[] = {[RESULT_WON] = SCREEN_VICTORY, [RESULT_DIED] = SCREEN_DEATH};
    if (!ui->game || screen_stack_top(ui) != SCREEN_PLAY)
        return;
    const struct state *state = game_state(ui->game);
    if (state_is_over(state)) {
        screen_stack_push(ui, ends[state->result]);
    } else if (boons_are_offered(state)) {
        screen_stack_push(ui, SCREEN_BOON);
        read_out_offers(ui);
    }
}

static void toggle_fullscreen(struct ui *ui)
{
    window_toggle_fullscreen(&ui->window);
    ui->settings.in_force.fullscreen = window_is_fullscreen(&ui->window);
    ui->settings.kept.fullscreen = ui->settings.in_force.fullscreen;
    player_settings_keep(ui);
}

void ui_key(struct ui *ui, struct key key)
{
    const int f11 = KEY_F1 + 10;
    ui_read_out_begin(ui);
    ui_open_due(ui);
    key = device_take(ui, key);
    struct soundtrack_screens before = soundtrack_before_key(ui);
    bool is_alt_enter = key.code == KEY_ENTER && key.modifiers == KEY_ALT;
    if (key.code == f11 || is_alt_enter)
        toggle_fullscreen(ui);
    else if (key.code == KEY_F12)
        ui_save_screenshot(ui);
    else if (!screen_get(screen_stack_top(ui))->key(ui, key))
        return;
    soundtrack_after_key(ui, before);
    ui_redraw(ui);
}

/* Clears what is drawn anew: the corners of boxes are clear. A map that nothing covers fills its place by itself. */
static void clear_frame(struct ui *ui)
{
    struct rectangle map = ui->layout.map;
    if (!play_view_is_on_top(ui) || !stage_is_set(&ui->stage)) {
        canvas_clear(&ui->frame);
        return;
    }
    int width = ui->frame.width;
    int height = ui->frame.height;
    canvas_fill(&ui->frame, (struct rectangle){map.width, 0, width - map.width, map.height}, 0);
    canvas_fill(&ui->frame, (struct rectangle){0, map.height, width, height - map.height}, 0);
}

bool ui_draw(struct ui *ui)
{
    int width;
    int height;
    window_frame_size(&ui->window, &width, &height);
    bool is_resized = width != ui->frame.width || height != ui->frame.height;
    if (is_resized && !canvas_resize(&ui->frame, width, height))
        return false;
    bool is_told_over_map = play_view_pointed(ui) && ui->layout.panel.width == 0;
    ui->needs_panels =
        ui->needs_panels || is_resized || is_told_over_map || !play_view_is_on_top(ui);
    ui->layout =
        layout_of(width, height, ui->settings.in_force.map_zoom, ui->settings.in_force.text_size);
    lesson_view_make_room(ui);
    if (ui->needs_panels) {
        clear_frame(ui);
        spots_clear(&ui->spots);
        device_sort(ui);
    }
    for (int i = screen_stack_first_shown(ui); i < ui->screens.count; i++) {
        spots_begin(&ui->spots, i);
        screen_get(ui->screens.stack[i])->draw(ui);
    }
    ui->needs_drawing = false;
    ui->needs_panels = false;
    return ui->screens.stack[screen_stack_first_shown(ui)] != SCREEN_PLAY ||
           (stage_is_set(&ui->stage) && ui->map.pixels);
}
