/* Private to dungeon: places for false doors. */
#ifndef DUNGEON_NICHE_H
#define DUNGEON_NICHE_H

#include "base/random.h"
#include "world/level.h"

/* Whether a door in the cell would lead nowhere and look like any other: bare floor before it and solid wall on all other
 * sides, no other door near it, nothing in front that has to be kept clear of doors. What is in the cell itself is not
 * looked at. */
bool niche_is_at(const struct level *level, struct point p);

/* Whether a cell of the level will do. */
typedef bool niche_fits(const struct level *level, struct point p);

/* Finds a niche in solid wall that fits: the first after a cell drawn by chance, so that one is found if there is one. */
bool niche_find(const struct level *level, struct random *random, niche_fits *fits,
                struct point *found);

#endif
