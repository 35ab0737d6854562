/* Going to the nearest of some goals, step by step, without going to and fro: what is out of sight is out of
 * the hero's reckoning, so the nearest goal and the best way may change with every step. */
#ifndef GAME_TRAVEL_TRAVEL_H
#define GAME_TRAVEL_TRAVEL_H

#include "game/travel/route.h"

/* Zero is the start of a journey. */
struct travel {
    bool has_goal;
    /* Is kept until it is reached or can't be, is no goal any more, or the hero has seen more. */
    struct point goal;
    size_t known; /* cells that he had seen when he chose it */
    int patience; /* steps that he may still take to it */
};

enum travel_answer {
    TRAVEL_STEP, /* `direction` is next */
    TRAVEL_HERE, /* the hero stands on a goal */
    TRAVEL_NONE, /* no goal can be reached */
    TRAVEL_LOST, /* the hero has walked long enough to have come there, and has not */
};

enum travel_answer travel_next(struct travel *travel, const struct route_ground *ground,
                               route_is_goal *is_goal, const void *context,
                               enum direction *direction);

#endif
