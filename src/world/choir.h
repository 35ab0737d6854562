/* The choir: all its members that are not freed captives, and hunters near them, see what one of them sees of the hero. Nothing
 * here changes state. */
#ifndef WORLD_CHOIR_H
#define WORLD_CHOIR_H

#include "world/state.h"

/* Steps from a member within which the choir shows the hero to other hunters. */
#define CHOIR_STEPS 6

/* The choir's view of the hero this turn. */
struct choir {
    int gain; /* greatest suspicion that sight adds to a member; 0: none notices the hero */
    struct handle singer; /* the first member with that gain */
};

struct choir choir_look(const struct state *state);

/* Whether the actor sees with the choir: it is a member, or hunts within CHOIR_STEPS of an awake one. */
bool choir_reaches(const struct state *state, const struct actor *actor);

#endif
