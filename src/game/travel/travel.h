/* Going to the nearest of some goals, step by step. The nearest goal and the best way can change with every step, as the hero
 * sees more: a goal is kept to avoid walking back and forth. */
#ifndef GAME_TRAVEL_TRAVEL_H
#define GAME_TRAVEL_TRAVEL_H

#include "game/travel/route.h"

/* Zero is its start. */
struct travel {
    bool has_goal;
    /* Kept until it is reached, can't be reached, is no goal any more, or the hero has seen more. */
    struct point goal;
    size_t known; /* cells that the hero had seen when it was chosen */
    /* Of seek_news: */
    int attempt;          /* the one that found the goal */
    int first_attempt;    /* those before it have failed since the hero last saw more */
    uint32_t steps;       /* to the goal */
    struct point from;    /* where the hero stood then */
    int patience;         /* steps that the hero may still take to it */
    struct handle spared; /* the creature that the way goes round, if it is a long one; or none */
};

enum travel_answer {
    TRAVEL_STEP, /* `direction` is next */
    TRAVEL_HERE, /* the hero stands on a goal */
    TRAVEL_NONE, /* no goal can be reached */
    TRAVEL_LOST, /* the patience is used up */
};

/* The next step to the goal that is kept; TRAVEL_NONE: none is, or it can't be reached. */
enum travel_answer travel_go_on(struct travel *travel, const struct route_context *context,
                                route_is_goal *is_goal, const void *goal_context,
                                enum direction *direction);

/* The same, or else to the nearest goal. */
enum travel_answer travel_next(struct travel *travel, const struct route_context *context,
                               route_is_goal *is_goal, const void *goal_context,
                               enum direction *direction);

#endif
