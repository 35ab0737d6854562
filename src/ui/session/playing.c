#include "ui/session/playing.h"

#include "game/inventory.h"
#include "game/text/chronicle.h"
#include "game/text/fame.h"
#include "game/text/narration.h"
#include "game/text/narration_words.h"
#include "game/travel/consent.h"
#include "rules/boons.h"
#include "rules/pursuit.h"
#include "ui/screens/game_screen.h"
#include "ui/session/guide.h"
#include "ui/session/recording.h"
#include "ui/session/session.h"
#include "ui/view/peril.h"

/* At this part of full health there is time left to act on a warning. */
#define LOW_OF_8 3

/* Whether the hero can pick up what it stands on, but has not. */
static bool is_left_lying(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    return event->kind == EVENT_FOUND &&
           (event->is_left || bit_grid_has(&level->no_auto_pickup, event->to)) &&
           pack_has_room(&state->pack, event->item, state->traits.slots) &&
           !level_terrain_kind(level, event->to)->holds_wares;
}

/* Whether an automatic walk goes on past what lies there. */
static bool is_passed(const struct session *session, const struct event *event)
{
    return event->kind == EVENT_FOUND && playing_is_under_way(session);
}

static bool is_warning(const struct event *event)
{
    return event->kind == EVENT_REFUSED &&
           (event->refusal == REFUSAL_BRINK || event->refusal == REFUSAL_TRAP ||
            event->refusal == REFUSAL_GAS || event->refusal == REFUSAL_BURNS);
}

/* Appends how a question is answered; `by`: a key that does it too, or NULL. */
static void ask(struct screen_context *context, const struct meaning *by, struct text *text)
{
    const struct input_device *device = &context->display->device;
    context->question = QUESTION_ASKED;
    text_append(text, device->is_gamepad ? " (A" : " (Enter");
    if (by) {
        text_append(text, " or ");
        input_device_write_key(device, by->name, text);
    }
    text_append(text, ": yes)");
}

/* How to answer a warning about a step or a question, or pick up what lies here, with the device in use. */
static void write_keys(const struct session *session, const struct event *event, struct text *text)
{
    struct screen_context *context = session->context;
    const struct input_device *device = &context->display->device;
    if (context->replay.is_on)
        return;
    if (is_warning(event)) {
        text_append(text, " ");
        input_device_write_answers(device, text);
    }
    bool is_question = text->length > 0 && text->chars[text->length - 1] == '?';
    const struct command *held = game_held_command(context->game);
    if ((event->kind == EVENT_REFUSED || event->kind == EVENT_STOPPED) && is_question && held)
        ask(context, consent_is_by_key(event->refusal) ? meaning_for(*held) : NULL, text);
    if (is_left_lying(game_state(context->game), event) && !is_passed(session, event)) {
        lesson_write_words(input_device_bindings(device), " Press {pick-up} to pick ", text);
        text_append(text, event->count > 1 ? "them up." : "it up.");
    }
}

void playing_tell(struct session *session)
{
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    for (int i = 0; i < state->events.count; i++) {
        char sentence[MESSAGE_LENGTH_MAX + 1];
        struct text text = text_init(sentence, sizeof sentence);
        if (!narration_of(state, &state->events.events[i], &text))
            continue;
        write_keys(session, &state->events.events[i], &text);
        if (narration_is_echo(state, &state->events.events[i]) ||
            is_passed(session, &state->events.events[i]))
            screen_context_say_aloud(context, sentence);
        else
            screen_context_say(context, sentence);
        if (peril_is(state, &state->events.events[i]))
            message_log_mark_danger(&context->log);
        else if (peril_is_great_news(&state->events.events[i]))
            message_log_mark_great(&context->log);
    }
}

void playing_set_stage(struct session *session)
{
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    if (!stage_set(&context->display->stage, state, context->display->clock.now))
        return;
    camera_forget(&context->display->camera);
    game_screen_frame_hero(context);
    stage_light(&context->display->stage, state, &context->display->camera);
    stage_advance(&context->display->stage, &context->display->camera, context->display->clock.now);
}

/* Whether the stage shows another floor, or one that has changed as a whole. */
static bool is_elsewhere(const struct session *session)
{
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    return context->display->stage.depth != state->depth ||
           event_list_has(&state->events, EVENT_WOKE);
}

static bool has_low_health(const struct state *state)
{
    int health = state_hero_const(state)->health;
    return health > 0 && health * 8 <= state->traits.health * LOW_OF_8;
}

/* Whether something hunts the hero, or has just hurt it. */
static bool is_threatened(const struct state *state)
{
    bool is_hurt = false;
    for (int i = 0; i < state->events.count; i++)
        is_hurt |= state->events.events[i].kind == EVENT_HURT &&
                   state_is_hero(state, state->events.events[i].victim);
    return is_hurt || pursuit_is_on(state);
}

