#include "sight/fov.h"
#include "base/array.h"
#include "sight/fov_algorithms.h"

#include <assert.h>
#include <string.h>

/* The first is the one that the game plays by. */
static const struct fov_algorithm algorithms[] = {
    {
        .name = "shadowcast",
        .summary = "exact and fair: whatever you see could see you",
        .properties = FOV_SYMMETRIC | FOV_EXPANSIVE_WALLS | FOV_STOPS_AT_WALLS | FOV_SHADOWS,
        .compute = fov_shadowcast_compute,
        .sees = fov_shadowcast_sees,
        .handles_unlimited = true,
    },
    {
        .name = "raycast",
        .summary = "360 rays, one a degree; thin spots far away",
        .properties = FOV_STOPS_AT_WALLS,
        .compute = fov_raycast_compute,
        .sees = fov_raycast_sees,
        .rays = fov_raycast_rays,
    },
    {
        .name = "bresenham-box",
        .summary = "a line to every cell of a square; sees into its corners",
        .properties = FOV_STOPS_AT_WALLS,
        .compute = fov_bresenham_box_compute,
        .sees = fov_bresenham_box_sees,
        .rays = fov_bresenham_box_rays,
        .has_bresenham_ties = true,
    },
    {
        .name = "bresenham-circle",
        .summary = "a line to every cell of a circle; misses a few",
        .properties = FOV_STOPS_AT_WALLS,
        .compute = fov_bresenham_circle_compute,
        .sees = fov_bresenham_circle_sees,
        .rays = fov_bresenham_circle_rays,
        .has_bresenham_ties = true,
    },
    {
        .name = "disc",
        .summary = "everything near, through every wall",
        .properties = FOV_SYMMETRIC | FOV_EXPANSIVE_WALLS,
        .compute = fov_disc_compute,
        .sees = fov_disc_sees,
    },
};

int fov_count(void)
{
    return (int)(ARRAY_LENGTH(algorithms));
}

const struct fov_algorithm *fov_get(int index)
{
    assert(index >= 0 && index < fov_count());
    return &algorithms[index];
}

const struct fov_algorithm *fov_default(void)
{
    return &algorithms[0];
}

int fov_find(const char *name)
{
    for (int i = 0; i < fov_count(); i++)
        if (strcmp(algorithms[i].name, name) == 0)
            return i;
    return -1;
}

/* The radius as the algorithm takes it. */
static int radius_for(const struct fov_algorithm *algorithm, const struct opacity *opacity,
                      int radius)
{
    assert(radius >= FOV_UNLIMITED && radius <= FOV_RADIUS_MAX);
    bool is_handled = radius != FOV_UNLIMITED || algorithm->handles_unlimited;
    return is_handled ? radius : grid_longer_side(opacity->grid);
}

void fov_compute(const struct fov_algorithm *algorithm, const struct opacity *opacity,
                 struct point origin, int radius, struct view *view)
{
    view_reset(view, opacity->grid);
    fov_add(algorithm, opacity, origin, radius, view);
}

void fov_add(const struct fov_algorithm *algorithm, const struct opacity *opacity,
             struct point origin, int radius, struct view *view)
{
    assert(grid_contains(opacity->grid, origin));
    view_add(view, origin);
    if (radius != 0)
        algorithm->compute(opacity, origin, radius_for(algorithm, opacity, radius), view);
}

bool fov_sees(const struct fov_algorithm *algorithm, const struct opacity *opacity,
              struct point origin, int radius, struct point target)
{
    assert(grid_contains(opacity->grid, origin));
    if (radius == 0 || point_is_equal(origin, target))
        return point_is_equal(origin, target);
    return grid_contains(opacity->grid, target) &&
           algorithm->sees(opacity, origin, radius_for(algorithm, opacity, radius), target);
}
