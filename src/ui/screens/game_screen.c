#include "ui/screens/game_screen.h"

#include "ui/screens/screen.h"
#include "ui/view/play_view.h"

#define PLACE_LENGTH_MAX 96

const struct point *game_screen_pointed(const struct screen_context *context)
{
    const struct prompt *prompt = &context->reader.prompt;
    if (screen_stack_top(context) == SCREEN_AIM && prompt->kind == PROMPT_AIM)
        return &prompt->command.target;
    return screen_stack_top(context) == SCREEN_LOOK ? &context->cursor : NULL;
}

const struct point *game_screen_hovered(const struct screen_context *context)
{
    const struct pointer *pointer = &context->display->pointer;
    enum screen top = screen_stack_top(context);
    bool is_shown = top == SCREEN_PLAY || top == SCREEN_REPLAY;
    return pointer->has_cell && is_shown ? &pointer->cell : NULL;
}

const struct command *game_screen_held_command(const struct screen_context *context)
{
    if (context->question == QUESTION_CANCELLED)
        return NULL;
    const struct command *by_lesson =
        screen_context_has_lesson(context) ? lesson_held_command(&context->lesson) : NULL;
    return by_lesson ? by_lesson : game_held_command(context->game);
}

bool game_screen_is_on_top(const struct screen_context *context)
{
    return screen_stack_top(context) == SCREEN_PLAY || game_screen_pointed(context);
}

enum lantern game_screen_stance(const struct screen_context *context)
{
    const struct actor *hero = state_hero_const(game_state(context->game));
    return (enum lantern)(((int)hero->lantern + context->ranges - 1) % LANTERN_COUNT);
}

void game_screen_look(struct screen_context *context, struct point cell)
{
    context->cursor = cell;
    screen_stack_push(context, SCREEN_LOOK);
}

void game_screen_frame_hero(struct screen_context *context)
{
    play_view_frame_hero(context->display, game_state(context->game), game_screen_pointed(context));
}

static struct action_bar bar_of(const struct screen_context *context, const struct bar_action *keys)
{
    static const struct bar_action warned[] = {{NULL, "Enter", "step there", KEY_ENTER},
                                               {NULL, "Esc", "cancel", KEY_ESCAPE},
                                               {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action asked[] = {{NULL, "Enter", "yes", KEY_ENTER},
                                              {NULL, "Esc", "no", KEY_ESCAPE},
                                              {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action held[] = {{NULL, "Enter", "go on", KEY_ENTER},
                                             {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action more[] = {{"actions", NULL, "more", KEY_NONE},
                                             {NULL, "Esc", "menu", KEY_ESCAPE},
                                             {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action only_more[] = {{"actions", NULL, "more", KEY_NONE},
                                                  {NULL, NULL, NULL, KEY_NONE}};
    static const struct bar_action touch[] = {
        {"lantern", NULL, "lantern", KEY_NONE}, {"explore", NULL, "explore", KEY_NONE},
        {"wait", NULL, "wait", KEY_NONE},       {"things", NULL, "inventory", KEY_NONE},
        {"descend", NULL, "stairs", KEY_NONE},  {"rest", NULL, "rest", KEY_NONE},
        {"throw", NULL, "throw", KEY_NONE},     {"fire", NULL, "fire", KEY_NONE},
        {"ranges", NULL, "ranges", KEY_NONE},   {"here", NULL, "act here", KEY_NONE},
        {"map", NULL, "map", KEY_NONE},         {NULL, NULL, NULL, KEY_NONE}};
    enum screen top = screen_stack_top(context);
    bool is_play = top == SCREEN_PLAY;
    if (is_play && context->ranges == 0 && context->display->layout.button_rows > 0)
        keys = touch;
    bool is_warned =
        is_play && !context->reader.has_declined && key_reader_is_warned(game_state(context->game));
    bool is_held = is_play && game_screen_held_command(context);
    bool is_asked = is_held && context->question == QUESTION_ASKED;
    struct action_bar bar = {.first = is_asked    ? asked
                                      : is_held   ? held
                                      : is_warned ? warned
                                                  : NULL,
                             .keys = keys,
                             .last = !is_play || context->ranges > 0       ? NULL
                                     : is_asked || (is_warned && !is_held) ? only_more
                                                                           : more,
                             .is_play = is_play,
                             .has_legend = context->ranges > 0 && (is_play || top == SCREEN_LOOK)};
    if (bar.has_legend)
        bar.stance = game_screen_stance(context);
    return bar;
}

void game_screen_draw(struct screen_context *context)
{
    const struct state *state = game_state(context->game);
    enum screen top = screen_stack_top(context);
    bool is_play = top == SCREEN_PLAY;
    const struct point *hovered = game_screen_hovered(context);
    const struct point *target = is_play && !context->reader.wants_direction ? hovered : NULL;
    struct bar_action keys[SCREEN_KEYS_MAX + 1];
    char places[2][PLACE_LENGTH_MAX];
    screen_list_keys(context, top, keys);
    struct play_view play = {.state = state,
                             .log = &context->log,
                             .prompt = &context->reader.prompt,
                             .lesson = screen_context_has_lesson(context) ? &context->lesson : NULL,
                             .pointed = game_screen_pointed(context),
                             .hovered = hovered,
                             .way = hover_way_find(&context->way, context->game, target),
                             .is_looking = top == SCREEN_LOOK,
                             .has_ranges = context->ranges > 0,
                             .stance = game_screen_stance(context),
                             .is_front = game_screen_is_on_top(context) || top == SCREEN_REPLAY,
                             .is_replay = context->replay.is_on,
                             .takes_clicks = is_play,
                             .log_takes_clicks = is_play || top == SCREEN_REPLAY,
                             .bar = bar_of(context, keys)};
    if (top == SCREEN_REPLAY) {
        struct text place = text_init(places[0], PLACE_LENGTH_MAX);
        struct text short_place = text_init(places[1], PLACE_LENGTH_MAX);
        replay_state_write_place(&context->replay, state->turn, &place);
        replay_state_write_short_place(&context->replay, &short_place);
        play.bar.place = places[0];
        play.bar.short_place = places[1];
    }
    play_view_draw(context->display, &play);
}
