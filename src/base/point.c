#include "base/point.h"

#include <assert.h>

static const struct point offsets[DIRECTION_COUNT] = {
    [DIRECTION_NORTH] = {0, -1}, [DIRECTION_NORTH_EAST] = {1, -1},
    [DIRECTION_EAST] = {1, 0},   [DIRECTION_SOUTH_EAST] = {1, 1},
    [DIRECTION_SOUTH] = {0, 1},  [DIRECTION_SOUTH_WEST] = {-1, 1},
    [DIRECTION_WEST] = {-1, 0},  [DIRECTION_NORTH_WEST] = {-1, -1},
};

struct point direction_offset(enum direction direction)
{
    assert(direction < DIRECTION_COUNT);
    return offsets[direction];
}

enum direction direction_of(struct point offset)
{
    struct point step = {integer_sign(offset.x), integer_sign(offset.y)};
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (point_is_equal(offsets[d], step))
            return (enum direction)d;
    assert(!"an offset of (0, 0) has no direction");
    return DIRECTION_NORTH;
}

/* A slope of 2/5 stands for that of 22.5 degrees. */
enum direction direction_nearest(struct point offset)
{
    struct point size = {abs(offset.x), abs(offset.y)};
    if (5 * size.y <= 2 * size.x)
        offset.y = 0;
    else if (5 * size.x <= 2 * size.y)
        offset.x = 0;
    return direction_of(offset);
}

bool direction_has_ahead(enum direction direction, struct point offset)
{
    struct point ahead = direction_offset(direction);
    int along = offset.x * ahead.x + offset.y * ahead.y;
    int across = offset.x * ahead.y - offset.y * ahead.x;
    return along >= abs(across);
}

/* The same for the cells at a distance in steps. */
static bool find_in_ring(struct point at, int steps, point_test *passes, const void *context,
                         struct point *found)
{
    for (int y = -steps; y <= steps; y++) {
        bool is_edge = abs(y) == steps;
        for (int x = -steps; x <= steps; x += is_edge ? 1 : 2 * steps) {
            *found = point_add(at, point_make(x, y));
            if (passes(context, *found))
                return true;
        }
    }
    return false;
}

bool point_find_near(struct point at, int radius, point_test *passes, const void *context,
                     struct point *found)
{
    for (int steps = 0; steps <= radius; steps++)
        if (find_in_ring(at, steps, passes, context, found))
            return true;
    return false;
}
