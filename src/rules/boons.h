/* Boons: three are offered on the first visit to a floor and at a beacon, and one can be chosen. */
#ifndef RULES_BOONS_H
#define RULES_BOONS_H

#include "rules/outcome.h"

/* Offers boons drawn by floor and purpose: "boons" for the first visit, "beacon" for lighting one. */
void boons_offer(struct state *state, const char *purpose);

bool boons_are_offered(const struct state *state);

/* Takes no time. */
struct outcome boons_choose(struct state *state, struct handle handle, int choice);

#endif
