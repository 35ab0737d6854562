#include "game/travel/travel.h"

static bool choose(struct travel *travel, const struct route_context *context,
                   route_is_goal *is_goal, const void *goal_context, size_t known)
{
    int steps;
    travel->has_goal = route_choose(context, is_goal, goal_context, &travel->goal, &steps);
    if (!travel->has_goal)
        return false;
    travel->known = known;
    travel->patience = 2 * steps + 16; /* twice: opening a door takes a step */
    return true;
}

enum travel_answer travel_next(struct travel *travel, const struct route_context *context,
                               route_is_goal *is_goal, const void *goal_context,
                               enum direction *direction)
{
    const struct state *state = context->state;
    size_t known = state_level_const(state)->seen_count;
    bool is_kept =
        travel->has_goal && travel->known == known && is_goal(state, goal_context, travel->goal);
    if (!is_kept && !choose(travel, context, is_goal, goal_context, known))
        return TRAVEL_NONE;
    enum route route = route_towards(context, travel->goal, direction);
    /* A new web or fire may block the way to this goal only. */
    if (is_kept && route == ROUTE_NONE && choose(travel, context, is_goal, goal_context, known))
        route = route_towards(context, travel->goal, direction);
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
