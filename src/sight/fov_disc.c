/* Everything within the circle dx*dx + dy*dy <= r*r, whatever stands between. */
#include "sight/circle.h"
#include "sight/fov_algorithms.h"

void fov_disc_compute(const struct opacity *opacity, struct point origin, int radius,
                      struct view *view)
{
    struct grid grid = opacity->grid;
    for (int y = 0; y < grid.height; y++) {
        int half = circle_half_width((long)radius * radius, y - origin.y);
        if (half < 0)
            continue;
        int first = origin.x - half;
        int last = origin.x + half;
        view_add_run(view, y, first < 0 ? 0 : first, last < grid.width ? last : grid.width - 1);
    }
}
