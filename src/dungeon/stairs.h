/* Private to dungeon: where one comes in and where one goes on. */
#ifndef DUNGEON_STAIRS_H
#define DUNGEON_STAIRS_H

#include "dungeon/plan.h"

/* The steps from a cell, into the map. */
void stairs_measure(const struct plan *plan, struct distance_map *map, struct point goal);

/* Chooses the arrival and, far from it by path, the end of the way through the floor; both in rooms, on
 * bare floor with walking ground on all eight sides; where there is a tower already, it is the end. Builds the stairs that the
 * depth asks for there, and at the end of the last floor the lamp that the run is for. False
 * when the level has no such places. The plan's lent memory is gone after it; the map holds the steps from
 * the arrival. */
bool stairs_build(struct plan *plan, struct distance_map *scratch, struct random *random,
                  const struct point *tower, struct point *end);

/* Whether stairs may stand in the cell: room to walk on all eight sides, and none of it a door. */
bool stairs_have_room(const struct level *level, struct point p);

#endif
