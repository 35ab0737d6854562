#include "game/travel/travel.h"

static enum route choose(struct travel *travel, const struct route_context *context,
                         route_is_goal *is_goal, const void *goal_context,
                         enum direction *direction)
{
    int steps = 0;
    enum route route =
        route_choose_step(context, is_goal, goal_context, &travel->goal, &steps, direction);
    travel->has_goal = route != ROUTE_NONE;
    travel->known = state_level_const(context->state)->seen_count;
    travel->patience = 2 * steps + 16; /* twice: opening a door takes a step */
    return route;
}

enum travel_answer travel_next(struct travel *travel, const struct route_context *context,
                               route_is_goal *is_goal, const void *goal_context,
                               enum direction *direction)
{
    const struct state *state = context->state;
    bool is_kept = travel->has_goal && travel->known == state_level_const(state)->seen_count &&
                   is_goal(state, goal_context, travel->goal);
    enum route route = is_kept ? route_towards(context, travel->goal, direction) : ROUTE_NONE;
    /* A new web or fire may block the way to this goal only. */
    if (route == ROUTE_NONE)
        route = choose(travel, context, is_goal, goal_context, direction);
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
