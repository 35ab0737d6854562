#include "sight/radius_mask.h"

#include "base/bit_grid.h"
#include "base/integer.h"

static void keep(struct radius_mask *mask, int depth, int half_width)
{
    mask->half_widths[depth] = (uint16_t)half_width;
    if (depth > RADIUS_MASK_NEAR_DEPTH)
        return;
    int near = int_min(half_width, depth);
    mask->near[depth] = bit_run(RADIUS_MASK_NEAR_MIDDLE - near, RADIUS_MASK_NEAR_MIDDLE + near);
}

void radius_mask_unlimited(struct radius_mask *mask)
{
    mask->is_limited = false;
    mask->radius = GRID_SIDE_MAX - 1;
    for (int depth = 1; depth <= mask->radius; depth++)
        keep(mask, depth, GRID_SIDE_MAX);
}

void radius_mask_square(struct radius_mask *mask, int radius)
{
    mask->is_limited = true;
    mask->radius = int_min(radius, GRID_SIDE_MAX - 1);
    for (int depth = 1; depth <= mask->radius; depth++)
        keep(mask, depth, depth);
}

void radius_mask_circle(struct radius_mask *mask, int square)
{
    int depth = 1;
    mask->is_limited = true;
    for (; depth < GRID_SIDE_MAX && 2 * depth * depth <= square; depth++)
        keep(mask, depth, depth);
    for (int half_width = depth; depth < GRID_SIDE_MAX && depth * depth <= square; depth++) {
        while (half_width * half_width + depth * depth > square)
            half_width--;
        keep(mask, depth, half_width);
    }
    mask->radius = depth - 1;
}
