#include "game/travel/brazier_way.h"

#include "game/travel/seek.h"
#include "rules/light/warmth.h"
#include "rules/pursuit.h"
#include "world/hero.h"
#include "world/keyring.h"

#define NEAR_STEPS 12

bool brazier_way_next(struct travel *travel, const struct state *state,
                      struct distance_map *scratch, enum direction *direction)
{
    return state_hero_const(state)->health < state->traits.health && warmth_left(state) > 0 &&
           !warmth_is_at_hero(state) && !pursuit_is_on(state) &&
           seek_goal(travel, state, scratch, goals_is_by_brazier, NULL, direction) == TRAVEL_STEP;
}

int brazier_way_steps(const struct state *state, struct distance_map *scratch)
{
    struct route_context ways = {.state = state, .scratch = scratch};
    uint32_t steps;
    return route_measure(&ways, goals_is_by_brazier, NULL, DISTANCE_UNREACHED, &steps) ? (int)steps
                                                                                       : 0;
}

bool brazier_way_is_far(const struct state *state, struct distance_map *scratch)
{
    return brazier_way_steps(state, scratch) > NEAR_STEPS;
}

bool brazier_way_would_rest(const struct state *state)
{
    return state_hero_const(state)->health < state->traits.health && !state->finale.is_on &&
           !event_list_has(&state->events, EVENT_BURNS_LOW) &&
           (warmth_period(state) > 0 || pursuit_is_on(state));
}

struct action brazier_way_rest(const struct state *state)
{
    bool hoods = warmth_period(state) == WARMTH_PERIOD && hero_has_open_lantern(state) &&
                 !keyring_holds_lantern(state) && !band_of_depth(state->depth)->is_nightless;
    return hoods ? (struct action){.kind = ACTION_LANTERN, .lantern = lantern_find(false)}
                 : (struct action){.kind = ACTION_WAIT};
}
