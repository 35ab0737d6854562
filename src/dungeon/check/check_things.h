/* Private to dungeon: the parts of dungeon_check that look at what is on a floor. Each is false, and says why, for a floor
 * that is not as check.h has it; each takes for granted what those of check_terrain.h found. */
#ifndef DUNGEON_CHECK_CHECK_THINGS_H
#define DUNGEON_CHECK_CHECK_THINGS_H

#include "base/error.h"
#include "path/distance_map.h"
#include "world/level.h"

bool check_items(const struct level *level, struct error *why);
bool check_fixtures(const struct level *level, struct error *why);
bool check_sites(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_secrets(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_traps(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_webs(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_actors(const struct level *level, struct distance_map *scratch, struct error *why);

#endif
