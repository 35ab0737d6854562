#include "sight/line.h"

#include "base/integer.h"

#include <assert.h>

struct point line_bresenham(struct point a, struct point b, int k)
{
    int dx = abs(b.x - a.x);
    int dy = abs(b.y - a.y);
    bool steep = dy > dx;
    int length = steep ? dy : dx;
    int slip = steep ? dx : dy;
    assert(k >= 0 && k <= length);
    if (length == 0)
        return a;
    bool starts_at_smaller = steep ? a.y < b.y : a.x < b.x;
    struct point from = starts_at_smaller ? a : b;
    struct point to = starts_at_smaller ? b : a;
    int forward = starts_at_smaller ? k : length - k;
    int sideways = (2 * forward * slip + length) / (2 * length);
    int x_steps = steep ? sideways : forward;
    int y_steps = steep ? forward : sideways;
    return point_make(from.x + x_steps * integer_sign(to.x - from.x),
                      from.y + y_steps * integer_sign(to.y - from.y));
}

/* Of two cells at the same distance from the line. */
static struct point better_of(const struct opacity *opacity, struct point a, struct point b)
{
    bool a_blocks = opacity_blocks(opacity, a);
    if (a_blocks != opacity_blocks(opacity, b))
        return a_blocks ? b : a;
    return grid_index(opacity->grid, a) < grid_index(opacity->grid, b) ? a : b;
}

static struct point missile_cell(const struct opacity *opacity, struct point from, struct point to,
                                 int step)
{
    struct point offset = point_subtract(to, from);
    bool steep = abs(offset.y) > abs(offset.x);
    int length = point_steps(from, to);
    int slip = 2 * step * (steep ? abs(offset.x) : abs(offset.y)) + length;
    int sideways = slip / (2 * length);
    int x_sign = integer_sign(offset.x);
    int y_sign = integer_sign(offset.y);
    struct point far = {from.x + x_sign * (steep ? sideways : step),
                        from.y + y_sign * (steep ? step : sideways)};
    if (slip % (2 * length) != 0)
        return far;
    struct point near = {far.x - (steep ? x_sign : 0), far.y - (steep ? 0 : y_sign)};
    return better_of(opacity, near, far);
}

int line_missile(const struct opacity *opacity, struct point from, struct point to,
                 struct point *cells, int capacity)
{
    assert(grid_contains(opacity->grid, from) && grid_contains(opacity->grid, to));
    int length = point_steps(from, to);
    for (int step = 1; step <= length && step <= capacity; step++)
        cells[step - 1] = missile_cell(opacity, from, to, step);
    return length;
}
