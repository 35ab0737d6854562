/* Terrain and things that the hero comes to know without going there. */
#ifndef RULES_REVEAL_H
#define RULES_REVEAL_H

#include "world/state.h"

/* He remembers all cells of the area, of his floor, that can be seen from anywhere, and what lies there. */
void reveal_area(struct state *state, struct area area);

#endif
