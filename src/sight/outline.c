#include "sight/outline.h"

#include "base/bit_grid.h"
#include "base/integer.h"

static void keep(struct outline *outline, int depth, int half_width)
{
    outline->half_widths[depth] = (uint16_t)half_width;
    if (depth > OUTLINE_NEAR_DEPTH)
        return;
    int near = integer_at_most(half_width, depth);
    outline->near[depth] = bit_run(OUTLINE_NEAR_MIDDLE - near, OUTLINE_NEAR_MIDDLE + near);
}

void outline_measure_unlimited(struct outline *outline)
{
    outline->is_limited = false;
    outline->radius = GRID_SIDE_MAX - 1;
    for (int depth = 1; depth <= outline->radius; depth++)
        keep(outline, depth, GRID_SIDE_MAX);
}

void outline_measure_square(struct outline *outline, int radius)
{
    outline->is_limited = true;
    outline->radius = integer_at_most(radius, GRID_SIDE_MAX - 1);
    for (int depth = 1; depth <= outline->radius; depth++)
        keep(outline, depth, depth);
}

void outline_measure_circle(struct outline *outline, int square)
{
    int depth = 1;
    outline->is_limited = true;
    for (; depth < GRID_SIDE_MAX && 2 * depth * depth <= square; depth++)
        keep(outline, depth, depth);
    for (int half_width = depth; depth < GRID_SIDE_MAX && depth * depth <= square; depth++) {
        while (half_width * half_width + depth * depth > square)
            half_width--;
        keep(outline, depth, half_width);
    }
    outline->radius = depth - 1;
}
