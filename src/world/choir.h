/* The choir: what one of its members sees of the hero, all of them see, and those who hunt beside them. Questions only. */
#ifndef WORLD_CHOIR_H
#define WORLD_CHOIR_H

#include "world/state.h"

/* How far from a member whoever hunts with the choir is shown the hero, in steps. */
#define CHOIR_STEPS 6

/* What the choir sees this turn. */
struct choir {
    int gain;             /* the most suspicion that sight adds to any of it; 0: none notices him */
    struct handle singer; /* who sees that; of equals the first */
};

struct choir choir_look(const struct state *state);

/* Whether the actor is shown what the choir sees: it is of it, or hunts within CHOIR_STEPS of an awake member. */
bool choir_reaches(const struct state *state, const struct actor *actor);

#endif
