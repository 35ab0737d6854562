#include "ui/devices/hover_way.h"

#include "game/knowledge.h"
#include "game/travel/danger.h"
#include "ui/screen.h"

/* The cell that the mouse points at, if a way there is worth showing. */
static bool find_target(const struct ui *ui, struct point *cell)
{
    const struct point *pointed = pointer_cell(ui);
    bool is_play = screen_stack_top(ui) == SCREEN_PLAY && !ui->reader.wants_direction;
    if (!is_play || !pointed)
        return false;
    *cell = *pointed;
    const struct state *state = game_state(ui->game);
    int steps = point_chebyshev(state_hero_const(state)->position, *cell);
    return steps > 1 && !knowledge_of(state, *cell).has_actor;
}

/* What he knows changes with the turns. */
static bool is_current(const struct hover_way *way, const struct state *state, struct point cell)
{
    return way->is_found && way->turn == state->turn && way->depth == state->depth &&
           point_is_equal(way->target, cell) &&
           point_is_equal(way->start, state_hero_const(state)->position);
}

const struct hover_way *hover_way_find(struct ui *ui)
{
    struct hover_way *way = &ui->input.way;
    const struct state *state = game_state(ui->game);
    struct point cell;
    if (!find_target(ui, &cell)) {
        way->is_found = false;
        way->count = 0;
        return way;
    }
    if (is_current(way, state, cell))
        return way;
    bool is_step = danger_is_near(state) || danger_is_stirring(state);
    way->count = game_trace_way(ui->game, cell, way->cells, is_step ? 1 : HOVER_WAY_MAX);
    way->target = cell;
    way->start = state_hero_const(state)->position;
    way->turn = state->turn;
    way->depth = state->depth;
    way->is_found = true;
    return way;
}
