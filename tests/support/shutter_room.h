/* A shutter room for tests, as dungeon/sites/site_builder_shutter_room.c builds them: 9 x 4 cells, from the west and the north
 *
 *     &||6|6|66   the lamp, three shutters in their shaft, the stone
 *     #||||||##
 *     .......=.   the gate and one of the loot
 *     .6.6.6.#.   the levers and the other
 */
#ifndef SUPPORT_SHUTTER_ROOM_H
#define SUPPORT_SHUTTER_ROOM_H

#include "world/level.h"

/* Builds it from the cell `first` on; the caller makes its door. Bit i of `shut`: shutter i is shut. The levers turn all
 * shutters, the first two, and the last two. It is the level's only special room. */
void shutter_room_build(struct level *level, struct point first, struct point door, int shut);

/* As bits: the shutters that are shut, and the levers that are down. */
int shutter_room_shut(const struct level *level);
int shutter_room_down(const struct level *level);

#endif
