#include "ui/session/replaying.h"

#include "ui/session/playing.h"
#include "ui/session/session.h"

#include <stdio.h>
#include <string.h>

#define MOVES_A_TICK_MAX 200

#define SPEED_AT_FIRST 2

static uint64_t count_moves(const struct bytes *journal)
{
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    if (journal_open(&reader, journal->data, journal->length, &start))
        while (journal_next(&reader, &record))
            continue;
    return reader.actions;
}

static void say_version(struct session *session)
{
    struct screen_context *context = session->context;
    const char *version = context->replay.replay.version;
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    if (!context->options->version || strcmp(version, context->options->version) == 0)
        return;
    text_append(&text, "Played by version %.32s: the replay may end early.", version);
    screen_context_say(context, sentence);
}

/* Names the starting place, so that the log of a replay does not begin empty. */
static void tell_start(struct session *session)
{
    struct screen_context *context = session->context;
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    const struct state *state = game_state(context->game);
    if (message_log_kept(&context->log) > 0)
        return;
    if (state_is_lesson(state))
        text_append(&text, "The lesson.");
    else
        text_append(&text, "Floor %d: %s.", state->depth, band_of_depth(state->depth)->name);
    screen_context_say(context, sentence);
    playing_tell(session);
}

bool replaying_begin(struct session *session, const char *path, struct error *error)
{
    struct screen_context *context = session->context;
    struct run_files files;
    struct replay replay;
    struct error why;
    if (!run_files_read(path, &files, error))
        return false;
    if (!replay_begin(&replay, files.journal.data, files.journal.length, &files.start, &why)) {
        run_files_clear(&files);
        return error_set(error, "%.300s: %.200s", path, why.message);
    }
    session_drop_game(session);
    context->replay = (struct replay_state){.files = files,
                                            .replay = replay,
                                            .total = replay.first + count_moves(&files.journal),
                                            .is_on = true,
                                            .speed = SPEED_AT_FIRST,
                                            .last_step = context->display->clock.now};
    session_take_game(session, context->replay.replay.game, SCREEN_REPLAY);
    tell_start(session);
    run_saving_repeat(session);
    say_version(session);
    return true;
}

void replaying_end(struct session *session)
{
    struct screen_context *context = session->context;
    game_destroy(context->replay.back.ended);
    context->replay.back = (struct way_back){.ended = NULL};
    if (!context->replay.is_on)
        return;
    context->game = NULL; /* the replay owned it */
    replay_clear(&context->replay.replay);
    run_files_clear(&context->replay.files);
    context->replay = (struct replay_state){.is_on = false};
}

/* The ended game if the top screen shows its end; else NULL. */
static struct game *ended_game(const struct session *session)
{
    struct screen_context *context = session->context;
    return screen_stack_top(context) == SCREEN_END ? context->game : NULL;
}

bool replaying_watch(struct session *session, const char *path, struct error *error)
{
    struct screen_context *context = session->context;
    struct way_back back = {.stack = context->stack, .ended = ended_game(session)};
    snprintf(back.record, sizeof back.record, "%s", context->record);
    snprintf(back.path, sizeof back.path, "%s", path);
    if (back.ended)
        context->game = NULL; /* so that the replay does not free it */
    if (!replaying_begin(session, back.path, error)) {
        context->game = back.ended ? back.ended : context->game;
        return false;
    }
    context->replay.back = back;
    return true;
}

/* Shows the end of a game as it was shown before. */
static void go_back_to_end(struct session *session, const struct way_back *back)
{
    struct screen_context *context = session->context;
    context->replay.back.ended = NULL;
    replaying_end(session);
    session_take_game(session, back->ended, SCREEN_PLAY);
    session->is_recorded = true;
    memcpy(context->record, back->record, sizeof context->record);
    memcpy(context->replay.back.path, back->path, sizeof context->replay.back.path);
    playing_rebuild(session);
    playing_settle(session);
    context->stack.choice = back->stack.choice;
}

static void leave(struct session *session)
{
    struct screen_context *context = session->context;
    const struct way_back back = context->replay.back;
    if (back.ended) {
        go_back_to_end(session, &back);
        return;
    }
    session_go_to_title(session);
    for (int i = 1; i < back.stack.count; i++) {
        context->stack.choice = back.stack.choices_below[i];
        screen_stack_push(context, back.stack.screens[i]);
    }
    if (context->stack.count == back.stack.count)
        context->stack.choice = back.stack.choice;
}

/* Says once why there is no next move. */
static void say_end(struct session *session)
{
    struct screen_context *context = session->context;
    const struct replay *replay = &context->replay.replay;
    bool is_whole = replay->end == REPLAY_READ && replay->reader.end == JOURNAL_WHOLE;
    context->replay.is_paused = true;
    if (context->replay.has_ended)
        return;
    context->replay.has_ended = true;
    if (is_whole) {
        screen_context_say(context, "The replay is over.");
        playing_show_ending(session);
        return;
    }
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    text_append(&text, "The replay ends here: %s.", replay->error.message);
    screen_context_say(context, sentence);
}

