#include "sight/ray.h"

#include "sight/integer.h"
#include "sight/opacity_lines.h"

struct ray ray_make(struct point from, struct point offset, enum ray_ties ties)
{
    struct point across = {abs(offset.x), abs(offset.y)};
    struct point x_step = {sign_of(offset.x), 0};
    struct point y_step = {0, sign_of(offset.y)};
    bool steep = across.y > across.x;
    int length = steep ? across.y : across.x;
    return (struct ray){
        .at = from,
        .forward = steep ? y_step : x_step,
        .sideways = steep ? x_step : y_step,
        .slip = ties == RAY_TIES_FAR ? length : length - 1,
        .slip_a_step = 2 * (steep ? across.x : across.y),
        .slip_full = 2 * length,
    };
}

void ray_reveal(struct ray ray, int steps, const struct opacity *opacity, struct view *view)
{
    for (int i = 0; i < steps; i++) {
        ray_step(&ray);
        if (!grid_contains(opacity->grid, ray.at))
            return;
        view_add(view, ray.at);
        if (opacity_has(opacity, ray.at))
            return;
    }
}

void ray_reveal_bresenham(const struct opacity *opacity, struct point origin, struct point offset,
                          struct view *view)
{
    /* The line's ties are far from its smaller end, whichever end the walk starts from. */
    int length = point_steps(point_make(0, 0), offset);
    bool steep = abs(offset.y) > abs(offset.x);
    bool starts_at_smaller = (steep ? offset.y : offset.x) > 0;
    struct ray ray = ray_make(origin, offset, starts_at_smaller ? RAY_TIES_FAR : RAY_TIES_NEAR);
    ray_reveal(ray, length, opacity, view);
}
