/* Captives: what a floor's cage holds, and which of those that were freed hears the hero. */
#ifndef WORLD_CAPTIVE_H
#define WORLD_CAPTIVE_H

#include "world/state.h"

/* How far off, in cells, a freed captive hears an order. */
#define CAPTIVE_HEARS 12

/* The captive in the cage of the hero's floor: of a kind of that floor that lends something, or one of no kind of the floor's,
 * which fights. The seed decides. */
enum monster captive_in_cage(const struct state *state);

/* The nearest freed captive that hears the hero and can act, or of those that lend something; HANDLE_NONE if there is none. */
struct handle captive_find(const struct state *state, bool lends);

/* Whether it is a freed captive near enough to hear the hero. */
bool captive_hears(const struct state *state, const struct actor *actor);

/* Whether it stays where it is until it is told to follow. */
bool captive_waits(const struct actor *actor);
void captive_set_waiting(struct actor *actor, bool waits);

/* Whether a freed captive that shares its sight and is in earshot sees the actor. */
bool captive_sees(const struct state *state, const struct actor *other);

/* Whether there is any such captive. */
bool captive_has_scouts(const struct state *state);

#endif
