/* Effects of keystones, which the hero alone has. */
#include "rules/effects/effect.h"
#include "rules/noise.h"
#include "rules/statuses.h"

#define NOON_RADIUS 12
#define NOON_STUNS 3

enum refusal effect_noon(struct state *state, const struct effect_use *use)
{
    enum status status = status_find_effect(EFFECT_NOON);
    if (statuses_stun_around(state, use->at, NOON_RADIUS, NOON_STUNS, true) == 0)
        return REFUSAL_NONE_AWAKE;
    statuses_begin(state, use->user, status, status_get(status)->turns);
    return REFUSAL_NONE;
}

enum refusal effect_voice(struct state *state, const struct effect_use *use)
{
    if (!view_has(&state->vision.view, use->at))
        return REFUSAL_NOT_SEEN;
    const struct level *level = state_level_const(state);
    if (!bit_grid_has(&level->sound_passes, use->at) && !bit_grid_has(&level->muffling, use->at))
        return REFUSAL_NO_TARGET;
    noise_make(state, HANDLE_NONE, use->at, LOUDNESS_LOUD);
    return REFUSAL_NONE;
}

/* Deep water, or a chasm. */
static bool leads_down(const struct level *level, struct point p)
{
    const struct terrain_kind *kind =
        grid_contains(level->grid, p) ? level_terrain_kind(level, p) : NULL;
    return kind && (kind->is_chasm || (kind->is_water && !kind->is_walkable));
}

/* The hero falls once the action is done. */
enum refusal effect_undertow(struct state *state, const struct effect_use *use)
{
    for (int d = 0; d < DIRECTION_COUNT; d++)
        if (state->depth < FLOOR_COUNT &&
            leads_down(state_level(state), point_step(use->at, (enum direction)d))) {
            state->is_falling = true;
            state->warned_cell = use->at;
            return REFUSAL_NONE;
        }
    return REFUSAL_NO_WATER;
}
