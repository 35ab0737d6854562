#include "sight/ray.h"

#include "base/integer.h"

#include <assert.h>

static size_t bits_of(struct point offset, size_t row_words)
{
    return (size_t)offset.y * row_words * 64 + (size_t)offset.x;
}

/* How many cells of a line of `size` cells lie beyond one of them. */
static int room_beyond(int at, int step, int size)
{
    return step > 0 ? size - 1 - at : at;
}

bool ray_ties_are_near(enum ray_ties ties, struct point forward)
{
    /* A Bresenham line's ties are far from its smaller end. */
    bool is_smaller = forward.x + forward.y > 0;
    return ties == RAY_TIES_BRESENHAM && !is_smaller;
}

/* Field by field: copying a whole octant here takes longer than walking a ray. */
static void octant_init(struct ray_octant *octant, const struct opacity *opacity,
                        struct point origin, struct point forward, struct point sideways,
                        struct view *view)
{
    int x_room = room_beyond(origin.x, forward.x + sideways.x, opacity->grid.width);
    int y_room = room_beyond(origin.y, forward.y + sideways.y, opacity->grid.height);
    octant->opaque = opacity->rows.words;
    octant->opaque_origin = bits_of(origin, opacity->rows.stride);
    octant->opaque_forward = bits_of(forward, opacity->rows.stride);
    octant->opaque_sideways = bits_of(sideways, opacity->rows.stride);
    octant->seen = view->cells.words;
    octant->seen_origin = bits_of(origin, view->cells.row_words);
    octant->seen_forward = bits_of(forward, view->cells.row_words);
    octant->seen_sideways = bits_of(sideways, view->cells.row_words);
    octant->room_forward = forward.x ? x_room : y_room;
    octant->room_sideways = forward.x ? y_room : x_room;
}

void ray_octants_init(struct ray_octant octants[RAY_OCTANTS], const struct opacity *opacity,
                      struct point origin, int radius, enum ray_ties ties, struct view *view)
{
    struct point forward = {1, 0};
    for (int i = 0; i < RAY_OCTANTS; i += 2) {
        struct point right = {-forward.y, forward.x};
        struct point left = {forward.y, -forward.x};
        octant_init(&octants[i], opacity, origin, forward, right, view);
        octant_init(&octants[i + 1], opacity, origin, forward, left, view);
        octants[i].has_edges = true;
        octants[i + 1].has_edges = false;
        octants[i].ties_are_near = ray_ties_are_near(ties, forward);
        octants[i + 1].ties_are_near = octants[i].ties_are_near;
        forward = right;
    }
    view_touch_rows(view, int_max(origin.y - radius, 0),
                    int_min(origin.y + radius, opacity->grid.height - 1));
}

static int steps_inside(const struct ray_octant *octant, struct ray_walk walk, int steps)
{
    int slip_to_leave = walk.slip_full * (octant->room_sideways + 1) - walk.slip;
    steps = int_min(steps, octant->room_forward);
    return walk.slip_a_step * steps < slip_to_leave ? steps
                                                    : (slip_to_leave - 1) / walk.slip_a_step;
}

void ray_reveal(const struct ray_octant *octant, int length, int side, int steps)
{
    assert(side >= 0 && side <= length && length > 0);
    if (!octant->has_edges && (side == 0 || side == length))
        return;
    struct ray_walk walk = ray_walk_make(length, side, octant->ties_are_near);
    size_t opaque = octant->opaque_origin;
    size_t seen = octant->seen_origin;
    steps = steps_inside(octant, walk, steps);
    for (int i = 0; i < steps; i++) {
        opaque += octant->opaque_forward;
        seen += octant->seen_forward;
        if (ray_walk_step(&walk)) {
            opaque += octant->opaque_sideways;
            seen += octant->seen_sideways;
        }
        octant->seen[seen / 64] |= UINT64_C(1) << seen % 64;
        if (octant->opaque[opaque / 64] >> opaque % 64 & 1)
            return;
    }
}
