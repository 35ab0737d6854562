/* Looking about: a cursor that describes the cell under it, and where one can travel to. */
#include "ui/play_view.h"
#include "ui/screen.h"
#include "ui/widgets.h"

/* Steps that a fast move (Shift) of the cursor takes. */
#define FAST_STEPS 8

void screen_look_draw(struct ui *ui)
{
    play_view_draw(ui, &ui->cursor);
}

static void move(struct ui *ui, enum direction direction, int steps)
{
    struct grid grid = state_level_const(game_state(ui->game))->grid;
    for (int i = 0; i < steps; i++) {
        struct point next = point_step(ui->cursor, direction);
        if (grid_contains(grid, next))
            ui->cursor = next;
    }
}

static void travel(struct ui *ui)
{
    ui_pop_screen(ui);
    ui_play(ui, (struct command){.kind = COMMAND_TRAVEL, .target = ui->cursor});
}

bool screen_look_key(struct ui *ui, struct key key)
{
    enum direction direction;
    bool is_fast = (key.modifiers & KEY_SHIFT) || (key.code >= 'A' && key.code <= 'Z');
    if (binding_direction(key, &direction))
        move(ui, direction, is_fast ? FAST_STEPS : 1);
    else if (widgets_is_confirm(key))
        travel(ui);
    else
        ui_pop_screen(ui);
    return true;
}
