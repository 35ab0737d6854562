/* How actors give themselves away: they drop a disguise, or a tell takes the place of a blow (see rules/tells.h). */
#ifndef RULES_DISGUISE_H
#define RULES_DISGUISE_H

#include "world/state.h"

/* Ends the actor's disguise, if it has one. */
void disguise_drop(struct state *state, struct handle handle);

/* Lets an actor about to strike the hero give itself away instead, if a tell is due; true if so, and then it must not strike.
 * It gives itself away once for each choice of the hero and may strike after the next. */
bool disguise_tell(struct state *state, struct handle handle);

#endif
