/* Stairs tell of the omen of the floor that they lead to when the hero first sees them. */
#ifndef RULES_AUGURY_H
#define RULES_AUGURY_H

#include "world/state.h"

void augury_discover(struct state *state);

#endif
