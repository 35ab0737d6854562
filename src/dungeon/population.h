/* Private to dungeon: who and what is on a floor. */
#ifndef DUNGEON_POPULATION_H
#define DUNGEON_POPULATION_H

#include "dungeon/plan.h"

/* Nobody is met nearer to the arrival than this, in steps. */
#define POPULATION_CLEARANCE 8

/* Adds groups of the kinds met on the floor, some asleep; nobody awake is in view of the arrival. */
void population_add_actors(struct plan *plan, struct distance_map *scratch, struct random *random);

/* Adds items, half of them far from the way between the arrival and the end. `scratch` holds the steps from
 * one of the two. */
void population_add_items(struct plan *plan, struct distance_map *scratch, struct point end,
                          struct random *random);

#endif
