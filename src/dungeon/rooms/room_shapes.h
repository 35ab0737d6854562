/* Private to dungeon: the functions behind the rows of rooms.def, in room_shapes.c and room_contents.c. */
#ifndef DUNGEON_ROOMS_ROOM_SHAPES_H
#define DUNGEON_ROOMS_ROOM_SHAPES_H

#include "dungeon/rooms/room.h"

/* The whole box, as most kinds are dug. */
room_dig_function room_dig_box;

room_dig_function room_alcoves_dig;
room_dig_function room_cross_dig;
room_dig_function room_grotto_dig;
room_dig_function room_round_dig;

room_furnish_function room_cavern_furnish;
room_furnish_function room_overgrown_furnish;
room_furnish_function room_pillared_furnish;
room_furnish_function room_pool_furnish;
room_furnish_function room_ruin_furnish;

#endif
