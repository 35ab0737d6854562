#include "sight/ray_target.h"

#include "base/integer.h"
#include "sight/opacity_lines.h"

#include <assert.h>

struct ray_target ray_target_make(const struct opacity *opacity, struct point origin,
                                  struct point cell, enum ray_ties ties)
{
    struct point offset = point_subtract(cell, origin);
    struct point across = {abs(offset.x), abs(offset.y)};
    struct point x_step = {offset.x < 0 ? -1 : 1, 0};
    struct point y_step = {0, offset.y < 0 ? -1 : 1};
    bool steep = across.y > across.x;
    assert(!point_is_equal(origin, cell));
    return (struct ray_target){
        .opacity = opacity,
        .origin = origin,
        .forward = steep ? y_step : x_step,
        .sideways = steep ? x_step : y_step,
        .depth = steep ? across.y : across.x,
        .column = steep ? across.x : across.y,
        .ties_are_near = ray_ties_are_near(ties, steep ? y_step : x_step),
    };
}

bool ray_target_is_met(const struct ray_target *target, int length, int side, int steps)
{
    struct ray_walk walk = ray_walk_make(length, side, target->ties_are_near);
    struct point at = target->origin;
    if (target->depth > steps || ray_walk_sideways(walk, target->depth) != target->column)
        return false;
    for (int i = 1; i < target->depth; i++) {
        at = point_add(at, target->forward);
        if (ray_walk_step(&walk))
            at = point_add(at, target->sideways);
        if (opacity_has(target->opacity, at))
            return false;
    }
    return true;
}

int ray_target_first_side(const struct ray_target *target, int length)
{
    return int_max((2 * target->column - 1) * length / (2 * target->depth), 0);
}

int ray_target_last_side(const struct ray_target *target, int length)
{
    return int_min((2 * target->column + 1) * length / (2 * target->depth), length);
}
