/* Who may walk where. Shared by performing a step, by the minds and by the hero's journeys. */
#ifndef WORLD_MOVEMENT_H
#define WORLD_MOVEMENT_H

#include "world/state.h"

/* Whether terrain lets an actor of the kind stand in the cell; cells outside the level never do. */
bool movement_can_stand(const struct level *level, enum monster kind, struct point p);

/* The same, and nobody stands there. */
bool movement_is_free(const struct level *level, enum monster kind, struct point p);

/* Whether there is something shut in the cell that opens to an actor of the kind, be it sealed or not; false off the level. */
bool movement_is_door_to(const struct level *level, enum monster kind, struct point p);

/* The same, and it opens now: no ward seals it. */
bool movement_can_open(const struct level *level, enum monster kind, struct point p);

/* Whether a diagonal step from `from` is refused, to those who fly too, because a cell beside it is no walking
 * ground: unwalkable terrain, a closed door among it, or off the level. If so, `corner` is that cell. False for
 * straight steps. */
bool movement_find_corner(const struct level *level, struct point from, enum direction direction,
                          struct point *corner);

/* The same of the first `count` steps of a line of cells, each beside the one before it, the first beside `from`. */
bool movement_find_corner_along(const struct level *level, struct point from,
                                const struct point *cells, int count, struct point *corner);

/* Whether terrain allows the step; actors in the way are not looked at. A step and the step back are allowed
 * or refused together, where both ends can be stood on. */
bool movement_can_step(const struct level *level, enum monster kind, struct point from,
                       enum direction direction);

/* For distance maps: the context is the const struct level: a step on foot over walking ground and through closed doors,
 * whoever opens them. */
bool movement_may_pass(const void *context, struct point from, enum direction direction);

/* Whether eyes hold the actor where it is, or the light in the cell keeps it off; one that is in such light can go on through
 * it. */
bool movement_is_kept_off(const struct state *state, const struct actor *actor, struct point to);

/* Whether one beside an actor, in whose way it stands, changes places with it: the relentless come past whoever can move,
 * may be where they come from, and is no friend of the hero. */
bool movement_makes_way(const struct state *state, const struct actor *other,
                        const struct actor *actor);

/* Whether the cells are the same, or beside each other so that a blow reaches from one to the other. */
bool movement_is_beside(const struct level *level, struct point from, struct point to);

/* Whether what the actor throws comes from where it stands to a cell within its reach, over cells that let it through and
 * that nobody stands in. */
bool movement_can_throw(const struct level *level, const struct actor *actor, struct point target);

/* The farthest that an actor who is not the hero throws, in steps. */
#define MOVEMENT_THROW_MAX 8

/* The most cells that a leap goes over. */
#define MOVEMENT_LEAP_MAX 4

/* Where the actor comes down that leaps at whoever is in a cell two cells off or more: the last cell before it of a
 * missile's line, over cells that are all free and past no corner, from where it can strike. False if it can't leap there. */
bool movement_find_landing(const struct level *level, const struct actor *actor,
                           struct point target, struct point *landing);

#endif