static void say_low_health(struct screen_context *context)
{
    enum item remedy = inventory_remedy(game_state(context->game));
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    text_append(&text, "Your health is low! Flee or hide");
    if (remedy != ITEM_NONE) {
        text_append(&text, ", or use your %s", narration_words_bare(item_get(remedy)->name));
        lesson_write_words(input_device_bindings(&context->display->device), " ({things})", &text);
    }
    text_append(&text, ".");
    screen_context_say(context, sentence);
}

/* Warns once each time health falls to the mark, and drops keys that are held or typed ahead. */
static void warn_of_low_health(struct session *session)
{
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    bool has_fallen = state_hero_const(state)->health < session->health;
    session->health = state_hero_const(state)->health;
    session->has_warned &= has_low_health(state);
    if (!has_low_health(state) || session->has_warned || !has_fallen || !is_threatened(state) ||
        context->replay.is_on)
        return;
    session->has_warned = true;
    say_low_health(context);
    message_log_mark_danger(&context->log);
    context->is_startled = true;
}

/* Whether what hunted the hero out of sight has given up, and nothing else says so. */
static bool has_given_up(const struct state *state)
{
    const struct level *level = state_level_const(state);
    bool has = false;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!actor->is_ally && actor_is_hunting(actor)) /* something keeps it off */
            return false;
        has |= actor->has_hunted && !actor_is_perceived(actor);
    }
    return has && !event_list_has(&state->events, EVENT_CALMED) &&
           !event_list_has(&state->events, EVENT_FORGOTTEN) &&
           !event_list_has(&state->events, EVENT_ARRIVED);
}

/* Says that of the hunter, by its name if the hero knows it. */
static void say_of_hunter(struct session *session, const char *nameless, const char *says)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    if (session->hunter == monster_hero())
        text_append(&text, "%s", nameless);
    else
        narration_words_definite_subject(monster_get(session->hunter)->name, &text);
    text_append(&text, "%s", says);
    screen_context_say(session->context, sentence);
}

static void tell_hunt(struct session *session)
{
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    enum hunt before = session->hunt;
    session->hunt = awareness_hunt(state);
    if (session->has_told_unseen && !context->replay.is_on && hunt_is_unseen(before) &&
        session->hunt == HUNT_NONE && has_given_up(state))
        say_of_hunter(session, "What hunted you", " has given up.");
    session->has_told_unseen &= session->hunt >= HUNT_UNSEEN;
    session->hunter = awareness_hunter(state);
    if (!hunt_is_unseen(session->hunt) || session->has_told_unseen || context->replay.is_on)
        return;
    session->has_told_unseen = true;
    if (before == HUNT_SEEN && session->hunt == HUNT_UNSEEN) {
        say_of_hunter(session, "What hunts you", " is out of sight.");
        return;
    }
    say_of_hunter(session, "Something", " hunts you from out of sight.");
    message_log_mark_danger(&context->log);
}

/* Whether something was known to notice the hero in the run. */
static bool has_been_noticed(const struct game *game)
{
    for (int kind = 0; kind < MONSTER_COUNT; kind++)
        if (game_chronicle(game)->watchers[kind].pips > 0)
            return true;
    return false;
}

/* Whether the log tells that something notices the hero. */
static bool tells_of_pips(const struct state *state)
{
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == EVENT_PIPS &&
            !narration_is_echo(state, &state->events.events[i]))
            return true;
    return false;
}

/* At the first pips of the run, on its first floors. */
static void tell_pips(struct session *session)
{
    static const char says[] =
        "Pips over a creature show what it knows of you: one, it begins to notice you; two, it "
        "is wary and comes to look; three red ones, it hunts you; blue ones, something keeps it "
        "off; grey ones, it has given up. Look at it ({look}) for more.";
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    if (session->has_told_pips || state->depth > CHANCES_LAST_DEPTH || !tells_of_pips(state) ||
        context->replay.is_on)
        return;
    session->has_told_pips = true;
    lesson_write_words(input_device_bindings(&context->display->device), says, &text);
    screen_context_say(context, sentence);
}

/* The first chances of the run's first floors, with their keys. */
static void tell_chance(struct session *session)
{
    struct screen_context *context = session->context;
    enum chance chance = game_chance(context->game);
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    if (chance == CHANCE_NONE || context->replay.is_on)
        return;
    lesson_write_words(input_device_bindings(&context->display->device), chances_text(chance),
                       &text);
    screen_context_say(context, sentence);
}

void playing_take_up(struct session *session)
{
    const struct state *state = game_state(session->context->game);
    session->health = state_hero_const(state)->health;
    session->has_warned = has_low_health(state);
    session->hunt = awareness_hunt(state);
    session->hunter = awareness_hunter(state);
    session->has_told_unseen = hunt_is_unseen(session->hunt);
    session->has_told_pips = has_been_noticed(session->context->game);
}

/* Whether the hero has just come to a band for the first time. */
static bool has_come_to_band(const struct game *game)
{
    const struct state *state = game_state(game);
    int depth = state->depth;
    return depth > 1 && depth == band_of_depth(depth)->first_floor &&
           game_chronicle(game)->arrivals[depth - 1] == state->turn + 1;
}