/* False if no move was left, or the replay ends with this one. */
static bool show_next(struct session *session)
{
    struct screen_context *context = session->context;
    struct replay_state *view = &context->replay;
    if (!replay_step(&view->replay)) {
        say_end(session);
        return false;
    }
    playing_show_move(session);
    if (view->replay.end == REPLAY_DIFFERS)
        say_end(session);
    return view->replay.end == REPLAY_GOES_ON;
}

void replaying_tick(struct session *session)
{
    struct screen_context *context = session->context;
    struct replay_state *view = &context->replay;
    if (!view->is_on || view->is_paused || context->options->screenshot)
        return;
    uint64_t due = (uint64_t)(context->display->clock.now - view->last_step) *
                   (uint64_t)replay_state_rate(view) / 1000;
    if (due == 0)
        return;
    view->last_step = context->display->clock.now;
    for (uint64_t i = 0; i < due && i < MOVES_A_TICK_MAX; i++)
        if (!show_next(session))
            return;
}

int replaying_wait(const struct session *session)
{
    struct screen_context *context = session->context;
    const struct replay_state *view = &context->replay;
    if (!view->is_on || view->is_paused)
        return -1;
    int interval = 1000 / replay_state_rate(view);
    int passed = (int)(context->display->clock.now - view->last_step);
    return passed < interval ? interval - passed : 0;
}

static void set_paused(struct session *session, bool is_paused)
{
    struct screen_context *context = session->context;
    context->replay.is_paused = is_paused || context->replay.has_ended;
    context->replay.last_step = context->display->clock.now;
}

static void change_speed(struct session *session, int by)
{
    struct screen_context *context = session->context;
    if (context->replay.has_ended)
        return;
    int speed = context->replay.speed + by;
    context->replay.speed = speed < 0 ? 0 : (speed < REPLAY_SPEEDS ? speed : REPLAY_SPEEDS - 1);
    context->replay.last_step = context->display->clock.now;
}

static void go_to(struct session *session, uint64_t move)
{
    struct screen_context *context = session->context;
    struct replay_state *view = &context->replay;
    struct error error;
    bool is_there = replay_seek(&view->replay, move, &error);
    view->is_paused = true;
    view->has_ended = false;
    context->game = view->replay.game;
    playing_rebuild(session);
    tell_start(session);
    playing_settle(session); /* no fading in, move by move */
    if (!is_there)
        screen_context_say(context, error.message);
    else if (view->replay.end != REPLAY_GOES_ON)
        say_end(session);
}

static void step(struct session *session, int by)
{
    struct screen_context *context = session->context;
    uint64_t here = context->replay.replay.position;
    set_paused(session, true);
    if (by > 0)
        show_next(session);
    else if (here > context->replay.replay.first)
        go_to(session, here - 1);
}

/* Steps on, without showing it, until the hero reaches another floor. False if move `before` or the end of the replay comes
 * first. */
static bool run_to_floor(struct replay *replay, uint64_t before)
{
    int depth = game_state(replay->game)->depth;
    while (replay->position + 1 < before && replay_step(replay))
        if (game_state(replay->game)->depth != depth)
            return true;
    return false;
}

static void go_to_next_floor(struct session *session)
{
    struct screen_context *context = session->context;
    struct replay *replay = &context->replay.replay;
    go_to(session, run_to_floor(replay, UINT64_MAX) ? replay->position : UINT64_MAX);
}

static void go_to_previous_floor(struct session *session)
{
    struct screen_context *context = session->context;
    struct replay *replay = &context->replay.replay;
    uint64_t here = replay->position;
    uint64_t floor = replay->first;
    struct error error;
    if (!replay_seek(replay, floor, &error)) {
        screen_context_say(context, error.message);
        return;
    }
    context->game = replay->game;
    while (run_to_floor(replay, here))
        floor = replay->position;
    go_to(session, floor);
}

void replaying_control(struct session *session, enum replay_control control, int by)
{
    switch (control) {
    case REPLAY_CONTROL_PAUSE:
        set_paused(session, !session->context->replay.is_paused);
        break;
    case REPLAY_CONTROL_STEP:
        step(session, by);
        break;
    case REPLAY_CONTROL_SPEED:
        change_speed(session, by);
        break;
    case REPLAY_CONTROL_FLOOR:
        if (by > 0)
            go_to_next_floor(session);
        else
            go_to_previous_floor(session);
        break;
    case REPLAY_CONTROL_START:
        go_to(session, 0);
        break;
    case REPLAY_CONTROL_END:
        go_to(session, UINT64_MAX);
        break;
    case REPLAY_CONTROL_LEAVE:
        leave(session);
    }
}
