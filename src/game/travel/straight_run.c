#include "game/travel/straight_run.h"

#include "game/travel/route.h"

static const struct memory *memory_at(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    return grid_contains(level->grid, p) ? level_memory(level, p) : NULL;
}

static bool is_unknown(const struct state *state, struct point p)
{
    const struct memory *memory = memory_at(state, p);
    return memory && memory->terrain == TERRAIN_NONE;
}

/* Whether a run stops on the cell. */
static bool is_of_interest(const struct state *state, struct point p)
{
    const struct memory *memory = memory_at(state, p);
    if (!memory || memory->terrain == TERRAIN_NONE)
        return false;
    const struct terrain_kind *kind = terrain_get((enum terrain)memory->terrain);
    return memory->item != ITEM_NONE || kind->leads != 0 || terrain_is_door(kind) ||
           kind->unlocks_to != TERRAIN_NONE;
}

/* Whether the next step is open: onto a known cell without closed door or hazard, or onto an unknown cell. */
static bool can_go_on(const struct state *state, struct point p, enum direction direction)
{
    const struct level *level = state_level_const(state);
    struct point to = point_step(p, direction);
    if (is_unknown(state, to))
        return true;
    return route_can_step(level, p, direction) && !route_is_hazard(state, to) &&
           terrain_get((enum terrain)level_memory(level, to)->terrain)->is_walkable;
}

/* The exits of a cell in the four straight directions; -1: one of them is unknown. */
static int count_exits(const struct state *state, struct point p, enum direction exits[4])
{
    int count = 0;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        if (is_unknown(state, point_step(p, (enum direction)d)))
            return -1;
        if (route_can_step(state_level_const(state), p, (enum direction)d))
            exits[count++] = (enum direction)d;
    }
    return count;
}

/* Whether the cell is part of a corridor one cell wide that goes on `onward`. The corner of a room has two exits too, but its
 * inner cell is open. */
static bool find_onward(const struct state *state, struct point p, enum direction arriving,
                        enum direction *onward)
{
    enum direction exits[4];
    if (direction_is_diagonal(arriving) || count_exits(state, p, exits) != 2)
        return false;
    enum direction back = direction_turned(arriving, DIRECTION_COUNT / 2);
    if (exits[0] != back && exits[1] != back)
        return false;
    *onward = exits[0] == back ? exits[1] : exits[0];
    if (*onward == arriving)
        return true;
    enum direction inner = direction_turned(back, *onward == direction_turned(back, 2) ? 1 : -1);
    return !route_can_step(state_level_const(state), p, inner);
}

static bool has_wall(const struct state *state, struct point p, enum direction side)
{
    return !is_unknown(state, point_step(p, side)) &&
           !route_can_step(state_level_const(state), p, side);
}

/* The first cell decides what the run follows. */
static void take_bearings(struct straight_run *run, const struct state *state, struct point p)
{
    enum direction onward;
    run->is_in_corridor = find_onward(state, p, run->direction, &onward);
    run->has_wall[0] = has_wall(state, p, direction_turned(run->direction, -2));
    run->has_wall[1] = has_wall(state, p, direction_turned(run->direction, 2));
}

/* Whether a wall that was followed ends beside the cell. */
static bool is_at_gap(const struct straight_run *run, const struct state *state, struct point p)
{
    if (direction_is_diagonal(run->direction))
        return false;
    return (run->has_wall[0] && !has_wall(state, p, direction_turned(run->direction, -2))) ||
           (run->has_wall[1] && !has_wall(state, p, direction_turned(run->direction, 2)));
}

/* Why a run leaves the corridor that ends at the cell: a corridor has no diagonal steps. */
static enum refusal why_left(const struct state *state, struct point p)
{
    enum direction exits[4];
    for (int d = DIRECTION_NORTH + 1; d < DIRECTION_COUNT; d += 2)
        if (route_can_step(state_level_const(state), p, (enum direction)d))
            return REFUSAL_RUN_WIDENS;
    return count_exits(state, p, exits) > 2 ? REFUSAL_RUN_FORKS : REFUSAL_NONE;
}

static bool ends(struct straight_run *run, enum refusal why)
{
    run->end = why;
    return false;
}

static bool goes_on(struct straight_run *run, const struct state *state, struct point p)
{
    bool is_too_long = (size_t)run->steps > grid_cells(state_level_const(state)->grid);
    if (is_of_interest(state, p) || point_is_equal(p, run->start) || is_too_long)
        return false;
    if (run->steps == 1)
        take_bearings(run, state, p);
    enum direction onward;
    bool is_corridor = find_onward(state, p, run->direction, &onward);
    if (is_corridor && !run->is_in_corridor)
        return ends(run, REFUSAL_RUN_ENTERS);
    if (!is_corridor && run->is_in_corridor)
        return ends(run, why_left(state, p));
    if (is_corridor)
        run->direction = onward;
    else if (is_at_gap(run, state, p))
        return ends(run, REFUSAL_RUN_OPENS);
    struct point to = point_step(p, run->direction);
    if (!is_unknown(state, to) && route_is_hazard(state, to))
        return ends(run, REFUSAL_RUN_RISKY);
    return can_go_on(state, p, run->direction);
}

struct straight_run straight_run_begin(const struct state *state, enum direction direction)
{
    return (struct straight_run){.direction = direction,
                                 .start = state_hero_const(state)->position};
}

bool straight_run_next(struct straight_run *run, const struct state *state,
                       enum direction *direction)
{
    struct point p = state_hero_const(state)->position;
    if (run->steps > 0 && !goes_on(run, state, p))
        return false;
    run->steps++;
    *direction = run->direction;
    return true;
}
