/* Private to dungeon: where the rooms are and what joins them. */
#ifndef DUNGEON_LAYOUT_H
#define DUNGEON_LAYOUT_H

#include "dungeon/plan.h"

/* Places and digs rooms: as many as the level's area asks for and chance finds room for. */
void layout_place_rooms(struct plan *plan, struct random *random);

/* Joins all rooms by tunnels, and then some of those that lie close together but far apart on foot. */
void layout_join_rooms(struct plan *plan, struct random *random);

/* For when chance finds nothing better: two rooms and three corridors between them, on any level. */
void layout_two_rooms(struct plan *plan);

#endif
