/* Flames on actors: those on fire, and those that carry a light. */
#ifndef RULES_LIGHT_FLAMES_H
#define RULES_LIGHT_FLAMES_H

#include "world/state.h"

/* Puts out whatever burns on the actor; false if nothing does. */
bool flames_put_out(struct state *state, struct handle handle);

/* A turn passes: fire hurts those that it burns on, and lights that went out are lit again at other flames. */
void flames_turn(struct state *state);

/* Flames hurt an actor once. It may be gone afterwards. */
void flames_burn(struct state *state, struct handle handle);

#endif
