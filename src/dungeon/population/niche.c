#include "dungeon/population/niche.h"

#include "content/band.h"
#include "dungeon/layout/cell.h"

/* Whether the cell may be beside a door, or diagonally before it. */
static bool is_clear(const struct level *level, struct point p)
{
    return cell_is_wall(level, p) || (level_is_walkable(level, p) && !cell_is_doorway(level, p) &&
                                      level_terrain_kind(level, p)->leads == 0);
}

/* Whether everything around the cell is wall except the three cells to one side. */
static bool faces(const struct level *level, struct point p, enum direction front)
{
    if (!level_is_walkable(level, point_step(p, front)) ||
        level_terrain(level, point_step(p, front)) != band_of_depth(level->depth)->floor)
        return false;
    for (int turn = 2; turn <= DIRECTION_COUNT - 2; turn++)
        if (!cell_is_wall(level, point_step(p, direction_turned(front, turn))))
            return false;
    return is_clear(level, point_step(p, direction_turned(front, 1))) &&
           is_clear(level, point_step(p, direction_turned(front, -1)));
}

/* Whether the wall must stay whole: a special room has one entrance, a web hangs from it, or it is beside a trap. */
static bool is_needed(const struct level *level, struct point p)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (grid_contains(level->grid, beside) &&
            (level_find_site(level, beside) || cell_has_web(level, beside) ||
             bit_grid_has(&level->traps, beside)))
            return true;
    }
    return false;
}

bool niche_is_at(const struct level *level, struct point p)
{
    if (is_needed(level, p) || cell_is_near_secret_door(level, p))
        return false;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        if (faces(level, p, (enum direction)d))
            return !cell_is_near_doorway(level, p);
    return false;
}

bool niche_find(const struct level *level, struct random *random, niche_fits *fits,
                struct point *found)
{
    int cells = (int)grid_cells(level->grid);
    int first = random_below(random, cells);
    for (int i = 0; i < cells; i++) {
        *found = grid_point(level->grid, (size_t)((first + i) % cells));
        if (cell_is_wall(level, *found) && niche_is_at(level, *found) && fits(level, *found))
            return true;
    }
    return false;
}
