/* What happens when an actor does something: the one entrance for actions. */
#ifndef RULES_PERFORM_H
#define RULES_PERFORM_H

#include "rules/outcome.h"

/* Performs an action of an actor on the hero's floor. Where the rules answer with another action (a bump
 * into a door opens it, into a crate pushes it) that one is performed. What the hero perceives is appended to the events; light
 * and view are left current (but after OUTCOME_LEFT, where the arrival makes them so). Monsters wait,
 * step, strike, turn, use what their kind can do, open, close and drop; the rest is the hero's alone. */
struct outcome perform(struct state *state, struct handle actor, struct action action);

#endif
