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
    struct point first = LEVEL_BEFORE_FIRST;
    bool is_found = level_next_stairs(level, leads, &first);
    *found = is_found ? first : *found;
    return is_found;
}

bool level_next_stairs(const struct level *level, int leads, struct point *p)
{
    size_t first = p->x < 0 ? 0 : grid_index(level->grid, *p) + 1;
    size_t next = SIZE_MAX;
    for (int i = 0; i < level->stair_count; i++) {
        size_t cell = level->stairs[i];
        if (cell >= first && cell < next &&
            terrain_get((enum terrain)level->terrain[cell])->leads == leads)
            next = cell;
    }
    if (next < SIZE_MAX)
        *p = grid_point(level->grid, next);
    return next < SIZE_MAX;
}

const struct site *level_find_site(const struct level *level, struct point p)
{
    for (int i = 0; i < level->site_count; i++)
        if (site_holds(&level->sites[i], p))
            return &level->sites[i];
    return NULL;
}
