#include "ui/session/playing.h"

#include "game/text/chronicle.h"
#include "game/text/narration.h"
#include "game/travel/interrupt.h"
#include "rules/boons.h"
#include "ui/session/bestiary_saving.h"
#include "ui/ui.h"
#include "ui/view/lesson_view.h"
#include "ui/view/peril.h"
#include "ui/view/play_view.h"

#include <stdio.h>

/* Of his health: less is little. */
#define DYING_PART 4

/* He was warned of a step: how that is answered, by the keys or buttons that are in use. */
static void write_answers(const struct ui *ui, const struct event *event, struct text *text)
{
    bool is_warning = event->kind == EVENT_REFUSED &&
                      (event->refusal == REFUSAL_BRINK || event->refusal == REFUSAL_TRAP);
    if (!is_warning || ui->replay.is_on)
        return;
    text_append(text, " ");
    input_device_write_answers(ui, text);
}

void playing_tell(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    for (int i = 0; i < state->events.count; i++) {
        char sentence[MESSAGE_LENGTH_MAX + 1];
        struct text text = text_init(sentence, sizeof sentence);
        if (!narration_of(state, &state->events.events[i], &text))
            continue;
        write_answers(ui, &state->events.events[i], &text);
        if (narration_is_echo(state, &state->events.events[i]))
            ui_say_aloud(ui, sentence);
        else
            ui_say(ui, sentence);
        if (peril_is(state, &state->events.events[i]))
            message_log_mark_danger(&ui->log);
    }
}

void playing_set_stage(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    if (!stage_set(&ui->stage, state, ui->clock.now))
        return;
    camera_forget(&ui->camera);
    play_view_frame_hero(ui);
    stage_light(&ui->stage, state, &ui->camera);
    stage_advance(&ui->stage, &ui->camera, ui->clock.now);
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
    if (is_dying && !ui->session.was_dying && !ui->replay.is_on) {
        ui_say(ui, "You are about to die: flee, hide, or drink.");
        message_log_mark_danger(&ui->log);
        ui->input.is_startled = true;
    }
    ui->session.was_dying = is_dying;
}

static void show_events(struct ui *ui, const struct command *command)
{
    const struct state *state = game_state(ui->game);
    if (!ui->replay.is_on)
        bestiary_saving_note(ui);
    if (is_elsewhere(ui)) {
        playing_set_stage(ui);
        bestiary_saving_save(ui);
    } else {
        stage_play(&ui->stage, state, ui->clock.now);
        /* Who is suddenly elsewhere, or does not glide, leaves the window. */
        play_view_frame_hero(ui);
        stage_light(&ui->stage, state, &ui->camera);
        if (ui->stage.is_still)
            stage_advance(&ui->stage, &ui->camera, ui->clock.now);
    }
    soundtrack_play_events(ui);
    lesson_view_follow(ui, command);
    playing_tell(ui);
    ui->input.is_startled =
        ui->input.is_startled || interrupt_strongest(state) == INTERRUPT_STARTLE;
    warn_of_death(ui);
    burial_take(ui);
    ui->clock.last_step = ui->clock.now;
    ui_redraw(ui);
}

void playing_show_deed(struct ui *ui)
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

void playing_show_anew(struct ui *ui)
{
    recall(ui);
    playing_set_stage(ui);
    ui_redraw(ui);
}

void playing_give_command(struct ui *ui, struct command command)
{
    command.leaves_things = !ui->settings.in_force.auto_pickup;
    game_play(ui->game, command);
    show_events(ui, &command);
}

bool playing_is_under_way(const struct ui *ui)
{
    return ui->game && game_is_under_way(ui->game);
}

void playing_continue(struct ui *ui)
{
    game_continue(ui->game);
    show_events(ui, NULL);
}

void playing_settle(struct ui *ui)
{
    if (!ui->game || !stage_is_set(&ui->stage))
        return;
    play_view_frame_hero(ui); /* he may have gone far since the last frame */
    stage_finish(&ui->stage, game_state(ui->game), &ui->camera);
    playing_open_due(ui);
}

void playing_open_due(struct ui *ui)
{
    static const enum screen ends[] = {[RESULT_WON] = SCREEN_VICTORY, [RESULT_DIED] = SCREEN_DEATH};
    if (!ui->game || screen_stack_top(ui) != SCREEN_PLAY)
        return;
    const struct state *state = game_state(ui->game);
    if (state_is_over(state))
        screen_stack_push(ui, ends[state->result]);
    else if (boons_are_offered(state))
        screen_stack_push(ui, SCREEN_BOON);
}
