/* The decision of an actor: what it does next and remembers. */
#ifndef AI_CHOICE_H
#define AI_CHOICE_H

#include "world/state.h"

/* An action, and what the actor remembers until its next choice. The caller writes these back to the actor. */
struct choice {
    struct action action;
    bool has_goal;
    struct point goal;
    int mood;
};

#endif
