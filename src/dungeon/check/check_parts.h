/* Private to dungeon: the parts of dungeon_check. Each returns false, and says why, for a floor that is not as
 * dungeon_check.h says, in the order in which they rely on each other. */
#ifndef DUNGEON_CHECK_CHECK_PARTS_H
#define DUNGEON_CHECK_CHECK_PARTS_H

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
bool check_items(const struct level *level, struct error *why);
bool check_fixtures(const struct level *level, struct error *why);
bool check_sites(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_secrets(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_webs(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_traps(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_deposits(const struct level *level, struct distance_map *scratch, struct error *why);
bool check_actors(const struct level *level, struct distance_map *scratch, struct error *why);

/* What holds of a drawn room before a floor's items and creatures are there; the level has no others. */
bool check_drawn_site(const struct level *level, struct distance_map *scratch,
                      const struct site *site, struct error *why);

/* Parts of check_sites. Each passes all rooms that are not of its kind.
 * Shutter rooms: the levers can reach every state of the shutters from every other. The first state has at least two levers'
 * pulls to go until all are open. */
bool check_shutters(const struct level *level, struct distance_map *scratch,
                    const struct site *site, struct error *why);

/* Drawn rooms that promise a way: one leads from the door to all loot and spots, over cells that are as promised. */
bool check_way(const struct level *level, struct distance_map *scratch, const struct site *site,
               struct error *why);

/* Mirror mazes: the mirrors show much that is not in view without them; and the way to the loot is long. */
bool check_mirrors(const struct level *level, const struct site *site, struct error *why);
bool check_maze(const struct level *level, struct distance_map *scratch, const struct site *site,
                struct error *why);

#endif
