/* Everything within the circle dx*dx + dy*dy <= r*r, whatever stands between. */
#include "sight/circle.h"
#include "sight/fov_algorithms.h"
#include "sight/integer.h"

void fov_disc_compute(const struct opacity *opacity, struct point origin, int radius,
                      struct view *view)
{
    struct grid grid = opacity->grid;
    int bottom = at_most(origin.y + radius, grid.height - 1);
    for (int y = at_least(origin.y - radius, 0); y <= bottom; y++) {
        int half_width = circle_half_width((long)radius * radius, y - origin.y);
        view_add_run(view, y, at_least(origin.x - half_width, 0),
                     at_most(origin.x + half_width, grid.width - 1));
    }
}
