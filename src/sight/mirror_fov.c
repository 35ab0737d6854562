#include "sight/mirror_fov.h"

#include <assert.h>

static bool is_within(const struct mirror_fov *gaze, struct point p)
{
    return !gaze->is_quarter || direction_has_ahead(gaze->facing, point_subtract(p, gaze->origin));
}

/* Whether the one who looks is near the mirror, as its own cell has it. */
static bool is_near(const struct mirror_fov *gaze, struct point mirror)
{
    return point_chebyshev(gaze->origin, mirror) <= GAZE_MIRROR_RADIUS &&
           fov_sees(gaze->algorithm, gaze->opacity, mirror, GAZE_MIRROR_RADIUS, gaze->origin);
}

/* How far the mirror shows what its cell sees. */
static int shown_radius(const struct mirror_fov *gaze, struct point mirror)
{
    bool is_short = gaze->radius != FOV_UNLIMITED && gaze->radius < GAZE_MIRROR_RADIUS;
    return is_short || is_near(gaze, mirror) ? gaze->radius : GAZE_MIRROR_RADIUS;
}

bool mirror_fov_sees_straight(const struct mirror_fov *gaze, struct point p)
{
    return is_within(gaze, p) &&
           fov_sees(gaze->algorithm, gaze->opacity, gaze->origin, gaze->radius, p);
}

bool mirror_fov_sees_by(const struct mirror_fov *gaze, struct point mirror, struct point p)
{
    assert(bit_grid_has(gaze->mirrors, mirror));
    return fov_sees(gaze->algorithm, gaze->opacity, mirror, shown_radius(gaze, mirror), p) &&
           mirror_fov_sees_straight(gaze, mirror);
}

/* Whether one of the mirrors near a cell shows p. */
static bool is_shown_near(const struct mirror_fov *gaze, struct point at, struct point p)
{
    struct area area = area_around(at, GAZE_MIRROR_RADIUS, gaze->opacity->grid);
    for (struct point mirror = area_before(area); bit_grid_next(gaze->mirrors, area, &mirror);)
        if (mirror_fov_sees_by(gaze, mirror, p))
            return true;
    return false;
}

bool mirror_fov_sees(const struct mirror_fov *gaze, struct point p)
{
    if (!grid_contains(gaze->opacity->grid, p))
        return false;
    /* A mirror that shows something is near to it, or to the one who looks. */
    return mirror_fov_sees_straight(gaze, p) ||
           (gaze->mirrors && (is_shown_near(gaze, gaze->origin, p) || is_shown_near(gaze, p, p)));
}

static bool find_mirror_near(const struct mirror_fov *gaze, const struct mirror_fov *other,
                             struct point at, struct point *mirror)
{
    struct area area = area_around(at, GAZE_MIRROR_RADIUS, gaze->opacity->grid);
    for (*mirror = area_before(area); bit_grid_next(gaze->mirrors, area, mirror);)
        if (mirror_fov_sees_by(gaze, *mirror, other->origin) &&
            mirror_fov_sees_straight(other, *mirror))
            return true;
    return false;
}

bool mirror_fov_find_mirror(const struct mirror_fov *gaze, const struct mirror_fov *other,
                            struct point *mirror)
{
    return gaze->mirrors && (find_mirror_near(gaze, other, gaze->origin, mirror) ||
                             find_mirror_near(gaze, other, other->origin, mirror));
}

/* Leaves but the quarter in the view. */
static void keep_quarter(const struct mirror_fov *gaze, struct view *view)
{
    for (int y = view->first_row; y <= view->last_row; y++)
        for (int word = 0; word < (int)view->cells.row_words; word++)
            for (uint64_t left = bit_grid_row(&view->cells, y)[word]; left; left &= left - 1) {
                struct point p = {word * 64 + bit_lowest(left), y};
                if (!is_within(gaze, p))
                    bit_grid_put(&view->cells, p, false);
            }
}

/* Adds what the mirror shows to a view that may hold more already: algorithms only add. */
static void add_mirror(const struct mirror_fov *gaze, struct point mirror, struct view *view)
{
    fov_add(gaze->algorithm, gaze->opacity, mirror, shown_radius(gaze, mirror), view);
}

/* Of the mirrors in the view, those count that were there before others showed them. */
static void add_mirrors(const struct mirror_fov *gaze, struct view *view)
{
    int last = view->last_row;
    for (int y = view->first_row; y <= last; y++)
        for (int word = 0; word < (int)view->cells.row_words; word++) {
            uint64_t left =
                bit_grid_row(&view->cells, y)[word] & bit_grid_row(gaze->mirrors, y)[word];
            for (; left; left &= left - 1) {
                struct point mirror = {word * 64 + bit_lowest(left), y};
                if (mirror_fov_sees_straight(gaze, mirror))
                    add_mirror(gaze, mirror, view);
            }
        }
}

void mirror_fov_compute(const struct mirror_fov *gaze, struct view *view)
{
    fov_compute(gaze->algorithm, gaze->opacity, gaze->origin, gaze->radius, view);
    if (gaze->is_quarter)
        keep_quarter(gaze, view);
    if (gaze->mirrors)
        add_mirrors(gaze, view);
}
