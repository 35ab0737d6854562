#include "world/flame.h"

#include "world/hero.h"

static bool has_flame(const struct state *state, struct handle handle)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = handle_is_none(handle) ? NULL : level_actor_const(level, handle);
    return actor &&
           (actor_has_any(actor, status_flames) || monster_get(actor->kind)->carries_flame ||
            (state_is_hero(state, handle) && hero_has_open_lantern(state)));
}

bool flame_is_at(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    enum cloud cloud = level_cloud(level, p);
    return (cloud != CLOUD_NONE && cloud_get(cloud)->is_flame) ||
           level_terrain_kind(level, p)->is_flame || has_flame(state, level_actor_at(level, p));
}

static bool bursts(enum cloud cloud)
{
    return cloud != CLOUD_NONE && cloud_get(cloud)->bursts_as != CLOUD_NONE;
}

bool flame_would_burst(const struct level *level, struct point p)
{
    struct area area = area_around(p, 1, level->grid);
    for (struct point at = area_before(area); bit_grid_next(&level->cloud_cells, area, &at);)
        if (bursts(level_cloud(level, at)))
            return true;
    return false;
}

bool flame_is_feared(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct area area = area_around(p, 1, level->grid);
    for (struct point at = area_before(area); bit_grid_next(&level->cloud_cells, area, &at);)
        if (bursts(level_cloud(level, at)) && bursts((enum cloud)level_memory(level, at)->cloud))
            return true;
    return false;
}
