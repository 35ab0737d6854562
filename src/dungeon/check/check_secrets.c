#include "dungeon/check/check_parts.h"
#include "dungeon/layout/cell.h"
#include "dungeon/population/population.h"

/* Whether the hero may need to go there; consumables that don't heal are not needed. */
static bool is_needed(const struct level *level, struct point p)
{
    if (level_terrain_kind(level, p)->leads != 0 || level_find_site(level, p) ||
        level_is_occupied(level, p))
        return true;
    return level_item(level, p) != ITEM_NONE && !cell_has_minor_item(level, p);
}

bool check_secrets(const struct level *level, struct distance_map *scratch, struct error *why)
{
    cell_measure(level, scratch, level->arrival, cell_may_step);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (cell_is_passable(level, p) && distance_map_get(scratch, p) == DISTANCE_UNREACHED &&
            is_needed(level, p))
            return error_set(why, "at (%d, %d): only a secret door leads here", p.x, p.y);
    }
    return true;
}

static bool may_step_round_traps(const void *context, struct point from, enum direction direction)
{
    const struct level *level = context;
    struct point to = point_step(from, direction);
    return !direction_is_diagonal(direction) && grid_contains(level->grid, to) &&
           !bit_grid_has(&level->traps, to) &&
           (cell_may_step(level, from, direction) || cell_is_secret_door(level, to));
}

static bool check_trap(const struct level *level, struct point p, struct error *why)
{
    if (!terrain_is_hidden_trap(level_terrain(level, p), level->depth) ||
        population_traps(level) == 0)
        return error_set(why, "at (%d, %d): %s that is not met here", p.x, p.y,
                         level_terrain_kind(level, p)->name);
    if (level_item(level, p) != ITEM_NONE || !population_suits_trap(level, p))
        return error_set(why, "at (%d, %d): no place for a trap", p.x, p.y);
    return true;
}

bool check_traps(const struct level *level, struct distance_map *scratch, struct error *why)
{
    int traps = 0;
    cell_measure(level, scratch, level->arrival, may_step_round_traps);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        bool is_trap = bit_grid_has(&level->traps, p);
        if (is_trap && !check_trap(level, p, why))
            return false;
        if (!is_trap && cell_is_passable(level, p) &&
            distance_map_get(scratch, p) == DISTANCE_UNREACHED)
            return error_set(why, "at (%d, %d): only traps lead here", p.x, p.y);
        traps += is_trap;
    }
    return traps <= population_traps(level) || error_set(why, "%d traps", traps);
}
