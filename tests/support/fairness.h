/* What must hold in every game whatever is commanded: nobody harms the hero without a tell, all health that is lost has
 * been told of, and the state keeps within its bounds. */
#ifndef SUPPORT_FAIRNESS_H
#define SUPPORT_FAIRNESS_H

#include "world/state.h"

#define FAIRNESS_ACTORS_MAX 1024

/* A game, and what is known of its last turn. */
struct fairness {
    struct state *state;
    struct handle known
        [FAIRNESS_ACTORS_MAX]; /* whom the hero perceived since it came within its reach of him */
    struct handle perceived[FAIRNESS_ACTORS_MAX]; /* whom he perceives, at whatever distance */
    int depth;
    int health; /* before the turn: whoever heals the hero from outside says so here */
    int health_most;
};

/* Notes how the game stands, for the next turn to be judged by: at its start, and after each turn. */
void fairness_note(struct fairness *fairness);

/* What is wrong after a turn; NULL: nothing. */
const char *fairness_fault(const struct fairness *fairness);

/* The same of what is kept current of sight and light: it is what is made afresh. */
const char *fairness_sight_fault(struct fairness *fairness);

#endif
