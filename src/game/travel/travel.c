#include "game/travel/travel.h"

static bool choose(struct travel *travel, const struct route_ground *ground, route_is_goal *is_goal,
                   const void *context, size_t known)
{
    int steps;
    travel->has_goal = route_choose(ground, is_goal, context, &travel->goal, &steps);
    if (!travel->has_goal)
        return false;
    travel->known = known;
    travel->patience = 2 * steps + 16; /* twice, as doors are opened first */
    return true;
}

enum travel_answer travel_next(struct travel *travel, const struct route_ground *ground,
                               route_is_goal *is_goal, const void *context,
                               enum direction *direction)
{
    const struct state *state = ground->state;
    size_t known = state_level_const(state)->seen_count;
    bool is_kept =
        travel->has_goal && travel->known == known && is_goal(state, context, travel->goal);
    if (!is_kept && !choose(travel, ground, is_goal, context, known))
        return TRAVEL_NONE;
    enum route route = route_towards(ground, travel->goal, direction);
    /* What came to be on the way, a web or a fire, may leave it to other goals. */
    if (is_kept && route == ROUTE_NONE && choose(travel, ground, is_goal, context, known))
        route = route_towards(ground, travel->goal, direction);
    switch (route) {
    case ROUTE_HERE:
        return TRAVEL_HERE;
    case ROUTE_STEP:
        return travel->patience-- > 0 ? TRAVEL_STEP : TRAVEL_LOST;
    case ROUTE_NONE:
        break;
    }
    return TRAVEL_NONE;
}
