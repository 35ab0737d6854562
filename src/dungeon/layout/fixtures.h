/* Private to dungeon: doors, curtains, windows, grates and mirrors in the walls between rooms and corridors. */
#ifndef DUNGEON_LAYOUT_FIXTURES_H
#define DUNGEON_LAYOUT_FIXTURES_H

#include "dungeon/layout/plan.h"

/* Adds doors where a corridor one cell wide enters a room: in most such places, a few of them open, never two doors close
 * to each other. */
void fixtures_add_doors(struct plan *plan, struct random *random);

/* Replaces closed doors by curtains, as often as the band says. */
void fixtures_add_curtains(struct plan *plan, struct random *random);

/* Puts windows, grates and mirrors into walls one cell thick between two rooms or a room and a corridor, as often as the
 * band says. They are transparent and impassable. */
void fixtures_add_openings(struct plan *plan, struct random *random);

/* Puts mirrors where a long straight stretch of corridor ends at a wall, as often as the band says. */
void fixtures_add_mirrors(struct plan *plan, struct random *random);

#endif
