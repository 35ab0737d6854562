/* Taking stairs. */
#ifndef RULES_STAIRS_H
#define RULES_STAIRS_H

#include "rules/outcome.h"

/* The hero takes the stairs that he stands on, if they lead that way and there is a floor there. The caller
 * then moves him (rules/arrival.h). */
struct outcome stairs_take(struct state *state, struct handle handle, int leads);

#endif
