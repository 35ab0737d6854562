#include "game/journey.h"

static bool choose(struct journey *journey, const struct route_ground *ground,
                   route_is_goal *is_goal, const void *context, size_t known)
{
    int steps;
    journey->has_goal = route_choose(ground, is_goal, context, &journey->goal, &steps);
    if (!journey->has_goal)
        return false;
    journey->known = known;
    journey->patience = 2 * steps + 16; /* twice, as doors are opened first */
    return true;
}

enum journey_answer journey_next(struct journey *journey, const struct route_ground *ground,
                                 route_is_goal *is_goal, const void *context,
                                 enum direction *direction)
{
    const struct state *state = ground->state;
    size_t known = state_level_const(state)->seen_count;
    bool is_kept =
        journey->has_goal && journey->known == known && is_goal(state, context, journey->goal);
    if (!is_kept && !choose(journey, ground, is_goal, context, known))
        return JOURNEY_NONE;
    enum route route = route_towards(ground, journey->goal, direction);
    /* What came to be on the way, a web or a fire, may leave it to other goals. */
    if (is_kept && route == ROUTE_NONE && choose(journey, ground, is_goal, context, known))
        route = route_towards(ground, journey->goal, direction);
    switch (route) {
    case ROUTE_HERE:
        return JOURNEY_HERE;
    case ROUTE_STEP:
        return journey->patience-- > 0 ? JOURNEY_STEP : JOURNEY_LOST;
    case ROUTE_NONE:
        break;
    }
    return JOURNEY_NONE;
}
