#include "world/beam.h"

unsigned beam_mask(const struct state *state)
{
    const struct finale *finale = &state->finale;
    bool is_here = finale->is_on && finale->depth == state->depth;
    return is_here ? 1U << finale->beam | finale->fixed_beams : 0;
}

static bool is_in_any(const struct state *state, unsigned mask, struct point p)
{
    struct point lamp = state->finale.lamp;
    if (mask == 0 || point_is_equal(p, lamp) || !point_is_within(lamp, p, BEAM_RADIUS) ||
        !(mask >> direction_nearest(point_subtract(p, lamp)) & 1))
        return false;
    return fov_sees(fov_get(state->fov), &state_level_const(state)->opacity, lamp, BEAM_RADIUS, p);
}

bool beam_has(const struct state *state, struct point p)
{
    return is_in_any(state, beam_mask(state), p);
}

bool beam_would_have(const struct state *state, enum direction direction, struct point p)
{
    return beam_mask(state) != 0 && is_in_any(state, 1U << direction, p);
}
