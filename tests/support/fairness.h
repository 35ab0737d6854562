/* Rules that hold in every game, whatever the commands: nothing harms the hero without a tell, events account for all lost
 * health, and the state keeps its bounds. */
#ifndef SUPPORT_FAIRNESS_H
#define SUPPORT_FAIRNESS_H

#include "world/state.h"

#define FAIRNESS_ACTORS_MAX 1024

/* A game, and how it stood before its last action. An actor may strike the hero if it is known or in view. */
struct fairness {
    struct state *state;
    /* at some choice since the actor last came within its reach, the hero perceived it or had been told of it */
    struct handle known[FAIRNESS_ACTORS_MAX];
    /* the hero perceived it at its last choice; during travel: and since then it has been near enough to strike */
    struct handle in_view[FAIRNESS_ACTORS_MAX];
    /* the kinds of the known actors, and of those that revealed themselves in the last action: they may follow the hero to
     * another floor */
    enum monster known_kinds[FAIRNESS_ACTORS_MAX];
    int depth;
    int health; /* before the action; tests that heal the hero set it */
    int health_max;
};

/* Notes the state of the game, at its start and after each action. is_choice: the player chooses the next action; no travel
 * or rest is under way. */
void fairness_note(struct fairness *fairness, bool is_choice);

/* The fault of an action, or NULL. */
const char *fairness_fault(const struct fairness *fairness);

/* The fault if the sight and light that are kept current differ from freshly computed ones, or NULL. */
const char *fairness_sight_fault(struct fairness *fairness);

#endif
