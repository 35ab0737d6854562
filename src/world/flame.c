#include "world/flame.h"

#include "world/hero.h"

static enum flame flame_of_actor(const struct state *state, struct handle handle)
{
    if (handle_is_none(handle))
        return FLAME_NONE;
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    if (actor_has_any(actor, status_flames))
        return FLAME_LOOSE;
    bool is_held = state_is_hero(state, handle) ? hero_has_open_lantern(state)
                                                : monster_get(actor->kind)->carries_flame;
    return is_held ? FLAME_HELD : FLAME_NONE;
}

enum flame flame_at(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    enum cloud cloud = level_cloud(level, p);
    if (cloud != CLOUD_NONE && cloud_get(cloud)->is_flame)
        return FLAME_LOOSE;
    if (level_terrain_kind(level, p)->is_flame)
        return FLAME_HELD;
    return flame_of_actor(state, level_actor_at(level, p));
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
