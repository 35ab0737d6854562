#include "dungeon/niche.h"

#include "content/band.h"
#include "dungeon/ground.h"
#include "dungeon/secrets.h"

#define DOOR_DISTANCE 2 /* between two doors there are at least so many cells less one */

static bool is_wall(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           level_terrain(level, p) == band_of_depth(level->depth)->wall;
}

/* What may be beside a door, or before it at an angle. */
static bool is_clear(const struct level *level, struct point p)
{
    if (is_wall(level, p))
        return true;
    if (!level_is_walkable(level, p))
        return false;
    const struct terrain_kind *kind = terrain_get(level_terrain(level, p));
    return !kind->is_gateway && kind->leads == 0;
}

static bool is_door_near(const struct level *level, struct point p)
{
    for (int dy = -DOOR_DISTANCE; dy <= DOOR_DISTANCE; dy++)
        for (int dx = -DOOR_DISTANCE; dx <= DOOR_DISTANCE; dx++)
            if ((dx != 0 || dy != 0) && ground_is_door(level, point_make(p.x + dx, p.y + dy)))
                return true;
    return false;
}

/* Whether all about the cell but the three cells to one side is wall. */
static bool faces(const struct level *level, struct point p, enum direction front)
{
    if (!level_is_walkable(level, point_step(p, front)) ||
        level_terrain(level, point_step(p, front)) != band_of_depth(level->depth)->floor)
        return false;
    for (int turn = 2; turn <= DIRECTION_COUNT - 2; turn++)
        if (!is_wall(level, point_step(p, direction_turned(front, turn))))
            return false;
    return is_clear(level, point_step(p, direction_turned(front, 1))) &&
           is_clear(level, point_step(p, direction_turned(front, -1)));
}

/* Whether the wall must stay whole: a special room has one way in, a web hangs from it, and
 * one goes round a trap. */
static bool is_needed(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(level->grid, beside) &&
            (level_find_site(level, beside) || ground_has_web(level, beside) ||
             bit_grid_has(&level->traps, beside)))
            return true;
    }
    return false;
}

bool niche_is_at(const struct level *level, struct point p)
{
    if (is_needed(level, p) || secrets_is_door_near(level, p))
        return false;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        if (faces(level, p, (enum direction)d))
            return !is_door_near(level, p);
    return false;
}

bool niche_find(const struct level *level, struct random *random, niche_fits *fits,
                struct point *found)
{
    int cells = (int)grid_cells(level->grid);
    int first = random_below(random, cells);
    for (int i = 0; i < cells; i++) {
        *found = grid_point(level->grid, (size_t)((first + i) % cells));
        if (is_wall(level, *found) && niche_is_at(level, *found) && fits(level, *found))
            return true;
    }
    return false;
}
