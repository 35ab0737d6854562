/* Private to dungeon: ways around. */
#ifndef DUNGEON_LAYOUT_LOOPS_H
#define DUNGEON_LAYOUT_LOOPS_H

#include "path/distance_map.h"
#include "world/level.h"

#define LOOP_MASONRY_MIN 8

/* Every floor has so many. */
#define LOOPS_LEAST 2

/* How many independent loops the ways of a connected level have: the islands in them. An island is a group
 * of cells that nobody walks on, touching by sides or corners, with ways all round it; every one adds one
 * independent cycle to the graph of walkable cells (by Euler's formula). Pillars, pools and lamps are not
 * counted: an island is one of at least LOOP_MASONRY_MIN cells of masonry. */
int loops_count(const struct level *level, struct distance_map *scratch);

#endif
