/* Levers of special rooms: who walks into one turns over what it is tied to. */
#ifndef RULES_SITES_LEVERS_H
#define RULES_SITES_LEVERS_H

#include "world/state.h"

/* The hero pulls the lever in a cell of the level: it turns over, and so does all that its room ties to it. Makes a noise.
 * False if there is none. */
bool levers_pull(struct state *state, struct handle hero, struct point p);

#endif
