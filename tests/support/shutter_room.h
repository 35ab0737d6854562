/* A shutter room for tests, as dungeon/site_shutter_room.c builds them: 9 x 4 cells, from the west and the north
 *
 *     &||6|6|66   the lamp, three shutters in their shaft, the stone
 *     #||||||##
 *     .......=.   the gate, and one cell of the loot
 *     .6.6.6.#.   the levers, and the other one
 */
#ifndef SUPPORT_SHUTTER_ROOM_H
#define SUPPORT_SHUTTER_ROOM_H

#include "world/level.h"

/* Builds it over the level's cells from `first` on, with a door that is the caller's. Bit i of `shut`: shutter i is shut.
 * The levers turn all shutters, the first two, and the last two. The level's only site. */
void shutter_room_build(struct level *level, struct point first, struct point door, int shut);

/* The spots of the room, whatever has become of them: which shutters are shut, and which levers are down. */
int shutter_room_shut(const struct level *level);
int shutter_room_down(const struct level *level);

#endif
