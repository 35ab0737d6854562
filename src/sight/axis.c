#include "sight/axis.h"

#include "sight/bit_window.h"
#include "sight/integer.h"
#include "sight/opacity_lines.h"

#include <string.h>

/* The cells of a line of the near square from so many before the origin to so many behind it. */
static uint64_t near_run(int before, int behind)
{
    return bits_from(at_least(NEAR_MIDDLE - before, 0)) &
           bits_to(at_most(NEAR_MIDDLE + behind, NEAR_SIDE - 1));
}

void axis_circle_measure(struct axis_circle *circle, int radius, int depth)
{
    int64_t limit = (int64_t)radius * radius + radius;
    int half_width = radius;
    circle->radius = radius;
    depth = at_most(depth, radius);
    for (int d = 1; d <= depth; d++) {
        /* Before the diagonal of the circle the quadrant is narrower. */
        if (2 * (int64_t)d * d > limit)
            while ((int64_t)half_width * half_width + (int64_t)d * d > limit)
                half_width--;
        circle->half_widths[d] = (uint16_t)half_width;
    }
    for (int d = 1; d <= at_most(depth, NEAR_DEPTH); d++)
        circle->near[d] = near_run(circle->half_widths[d], circle->half_widths[d]);
}

static void read_near_walls(struct axis *axis, int before, int behind)
{
    int start = axis->origin.x - NEAR_MIDDLE + 64; /* in bits from the word before the line */
    ptrdiff_t stride = (ptrdiff_t)axis->walls->stride;
    const uint64_t *words = opacity_line(axis->walls, axis->origin.y) + start / 64 - 1;
    for (int i = -before; i <= behind; i++)
        axis->near_walls[NEAR_MIDDLE + i] = bit_window(words + i * stride, start % 64);
}

static void limit_near(struct axis *axis, int depth)
{
    uint64_t level = near_run(axis->origin.x, axis->seen->grid.width - 1 - axis->origin.x);
    for (int d = 1; d <= depth; d++) {
        uint64_t within = axis->circle ? level & axis->circle->near[d] : level;
        axis->near_within[NEAR_MIDDLE - d] = within;
        axis->near_within[NEAR_MIDDLE + d] = within;
    }
}

void axis_init(struct axis *axis, const struct opacity_lines *walls, struct bit_grid *seen,
               struct point origin, const struct axis_circle *circle)
{
    int reach = circle ? circle->radius : GRID_SIDE_MAX;
    axis->walls = walls;
    axis->seen = seen;
    axis->origin = origin;
    axis->circle = circle;
    axis->depth_before = at_most(reach, origin.y);
    axis->depth_behind = at_most(reach, seen->grid.height - 1 - origin.y);
    int before = at_most(axis->depth_before, NEAR_DEPTH);
    int behind = at_most(axis->depth_behind, NEAR_DEPTH);
    int depth = at_least(before, behind);
    read_near_walls(axis, before, behind);
    limit_near(axis, depth);
    /* All the lines of a block of 32, or of both: so they are turned. */
    int side = (depth | 15) + 1;
    memset(axis->near_seen + NEAR_MIDDLE - side, 0, 2 * (size_t)side * sizeof(uint64_t));
}
