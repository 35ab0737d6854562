/* Private to dungeon: the lighthouse, where the run ends. */
#ifndef DUNGEON_SITES_TOWER_H
#define DUNGEON_SITES_TOWER_H

#include "dungeon/plan.h"

/* From the lamp in its middle: the tower's floor; the ground about its walls, which joins all that it cuts. */
#define TOWER_FLOOR_RADIUS 4
#define TOWER_GROUND_RADIUS 7

/* Ways into it: doors and gaps in its wall; and windows, so that it is seen from afar. At least so many. */
#define TOWER_WAYS 4
#define TOWER_WINDOWS 8

/* Whether the level has room for one. */
bool tower_has_room(const struct level *level);

/* Builds one at a far side of the floor, where there is ground all about; the lamp's cell is still floor. False if chance finds
 * no such place. */
bool tower_build(struct plan *plan, struct random *random, struct point *lamp);

/* The ways into the tower about a lamp, and its windows: what is built beside its floor. */
int tower_count_ways(const struct level *level, struct point lamp);
int tower_count_windows(const struct level *level, struct point lamp);

#endif
