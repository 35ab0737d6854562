#include "dungeon/ground.h"

#include "content/band.h"

#define DOOR_DISTANCE 2 /* between two doors there are at least so many cells less one */

bool ground_is_usual(const struct level *level)
{
    return grid_cells(level->grid) >= GROUND_USUAL_AREA;
}

int ground_share(const struct level *level, int usual)
{
    return (int)(grid_cells(level->grid) * (size_t)usual / GROUND_USUAL_AREA);
}

bool ground_is_door(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           (terrain_is_door(level_terrain_kind(level, p)) || ground_is_locked(level, p));
}

bool ground_is_locked(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           level_terrain_kind(level, p)->unlocks_to != TERRAIN_NONE;
}

bool ground_has_curtain(const struct level *level, struct point p)
{
    if (!level_is_walkable(level, p))
        return false;
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return kind->is_gateway && !terrain_is_door(kind);
}

bool ground_is_doorway(const struct level *level, struct point p)
{
    return ground_is_door(level, p) || ground_has_curtain(level, p);
}

static bool is_gate(const struct terrain_kind *kind)
{
    enum terrain solved = (enum terrain)kind->solved_to;
    return solved != TERRAIN_NONE && terrain_get(solved)->is_walkable;
}

bool ground_is_gate(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) && is_gate(level_terrain_kind(level, p));
}

bool ground_is_wall(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           level_terrain(level, p) == band_of_depth(level->depth)->wall;
}

bool ground_is_doorway_near(const struct level *level, struct point p)
{
    for (int dy = -DOOR_DISTANCE; dy <= DOOR_DISTANCE; dy++)
        for (int dx = -DOOR_DISTANCE; dx <= DOOR_DISTANCE; dx++)
            if ((dx != 0 || dy != 0) && ground_is_doorway(level, point_make(p.x + dx, p.y + dy)))
                return true;
    return false;
}

bool ground_is_passable(const struct level *level, struct point p)
{
    if (level_is_walkable(level, p) || bit_grid_has(&level->shut, p))
        return true;
    if (!grid_contains(level->grid, p))
        return false;
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return kind->unlocks_to != TERRAIN_NONE || is_gate(kind);
}

bool ground_has_web(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->holds;
}

bool ground_may_step(const void *context, struct point from, enum direction direction)
{
    const struct level *level = context;
    struct point offset = direction_offset(direction);
    if (!ground_is_passable(level, point_add(from, offset)))
        return false;
    return !direction_is_diagonal(direction) ||
           (level_is_walkable(level, point_make(from.x + offset.x, from.y)) &&
            level_is_walkable(level, point_make(from.x, from.y + offset.y)));
}

bool ground_may_walk(const void *context, struct point from, enum direction direction)
{
    struct point to = point_step(from, direction);
    return level_is_walkable(context, to) && !ground_has_web(context, to) &&
           ground_may_step(context, from, direction);
}

void ground_fill(const struct level *level, struct distance_map *map)
{
    distance_map_fill_over(map, &level->walkable, &level->shut);
}

bool ground_can_block(const struct level *level, struct point p)
{
    /* The cells about p run in a circle; each unbroken stretch of passable ones that holds a straight
     * neighbour of p is a piece. Two pieces might be joined by p alone. */
    bool is_open[DIRECTION_COUNT];
    int start = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        is_open[d] = ground_is_passable(level, point_step(p, (enum direction)d));
        if (!is_open[d])
            start = d;
    }
    int pieces = 0;
    bool is_counted = false;
    for (int i = 0; i < DIRECTION_COUNT; i++) {
        int d = (start + i) % DIRECTION_COUNT;
        if (!is_open[d])
            is_counted = false;
        else if (!direction_is_diagonal((enum direction)d) && !is_counted) {
            is_counted = true;
            pieces++;
        }
    }
    return pieces <= 1;
}
