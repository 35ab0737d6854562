#include "dungeon/check.h"

#include "content/band.h"
#include "dungeon/check_terrain.h"
#include "dungeon/ground.h"
#include "dungeon/population.h"
#include "sight/fov.h"

static bool check_item(const struct level *level, struct point p, struct error *why)
{
    if (level_item(level, p) != ITEM_NONE && !ground_is_passable(level, p))
        return error_set(why, "at (%d, %d): %s lies out of reach", p.x, p.y,
                         item_get(level_item(level, p))->name);
    return true;
}

static bool check_items(const struct level *level, struct error *why)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (!check_item(level, grid_point(level->grid, cell), why))
            return false;
    return true;
}

static bool check_actor(const struct level *level, const struct actor *actor,
                        const struct view *arrival_view, struct error *why)
{
    struct point p = actor->position;
    const char *name = monster_get(actor->kind)->name;
    if (!level_is_walkable(level, p))
        return error_set(why, "at (%d, %d): %s stands where nobody can", p.x, p.y, name);
    if (point_steps(p, level->arrival) <= POPULATION_CLEARANCE)
        return error_set(why, "at (%d, %d): %s is too close to the arrival", p.x, p.y, name);
    if (!actor->is_asleep && view_has(arrival_view, p))
        return error_set(why, "at (%d, %d): %s is awake in sight of the arrival", p.x, p.y, name);
    return true;
}

static bool check_actors(const struct level *level, struct distance_map *scratch, struct error *why)
{
    distance_map_reset(scratch, level->grid);
    struct arena arena = distance_map_lend(scratch);
    struct view arrival_view = view_take(&arena, level->grid);
    fov_compute(fov_get(fov_find("shadowcast")), &level->opacity, level->arrival, FOV_UNLIMITED,
                &arrival_view);
    for (uint16_t i = 0; i < level->actor_pool.end; i++)
        if (pool_is_used(&level->actor_pool, i) &&
            !check_actor(level, &level->actors[i], &arrival_view, why))
            return false;
    return true;
}

bool dungeon_check(const struct level *level, struct distance_map *scratch, struct error *why)
{
    return check_edges(level, why) && check_ways(level, scratch, why) && check_doors(level, why) &&
           check_stairs(level, scratch, why) && check_loops(level, scratch, why) &&
           check_items(level, why) && check_actors(level, scratch, why);
}
