/* Boons: three are offered at the first arrival on a floor, one is chosen. */
#ifndef RULES_BOONS_H
#define RULES_BOONS_H

#include "rules/outcome.h"

/* Offers boons for the first arrival on the hero's floor. */
void boons_offer(struct state *state);

bool boons_are_offered(const struct state *state);

/* The hero chooses one of those offered; takes no time. */
struct outcome boons_choose(struct state *state, struct handle actor, int choice);

#endif
