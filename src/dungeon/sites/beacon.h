/* Private to dungeon: beacons. */
#ifndef DUNGEON_SITES_BEACON_H
#define DUNGEON_SITES_BEACON_H

#include "dungeon/layout/plan.h"

/* Steps by path from the end of the floor's way; fewer on small levels. */
#define BEACON_STEPS_OFF 40

/* Whether the floor should have one. */
bool beacon_is_due(const struct level *level);

/* Places the floor's beacon, away from doors and the way's end; false if there is no place. The plan's zones are gone
 * afterwards; the map holds the steps from the end. */
bool beacon_place(struct plan *plan, struct distance_map *scratch, struct point end,
                  struct random *random);

#endif
