/* Private to dungeon: where the rooms are and what connects them. */
#ifndef DUNGEON_LAYOUT_FLOOR_LAYOUT_H
#define DUNGEON_LAYOUT_FLOOR_LAYOUT_H

#include "dungeon/layout/plan.h"

/* Digs a floor into solid wall: rooms and the ways between them, all connected. False if it failed. */
typedef bool floor_layout_function(struct plan *plan, struct random *random);

#define LAYOUT(id, name, ...) floor_layout_function floor_layout_##name;
#include "dungeon/layout/floor_layouts.def"
#undef LAYOUT

/* Digs a random one of the layouts for the floor's depth. */
bool floor_layout_dig(struct plan *plan, struct random *random);

/* Places and digs rooms: a percentage of as many as suit the level's area, if there is space. */
void floor_layout_place_rooms(struct plan *plan, int percent, struct random *random);

/* Connects all rooms by tunnels, except where they are connected already. Then adds tunnels between rooms that are close
 * together but far apart on foot. */
void floor_layout_join_rooms(struct plan *plan, struct random *random);

/* The fallback: two rooms and three corridors between them, on any level. */
void floor_layout_two_rooms(struct plan *plan);

#endif