/* A new band or the first hunter of the night makes a picture due, which keys typed ahead don't skip. */
static void note_story(struct session *session, bool is_arrival)
{
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    if (context->replay.is_on || !screen_context_tells_story(context))
        return;
    if (is_arrival && has_come_to_band(context->game))
        session->story_due = story_picture_of_band(band_id_of_depth(state->depth));
    else if (state->night_called == 1 && event_list_has(&state->events, EVENT_NIGHT))
        session->story_due = STORY_NIGHT;
    else
        return;
    context->is_startled = true;
}

static void show_events(struct session *session, const struct command *command)
{
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    bool is_arrival = is_elsewhere(session);
    if (!context->replay.is_on)
        recording_note_bestiary(session);
    if (is_arrival) {
        playing_set_stage(session);
        recording_save_bestiary(session);
    } else {
        stage_play(&context->display->stage, state, context->display->clock.now);
        /* A hero that teleports or moves without gliding can leave the window. */
        game_screen_frame_hero(context);
        stage_light(&context->display->stage, state, &context->display->camera);
        if (context->display->stage.is_still)
            stage_advance(&context->display->stage, &context->display->camera,
                          context->display->clock.now);
    }
    soundtrack_play_events(session);
    guide_follow(session, command);
    playing_tell(session);
    context->is_startled = context->is_startled || game_has_startled(context->game);
    tell_hunt(session);
    tell_pips(session);
    tell_chance(session);
    warn_of_low_health(session);
    note_story(session, is_arrival);
    recording_note_end(session);
    context->display->clock.last_step = context->display->clock.now;
    display_redraw(context->display);
}

void playing_show_move(struct session *session)
{
    session->context->log.commands++;
    show_events(session, NULL);
}

/* Fills the log with recent messages of a game that was played elsewhere. */
static void recall(struct session *session)
{
    struct screen_context *context = session->context;
    const struct chronicle *chronicle = game_chronicle(context->game);
    message_log_clear(&context->log);
    for (int back = chronicle_kept(chronicle) - 1; back >= 0; back--) {
        const struct chronicle_line *line = chronicle_line_get(chronicle, back);
        for (int i = 0; i < line->times; i++)
            message_log_add(&context->log, line->turn, line->text);
    }
}

void playing_rebuild(struct session *session)
{
    struct screen_context *context = session->context;
    recall(session);
    playing_set_stage(session);
    display_redraw(context->display);
}

void playing_give_command(struct session *session, struct command command)
{
    struct screen_context *context = session->context;
    command.leaves_things = !context->settings->in_force.auto_pickup;
    if (context->question == QUESTION_CANCELLED)
        game_cancel(context->game);
    context->question = QUESTION_NONE;
    if (screen_context_has_lesson(context) && lesson_holds(&context->lesson, &command)) {
        char sentence[MESSAGE_LENGTH_MAX + 1];
        struct text text = text_init(sentence, sizeof sentence);
        text_append(&text, "The hint says what to do first: explore anyway?");
        ask(context, NULL, &text);
        screen_context_say(context, sentence);
        return;
    }
    if (command.kind == COMMAND_FOV && fame_is_date(game_state(context->game)->seed)) {
        screen_context_say(context, "In a daily dungeon everyone sees by the same algorithm.");
        return;
    }
    context->log.commands++;
    game_play(context->game, command);
    show_events(session, &command);
}

bool playing_is_under_way(const struct session *session)
{
    struct screen_context *context = session->context;
    return context->game && game_is_under_way(context->game);
}

void playing_continue(struct session *session)
{
    struct screen_context *context = session->context;
    game_continue(context->game);
    show_events(session, NULL);
}

static void settle_camera(struct screen_context *context)
{
    game_screen_frame_hero(context);
    camera_settle(&context->display->camera);
}

void playing_settle(struct session *session)
{
    struct screen_context *context = session->context;
    if (!context->game || !stage_is_set(&context->display->stage))
        return;
    settle_camera(context); /* the hero may have gone far since the last frame */
    stage_finish(&context->display->stage, game_state(context->game), &context->display->camera);
    settle_camera(context); /* where the hero's own step ends */
    playing_open_due(session);
}

void playing_show_ending(struct session *session)
{
    struct screen_context *context = session->context;
    const struct state *state = game_state(context->game);
    enum story end = state_is_won_dark(state) ? STORY_DARK : STORY_LIT;
    if (state->result == RESULT_WON)
        screen_context_show_story(context, end, end);
}

void playing_open_due(struct session *session)
{
    struct screen_context *context = session->context;
    if (!context->game || screen_stack_top(context) != SCREEN_PLAY)
        return;
    const struct state *state = game_state(context->game);
    enum story story = session->story_due;
    session->story_due = 0;
    if (state_is_over(state)) {
        screen_stack_push(context, SCREEN_END);
        playing_show_ending(session);
    } else if (story) {
        screen_context_show_story(context, story, story);
    } else if (boons_are_offered(state)) {
        screen_stack_push(context, SCREEN_BOON);
    }
}
