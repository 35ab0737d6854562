#include "rules/beacons.h"

#include "rules/boons.h"
#include "rules/harm.h"
#include "rules/night.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"

static void call_everybody(struct state *state, struct point beacon)
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
    ADD_EVENT(state, .kind = EVENT_BEACON, .to = beacon);
    harm_heal(state, state->hero, state->traits.health);
    night_end(state);
    visibility_refresh(state); /* so that the hero sees the pips change in its light */
    call_everybody(state, beacon);
    boons_offer(state, "beacon");
}

static bool is_unlit(enum terrain terrain)
{
    const struct terrain_kind *kind = terrain_get(terrain);
    return kind->blesses && kind->kindles_to != TERRAIN_NONE;
}

int beacons_count_unlit(const struct state *state)
{
    struct point p;
    int unlit = 0;
    for (int i = 0; i < FLOOR_COUNT; i++)
        for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
            unlit += state->levels[i].is_built && is_unlit((enum terrain)t) &&
                     level_find_terrain(&state->levels[i], (enum terrain)t, &p);
    return unlit;
}
