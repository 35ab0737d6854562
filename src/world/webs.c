#include "world/webs.h"

#include "world/perception.h"

static bool is_bare_ground(const struct level *level, struct point p)
{
    const struct terrain_kind *kind = level_terrain_kind(level, p);
    return kind->is_walkable && kind->leads == 0 && !kind->is_water && !terrain_is_door(kind) &&
           level_cloud(level, p) == CLOUD_NONE && !level_is_occupied(level, p);
}

bool webs_can_spin(const struct state *state, const struct actor *actor, struct point p)
{
    const struct level *level = state_level_const(state);
    return grid_contains(level->grid, p) && is_bare_ground(level, p) &&
           perception_has_in_view(state, actor, p, WEBS_REACH);
}

int webs_count_about(const struct level *level, struct point p)
{
    int count = 0;
    struct area area = area_around(p, WEBS_REACH, level->grid);
    for (struct point at = area_before(area); bit_grid_next(&level->cloud_cells, area, &at);)
        count += cloud_get(level_cloud(level, at))->holds;
    return count;
}
