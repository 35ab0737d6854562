/* Private to dungeon: where an actor of each kind may be put, as its row has it. */
#ifndef DUNGEON_POPULATION_POST_H
#define DUNGEON_POPULATION_POST_H

#include "world/level.h"

/* Nobody is met nearer to the arrival than the first, in steps, and nobody awake nearer than the second. */
#define POST_CLEARANCE 8
#define POST_CLEARANCE_AWAKE 12

/* Whether a cell of the level is one where the kind is found: swimmers in deep water at a shore, who hides in a guise on a
 * thing that can be spent or in a closed door that leads nowhere, and in cover in it, door guards beside a closed door, who
 * never moves where it blocks no way and, unless it hides, looks out over some ground; and all but swimmers where one
 * walks, but not in doors or on stairs. */
bool post_suits(const struct level *level, enum monster monster, struct point p);

/* Whether one could be put into the cell when the hero is about to arrive: it is free, and far enough from the arrival; for
 * one that is awake neither has the other in view. */
bool post_is_clear(const struct level *level, bool is_asleep, struct point p);

/* Whether an actor may be put there when the hero is about to arrive: it suits the kind, is free, and far enough from the
 * arrival; if it is awake, neither has the other in view. */
bool post_is_fit(const struct level *level, enum monster monster, bool is_asleep, struct point p);

/* Whether anything within sight distance is seen from the arrival, or sees it. */
bool post_is_exposed(const struct level *level, struct point p);

/* Whether the kind may be anywhere, and walk about. */
bool post_is_anywhere(enum monster monster);

/* The way that one sees farthest. */
enum direction post_outlook(const struct level *level, struct point p);

#endif
