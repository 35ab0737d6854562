/* Private to dungeon: doors that look like the wall they are in. Nobody ever needs one. */
#ifndef DUNGEON_SECRETS_H
#define DUNGEON_SECRETS_H

#include "dungeon/plan.h"

/* Steps that a short cut saves. */
#define SECRETS_SAVED_MIN 16

/* On some floors, digs a small place behind a secret door. The plan's zones must still be there. */
void secrets_dig_nook(struct plan *plan, struct random *random);

/* On some floors, hangs a secret door in a wall one cell thick between two places that are far from each other on foot. */
void secrets_hang_short_cut(struct plan *plan, struct distance_map *scratch, struct random *random);

/* Whether the cell is a secret door; and whether one is so near that nothing else may be built into the wall. */
bool secrets_is_door(const struct level *level, struct point p);
bool secrets_is_door_near(const struct level *level, struct point p);

#endif
