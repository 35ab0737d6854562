/* Private to dungeon: the lighthouse, where the run ends. */
#ifndef DUNGEON_SITES_TOWER_H
#define DUNGEON_SITES_TOWER_H

#include "dungeon/layout/plan.h"

/* Measured from the lamp in its middle: the tower's floor, and the ground around its walls, which connects everything it
 * cuts. */
#define TOWER_FLOOR_RADIUS 4
#define TOWER_GROUND_RADIUS 7

/* At least this many ways in (doors and gaps in its wall), and windows, so that it is seen from afar. */
#define TOWER_WAYS 4
#define TOWER_WINDOWS 8

/* Whether the level is large enough for one. */
bool tower_has_room(const struct level *level);

/* Builds one at a far side of the floor, with ground all around; the lamp's cell is still floor. False if there is no such
 * place. */
bool tower_build(struct plan *plan, struct random *random, struct point *lamp);

/* The ways into the tower around a lamp, and its windows. */
int tower_count_ways(const struct level *level, struct point lamp);
int tower_count_windows(const struct level *level, struct point lamp);

#endif
