#include "sight/radius_mask.h"

#include "base/bit_grid.h"
#include "base/integer.h"

static void keep(struct radius_mask *radius_mask, int depth, int half_width)
{
    radius_mask->half_widths[depth] = (uint16_t)half_width;
    if (depth > OUTLINE_NEAR_DEPTH)
        return;
    int near = int_min(half_width, depth);
    radius_mask->near[depth] = bit_run(OUTLINE_NEAR_MIDDLE - near, OUTLINE_NEAR_MIDDLE + near);
}

void radius_mask_unlimited(struct radius_mask *radius_mask)
{
    radius_mask->is_limited = false;
    radius_mask->radius = GRID_SIDE_MAX - 1;
    for (int depth = 1; depth <= radius_mask->radius; depth++)
        keep(radius_mask, depth, GRID_SIDE_MAX);
}

void radius_mask_square(struct radius_mask *radius_mask, int radius)
{
    radius_mask->is_limited = true;
    radius_mask->radius = int_min(radius, GRID_SIDE_MAX - 1);
    for (int depth = 1; depth <= radius_mask->radius; depth++)
        keep(radius_mask, depth, depth);
}

void radius_mask_circle(struct radius_mask *radius_mask, int square)
{
    int depth = 1;
    radius_mask->is_limited = true;
    for (; depth < GRID_SIDE_MAX && 2 * depth * depth <= square; depth++)
        keep(radius_mask, depth, depth);
    for (int half_width = depth; depth < GRID_SIDE_MAX && depth * depth <= square; depth++) {
        while (half_width * half_width + depth * depth > square)
            half_width--;
        keep(radius_mask, depth, half_width);
    }
    radius_mask->radius = depth - 1;
}
