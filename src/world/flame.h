/* What burns openly, and may set off what is beside it. */
#ifndef WORLD_FLAME_H
#define WORLD_FLAME_H

#include "world/state.h"

/* Whether a flame burns openly in the cell: a lamp, a fire, a flare, or what an actor there carries or burns with. A hooded
 * lantern is none. */
bool flame_is_at(const struct state *state, struct point p);

/* Whether one does in a cell of the level or in one of the eight around it. */
bool flame_is_around(const struct state *state, struct point p);

/* Whether gas hangs in the cell or beside it, which an open lantern would set off there. */
bool flame_would_burst(const struct level *level, struct point p);

/* Whether the hero knows of gas in the cell or beside it, which an open lantern would set off there. */
bool flame_is_feared(const struct state *state, struct point p);

#endif
