/* Private to dungeon: counts loops. */
#ifndef DUNGEON_LAYOUT_LOOPS_H
#define DUNGEON_LAYOUT_LOOPS_H

#include "path/distance_map.h"
#include "world/level.h"

#define LOOP_MASONRY_MIN 8

/* On every floor. */
#define LOOPS_MIN 2

/* How many independent loops the paths of a connected level have: the islands in them. An island is a group of impassable
 * cells, touching by sides or corners, with a path around it. Each adds one independent cycle to the graph of walkable cells
 * (by Euler's formula). Only islands of at least LOOP_MASONRY_MIN cells of masonry count, so pillars, pools and lamps don't. */
int loops_count(const struct level *level, struct distance_map *scratch);

#endif
