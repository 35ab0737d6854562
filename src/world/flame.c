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

/* Whether terrain or cloud burns there. */
static bool place_burns(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return (cloud != CLOUD_NONE && cloud_get(cloud)->is_flame) ||
           level_terrain_kind(level, p)->is_flame;
}

bool flame_is_at(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    return place_burns(level, p) || has_flame(state, level_actor_at(level, p));
}

bool flame_is_around(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct area area = area_around(p, 1, level->grid);
    for (int y = area.first.y; y <= area.last.y; y++) {
        for (int x = area.first.x; x <= area.last.x; x++)
            if (place_burns(level, point_make(x, y)))
                return true;
        unsigned occupied = bit_grid_three(&level->occupied, point_make(p.x, y));
        for (int x = p.x - 1; occupied; occupied >>= 1, x++)
            if ((occupied & 1) && has_flame(state, level_actor_at(level, point_make(x, y))))
                return true;
    }
    return false;
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
