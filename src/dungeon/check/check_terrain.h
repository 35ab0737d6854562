/* Private to dungeon: the parts of dungeon_check that look at terrain. Each is false, and says why, for a
 * floor that is not as check.h has it; each but the first two takes for granted what those before it
 * found. */
#ifndef DUNGEON_CHECK_CHECK_TERRAIN_H
#define DUNGEON_CHECK_CHECK_TERRAIN_H

#include "base/error.h"
#include "path/distance_map.h"
#include "world/level.h"

bool check_edges(const struct level *level, struct error *why);
bool check_ways(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_doors(const struct level *level, struct error *why);
bool check_stairs(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_beacon(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_tower(const struct level *level, struct error *why);
bool check_loops(const struct level *level, struct distance_map *scratch, struct error *why);

#endif
