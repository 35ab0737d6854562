/* Warmth: what a floor's burning braziers heal until it is spent, and how fast light heals the hero. */
#ifndef RULES_LIGHT_WARMTH_H
#define RULES_LIGHT_WARMTH_H

#include "world/state.h"

/* Turns in which a burning brazier heals one point. */
#define WARMTH_PERIOD 5

/* Turns in which the hero's own open lantern does. */
#define WARMTH_LANTERN_PERIOD 40

/* The points that the braziers of the hero's floor can still heal. */
int warmth_left(const struct state *state);

/* The size of their flames: 2 while more than half of it is left, 1, and 0 when it is spent. */
int warmth_flame(const struct state *state);

/* Whether the hero stands in the bright light of a burning brazier. */
bool warmth_is_at_hero(const struct state *state);

/* Turns in which light heals the hero by one point here and now: by a brazier or, slower, by the hero's own open lantern. 0: it
 * does not, as when the hero is hunted or unhurt. */
int warmth_period(const struct state *state);

/* Passes a turn of the hero in such light, or in none. */
void warmth_turn(struct state *state);

#endif
