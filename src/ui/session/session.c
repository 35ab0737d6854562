#include "ui/session/session.h"

#include "base/array.h"
#include "base/entropy.h"
#include "base/random.h"
#include "ui/session/guide.h"
#include "ui/session/playing.h"
#include "ui/session/recording.h"
#include "ui/session/replaying.h"
#include "world/omens.h"

#include <stdio.h>

void session_give_notice(struct session *session)
{
    struct screen_context *context = session->context;
    if (context->options->notice && !session->has_given_notice)
        screen_context_say(context, context->options->notice);
    session->has_given_notice = true;
}

static void greet(struct session *session)
{
    struct screen_context *context = session->context;
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    int depth = game_state(context->game)->depth;
    text_append(&text, "Floor %d: %s. ", depth, band_of_depth(depth)->name);
    if (depth == 1)
        text_append(&text, "Bring the ember down to the great lamp on floor %d. ", FLOOR_COUNT);
    if (omens_here(game_state(context->game))->name)
        text_append(&text, "Omen: %s. ", omens_here(game_state(context->game))->name);
    input_device_write_key(&context->display->device, "help", &text);
    text_append(&text, ": help.");
    screen_context_say(context, sentence);
    session_give_notice(session);
}

void session_go_to_title(struct session *session)
{
    struct screen_context *context = session->context;
    run_saving_part(session);
    replaying_end(session);
    run_saving_record_left(session);
    screen_stack_begin(context, SCREEN_TITLE);
}

void session_drop_game(struct session *session)
{
    struct screen_context *context = session->context;
    run_saving_part(session);
    replaying_end(session);
    game_destroy(context->game);
    context->game = NULL;
}

void session_take_game(struct session *session, struct game *game, enum screen screen)
{
    struct screen_context *context = session->context;
    screen_context_close_lab(context);
    context->game = game;
    snprintf(context->seed, sizeof context->seed, "%s", game_state(game)->seed);
    context->reader = (struct key_reader){.bindings = context->options->bindings};
    context->question = QUESTION_NONE;
    context->lesson = (struct lesson){.hint = LESSON_COUNT};
    context->ranges = 0;
    inventory_news_begin(&context->states.news, game_state(game));
    session->story_due = 0;
    session->is_recorded = false;
    context->record[0] = '\0';
    read_out_forget(context->display);
    message_log_clear(&context->log);
    screen_stack_begin(context, screen);
    playing_take_up(session);
    playing_set_stage(session);
}

static const char *const first[] = {"ash",   "brine", "cinder", "drift", "ember", "foam",
                                    "gull",  "haze",  "iron",   "kelp",  "lamp",  "moth",
                                    "night", "oil",   "rook",   "salt"};
static const char *const second[] = {"bell",    "cellar", "door",    "eye",    "flame", "gate",
                                     "harbour", "keeper", "lantern", "mirror", "reef",  "stair",
                                     "tide",    "tower",  "wick",    "window"};

/* Makes up a seed that is easy to say and type, such as "tern-brine-417". */
static void make_seed(char *word, size_t capacity)
{
    struct random random = random_make(entropy_word());
    int one = random_below(&random, ARRAY_LENGTH(first));
    int two = random_below(&random, ARRAY_LENGTH(second));
    int number = random_below(&random, 1000);
    snprintf(word, capacity, "%s-%s-%d", first[one], second[two], number);
}

static bool start(struct session *session, const char *seed, bool has_lesson, struct error *error)
{
    struct screen_context *context = session->context;
    char made_up[SEED_LENGTH_MAX + 1];
    if (!seed || !seed[0]) {
        make_seed(made_up, sizeof made_up);
        seed = made_up;
    }
    struct game_setup setup = context->options->setup;
    setup.seed = seed;
    if (setup.run_id == 0)
        setup.run_id = entropy_word();
    setup.fov = context->settings->in_force.sight;
    setup.start = context->settings->in_force.start;
    setup.watch = context->settings->in_force.watch;
    if (context->options->daily_seed && strcmp(seed, context->options->daily_seed) == 0)
        game_setup_make_daily(&setup);
    setup.has_lesson = has_lesson;
    if (has_lesson)
        setup.map_text = NULL;
    struct game *game = game_create(&setup, error);
    if (!game)
        return false;
    session_drop_game(session);
    session_take_game(session, game, SCREEN_PLAY);
    greet(session);
    run_saving_repeat(session);
    playing_tell(session);
    recording_begin_bestiary(session);
    guide_begin(session);
    run_saving_begin(session, &setup);
    return true;
}

bool session_start_game(struct session *session, const char *seed, struct error *error)
{
    return start(session, seed, false, error);
}

void session_answer(struct session *session)
{
    struct screen_context *context = session->context;
    const struct screen_request request = context->request;
    struct error error;
    bool is_done = true;
    context->request.kind = REQUEST_NONE;
    switch (request.kind) {
    case REQUEST_NONE:
        break;
    case REQUEST_COMMAND:
        playing_give_command(session, request.command);
        break;
    case REQUEST_NEW_GAME:
    case REQUEST_LESSON:
        is_done = start(session, request.text, request.kind == REQUEST_LESSON, &error);
        break;
    case REQUEST_TITLE:
        session_go_to_title(session);
        break;
    case REQUEST_CONTINUE:
        is_done = run_saving_continue(session, request.text, &error);
        break;
    case REQUEST_WATCH:
        is_done = replaying_watch(session, request.text, &error);
        break;
    case REQUEST_REPLAY:
        replaying_control(session, request.control, request.by);
        break;
    }
    if (!is_done)
        screen_context_trouble(context, error.message);
    if (context->game)
        guide_read_out(session);
}

void session_finish(struct session *session)
{
    struct screen_context *context = session->context;
    soundtrack_finish(session);
    replaying_end(session);
    game_destroy(context->game);
    run_list_clear(&context->runs);
    screen_context_close_lab(context);
}
