/* Chooses the next action of an actor that is not the hero: a const state in, an action out. */
#ifndef AI_AI_H
#define AI_AI_H

#include "world/state.h"

/* The choice of an awake actor on the hero's floor. `memory` is scratch, `random` the stream for all actors. */
struct choice ai_choose(const struct state *state, struct handle handle, struct ai_memory *memory,
                        struct random *random);

/* An action, and what the actor remembers until its next choice. The caller writes these back to the actor. */
struct choice {
    struct action action;
    bool has_goal;
    struct point goal;
    int mood;
    bool is_cut_off; /* it stays, as there is no way to the hero */
};

#endif
