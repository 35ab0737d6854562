#include "support/bresenham_reference.h"

#include <assert.h>
#include <stdlib.h>

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

struct point bresenham_reference(struct point a, struct point b, int k)
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
    return point_make(from.x + x_steps * sign(to.x - from.x),
                      from.y + y_steps * sign(to.y - from.y));
}
