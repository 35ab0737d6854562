/* Private to dungeon: places for false doors. */
#ifndef DUNGEON_POPULATION_NICHE_H
#define DUNGEON_POPULATION_NICHE_H

#include "base/random.h"
#include "world/level.h"

/* Whether a door in the cell would lead nowhere and look like any other: bare floor before it, solid wall on all other
 * sides, no other door near it, and nothing in front that must stay clear of doors. What is in the cell itself does not
 * matter. */
bool niche_is_at(const struct level *level, struct point p);

typedef bool niche_fits(const struct level *level, struct point p);

/* Finds a niche in solid wall that fits, if there is one: the first after a random cell. */
bool niche_find(const struct level *level, struct random *random, niche_fits *fits,
                struct point *found);

#endif
