#include "dungeon/layout/cell.h"

#include "content/band.h"

#define NEAR_DOORWAY 2 /* cells */
#define NEAR_SECRET_DOOR 3
#define NOOK_WALLS 2

bool cell_is_door(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           (terrain_is_door(level_terrain_kind(level, p)) || cell_is_locked(level, p));
}

bool cell_is_locked(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           level_terrain_kind(level, p)->unlocks_to != TERRAIN_NONE;
}

/* A curtain is a gateway that is no door. */
static bool has_curtain(const struct level *level, struct point p)
{
    if (!level_is_walkable(level, p))
        return false;
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return kind->is_gateway && !terrain_is_door(kind);
}

bool cell_is_doorway(const struct level *level, struct point p)
{
    return cell_is_door(level, p) || has_curtain(level, p);
}

bool cell_is_secret_door(const struct level *level, struct point p)
{
    if (!grid_contains(level->grid, p) || !bit_grid_has(&level->secrets, p))
        return false;
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return terrain_is_door(terrain_get((enum terrain)kind->found_as));
}

static bool has_doorway_within(const struct level *level, struct point p, int distance)
{
    for (int dy = -distance; dy <= distance; dy++)
        for (int dx = -distance; dx <= distance; dx++)
            if ((dx != 0 || dy != 0) && cell_is_doorway(level, point_make(p.x + dx, p.y + dy)))
                return true;
    return false;
}

bool cell_touches_doorway(const struct level *level, struct point p)
{
    return has_doorway_within(level, p, 1);
}

bool cell_is_near_doorway(const struct level *level, struct point p)
{
    return has_doorway_within(level, p, NEAR_DOORWAY);
}

bool cell_is_near_secret_door(const struct level *level, struct point p)
{
    struct area area = area_around(p, NEAR_SECRET_DOOR, level->grid);
    for (struct point at = area_before(area); bit_grid_next(&level->secrets, area, &at);)
        if (cell_is_secret_door(level, at))
            return true;
    return false;
}

static bool is_gate(const struct terrain_kind *kind)
{
    enum terrain solved = (enum terrain)kind->solved_to;
    return solved != TERRAIN_NONE && terrain_get(solved)->is_walkable;
}

bool cell_is_gate(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) && is_gate(level_terrain_kind(level, p));
}

bool cell_is_wall(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           level_terrain(level, p) == band_of_depth(level->depth)->wall;
}

bool cell_is_passable(const struct level *level, struct point p)
{
    if (level_is_walkable(level, p) || bit_grid_has(&level->shut, p))
        return true;
    if (!grid_contains(level->grid, p))
        return false;
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return kind->unlocks_to != TERRAIN_NONE || is_gate(kind);
}

bool cell_has_web(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->holds;
}

bool cell_touches_walkable(const struct level *level, struct point p)
{
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        if (level_is_walkable(level, point_step(p, (enum direction)d)))
            return true;
    return false;
}

bool cell_is_clear_around(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!level_is_walkable(level, beside) || cell_is_door(level, beside))
            return false;
    }
    return true;
}

int cell_count_walls(const struct level *level, struct point p)
{
    int walls = 0;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        walls += !cell_is_passable(level, point_step(p, (enum direction)d));
    return walls;
}

bool cell_is_nook(const struct level *level, struct point p)
{
    return cell_count_walls(level, p) >= NOOK_WALLS && cell_can_block(level, p);
}

bool cell_may_step(const void *context, struct point from, enum direction direction)
{
    const struct level *level = context;
    struct point offset = direction_offset(direction);
    if (!cell_is_passable(level, point_add(from, offset)))
        return false;
    return !direction_is_diagonal(direction) ||
           (level_is_walkable(level, point_make(from.x + offset.x, from.y)) &&
            level_is_walkable(level, point_make(from.x, from.y + offset.y)));
}

bool cell_may_walk(const void *context, struct point from, enum direction direction)
{
    struct point to = point_step(from, direction);
    return level_is_walkable(context, to) && !cell_has_web(context, to) &&
           cell_may_step(context, from, direction);
}

void cell_measure(const struct level *level, struct distance_map *map, struct point goal,
                  distance_may_step *may_step)
{
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, goal);
    distance_map_fill(map, may_step, level, DISTANCE_UNREACHED);
}

void cell_measure_unlocked(const struct level *level, struct distance_map *map, struct point goal)
{
    distance_map_reset(map, level->grid);
    distance_map_add_goal(map, goal);
    distance_map_fill_over(map, &level->walkable, &level->shut);
}

bool cell_can_block(const struct level *level, struct point p)
{
    /* The cells around p form a circle. Each unbroken stretch of passable ones that contains a straight neighbour of p is a
     * piece. Two pieces may be connected by p alone. */
    bool is_open[DIRECTION_COUNT];
    int start = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        is_open[d] = cell_is_passable(level, point_step(p, (enum direction)d));
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

bool cell_has_minor_item(const struct level *level, struct point p)
{
    if (level_item(level, p) == ITEM_NONE)
        return false;
    enum item_family family = item_get(level_item(level, p))->family;
    return family == FAMILY_TOOL || family == FAMILY_ESCAPE || family == FAMILY_MINOR;
}
