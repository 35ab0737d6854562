#include "game/travel/travel.h"

static enum route choose(struct travel *travel, const struct route_context *context,
                         route_is_goal *is_goal, const void *goal_context,
                         enum direction *direction)
{
    int steps = 0;
    enum route route =
        route_choose_step(context, is_goal, goal_context, &travel->goal, &steps, direction);
    travel->has_goal = route != ROUTE_NONE;
    if (travel->known != state_level_const(context->state)->seen_count)
        travel->first_attempt = 0;
    travel->known = state_level_const(context->state)->seen_count;
    travel->patience = 2 * steps + 16; /* twice: opening a door takes a step */
    return route;
}

static enum travel_answer answer_of(struct travel *travel, enum route route)
{
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

enum travel_answer travel_go_on(struct travel *travel, const struct route_context *context,
                                route_is_goal *is_goal, const void *goal_context,
                                enum direction *direction)
{
    const struct state *state = context->state;
    bool is_kept = travel->has_goal && travel->known == state_level_const(state)->seen_count &&
                   is_goal(state, goal_context, travel->goal);
    return is_kept ? answer_of(travel, route_towards(context, travel->goal, direction))
                   : TRAVEL_NONE;
}

enum travel_answer travel_next(struct travel *travel, const struct route_context *context,
                               route_is_goal *is_goal, const void *goal_context,
                               enum direction *direction)
{
    enum travel_answer answer = travel_go_on(travel, context, is_goal, goal_context, direction);
    if (answer != TRAVEL_NONE)
        return answer;
    /* A new web or fire may block the way to this goal only. */
    struct route_context anew = *context;
    anew.is_begun = false;
    return answer_of(travel, choose(travel, &anew, is_goal, goal_context, direction));
}
