/* What burns openly, and may set off what is beside it. */
#ifndef WORLD_FLAME_H
#define WORLD_FLAME_H

#include "world/state.h"

enum flame {
    FLAME_NONE,
    FLAME_HELD,  /* in a brazier or a hand: an open lantern, a creature's torch */
    FLAME_LOOSE, /* on the ground or on an actor: fire, a flare */
};

/* The flame in a cell of the level: a loose one if there are several. A hooded lantern is none. */
enum flame flame_at(const struct state *state, struct point p);

/* Whether gas hangs in the cell or beside it, which an open lantern would set off there. */
bool flame_would_burst(const struct level *level, struct point p);

/* Whether the hero knows of gas in the cell or beside it, which an open lantern would set off there. */
bool flame_is_feared(const struct state *state, struct point p);

#endif
