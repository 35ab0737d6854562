#include "sight/light_cast.h"

#include <assert.h>
#include <string.h>

/* The cells of a row of the circle, `half_width` to either side of its middle. */
static uint64_t circle_row(int radius, int half_width)
{
    return bit_run(radius - half_width, radius + half_width);
}

/* The cells of the view in a row, of those from x on. */
static uint64_t view_row(const struct view *view, int x, int y)
{
    bool has_row = y >= view->first_row && y <= view->last_row;
    return has_row ? bit_grid_window(&view->cells, point_make(x, y)) : 0;
}

void light_cast_fill(struct light_cast *cast, const struct view *view, struct point source,
                     int radius)
{
    assert(radius >= 0 && radius <= LIGHT_RADIUS_MAX);
    int limit = radius * radius + radius;
    int half_width = 0;
    cast->source = source;
    cast->radius = radius;
    cast->is_thrown_whole = false;
    for (int dy = radius; dy >= 0; dy--) {
        while (dy * dy + (half_width + 1) * (half_width + 1) <= limit)
            half_width++;
        uint64_t circle = circle_row(radius, half_width);
        int x = source.x - radius;
        cast->rows[radius - dy] = view_row(view, x, source.y - dy) & circle;
        cast->rows[radius + dy] = view_row(view, x, source.y + dy) & circle;
    }
}

void light_cast_remove(struct light_cast *cast, const struct bit_grid *cells)
{
    for (int i = 0; i <= 2 * cast->radius; i++)
        if (cast->rows[i] != 0) /* as all rows off the level are */
            cast->rows[i] &= ~bit_grid_window(cells, point_make(cast->source.x - cast->radius,
                                                                cast->source.y - cast->radius + i));
}

void light_cast_copy(struct light_cast *to, const struct light_cast *from)
{
    to->source = from->source;
    to->radius = from->radius;
    to->is_thrown_whole = from->is_thrown_whole;
    memcpy(to->rows, from->rows, (size_t)(2 * from->radius + 1) * sizeof *from->rows);
}

void light_cast_keep_ahead(struct light_cast *cast, enum direction ahead, int around)
{
    for (int i = 0; i <= 2 * cast->radius; i++)
        for (uint64_t left = cast->rows[i]; left; left &= left - 1) {
            struct point offset = {bit_lowest(left) - cast->radius, i - cast->radius};
            if (!direction_has_ahead(ahead, offset) &&
                !point_is_within(point_make(0, 0), offset, around))
                cast->rows[i] &= ~(left & -left);
        }
}

void light_cast_keep_eighths(struct light_cast *cast, unsigned mask)
{
    for (int i = 0; i <= 2 * cast->radius; i++)
        for (uint64_t left = cast->rows[i]; left; left &= left - 1) {
            struct point offset = {bit_lowest(left) - cast->radius, i - cast->radius};
            bool is_source = offset.x == 0 && offset.y == 0;
            if (is_source || !(mask >> direction_nearest(offset) & 1))
                cast->rows[i] &= ~(left & -left);
        }
}
