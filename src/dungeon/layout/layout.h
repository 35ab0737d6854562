/* Private to dungeon: where the rooms are and what joins them. */
#ifndef DUNGEON_LAYOUT_LAYOUT_H
#define DUNGEON_LAYOUT_LAYOUT_H

#include "dungeon/plan.h"

/* Digs the ground of a floor into solid wall: rooms, and the ways between them, all of it connected. False when it came to
 * nothing. */
typedef bool layout_function(struct plan *plan, struct random *random);

/* Each is a row of layouts.def. */
#define LAYOUT(id, name, ...) layout_function layout_##name;
#include "dungeon/layout/layouts.def"
#undef LAYOUT

/* Lays a floor out by one of the layouts found at its depth, by chance. */
bool layout_dig(struct plan *plan, struct random *random);

/* Places and digs rooms: as many as the level's area asks for, or some percent of that, and chance finds room for. */
void layout_place_rooms(struct plan *plan, int percent, struct random *random);

/* Joins all rooms by tunnels where the ground does not join them already, and then some of those that lie close together
 * but far apart on foot. */
void layout_join_rooms(struct plan *plan, struct random *random);

/* For when chance finds nothing better: two rooms and three corridors between them, on any level. */
void layout_two_rooms(struct plan *plan);

#endif
