/* What must hold in every game, whatever is commanded: nothing harms the hero without a tell, events account for all health
 * that is lost, and the state stays within its bounds. */
#ifndef SUPPORT_FAIRNESS_H
#define SUPPORT_FAIRNESS_H

#include "world/state.h"

#define FAIRNESS_ACTORS_MAX 1024

/* A game, and how it stood before its last action. An actor may strike the hero if it is known or in view. */
struct fairness {
    struct state *state;
    /* at some choice since the actor last came within its reach, the hero perceived it or had been told of it */
    struct handle known[FAIRNESS_ACTORS_MAX];
    /* the hero perceived it at his last choice; during a journey: and since then it has been near enough to strike */
    struct handle in_view[FAIRNESS_ACTORS_MAX];
    /* the kinds of the known actors, and who gave itself away in the last action: they may follow him to another floor */
    enum monster known_kinds[FAIRNESS_ACTORS_MAX];
    int depth;
    int health; /* before the action: whoever heals the hero from outside sets it */
    int health_max;
};

/* Notes how the game stands, at its start and after each action. is_choice: the player chooses the next action, no journey or
 * rest goes on by itself. */
void fairness_note(struct fairness *fairness, bool is_choice);

/* What is wrong after an action; NULL: nothing. */
const char *fairness_fault(const struct fairness *fairness);

/* Whether sight and light as they are kept differ from sight and light computed afresh; NULL: they are the same. */
const char *fairness_sight_fault(struct fairness *fairness);

#endif
