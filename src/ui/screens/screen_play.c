/* Playing: keys become commands. */
#include "game/ranges.h"
#include "game/sights.h"
#include "rules/finale.h"
#include "rules/pursuit.h"
#include "ui/screens/command_keys.h"
#include "ui/screens/game_read_out.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "world/captive.h"
#include "world/hero.h"

#include <string.h>

/* Whether it has a use now: there is a captive that hears, a weapon to attack with from a distance, another weapon, an open
 * door to close, or health to regain and nothing that hunts. */
static bool is_useful(const struct screen_context *context, const struct bar_action *key)
{
    const struct state *state = game_state(context->game);
    enum item weapon = hero_weapon(state);
    enum direction door;
    if (strncmp(key->name, "lamp-", 5) == 0)
        return finale_is_held(state);
    if (strncmp(key->name, "order-", 6) == 0)
        return !handle_is_none(captive_find(state, false));
    if (strcmp(key->name, "fire") == 0)
        return weapon != ITEM_NONE && item_get(weapon)->reach > 1;
    if (strcmp(key->name, "close") == 0)
        return key_reader_count_doors(state, &door) > 0;
    if (strcmp(key->name, "swap-weapon") == 0)
        return state->pack.last_weapon != ITEM_NONE &&
               pack_count(&state->pack, state->pack.last_weapon) > 0;
    return strcmp(key->name, "rest") != 0 ||
           (state_hero_const(state)->health < state->traits.health && !pursuit_is_on(state));
}

/* While ranges are shown, only the keys that have to do with them have room. */
bool screen_play_shows_key(const struct screen_context *context, struct bar_action *key)
{
    bool is_ranges = key->name && strcmp(key->name, "ranges") == 0;
    if (context->ranges == 0)
        return key->code != KEY_ESCAPE && is_useful(context, key);
    if (is_ranges)
        key->does = context->ranges < LANTERN_COUNT ? "next stance" : "hide";
    return is_ranges || key->code == KEY_ESCAPE || strcmp(key->name, "lantern") == 0 ||
           strcmp(key->name, "look") == 0;
}

void screen_play_draw(struct screen_context *context)
{
    read_out_place(context->display, "Back to the game");
    game_read_out_play(context);
    game_screen_draw(context);
}

static void look(struct screen_context *context)
{
    game_screen_look(context, sights_first(game_state(context->game)));
}

static void hide_ranges(struct screen_context *context)
{
    context->ranges = 0;
    screen_context_say_aloud(context, "Ranges hidden.");
    display_redraw(context->display);
}

/* In place of the last such sentence, if nothing was said since: it would name another stance and push the story out of the
 * log. */
static void say_ranges(struct screen_context *context, const char *sentence)
{
    static const char begins[] = "Ranges: ";
    if (message_log_kept(&context->log) > 0 &&
        strncmp(message_log_get(&context->log, 0)->text, begins, sizeof begins - 1) == 0) {
        message_log_replace(&context->log, game_state(context->game)->turn, sentence);
        screen_context_say_aloud(context, sentence);
    } else
        screen_context_say(context, sentence);
}

/* Shows the ranges as things are, then in each other stance of the lantern, then no more. */
static void show_ranges(struct screen_context *context)
{
    if (context->ranges == LANTERN_COUNT) {
        hide_ranges(context);
        return;
    }
    context->ranges++;
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    const struct ranges ranges = {.lantern = game_screen_stance(context)};
    text_append(&text, "Ranges: %s, lantern %s%s. (",
                ranges_are_any(game_state(context->game), &ranges)
                    ? "where you would be seen and hunted"
                    : "nothing in view would hunt you by sight as it faces now",
                lantern_get(ranges.lantern)->id,
                ranges_miss_eyes(game_state(context->game)) ? "; unknown eyes are not counted"
                                                            : "");
    input_device_write_key(&context->display->device, "ranges", &text);
    text_append(&text, ": %s, ", context->ranges < LANTERN_COUNT ? "next lantern stance" : "hide");
    input_device_write_escape(&context->display->device, true, &text);
    text_append(&text, ": hide)");
    say_ranges(context, sentence);
    display_redraw(context->display);
}

static void zoom(struct screen_context *context, int by)
{
    player_settings_zoom(context->settings, context->display->layout.zoom + by);
}

/* Keys that are the window's own affair and reach no game. */
static bool window_key(struct screen_context *context, struct key key)
{
    bool is_escape = key.code == KEY_ESCAPE && !(key.modifiers & (KEY_CONTROL | KEY_ALT));
    if (context->ranges > 0 && (is_escape || screen_shortcuts_view(context, key) == VIEW_MENU)) {
        hide_ranges(context);
        return true;
    }
    switch (screen_shortcuts_view(context, key)) {
    case VIEW_LOOK:
        look(context);
        return true;
    case VIEW_RANGES:
        show_ranges(context);
        return true;
    case VIEW_SURROUNDINGS:
        game_read_out_surroundings(context);
        return true;
    case VIEW_ZOOM_IN:
        zoom(context, 1);
        return true;
    case VIEW_ZOOM_OUT:
        zoom(context, -1);
        return true;
    default:
        return screen_shortcuts_open(context, key);
    }
}

/* Escape answers first what the hero was warned of. */
static bool is_answer(const struct screen_context *context, struct key key)
{
    return key.code == KEY_ESCAPE && !context->reader.has_declined &&
           key_reader_is_warned(game_state(context->game));
}

/* Enter tells what was refused, or stopped on its way, to go on: a question newer than a warning about a step. */
static bool go_on(struct screen_context *context, struct key key)
{
    const struct command *held = game_screen_held_command(context);
    bool is_button = key.code == KEY_BUTTON_A && key.modifiers == 0;
    if (!held || context->reader.wants_direction || context->reader.prompt.kind != PROMPT_NONE ||
        !(key_is_confirm(key) || is_button))
        return false;
    screen_context_command(context, *held);
    return true;
}

/* Escape cancels the question, and the warning about a step that it followed. */
static bool cancel(struct screen_context *context, struct key key)
{
    bool is_no = key.code == KEY_ESCAPE || key.code == KEY_BUTTON_B;
    if (!is_no || key.modifiers != 0 || context->question != QUESTION_ASKED)
        return false;
    context->question = QUESTION_CANCELLED;
    context->reader.has_declined = true;
    screen_context_say(context, "Cancelled.");
    return true;
}

bool screen_play_key(struct screen_context *context, struct key key)
{
    if (go_on(context, key) || cancel(context, key))
        return true;
    if (is_answer(context, key))
        return command_keys_feed(context, key);
    if (!context->reader.wants_direction && window_key(context, key))
        return true;
    return command_keys_feed(context, key);
}
