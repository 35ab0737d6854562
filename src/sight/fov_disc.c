/* Everything within the circle dx*dx + dy*dy <= r*r, whatever stands between. */
#include "base/integer.h"
#include "sight/fov_algorithms.h"

/* Adds the cells of the level in row y that are up to half_width from x. */
static void add_row(struct view *view, int y, int x, int half_width)
{
    struct grid grid = view->cells.grid;
    if (y >= 0 && y < grid.height)
        view_add_run(view, y, int_max(x - half_width, 0), int_min(x + half_width, grid.width - 1));
}

void fov_disc_compute(const struct opacity *opacity, struct point origin, int radius,
                      struct view *view)
{
    (void)opacity; /* walls hide nothing */
    int half_width = radius;
    for (int dy = 0; dy <= radius; dy++) {
        while (half_width * half_width + dy * dy > radius * radius)
            half_width--;
        add_row(view, origin.y - dy, origin.x, half_width);
        add_row(view, origin.y + dy, origin.x, half_width);
    }
}

bool fov_disc_sees(const struct opacity *opacity, struct point origin, int radius,
                   struct point target)
{
    struct point offset = point_subtract(target, origin);
    (void)opacity;
    return offset.x * offset.x + offset.y * offset.y <= radius * radius;
}
