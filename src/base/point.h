/* A cell's place on a level, and the eight directions between cells. y grows downwards. */
#ifndef BASE_POINT_H
#define BASE_POINT_H

#include "base/integer.h"

#include <stdbool.h>
#include <stdlib.h>

struct point {
    int x;
    int y;
};

/* The eight directions run clockwise from north, so that d + 1 is 45 degrees further. */
enum direction {
    DIRECTION_NORTH,
    DIRECTION_NORTH_EAST,
    DIRECTION_EAST,
    DIRECTION_SOUTH_EAST,
    DIRECTION_SOUTH,
    DIRECTION_SOUTH_WEST,
    DIRECTION_WEST,
    DIRECTION_NORTH_WEST,
    DIRECTION_COUNT
};

static inline struct point point_make(int x, int y)
{
    return (struct point){x, y};
}

static inline bool point_is_equal(struct point a, struct point b)
{
    return a.x == b.x && a.y == b.y;
}

static inline struct point point_add(struct point a, struct point b)
{
    return (struct point){a.x + b.x, a.y + b.y};
}

static inline struct point point_subtract(struct point a, struct point b)
{
    return (struct point){a.x - b.x, a.y - b.y};
}

/* Whether a comes before b in reading order: row by row. */
static inline bool point_is_before(struct point a, struct point b)
{
    return a.y < b.y || (a.y == b.y && a.x < b.x);
}

/* Steps from a to b for a walker that may go diagonally: the Chebyshev distance. */
static inline int point_chebyshev(struct point a, struct point b)
{
    int dx = abs(a.x - b.x);
    int dy = abs(a.y - b.y);
    return int_max(dx, dy);
}

/* The square of the straight distance from a to b. */
static inline long point_distance_squared(struct point a, struct point b)
{
    long dx = a.x - b.x;
    long dy = a.y - b.y;
    return dx * dx + dy * dy;
}

/* Whether b lies in the disc of a radius around a, by the rule dx*dx + dy*dy <= r*r + r. */
static inline bool point_is_within(struct point a, struct point b, int radius)
{
    return point_distance_squared(a, b) <= (long)radius * radius + radius;
}

/* The offset of one step in the direction. */
struct point direction_offset(enum direction direction);

/* The direction with the signs of an offset; the offset is not (0, 0). */
enum direction direction_of(struct point offset);

/* The direction of the eighth of a circle that holds the offset, which is not (0, 0). */
enum direction direction_nearest(struct point offset);

/* Whether an offset is up to 45 degrees off a direction, edges and (0, 0) included: the quarter of a gaze or a beam. */
bool direction_has_ahead(enum direction direction, struct point offset);

typedef bool point_test(const void *context, struct point p);

/* The nearest cell to `at` that passes the test, by steps and then in reading order, within a radius; false: none. Tests
 * cells outside grids, too. */
bool point_find_near(struct point at, int radius, point_test *passes, const void *context,
                     struct point *found);

static inline bool direction_is_diagonal(enum direction direction)
{
    return ((int)direction & 1) != 0;
}

/* The direction turned clockwise by -8 .. 8 eighths of a circle. */
static inline enum direction direction_turned(enum direction direction, int eighths)
{
    return (enum direction)(((int)direction + eighths + DIRECTION_COUNT) % DIRECTION_COUNT);
}

static inline struct point point_step(struct point from, enum direction direction)
{
    return point_add(from, direction_offset(direction));
}

#endif
