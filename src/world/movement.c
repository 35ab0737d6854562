#include "world/movement.h"

bool movement_can_stand(const struct level *level, enum monster kind, struct point p)
{
    if (monster_get(kind)->swims)
        return grid_contains(level->grid, p) && terrain_get(level_terrain(level, p))->is_water;
    return bit_grid_has(monster_get(kind)->flies ? &level->flyable : &level->walkable, p);
}

bool movement_find_corner(const struct level *level, struct point from, enum direction direction,
                          struct point *corner)
{
    if (!direction_is_diagonal(direction))
        return false;
    struct point step = direction_offset(direction);
    const struct point beside[2] = {{from.x + step.x, from.y}, {from.x, from.y + step.y}};
    for (int i = 0; i < 2; i++)
        if (!level_is_walkable(level, beside[i])) {
            *corner = beside[i];
            return true;
        }
    return false;
}

bool movement_can_step(const struct level *level, enum monster kind, struct point from,
                       enum direction direction)
{
    struct point corner;
    return movement_can_stand(level, kind, point_step(from, direction)) &&
           !movement_find_corner(level, from, direction, &corner);
}
