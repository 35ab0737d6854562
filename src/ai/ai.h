/* What an actor that is not the hero does next: a const state in, an action out. */
#ifndef AI_AI_H
#define AI_AI_H

#include "world/state.h"

/* What a mind remembers from this choice to the next: written back to the actor by the caller, as minds
 * write nothing themselves. */
struct choice {
    struct action action;
    bool has_goal;
    struct point goal;
    int mood;
};

/* The choice of an awake actor on the hero's floor. `thought` is scratch, `random` the minds' stream. */
struct choice ai_choose(const struct state *state, struct handle handle,
                        struct ai_memory *ai_memory, struct random *random);

#endif
