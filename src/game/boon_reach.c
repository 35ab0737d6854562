#include "game/boon_reach.h"

#include "base/array.h"
#include "base/integer.h"
#include "rules/noise.h"
#include "world/flight.h"
#include "world/hero.h"
#include "world/noticing.h"

static const struct lantern_kind *lantern_that(bool is_open, bool is_hooded)
{
    int l = 0;
    while (lantern_get((enum lantern)l)->is_open != is_open ||
           lantern_get((enum lantern)l)->is_hooded != is_hooded)
        l++;
    return lantern_get((enum lantern)l);
}

static int reach_of_light(const struct state *state, const struct traits *traits)
{
    (void)state;
    return lantern_that(true, false)->light_radius + traits->open_radius + traits->ahead;
}

static int reach_of_sight(const struct state *state, const struct traits *traits)
{
    return monster_get(state_hero_const(state)->kind)->dark_sight + traits->dark_sight;
}

static int reach_of_eyes(const struct state *state, const struct traits *traits)
{
    (void)state;
    return lantern_that(false, true)->glint_range + traits->hooded_glints;
}

/* From where the kind that sees farthest, or the farthest of those that see only ahead, notices one in that light. */
static int farthest_notice(enum light_grade grade, bool sees_ahead)
{
    int farthest = 0;
    for (int m = 0; m < MONSTER_COUNT; m++) {
        const struct monster_kind *kind = monster_get((enum monster)m);
        if (kind->light_sight != FOV_UNLIMITED && kind->is_gazing >= sees_ahead)
            farthest = int_max(farthest, noticing_radius_of_kind(kind, grade));
    }
    return farthest;
}

static int halved_if(int reach, int trait)
{
    return trait != 0 ? reach / 2 : reach;
}

static int reach_of_notice_hooded(const struct state *state, const struct traits *traits)
{
    (void)state;
    return halved_if(farthest_notice(LIGHT_DIM, false), traits->hides_hooded);
}

static int reach_of_gazes(const struct state *state, const struct traits *traits)
{
    (void)state;
    return halved_if(farthest_notice(LIGHT_BRIGHT, true), traits->hides_from_gaze);
}

/* Ripples show as bright light does. */
static int reach_of_notice_in_water(const struct state *state, const struct traits *traits)
{
    (void)state;
    return halved_if(farthest_notice(LIGHT_BRIGHT, false), traits->hides_in_water);
}

static int reach_of_steps(const struct state *state, const struct traits *traits)
{
    enum loudness loudness = lantern_get(state_hero_const(state)->lantern)->step_loudness;
    return noise_range(state, loudness_moved(loudness, traits->step_louder), HEARING_NORMAL);
}

static int reach_of_blows(const struct state *state, const struct traits *traits)
{
    return noise_range(state, loudness_moved(LOUDNESS_LOUD, traits->blow_louder), HEARING_NORMAL);
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
