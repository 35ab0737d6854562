/* Where things of a level are. */
#include "world/level.h"

#include <string.h>

bool level_find_terrain(const struct level *level, enum terrain terrain, struct point *found)
{
    const uint8_t *cell = memchr(level->terrain, (int)terrain, grid_cells(level->grid));
    if (cell)
        *found = grid_point(level->grid, (size_t)(cell - level->terrain));
    return cell != NULL;
}

bool level_find_stairs(const struct level *level, int leads, struct point *found)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        if (terrain_get((enum terrain)t)->leads == leads &&
            level_find_terrain(level, (enum terrain)t, found))
            return true;
    return false;
}

bool level_next_stairs(const struct level *level, int leads, struct point *p)
{
    size_t cells = grid_cells(level->grid);
    size_t first = p->x < 0 ? 0 : grid_index(level->grid, *p) + 1;
    size_t next = cells;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        if (terrain_get((enum terrain)t)->leads != leads)
            continue;
        const uint8_t *cell = memchr(level->terrain + first, t, next - first);
        next = cell ? (size_t)(cell - level->terrain) : next;
    }
    if (next < cells)
        *p = grid_point(level->grid, next);
    return next < cells;
}

const struct site *level_find_site(const struct level *level, struct point p)
{
    for (int i = 0; i < level->site_count; i++)
        if (site_holds(&level->sites[i], p))
            return &level->sites[i];
    return NULL;
}
