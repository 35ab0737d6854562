/* Going to the nearest of some goals, step by step, without going to and fro: what is out of sight is out of
 * the hero's reckoning, so the nearest goal and the best way may change with every step. */
#ifndef GAME_JOURNEY_H
#define GAME_JOURNEY_H

#include "game/route.h"

/* Zero is the start of a journey. */
struct journey {
    bool has_goal;
    /* Is kept until it is reached or can't be, is no goal any more, or the hero has seen more. */
    struct point goal;
    size_t known; /* cells that he had seen when he chose it */
    int patience; /* steps that he may still take to it */
};

enum journey_answer {
    JOURNEY_STEP, /* `direction` is next */
    JOURNEY_HERE, /* the hero stands on a goal */
    JOURNEY_NONE, /* no goal can be reached */
    JOURNEY_LOST, /* the hero has walked long enough to have come there, and has not */
};

enum journey_answer journey_next(struct journey *journey, const struct route_ground *ground,
                                 route_is_goal *is_goal, const void *context,
                                 enum direction *direction);

#endif
