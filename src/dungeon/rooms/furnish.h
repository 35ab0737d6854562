/* Private to dungeon: the contents of rooms. */
#ifndef DUNGEON_ROOMS_FURNISH_H
#define DUNGEON_ROOMS_FURNISH_H

#include "dungeon/layout/plan.h"

/* Fills every room as its kind says, then spreads grass, water and rubble, and sets up lamps that are out, as often as the
 * band says. On some floors, except the last, one room has a small chasm, and on some there are up to three crates. */
void furnish_rooms(struct plan *plan, struct random *random);

/* Lamps that burn on a floor. */
#define LAMPS_MIN 2

/* Spreads burning lamps over the floor, about as many as the band says. There may be fewer if rooms are full. */
void furnish_with_lamps(struct plan *plan, struct random *random);

/* Puts all of them out. */
void furnish_douse_lamps(struct plan *plan);

#endif
