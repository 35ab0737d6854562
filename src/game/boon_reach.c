#include "game/boon_reach.h"

#include "base/array.h"
#include "base/integer.h"
#include "rules/combat.h"
#include "rules/noise.h"
#include "world/flight.h"
#include "world/hero.h"
#include "world/noticing.h"

static int reach_of_light(const struct state *state, const struct traits *traits)
{
    (void)state;
    return lantern_get(lantern_find(true))->light_radius + traits->open_radius;
}

static int reach_of_sight(const struct state *state, const struct traits *traits)
{
    return monster_get(state_hero_const(state)->kind)->dark_sight + traits->dark_sight;
}

static int reach_of_eyes(const struct state *state, const struct traits *traits)
{
    (void)state;
    return lantern_get(lantern_find(false))->glint_range + traits->hooded_glints;
}

/* From where the kind that sees farthest, or of those that see only ahead, notices one in that light; with the trait it sees
 * half as far. */
static int farthest_notice(enum light_grade grade, bool sees_ahead, int trait)
{
    int farthest = 0;
    for (int m = 0; m < MONSTER_COUNT; m++) {
        const struct monster_kind *kind = monster_get((enum monster)m);
        if (kind->light_sight != FOV_UNLIMITED && !kind->ignores_hero &&
            (!sees_ahead || kind->is_gazing))
            farthest = int_max(farthest, kind->light_sight);
    }
    return noticing_radius_of_sight(trait != 0 ? farthest / 2 : farthest, grade);
}

static int reach_of_notice_hooded(const struct state *state, const struct traits *traits)
{
    (void)state;
    return farthest_notice(LIGHT_DIM, false, traits->hides_hooded);
}

static int reach_of_gazes(const struct state *state, const struct traits *traits)
{
    (void)state;
    return farthest_notice(LIGHT_BRIGHT, true, traits->hides_from_gaze);
}

/* Ripples show as bright light does. */
static int reach_of_notice_in_water(const struct state *state, const struct traits *traits)
{
    (void)state;
    return farthest_notice(LIGHT_BRIGHT, false, traits->hides_in_water);
}

static int reach_of_steps(const struct state *state, const struct traits *traits)
{
    enum loudness loudness = lantern_get(state_hero_const(state)->lantern)->step_loudness;
    return noise_range(state, loudness_moved(loudness, traits->step_louder), HEARING_NORMAL);
}

static int reach_of_blows(const struct state *state, const struct traits *traits)
{
    enum item weapon = hero_weapon(state);
    enum loudness loudness =
        weapon != ITEM_NONE ? combat_weapon_blow(weapon).loudness : LOUDNESS_SOFT;
    return noise_range(state, loudness_moved(loudness, traits->blow_louder), HEARING_NORMAL);
}

static int reach_of_ears(const struct state *state, const struct traits *traits)
{
    (void)state;
    return traits->hears_steps;
}

static int reach_of_throws(const struct state *state, const struct traits *traits)
{
    (void)state;
    return FLIGHT_RANGE + traits->throw_range;
}

static int (*const reaches[])(const struct state *state, const struct traits *traits) = {
    reach_of_light, reach_of_sight,           reach_of_eyes,  reach_of_notice_hooded,
    reach_of_gazes, reach_of_notice_in_water, reach_of_steps, reach_of_blows,
    reach_of_ears,  reach_of_throws,
};

bool boon_reach(const struct state *state, enum boon boon, struct boon_reach *reach)
{
    struct traits before = state->traits;
    traits_subtract(&before, &boon_get(boon)->gain);
    for (int i = 0; i < (int)ARRAY_LENGTH(reaches); i++) {
        struct boon_reach now = {reaches[i](state, &before), reaches[i](state, &state->traits)};
        if (now.before == now.after)
            continue;
        *reach = now;
        return true;
    }
    return false;
}
