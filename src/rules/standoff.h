/* Hunters who, by their nature, do not come to the hero where he is: they give up before long, and for a good while. */
#ifndef RULES_STANDOFF_H
#define RULES_STANDOFF_H

#include "world/state.h"

/* Turns in which a hunter is so kept from the hero until it gives up, and for which it then lets him be. */
#define STANDOFF_TURNS 10
#define STANDOFF_LETS_BE_TURNS 60
/* And for so many after it last had him in view, still kept from him: else it would hunt and give up in turn for ever. */
#define STANDOFF_LINGER_TURNS 20

/* Whether an actor has the hero in view, and does not come nearer, nor strike him: it keeps away from him, or from the
 * light in which he stands. Not so of one that is called, nor beside him. */
bool standoff_is_at_bay(const struct state *state, const struct actor *actor);

/* A turn passes for one that has given up on him. Whether it lets him be still: no more if what keeps it from him is gone. */
bool standoff_lasts(const struct state *state, struct actor *actor);

#endif
