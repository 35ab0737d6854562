/* Look: a cursor that describes the cell under it and can be travelled to. */
#include "game/ranges.h"
#include "game/sights.h"
#include "input/cursor.h"
#include "ui/screens/game_read_out.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/screen.h"
#include "ui/screens/screen_shortcuts.h"

/* The legend of the ranges leaves room for few keys. */
bool screen_look_shows_key(const struct screen_context *context, struct bar_action *key)
{
    if (context->ranges == 0)
        return true;
    if (key->code == KEY_ESCAPE)
        key->does = "hide ranges";
    return key->code == KEY_ESCAPE || key->code == KEY_TAB;
}

void screen_look_draw(struct screen_context *context)
{
    read_out_place(context->display, "Looking");
    game_read_out_cell(context, context->cursor);
    game_screen_draw(context);
}

static void leave(struct screen_context *context)
{
    screen_stack_pop(context);
    lesson_note_look(&context->lesson, game_state(context->game));
}

static void travel(struct screen_context *context)
{
    leave(context);
    screen_context_command(context, (struct command){.kind = COMMAND_TRAVEL,
                                                     .target = context->cursor,
                                                     .explores = true,
                                                     .begins_anew = true});
}

/* Shows or hides the ranges of the creature looked at. */
static void toggle_ranges(struct screen_context *context)
{
    const struct state *state = game_state(context->game);
    context->ranges = context->ranges == 0;
    if (context->ranges == 0)
        return;
    const struct ranges ranges = ranges_of(state, game_screen_stance(context), &context->cursor);
    bool misses_eyes = !ranges.has_only && ranges_miss_eyes(state);
    if (!ranges_are_any(state, &ranges))
        screen_context_say(context, misses_eyes ? "Nothing there would hunt you by sight; unknown "
                                                  "eyes are not counted."
                                                : "Nothing there would hunt you by sight.");
    else if (misses_eyes)
        screen_context_say(context, "Unknown eyes are not counted.");
}

/* Jumps to the next stairs (with the keys for stairs) or the next known place. False: the key does neither. */
static bool jump(struct screen_context *context, struct key key)
{
    const struct state *state = game_state(context->game);
    const struct command *command = binding_command(context->options->bindings, key);
    struct point before = context->cursor;
    if (key.code == '_')
        context->cursor = sights_next_known(state, context->cursor);
    else if (command && command->kind == COMMAND_STAIRS)
        context->cursor = sights_next_stairs(state, command->leads, context->cursor);
    else
        return false;
    if (point_is_equal(context->cursor, before))
        screen_context_say(context, "You haven't found another one on this floor.");
    return true;
}

/* Whether the key moves the cursor. */
static bool point(struct screen_context *context, struct key key)
{
    const struct state *state = game_state(context->game);
    const struct bindings *bindings = context->options->bindings;
    struct point before = context->cursor;
    struct grid grid = state_level_const(state)->grid;
    if (cursor_move(bindings, key, grid, CURSOR_LOOK_FAR, &context->cursor))
        return true;
    if (key.code == KEY_TAB || key.code == '+' || key.code == '=')
        context->cursor = sights_next(state, context->cursor);
    else if (key.code == '-')
        context->cursor = sights_previous(state, context->cursor);
    else
        return jump(context, key);
    if (point_is_equal(context->cursor, before))
        screen_context_say(context, "There is nothing else to look at.");
    return true;
}

bool screen_look_key(struct screen_context *context, struct key key)
{
    if (point(context, key))
        return true;
    if (key_is_confirm(key))
        travel(context);
    else if (screen_shortcuts_view(context, key) == VIEW_RANGES)
        toggle_ranges(context);
    else if (key.code == KEY_ESCAPE && context->ranges != 0)
        context->ranges = 0;
    else
        leave(context);
    return true;
}
