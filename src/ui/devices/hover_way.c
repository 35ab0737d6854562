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

/* The cells as far as travel would go before a danger stops it. It takes the first step in any case. */
static int count_safe(const struct state *state, const struct hover_way *way)
{
    struct handle by;
    int count = way->count > 0;
    while (count < way->count &&
           danger_at(state, way->cells[count], HANDLE_NONE, &by) == REFUSAL_NONE)
        count++;
    return count;
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
    way->count = game_trace_way(game, *cell, way->cells, HOVER_WAY_MAX);
    way->count = count_safe(state, way);
    way->target = *cell;
    way->start = state_hero_const(state)->position;
    way->turn = state->turn;
    way->depth = state->depth;
    way->is_found = true;
    return way;
}
