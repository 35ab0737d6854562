/* Performs actions: the one entrance to the rules. */
#ifndef RULES_PERFORM_H
#define RULES_PERFORM_H

#include "rules/outcome.h"

/* Performs an action of an actor on the hero's floor. A bump becomes what it stands for: opening, pushing, attacking.
 * Appends events for what the hero perceives. Vision is current afterwards, or after the arrival that follows
 * OUTCOME_LEFT. Monsters may wait, step, strike, turn, use effects, open, close and drop. */
struct outcome perform(struct state *state, struct handle actor, struct action action);

#endif
