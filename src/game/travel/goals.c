#include "game/travel/goals.h"

#include "game/prize.h"
#include "game/sights.h"
#include "rules/sites/trade.h"
#include "world/keyring.h"
#include "world/omens.h"

bool goals_is_lost_lantern(const struct state *state, const void *context, struct point p)
{
    (void)context;
    return !state->pack.has_lantern &&
           level_memory(state_level_const(state), p)->item == item_lantern();
}

static bool warms(const struct terrain_kind *kind)
{
    return kind->warms;
}

static bool wins(const struct terrain_kind *kind)
{
    return kind->wins;
}

/* Whether the hero remembers terrain of that kind beside the cell. */
static bool is_by(const struct state *state, struct point p,
                  bool (*has_trait)(const struct terrain_kind *kind))
{
    const struct level *level = state_level_const(state);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        enum terrain terrain = grid_contains(level->grid, beside)
                                   ? (enum terrain)level_memory(level, beside)->terrain
                                   : TERRAIN_NONE;
        if (terrain != TERRAIN_NONE && has_trait(terrain_get(terrain)))
            return true;
    }
    return false;
}

bool goals_is_by_brazier(const struct state *state, const void *context, struct point p)
{
    (void)context;
    return is_by(state, p, warms);
}

bool goals_is_by_great_lamp(const struct state *state, const void *context, struct point p)
{
    (void)context;
    return is_by(state, p, wins);
}

bool goals_is_stairs(const struct state *state, const void *context, struct point p)
{
    const int *leads = context;
    enum terrain terrain = (enum terrain)level_memory(state_level_const(state), p)->terrain;
    return terrain != TERRAIN_NONE && terrain_get(terrain)->leads == *leads;
}

bool goals_find_stairs(const struct state *state, int leads, struct point *found)
{
    const struct level *level = state_level_const(state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        *found = grid_point(level->grid, cell);
        if (goals_is_stairs(state, &leads, *found))
            return true;
    }
    return false;
}

bool goals_find_two_omens(const struct state *state, struct point stairs[2])
{
    static const int leads = 1;
    const struct level *level = state_level_const(state);
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid) && count < 2; cell++)
        if (goals_is_stairs(state, &leads, grid_point(level->grid, cell)))
            stairs[count++] = grid_point(level->grid, cell);
    return count == 2 && omens_told_by(state, stairs[0]) != omens_told_by(state, stairs[1]);
}

/* Whether one of the four cells beside it is unseen, or only if `is_eaten`: unseen since it was eaten out of the memory.
 * Diagonal neighbours need no visit: they can be seen from one of the four. */
static bool borders_unseen(const struct level *level, struct point p, bool is_eaten)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        struct point beside = point_step(p, (enum direction)d);
        if (!grid_contains(level->grid, beside))
            continue;
        const struct memory *memory = level_memory(level, beside);
        if ((memory->terrain == TERRAIN_NONE || memory->is_charted) &&
            (!is_eaten || memory->is_eaten))
            return true;
    }
    return false;
}

bool goals_is_wanted(const struct command *command, const struct level *level, struct point p)
{
    const struct memory *memory = level_memory(level, p);
    return memory->item != ITEM_NONE && memory->terrain != TERRAIN_NONE &&
           !terrain_get((enum terrain)memory->terrain)->holds_wares && !command->leaves_things &&
           (command->is_stepwise || !prize_is_item(level, p));
}

static bool is_visible_trader(const struct level *level, struct point p)
{
    struct handle handle = level_actor_at(level, p);
    return trade_is_by(level, handle) && level_actor_const(level, handle)->is_seen;
}

/* Whether the hero would take up what lies there, such as what it threw. */
static bool would_take(const struct state *state, const struct command *command, struct point p)
{
    const struct level *level = state_level_const(state);
    enum item item = (enum item)level_memory(level, p)->item;
    return goals_is_wanted(command, level, p) && !command->is_stepwise &&
           !bit_grid_has(&level->no_auto_pickup, p) && keyring_is_there(state, item, p) &&
           pack_has_room(&state->pack, item, state->traits.slots);
}

bool goals_is_worth_a_visit(const struct state *state, const void *context, struct point p)
{
    const struct exploration *exploration = context;
    const struct level *level = state_level_const(state);
    if (is_visible_trader(level, p))
        return false;
    if (bit_grid_has(exploration->visited, p))
        return (borders_unseen(level, p, true) || would_take(state, exploration->command, p)) &&
               !point_is_equal(p, state_hero_const(state)->position);
    return goals_is_wanted(exploration->command, level, p) || borders_unseen(level, p, false);
}

/* Where something can be done to it: past no corner, and straight before a door. */
static bool is_beside(const struct state *state, const void *at, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct bit_grid *walkable = &level->known_walkable;
    struct point to = *(const struct point *)at;
    bool is_straight = p.x == to.x || p.y == to.y;
    bool is_door =
        terrain_get((enum terrain)level_memory(level, to)->terrain)->unlocks_to != TERRAIN_NONE;
    return point_chebyshev(to, p) == 1 &&
           (is_straight || (!is_door && bit_grid_has(walkable, point_make(p.x, to.y)) &&
                            bit_grid_has(walkable, point_make(to.x, p.y))));
}

route_is_goal *goals_of_travel(const struct state *state, struct point target)
{
    const struct level *level = state_level_const(state);
    enum terrain terrain = grid_contains(level->grid, target)
                               ? (enum terrain)level_memory(level, target)->terrain
                               : TERRAIN_NONE;
    bool is_trap = terrain != TERRAIN_NONE && terrain_is_trap(terrain_get(terrain)) &&
                   !point_is_equal(target, state_hero_const(state)->position);
    bool is_shut = terrain != TERRAIN_NONE && !route_is_passable(level, target);
    return is_trap || is_shut ? is_beside : route_is_at;
}

bool goals_ends_beside(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    enum terrain terrain = grid_contains(level->grid, p)
                               ? (enum terrain)level_memory(level, p)->terrain
                               : TERRAIN_NONE;
    return terrain != TERRAIN_NONE && is_beside(state, &p, state_hero_const(state)->position) &&
           sights_is_place(state, p, terrain) && goals_of_travel(state, p) == is_beside;
}
