#include "rules/ground.h"

#include "rules/visibility.h"

#include <assert.h>

#define SPREAD_SIDE_MAX 15 /* width in cells of the widest cloud */

void ground_set_terrain(struct state *state, struct point p, enum terrain terrain)
{
    struct level *level = state_level(state);
    struct cell_look before = level_look(level, p);
    level_set_terrain(level, p, terrain);
    visibility_note_cell(state, p, before);
}

void ground_set_cloud(struct state *state, struct point p, enum cloud cloud, int turns)
{
    struct level *level = state_level(state);
    struct cell_look before = level_look(level, p);
    if (cloud == CLOUD_NONE && level_cloud(level, p) == CLOUD_NONE)
        return;
    level_set_cloud(level, p, cloud, turns);
    visibility_note_cell(state, p, before);
}

void ground_set_items(struct state *state, struct point p, enum item item, int count)
{
    struct level *level = state_level(state);
    struct cell_look before = level_look(level, p);
    level_set_items(level, p, item, count);
    visibility_note_cell(state, p, before);
}

/* Whether a cloud can hang in the cell. */
static bool has_room(const struct level *level, struct point p)
{
    return bit_grid_has(&level->flyable, p);
}

bool ground_keeps_cloud(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return cloud != CLOUD_NONE &&
           (cloud_get(cloud)->is_lasting || cloud_get(cloud)->light_radius > 0);
}

void ground_spread_cloud(struct state *state, struct point at, int radius, enum cloud cloud,
                         int turns)
{
    const struct level *level = state_level(state);
    bool reached[SPREAD_SIDE_MAX * SPREAD_SIDE_MAX] = {false};
    int side = 2 * radius + 1;
    assert(side <= SPREAD_SIDE_MAX);
    /* Decided for all cells before the first cloud blocks the line to others. */
    for (int i = 0; i < side * side; i++) {
        struct point p = point_add(at, point_make(i % side - radius, i / side - radius));
        reached[i] = has_room(level, p) &&
                     (i == side * side / 2 || !ground_keeps_cloud(level, p)) &&
                     point_is_within(at, p, radius) &&
                     fov_sees(fov_get(state->fov), &level->opacity, at, radius, p);
    }
    for (int i = 0; i < side * side; i++)
        if (reached[i])
            ground_set_cloud(state, point_add(at, point_make(i % side - radius, i / side - radius)),
                             cloud, turns);
}

void ground_shake(struct state *state, struct point at)
{
    const struct level *level = state_level_const(state);
    struct area area = area_around(at, GROUND_CRACK_STEPS, level->grid);
    enum cloud cracks = cloud_cracks();
    bool is_told = false;
    for (struct point p = area_before(area); state->depth < FLOOR_COUNT && area_next(area, &p);) {
        if (!point_is_within(at, p, GROUND_CRACK_STEPS) || level_cloud(level, p) == cracks ||
            level_terrain_kind(level, p)->breaks_to == TERRAIN_NONE)
            continue;
        ground_set_cloud(state, p, cracks, cloud_get(cracks)->turns);
        if (!is_told && bit_grid_has(&level->visible, p))
            ADD_EVENT(state, .kind = EVENT_CLOUD, .cloud = cracks, .to = p);
        is_told |= bit_grid_has(&level->visible, p);
    }
}
