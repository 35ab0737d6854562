/* Private to dungeon: where an actor of each kind may be put. */
#ifndef DUNGEON_POPULATION_POST_H
#define DUNGEON_POPULATION_POST_H

#include "world/level.h"

/* Steps from the arrival that all actors keep, and those that awake ones keep. */
#define POST_CLEARANCE 8
#define POST_CLEARANCE_AWAKE 12

/* Whether the kind is found in such a cell of the level: swimmers in deep water at a shore; kinds with a guise on a
 * consumable or in a closed door that leads nowhere; kinds that hide in cover in cover, and in glass in mirrors; door guards
 * beside a closed door; immobile kinds where they block no way and, unless they hide, have a view; and all except swimmers
 * and those in glass on walkable cells without doors or stairs. */
bool post_suits(const struct level *level, enum monster monster, struct point p);

/* Whether an actor may be put into the cell before the hero arrives: it is free and far enough from the arrival and, for an
 * awake actor, neither sees the other. */
bool post_is_clear(const struct level *level, bool is_asleep, struct point p);

/* Both of these. */
bool post_is_fit(const struct level *level, enum monster monster, bool is_asleep, struct point p);

/* Whether the cell is seen from the arrival, or sees it, at any distance. */
bool post_is_exposed(const struct level *level, struct point p);

/* Whether the kind may be on any walkable cell, and walk a round. */
bool post_is_anywhere(enum monster monster);

/* The direction with the farthest view. */
enum direction post_outlook(const struct level *level, struct point p);

#endif
