#include "ui/devices/hover_way.h"

#include "game/knowledge.h"
#include "game/travel/danger.h"

static bool is_worth_showing(const struct state *state, struct point cell)
{
    int steps = point_chebyshev(state_hero_const(state)->position, cell);
    return steps > 1 && !knowledge_of(state, cell).has_actor;
}

/* What the hero knows changes with the turns. */
static bool is_current(const struct hover_way *way, const struct state *state, struct point cell)
{
    return way->is_found && way->turn == state->turn && way->depth == state->depth &&
           point_is_equal(way->target, cell) &&
           point_is_equal(way->start, state_hero_const(state)->position);
}

const struct hover_way *hover_way_find(struct hover_way *way, struct game *game,
                                       const struct point *cell)
{
    const struct state *state = game_state(game);
    if (!cell || !is_worth_showing(state, *cell)) {
        way->is_found = false;
        way->count = 0;
        return way;
    }
    if (is_current(way, state, *cell))
        return way;
    bool is_step = danger_refusal(state) != REFUSAL_NONE;
    way->count = game_trace_way(game, *cell, way->cells, is_step ? 1 : HOVER_WAY_MAX);
    way->target = *cell;
    way->start = state_hero_const(state)->position;
    way->turn = state->turn;
    way->depth = state->depth;
    way->is_found = true;
    return way;
}
