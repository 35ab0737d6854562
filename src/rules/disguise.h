/* How actors give themselves away: they drop a disguise, or a tell takes the place of a blow (see rules/tells.h). */
#ifndef RULES_DISGUISE_H
#define RULES_DISGUISE_H

#include "world/state.h"

/* Ends the actor's disguise, if it has one. */
void disguise_drop(struct state *state, struct handle handle);

/* To be asked before an actor strikes the hero. True if a tell is due: the actor gives itself away now, or has done so since
 * the hero's latest choice, and must not strike this time. False: it may strike. */
bool disguise_tell(struct state *state, struct handle handle);

#endif
