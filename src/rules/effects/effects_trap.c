/* Effects of traps on the actor that sets them off. */
#include "base/area.h"
#include "rules/alter.h"
#include "rules/effects/effect.h"
#include "rules/hazards.h"
#include "rules/noise.h"
#include "rules/stance.h"
#include "rules/statuses.h"

#define SNARE_TURNS 5
#define SPOUT_RADIUS 1

enum refusal effect_alarm(struct state *state, const struct effect_use *use)
{
    noise_make(state, HANDLE_NONE, use->at, LOUDNESS_DEAFENING);
    return REFUSAL_NONE;
}

enum refusal effect_snare(struct state *state, const struct effect_use *use)
{
    statuses_hold(state, use->user, SNARE_TURNS);
    return REFUSAL_NONE;
}

enum refusal effect_spout(struct state *state, const struct effect_use *use)
{
    const struct level *level = state_level(state);
    struct area area = area_around(use->at, SPOUT_RADIUS, level->grid);
    for (struct point p = area_before(area); area_next(area, &p);)
        alter_douse(state, HANDLE_NONE, p);
    statuses_shed_in_water(state, use->user);
    if (state_is_hero(state, use->user))
        stance_put_out_lantern(state);
    return REFUSAL_NONE;
}

enum refusal effect_flash(struct state *state, const struct effect_use *use)
{
    struct effect_use flare = {HANDLE_NONE, use->at, ITEM_NONE};
    return effect_flare(state, &flare);
}

enum refusal effect_drop(struct state *state, const struct effect_use *use)
{
    if (state->depth == FLOOR_COUNT)
        return REFUSAL_NO_FLOOR;
    hazards_drop(state, use->user);
    return REFUSAL_NONE;
}
