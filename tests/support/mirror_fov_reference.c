#include "support/mirror_fov_reference.h"

static void add(struct view *to, const struct view *from)
{
    for (size_t i = 0; i < grid_cells(from->cells.grid); i++)
        if (view_has(from, grid_point(from->cells.grid, i)))
            view_add(to, grid_point(from->cells.grid, i));
}

static bool is_mirror(const struct level *level, struct point p)
{
    enum cloud cloud = level_cloud(level, p);
    return terrain_get(level_terrain(level, p))->is_mirror &&
           (cloud == CLOUD_NONE || (!cloud_get(cloud)->blocks_sight && !cloud_get(cloud)->darkens));
}

/* Adds what the mirror's cell sees within 6, or everything it sees if p is that near, up to the radius. */
static void fill_shown(const struct state *state, struct point p, int radius, struct point mirror,
                       struct view *shown)
{
    const struct fov_algorithm *fov = fov_get(state->fov);
    const struct opacity *opacity = &state_level_const(state)->opacity;
    int max = radius != FOV_UNLIMITED && radius < 6 ? radius : 6;
    fov_compute(fov, opacity, mirror, 6, shown);
    fov_compute(fov, opacity, mirror, view_has(shown, p) ? radius : max, shown);
}

void gaze_reference_fill(const struct state *state, struct point p, int radius, struct view *view,
                         struct view *own, struct view *shown)
{
    const struct level *level = state_level_const(state);
    fov_compute(fov_get(state->fov), &level->opacity, p, radius, own);
    view_reset(view, level->grid);
    add(view, own);
    for (size_t i = 0; i < grid_cells(level->grid); i++) {
        struct point mirror = grid_point(level->grid, i);
        if (!is_mirror(level, mirror) || !view_has(own, mirror))
            continue;
        fill_shown(state, p, radius, mirror, shown);
        add(view, shown);
    }
}
