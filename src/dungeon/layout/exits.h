/* Private to dungeon: where the hero arrives on a floor and where the way through it ends. */
#ifndef DUNGEON_LAYOUT_EXITS_H
#define DUNGEON_LAYOUT_EXITS_H

#include "dungeon/layout/plan.h"

/* Chooses the arrival and, far from it by path, the end of the way through the floor. Both are in rooms, on bare floor with
 * walkable cells on all eight sides; if there is a tower, it is the end. Builds the stairs that the depth asks for and, at
 * the end of the last floor, the great lamp. False if the level has no such places. The plan's zones are gone afterwards;
 * the map holds the steps from the arrival. */
bool exits_place(struct plan *plan, struct distance_map *scratch, struct random *random,
                 const struct point *tower, struct point *end);

/* Places the second stairs down on floors that have two, after exits_place, which gave the first; false if there is no
 * room. The map then holds the steps from the arrival. */
bool exits_place_second(struct plan *plan, struct distance_map *scratch, struct random *random,
                        struct point first);

#endif
