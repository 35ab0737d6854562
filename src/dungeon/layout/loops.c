#include "dungeon/layout/loops.h"

#include "dungeon/layout/cell.h"

/* A creature disguised as a door leads nowhere. */
static bool is_solid(const struct level *level, struct point p)
{
    return !cell_is_passable(level, p) ||
           (bit_grid_has(&level->shut, p) && level_is_occupied(level, p));
}

static bool may_step_solid(const void *context, struct point from, enum direction direction)
{
    return is_solid(context, point_step(from, direction));
}

/* Fills the group of impassable cells around one of them; returns whether it is an island. */
static bool reach_group(const struct level *level, struct distance_map *scratch, struct point p)
{
    size_t first = distance_map_count(scratch);
    distance_map_add_goal(scratch, p);
    distance_map_fill(scratch, may_step_solid, level, DISTANCE_UNREACHED);
    int masonry = 0;
    for (size_t i = first; i < distance_map_count(scratch); i++) {
        struct point cell = distance_map_cell(scratch, i);
        if (cell.x == 0 || cell.y == 0 || cell.x == level->grid.width - 1 ||
            cell.y == level->grid.height - 1)
            return false;
        masonry += level_terrain_kind(level, cell)->is_masonry;
    }
    return masonry >= LOOP_MASONRY_MIN;
}

int loops_count(const struct level *level, struct distance_map *scratch)
{
    int loops = 0;
    distance_map_reset(scratch, level->grid);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        if (is_solid(level, p) && distance_map_get(scratch, p) == DISTANCE_UNREACHED)
            loops += reach_group(level, scratch, p);
    }
    return loops;
}
