/* Generates a floor: the only public header of this folder, with map_text.h. */
#ifndef DUNGEON_DUNGEON_H
#define DUNGEON_DUNGEON_H

#include "path/distance_map.h"
#include "world/level.h"

/* The smallest floor that can be generated; GRID_SIDE_MAX is the largest on each side. */
#define DUNGEON_WIDTH_MIN 24
#define DUNGEON_HEIGHT_MIN 16

/* A usual floor. */
#define DUNGEON_WIDTH 80
#define DUNGEON_HEIGHT 45

/* The size of a floor of a run, given the size of its usual floors: smaller in some bands. */
struct grid dungeon_floor_size(int depth, struct grid usual);

/* The same where the usual floors have the usual size. */
struct grid dungeon_usual_size(int depth);

/* Attempts at a floor with enough loops and special rooms. Then the floor is a plain fallback. */
#define DUNGEON_CHANCES 60

/* Builds the unbuilt level as floor level->depth of the run with this seed, with level->omen and level->more_squads: terrain,
 * items and actors. The same of all these and the same size always give the same floor. `scratch` has room for the cells of it.
 * All walkable cells are connected, with at least two loops, and two lamps or more burn, unless the omen puts them
 * out. `<` (except on floor 1) and `>` (except on the last floor) are far apart. The arrival (`<`, or level->arrival
 * on floor 1) is out of sight of all awake actors. level->attempts is up to DUNGEON_CHANCES + 1, where the last is
 * the fallback. */
void dungeon_build(struct level *level, uint64_t seed_hash, struct distance_map *scratch);

#endif
