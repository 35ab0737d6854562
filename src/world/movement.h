/* Where actors can go. Shared by steps, minds and the hero's travel. */
#ifndef WORLD_MOVEMENT_H
#define WORLD_MOVEMENT_H

#include "world/state.h"

/* Whether terrain lets an actor of the kind stand in the cell; cells outside the level never do. */
bool movement_can_stand(const struct level *level, enum monster kind, struct point p);

/* The same, and the cell is free. */
bool movement_is_free(const struct level *level, enum monster kind, struct point p);

/* Whether the cell has a closed door that the kind opens, sealed or not; false off the level. */
bool movement_is_door_to(const struct level *level, enum monster kind, struct point p);

/* The same, and no ward seals it. */
bool movement_can_open(const struct level *level, enum monster kind, struct point p);

/* Whether a diagonal step is refused because a cell next to it, `corner`, isn't walkable: terrain, a closed door, or off the
 * level. Fliers, too. False for straight steps. */
bool movement_find_corner(const struct level *level, struct point from, enum direction direction,
                          struct point *corner);

/* The same for the first `count` steps of a line of cells that starts next to `from`. */
bool movement_find_corner_along(const struct level *level, struct point from,
                                const struct point *cells, int count, struct point *corner);

/* Whether terrain allows the step; actors in the way are not looked at. A step and the step back are allowed
 * or refused together, where both ends can be stood on. */
bool movement_can_step(const struct level *level, enum monster kind, struct point from,
                       enum direction direction);

/* For distance maps, with a const struct level as context: steps on walkable cells and through closed doors. */
bool movement_may_pass(const void *context, struct point from, enum direction direction);

/* The time of a step in that light. */
int movement_step_time_in(const struct monster_kind *kind, enum light_grade grade);

/* The time of a step of an actor other than the hero, where it stands now. */
int movement_step_time(const struct state *state, const struct actor *actor);

/* Whether being seen holds the actor, or the light in the cell keeps it away. An actor already in such light can go on. */
bool movement_is_kept_off(const struct state *state, const struct actor *actor, struct point to);

/* Whether `other`, in the actor's way, swaps places with it: a relentless actor passes any other that can move, can stand
 * where it comes from, and is no ally of the hero. */
bool movement_makes_way(const struct state *state, const struct actor *other,
                        const struct actor *actor);

/* Whether the cells are the same, or adjacent so that a blow lands. */
bool movement_is_beside(const struct level *level, struct point from, struct point to);

/* Whether the actor can throw at a cell: within its reach, over free cells. */
bool movement_can_throw(const struct level *level, const struct actor *actor, struct point target);

/* Greatest range of a monster's throw, in steps. */
#define MOVEMENT_THROW_MAX 8

/* Greatest length of a leap. */
#define MOVEMENT_LEAP_MAX 4

/* Where an actor lands that leaps at a target two or more cells away: the last cell before it on a missile's line over free
 * cells past no corner, from where it can strike. False: it can't leap there. */
bool movement_find_landing(const struct level *level, const struct actor *actor,
                           struct point target, struct point *landing);

/* Finds the free cell within steps_max steps of `at` (DISTANCE_UNREACHED: any number) that is nearest to it for the
 * kind, first in reading order among equals; false if there is none. */
bool movement_find_place(struct state *state, enum monster kind, struct point at,
                         uint32_t steps_max, struct point *found);

#endif
