/* Private to dungeon: the checks of single kinds of special rooms that have a file of their own. Each passes every room that is
 * not of its kind. */
#ifndef DUNGEON_CHECK_CHECK_SITES_H
#define DUNGEON_CHECK_CHECK_SITES_H

#include "base/error.h"
#include "path/distance_map.h"
#include "world/level.h"

/* Of a room whose shutters bar the way of light: every state of them can be come by from every other, and so the one in
 * which all are open; that is not the first one, nor one lever away from it. */
bool check_shutters(const struct level *level, struct distance_map *scratch,
                    const struct site *site, struct error *why);

/* Of a maze of mirrors: from most of it one looks into a mirror. */
bool check_mirrors(const struct level *level, const struct site *site, struct error *why);

/* That, and the way to its loot is long. Any other room passes. */
bool check_maze(const struct level *level, struct distance_map *scratch, const struct site *site,
                struct error *why);

#endif
