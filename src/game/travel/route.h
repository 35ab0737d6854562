/* The hero's ways over the floor he is on, by what he knows of it: memory, never truth. */
#ifndef GAME_TRAVEL_ROUTE_H
#define GAME_TRAVEL_ROUTE_H

#include "game/travel/avoid_zone.h"

/* Whether the hero knows that he can walk there; a closed door counts, as he can open it. */
bool route_is_ground(const struct level *level, struct point p);

/* Whether, as far as he knows, he can step from a cell of the level in the direction: both are ground, and a
 * diagonal passes no corner and no closed door, nor leads from or to one. */
bool route_can_step(const struct level *level, struct point from, enum direction direction);

/* Whether, as far as he knows, a cell holds a trap, or what hangs there would hold or, as he sees, burn him: no journey
 * leads there, and no run. */
bool route_is_snare(const struct level *level, struct point p);

/* Whether a cell that can be reached is where a journey wants to go. */
typedef bool route_is_goal(const struct state *state, const void *context, struct point p);

/* Where ways lead. */
struct route_ground {
    const struct state *state;
    struct distance_map *scratch;          /* with room for the level */
    const struct avoid_zones *avoid_zones; /* that they keep clear of; NULL: of none */
};

/* A goal that is one cell: the context is its struct point. */
route_is_goal route_is_at;

/* The nearest goal, by steps over ground; one hardly farther if somebody whom the hero sees is in the way of
 * it. `steps` is how far the nearest is. False if none can be reached. */
bool route_choose(const struct route_ground *ground, route_is_goal *is_goal, const void *context,
                  struct point *goal, int *steps);

/* Of the goals that can be reached, the one by which the way would be the shortest if from it one could walk straight `to` a
 * cell; of equals the first in reading order. False if there is none. */
bool route_choose_towards(const struct route_ground *ground, route_is_goal *is_goal,
                          const void *context, struct point to, struct point *goal);

enum route {
    ROUTE_NONE, /* it can't be reached */
    ROUTE_HERE, /* the hero stands on it */
    ROUTE_STEP, /* `direction` is the first step there */
};

/* The way to a cell of the level, round the actors that the hero sees where that is hardly longer. */
enum route route_towards(const struct route_ground *ground, struct point goal,
                         enum direction *direction);

/* The cells of that way, from the one beside the hero to the goal, or as many of its first ones as there is room for.
 * Returns how many; 0: there is none, or he stands there. */
int route_trace(const struct route_ground *ground, struct point goal, struct point *cells, int max);

#endif
