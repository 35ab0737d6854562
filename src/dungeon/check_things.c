#include "dungeon/check_things.h"

#include "content/band.h"
#include "dungeon/ground.h"
#include "dungeon/population.h"

static bool check_item(const struct level *level, struct point p, struct error *why)
{
    if (level_item(level, p) == ITEM_NONE)
        return true;
    const char *name = item_get(level_item(level, p))->name;
    if (!ground_is_passable(level, p))
        return error_set(why, "at (%d, %d): %s lies out of reach", p.x, p.y, name);
    if (level_item_count(level, p) < 1)
        return error_set(why, "at (%d, %d): none of %s lies there", p.x, p.y, name);
    return true;
}

bool check_items(const struct level *level, struct error *why)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (!check_item(level, grid_point(level->grid, cell), why))
            return false;
    return true;
}

/* Whether one can stand beside the cell and reach into it. */
static bool is_at_hand(const struct level *level, struct point p)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        if (level_is_walkable(level, point_step(p, (enum direction)d)))
            return true;
    return false;
}

static bool check_cage(const struct level *level, struct point p, int *cages, struct error *why)
{
    if (level->depth < POPULATION_CAPTIVE_FLOOR || ++*cages > 1)
        return error_set(why, "at (%d, %d): a cage too many", p.x, p.y);
    if (!is_at_hand(level, p))
        return error_set(why, "at (%d, %d): a cage that nobody can open", p.x, p.y);
    return true;
}

/* What can be pushed stands where nobody has to push it. */
static bool check_crate(const struct level *level, struct point p, struct error *why)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (ground_is_door(level, point_step(p, (enum direction)d)))
            return error_set(why, "at (%d, %d): %s beside a door", p.x, p.y,
                             terrain_get(level_terrain(level, p))->name);
    return true;
}

bool check_fixtures(const struct level *level, struct error *why)
{
    int cages = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        const struct terrain_kind *kind = terrain_get((enum terrain)level->terrain[cell]);
        if (kind->frees_to != TERRAIN_NONE && !check_cage(level, p, &cages, why))
            return false;
        if (kind->pushed_on != TERRAIN_NONE && !check_crate(level, p, why))
            return false;
        if (kind->is_chasm && level->depth == FLOOR_COUNT)
            return error_set(why, "at (%d, %d): a chasm with no floor below", p.x, p.y);
    }
    return true;
}
