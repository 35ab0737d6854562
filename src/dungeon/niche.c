#include "dungeon/niche.h"

#include "content/band.h"
#include "dungeon/ground.h"
#include "dungeon/secrets.h"

/* What may be beside a door, or before it at an angle. */
static bool is_clear(const struct level *level, struct point p)
{
    return ground_is_wall(level, p) ||
           (level_is_walkable(level, p) && !ground_is_doorway(level, p) &&
            level_terrain_kind(level, p)->leads == 0);
}

/* Whether all about the cell but the three cells to one side is wall. */
static bool faces(const struct level *level, struct point p, enum direction front)
{
    if (!level_is_walkable(level, point_step(p, front)) ||
        level_terrain(level, point_step(p, front)) != band_of_depth(level->depth)->floor)
        return false;
    for (int turn = 2; turn <= DIRECTION_COUNT - 2; turn++)
        if (!ground_is_wall(level, point_step(p, direction_turned(front, turn))))
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
            return !ground_is_doorway_near(level, p);
    return false;
}

bool niche_find(const struct level *level, struct random *random, niche_fits *fits,
                struct point *found)
{
    int cells = (int)grid_cells(level->grid);
    int first = random_below(random, cells);
    for (int i = 0; i < cells; i++) {
        *found = grid_point(level->grid, (size_t)((first + i) % cells));
        if (ground_is_wall(level, *found) && niche_is_at(level, *found) && fits(level, *found))
            return true;
    }
    return false;
}
