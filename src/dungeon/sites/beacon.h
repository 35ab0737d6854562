/* Private to dungeon: lesser beacons. */
#ifndef DUNGEON_SITES_BEACON_H
#define DUNGEON_SITES_BEACON_H

#include "dungeon/plan.h"

/* From the end of the way through its floor, by path; less where the level is smaller than usual. */
#define BEACON_STEPS_OFF 40

/* Whether the floor has one. */
bool beacon_is_due(const struct level *level);

/* Sets the floor's beacon up, out of doors' way and off the way's end; false if there is no place. The plan's lent memory is
 * gone after it; the map holds the steps from the end. */
bool beacon_place(struct plan *plan, struct distance_map *scratch, struct point end,
                  struct random *random);

#endif
