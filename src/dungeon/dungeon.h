/* Generates a floor: the one entrance to this folder. */
#ifndef DUNGEON_DUNGEON_H
#define DUNGEON_DUNGEON_H

#include "path/distance_map.h"
#include "world/level.h"

/* The least size of a floor that can be generated; the greatest is GRID_SIDE_MAX on each side. */
#define DUNGEON_WIDTH_MIN 24
#define DUNGEON_HEIGHT_MIN 16

/* Chance gets so many goes at a floor with enough loops and special rooms; then the floor is the plain fallback. */
#define DUNGEON_CHANCES 60

/* Builds the unbuilt level as the floor level->depth of the run with this seed: terrain, items and actors.
 * The same seed, depth and size give the same floor, whatever else happened. `scratch` has room for the
 * level's cells. Every walkable cell can be reached from every other; there is a way around (at least two
 * loops); `<` (but on floor 1) and `>` (but on the last) lie far apart, and the hero's arrival (`<`, on
 * floor 1 the cell level->arrival) is in sight of nothing awake. The level says how many attempts it took, up to
 * DUNGEON_CHANCES + 1, the last of which is the fallback. */
void dungeon_build(struct level *level, uint64_t seed_hash, struct distance_map *scratch);

#endif
