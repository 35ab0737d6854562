#include "sight/missile_line.h"

#include "base/integer.h"

#include <assert.h>

/* Of two cells at the same distance from the line. */
static struct point better_of(const struct opacity *opacity, struct point a, struct point b)
{
    bool a_blocks = opacity_blocks(opacity, a);
    if (a_blocks != opacity_blocks(opacity, b))
        return a_blocks ? b : a;
    return grid_index(opacity->grid, a) < grid_index(opacity->grid, b) ? a : b;
}

struct point missile_line_cell(const struct opacity *opacity, struct point from, struct point to,
                               int step)
{
    struct point offset = point_subtract(to, from);
    bool steep = abs(offset.y) > abs(offset.x);
    int length = point_chebyshev(from, to);
    /* step * side / length rounded to the nearest; a remainder of 0 is a tie between two cells */
    int twice = 2 * step * (steep ? abs(offset.x) : abs(offset.y)) + length;
    int sideways = twice / (2 * length);
    int x_sign = integer_sign(offset.x);
    int y_sign = integer_sign(offset.y);
    struct point far = {from.x + x_sign * (steep ? sideways : step),
                        from.y + y_sign * (steep ? step : sideways)};
    if (twice % (2 * length) != 0)
        return far;
    struct point near = {far.x - (steep ? x_sign : 0), far.y - (steep ? 0 : y_sign)};
    return better_of(opacity, near, far);
}

int missile_line(const struct opacity *opacity, struct point from, struct point to,
                 struct point *cells, int capacity)
{
    assert(grid_contains(opacity->grid, from) && grid_contains(opacity->grid, to));
    int length = point_chebyshev(from, to);
    for (int step = 1; step <= length && step <= capacity; step++)
        cells[step - 1] = missile_line_cell(opacity, from, to, step);
    return length;
}
