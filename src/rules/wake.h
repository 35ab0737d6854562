/* Sleepers that wake. Until noticing has rules of its own (noise, suspicion) there is this one: a sleeper
 * wakes when the hero comes into what it would see awake, at half of its radii. No chance is in it. */
#ifndef RULES_WAKE_H
#define RULES_WAKE_H

#include "world/state.h"

/* Wakes whom the hero wakes by being where and in the light he is; the light must be current. */
void wake_sleepers(struct state *state);

#endif
