/* Private to dungeon: what is in the rooms. */
#ifndef DUNGEON_ROOMS_FURNISH_H
#define DUNGEON_ROOMS_FURNISH_H

#include "dungeon/plan.h"

/* Fills every room as its kind has it, then spreads grass, water and rubble, and sets up lamps, lit and cold, as
 * often as the band has them; on some floors, but not the last, one room has a small chasm, and on some up to three crates
 * stand about. */
void furnish_rooms(struct plan *plan, struct random *random);

#endif
