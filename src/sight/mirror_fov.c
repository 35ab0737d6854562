#include "sight/mirror_fov.h"

#include <assert.h>

static bool is_within(const struct mirror_fov *fov, struct point p)
{
    return !fov->is_quarter || point_is_within(fov->origin, p, fov->around) ||
           direction_has_ahead(fov->facing, point_subtract(p, fov->origin));
}

/* Whether the mirror's cell sees the viewer within MIRROR_FOV_RADIUS. */
static bool is_near(const struct mirror_fov *fov, struct point mirror)
{
    return point_chebyshev(fov->origin, mirror) <= MIRROR_FOV_RADIUS &&
           fov_sees(fov->algorithm, fov->opacity, mirror, MIRROR_FOV_RADIUS, fov->origin);
}

/* How far the mirror shows what its cell sees. */
static int shown_radius(const struct mirror_fov *fov, struct point mirror)
{
    bool is_short = fov->radius != FOV_UNLIMITED && fov->radius < MIRROR_FOV_RADIUS;
    return is_short || is_near(fov, mirror) ? fov->radius : MIRROR_FOV_RADIUS;
}

bool mirror_fov_sees_straight(const struct mirror_fov *fov, struct point p)
{
    return is_within(fov, p) && fov_sees(fov->algorithm, fov->opacity, fov->origin, fov->radius, p);
}

bool mirror_fov_sees_by(const struct mirror_fov *fov, struct point mirror, struct point p)
{
    assert(bit_grid_has(fov->mirrors, mirror));
    return fov_sees(fov->algorithm, fov->opacity, mirror, shown_radius(fov, mirror), p) &&
           mirror_fov_sees_straight(fov, mirror);
}

/* Whether one of the mirrors near a cell shows p. */
static bool is_shown_near(const struct mirror_fov *fov, struct point at, struct point p)
{
    struct area area = area_around(at, MIRROR_FOV_RADIUS, fov->opacity->grid);
    for (struct point mirror = area_before(area); bit_grid_next(fov->mirrors, area, &mirror);)
        if (mirror_fov_sees_by(fov, mirror, p))
            return true;
    return false;
}

bool mirror_fov_sees(const struct mirror_fov *fov, struct point p)
{
    if (!grid_contains(fov->opacity->grid, p))
        return false;
    /* A mirror that shows a cell is near the cell or near the viewer. */
    return mirror_fov_sees_straight(fov, p) ||
           (fov->mirrors && (is_shown_near(fov, fov->origin, p) || is_shown_near(fov, p, p)));
}

static bool find_mirror_near(const struct mirror_fov *fov, const struct mirror_fov *other,
                             struct point at, struct point *mirror)
{
    struct area area = area_around(at, MIRROR_FOV_RADIUS, fov->opacity->grid);
    for (*mirror = area_before(area); bit_grid_next(fov->mirrors, area, mirror);)
        if (mirror_fov_sees_by(fov, *mirror, other->origin) &&
            mirror_fov_sees_straight(other, *mirror))
            return true;
    return false;
}

bool mirror_fov_find_mirror(const struct mirror_fov *fov, const struct mirror_fov *other,
                            struct point *mirror)
{
    return fov->mirrors && (find_mirror_near(fov, other, fov->origin, mirror) ||
                            find_mirror_near(fov, other, other->origin, mirror));
}

/* Removes everything outside the quarter from the view. */
static void keep_quarter(const struct mirror_fov *fov, struct view *view)
{
    for (int y = view->first_row; y <= view->last_row; y++)
        for (int word = 0; word < (int)view->cells.row_words; word++)
            for (uint64_t left = bit_grid_row(&view->cells, y)[word]; left; left &= left - 1) {
                struct point p = {word * 64 + bit_lowest(left), y};
                if (!is_within(fov, p))
                    bit_grid_put(&view->cells, p, false);
            }
}

static void add_mirror(const struct mirror_fov *fov, struct point mirror, struct view *view)
{
    fov_add(fov->algorithm, fov->opacity, mirror, shown_radius(fov, mirror), view);
}

/* Adds what the mirrors show that are in view without another mirror. */
static void add_mirrors(const struct mirror_fov *fov, struct view *view)
{
    int last = view->last_row;
    for (int y = view->first_row; y <= last; y++)
        for (int word = 0; word < (int)view->cells.row_words; word++) {
            uint64_t left =
                bit_grid_row(&view->cells, y)[word] & bit_grid_row(fov->mirrors, y)[word];
            for (; left; left &= left - 1) {
                struct point mirror = {word * 64 + bit_lowest(left), y};
                if (mirror_fov_sees_straight(fov, mirror))
                    add_mirror(fov, mirror, view);
            }
        }
}

void mirror_fov_compute(const struct mirror_fov *fov, struct view *view)
{
    fov_compute(fov->algorithm, fov->opacity, fov->origin, fov->radius, view);
    if (fov->is_quarter)
        keep_quarter(fov, view);
    if (fov->mirrors)
        add_mirrors(fov, view);
}
