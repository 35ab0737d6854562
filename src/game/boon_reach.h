/* How far round the hero a boon acts: drawn when it is taken, so that its size is seen. */
#ifndef GAME_BOON_REACH_H
#define GAME_BOON_REACH_H

#include "world/state.h"

struct boon_reach {
    int before; /* in cells, 0: nothing */
    int after;
};

/* The distance that a boon which the hero has changes, without it and with it. If it changes several: of light, sight, being
 * seen, being heard, hearing and throwing, the first. False: none, as things are now; nothing is
 * written then. */
bool boon_reach(const struct state *state, enum boon boon, struct boon_reach *reach);

#endif
