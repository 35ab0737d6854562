/* Looking about: a cursor that describes the cell under it, and where one can travel to. */
#include "game/sights.h"
#include "input/cursor.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/lesson_view.h"
#include "ui/view/play_view.h"
#include "ui/view/widgets.h"

void screen_look_draw(struct ui *ui)
{
    ui_read_out_place(ui, "Looking");
    ui_read_out_cell(ui, ui->cursor);
    play_view_draw(ui);
}

static void leave(struct ui *ui)
{
    screen_stack_pop(ui);
    lesson_view_note_deed(ui, LESSON_DEED_LOOKED);
}

static void travel(struct ui *ui)
{
    leave(ui);
    playing_give_command(ui, (struct command){.kind = COMMAND_TRAVEL, .target = ui->cursor});
}

/* Whose ranges, while one looks at him. */
static void toggle_ranges(struct ui *ui)
{
    ui->ranges = ui->ranges == 0;
}

/* Escape ends the ranges with the look. */
static void leave_by(struct ui *ui, struct key key)
{
    if (key.code == KEY_ESCAPE)
        ui->ranges = 0;
    leave(ui);
}

/* Goes on to the next of what the hero knows of: the keys that take stairs go to those that lead there, another to any place.
 * False: the key is none of these. */
static bool jump(struct ui *ui, struct key key)
{
    const struct state *state = game_state(ui->game);
    const struct binding *binding = binding_find(ui->options->bindings, key);
    struct point before = ui->cursor;
    if (key.code == '_')
        ui->cursor = sights_next_known(state, ui->cursor);
    else if (binding && binding->command.kind == COMMAND_STAIRS)
        ui->cursor = sights_next_stairs(state, binding->command.leads, ui->cursor);
    else
        return false;
    if (point_is_equal(ui->cursor, before))
        ui_say(ui, "You know of no other here.");
    return true;
}

/* Whether the key moves the cursor. */
static bool point(struct ui *ui, struct key key)
{
    const struct state *state = game_state(ui->game);
    const struct bindings *bindings = ui->options->bindings;
    struct grid grid = state_level_const(state)->grid;
    if (cursor_take_key(&ui->cursor, grid, bindings, key, CURSOR_FAR))
        return true;
    if (key.code == KEY_TAB || key.code == '+' || key.code == '=')
        ui->cursor = sights_next(state, ui->cursor);
    else if (key.code == '-')
        ui->cursor = sights_previous(state, ui->cursor);
    else
        return jump(ui, key);
    return true;
}

bool screen_look_key(struct ui *ui, struct key key)
{
    if (point(ui, key))
        return true;
    if (key_is_confirm(key))
        travel(ui);
    else if (screen_shortcuts_view(ui, key) == VIEW_RANGES)
        toggle_ranges(ui);
    else
        leave_by(ui, key);
    return true;
}
