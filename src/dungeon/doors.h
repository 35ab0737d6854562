/* Private to dungeon: what is built into the walls between rooms and corridors. */
#ifndef DUNGEON_DOORS_H
#define DUNGEON_DOORS_H

#include "dungeon/plan.h"

/* Hangs doors where a corridor one cell wide comes into a room: in most such places, a few of them open,
 * never two doors close to each other. */
void doors_hang(struct plan *plan, struct random *random);

/* Hangs a curtain in the place of some of the closed doors, as often as the band has it. */
void doors_hang_curtains(struct plan *plan, struct random *random);

/* Breaks windows, grates and mirrors into walls one cell thick between two rooms or a room and a corridor, as often
 * as the band has it. One sees through them; nobody walks there. */
void doors_break_openings(struct plan *plan, struct random *random);

/* Hangs mirrors where a long straight stretch of a corridor ends before a wall, as often as the band has it. */
void doors_hang_mirrors(struct plan *plan, struct random *random);

#endif
