/* The hero's ways over the floor he is on, by what he knows of it: memory, never truth. */
#ifndef GAME_ROUTE_H
#define GAME_ROUTE_H

#include "world/state.h"

/* Whether the hero knows that he can walk there; a closed door counts, as he can open it. */
bool route_is_ground(const struct level *level, struct point p);

/* Whether, as far as he knows, he can step from a cell of the level in the direction: both are ground, and a
 * diagonal passes no corner and no closed door, nor leads from or to one. */
bool route_can_step(const struct level *level, struct point from, enum direction direction);

/* Whether a cell that can be reached is where a journey wants to go. */
typedef bool route_is_goal(const struct state *state, const void *context, struct point p);

enum route {
    ROUTE_NONE, /* no goal can be reached */
    ROUTE_HERE, /* the hero stands on one */
    ROUTE_STEP, /* `direction` is the first step to the nearest one */
};

/* The way to the nearest goal, round the actors that the hero sees if there is such a way. `scratch` has room
 * for the level's cells. */
enum route route_find(const struct state *state, struct distance_map *scratch,
                      route_is_goal *is_goal, const void *context, enum direction *direction);

#endif
