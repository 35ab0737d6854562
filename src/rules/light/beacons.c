#include "rules/light/beacons.h"

#include "rules/boons.h"
#include "rules/harm.h"
#include "rules/night.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"

static void summon_all(struct state *state, struct point beacon)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        if (!state_is_hero(state, handle))
            suspicion_summon(state, handle, beacon, SUSPICION_WARY);
    }
}

void beacons_bless(struct state *state, struct point beacon)
{
    int turns = night_end(state);
    ADD_EVENT(state, .kind = EVENT_BEACON, .to = beacon, .turns = turns);
    harm_heal(state, state->hero, state->traits.health);
    visibility_refresh(state); /* so that the hero sees the pips change in its light */
    summon_all(state, beacon);
    boons_offer(state, "beacon");
}

int beacons_count_lit(const struct state *state)
{
    struct point p;
    int lit = 0;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const struct terrain_kind *kind = terrain_get((enum terrain)t);
        for (int i = 0; i < FLOOR_COUNT && kind->blesses && kind->kindles_to != TERRAIN_NONE; i++)
            lit += state->levels[i].is_built &&
                   level_find_terrain(&state->levels[i], (enum terrain)kind->kindles_to, &p);
    }
    return lit;
}
