/* How actors notice, hunt and search for the hero turn by turn, and when they give up. */
#ifndef RULES_PURSUIT_H
#define RULES_PURSUIT_H

#include "world/state.h"

/* A hunter that keeps away from the hero, or from the light the hero stands in, gives up after STANDOFF turns in view and
 * ignores the hero for TRUCE turns. While it still has the hero in view, LINGER turns remain: otherwise it would hunt and give
 * up by turns for ever. */
#define PURSUIT_STANDOFF_TURNS 10
#define PURSUIT_TRUCE_TURNS 60
#define PURSUIT_LINGER_TURNS 20

/* Passes a turn for every actor on the floor: suspicion grows where the hero is noticed and shrinks elsewhere. */
void pursuit_turn(struct state *state);

#endif
