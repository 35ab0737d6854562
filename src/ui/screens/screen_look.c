/* Looking about: a cursor that describes the cell under it, and where one can travel to. */
#include "ui/lesson_view.h"
#include "ui/play_view.h"
#include "ui/screen.h"
#include "ui/widgets.h"

/* Steps that a fast move (Shift) of the cursor takes. */
#define FAST_STEPS 8

void screen_look_draw(struct ui *ui)
{
    play_view_draw(ui);
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

static void leave(struct ui *ui)
{
    ui_pop_screen(ui);
    lesson_view_note_deed(ui, LESSON_DEED_LOOKED);
}

static void travel(struct ui *ui)
{
    leave(ui);
    ui_play(ui, (struct command){.kind = COMMAND_TRAVEL, .target = ui->cursor});
}

/* The next actor in view, in the order of their slots, or the first. */
static void look_at_next(struct ui *ui)
{
    const struct state *state = game_state(ui->game);
    const struct level *level = state_level_const(state);
    struct handle here = level_actor_at(level, ui->cursor);
    int start = here.generation != 0 ? here.index : 0;
    for (int i = 1; i <= level->actor_pool.end; i++) {
        uint16_t slot = (uint16_t)((start + i) % level->actor_pool.end);
        const struct actor *actor = &level->actors[slot];
        bool is_hero = state_is_hero(state, pool_handle(&level->actor_pool, slot));
        if (!pool_is_used(&level->actor_pool, slot) || is_hero ||
            !(actor->is_seen || actor->shines))
            continue;
        ui->cursor = actor->position;
        return;
    }
}

/* Whose ranges, while one looks at him. */
static void toggle_ranges(struct ui *ui)
{
    ui->ranges = ui->ranges == 0;
}

bool screen_look_key(struct ui *ui, struct key key)
{
    enum direction direction;
    bool is_fast = (key.modifiers & KEY_SHIFT) || (key.code >= 'A' && key.code <= 'Z');
    if (binding_direction(key, &direction))
        move(ui, direction, is_fast ? FAST_STEPS : 1);
    else if (key_is_confirm(key))
        travel(ui);
    else if (key.code == KEY_TAB)
        look_at_next(ui);
    else if (key.code == ']')
        toggle_ranges(ui);
    else
        leave(ui);
    return true;
}
