#include "content/deposit.h"
#include "dungeon/check/check_parts.h"
#include "dungeon/layout/cell.h"
#include "dungeon/population/population.h"

static bool is_deposit(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) && !level_find_site(level, p) &&
           (deposit_has_terrain(level_terrain(level, p)) ||
            deposit_has_cloud(level_cloud(level, p)));
}

/* Whether a cloud of it hangs in the cell or beside it. */
static bool is_by_cloud(const struct level *level, struct point p)
{
    struct area area = area_around(p, 1, level->grid);
    for (struct point at = area_before(area); bit_grid_next(&level->cloud_cells, area, &at);)
        if (deposit_has_cloud(level_cloud(level, at)))
            return true;
    return false;
}

/* A special room may be full of it: what passes no flame of its own gets through. */
static bool is_closed_by_cloud(const struct level *level, struct point p)
{
    return is_by_cloud(level, p) && !level_find_site(level, p);
}

static bool may_step_around(const void *context, struct point from, enum direction direction)
{
    const struct level *level = context;
    struct point to = point_step(from, direction);
    return !direction_is_diagonal(direction) &&
           (cell_may_step(level, from, direction) || cell_is_secret_door(level, to)) &&
           !is_deposit(level, to) && !is_closed_by_cloud(level, to);
}

static bool check_place(const struct level *level, struct point p, struct error *why)
{
    if (level_terrain_kind(level, p)->is_flame && is_by_cloud(level, p))
        return error_set(why, "at (%d, %d): a flame beside what it sets off", p.x, p.y);
    if (!is_deposit(level, p))
        return true;
    if (point_chebyshev(p, level->arrival) <= POPULATION_DEPOSIT_CLEARANCE)
        return error_set(why, "at (%d, %d): a deposit too close to the arrival", p.x, p.y);
    struct handle handle = level_actor_at(level, p);
    if (level_item(level, p) != ITEM_NONE ||
        (!handle_is_none(handle) && !level_actor_const(level, handle)->is_asleep))
        return error_set(why, "at (%d, %d): something is in a deposit", p.x, p.y);
    return true;
}

bool check_deposits(const struct level *level, struct distance_map *scratch, struct error *why)
{
    cell_measure(level, scratch, level->arrival, may_step_around);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (!check_place(level, p, why))
            return false;
        if (cell_is_passable(level, p) && !is_deposit(level, p) && !is_closed_by_cloud(level, p) &&
            distance_map_get(scratch, p) == DISTANCE_UNREACHED)
            return error_set(why, "at (%d, %d): only a deposit leads here", p.x, p.y);
    }
    return true;
}
