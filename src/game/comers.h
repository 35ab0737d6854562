/* Creatures that come up to the hero while it waits or rests: one that was in view before gives no other news. */
#ifndef GAME_COMERS_H
#define GAME_COMERS_H

#include "world/state.h"

#define COMERS_MAX DIRECTION_COUNT

/* Those that have come and are still near. Zero: none. */
struct comers {
    struct handle actors[COMERS_MAX];
    int count;
    int depth;
};

/* Notes after an action of the hero which creatures stand beside it that could harm it. If the hero `waited`, adds an event for
 * each new one that no other event tells of. */
void comers_note(struct comers *comers, struct state *state, bool waited);

#endif
