#include "world/silence.h"

bool silence_is_at(const struct level *level, struct point p)
{
    struct area area = area_around(p, MONSTER_SILENCE_MAX, level->grid);
    for (struct point at = area_before(area); bit_grid_next(&level->occupied, area, &at);) {
        int radius =
            monster_get(level_actor_const(level, level_actor_at(level, at))->kind)->silence;
        if (radius > 0 && point_is_within(at, p, radius))
            return true;
    }
    return false;
}

static bool is_near_fire(const struct level *level, struct point p, int radius)
{
    struct area area = area_around(p, radius, level->grid);
    for (struct point at = area_before(area); area_next(area, &at);)
        if (level_can_douse(level, at) && point_is_within(p, at, radius))
            return true;
    return false;
}

bool silence_deafens(const struct level *level, const struct actor *actor)
{
    int radius = monster_get(actor->kind)->fire_deafens;
    return silence_is_at(level, actor->position) ||
           (radius > 0 && is_near_fire(level, actor->position, radius));
}
