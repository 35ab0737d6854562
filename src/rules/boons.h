/* Boons: three are offered at the first arrival on a floor, and at a beacon; one is chosen. */
#ifndef RULES_BOONS_H
#define RULES_BOONS_H

#include "rules/outcome.h"

/* Offers boons on the hero's floor, as drawn for that purpose: "boons" at the first arrival, "beacon" for lighting it. */
void boons_offer(struct state *state, const char *purpose);

bool boons_are_offered(const struct state *state);

/* The hero chooses one of those offered; takes no time. */
struct outcome boons_choose(struct state *state, struct handle handle, int choice);

#endif
