/* The way to a brazier that heals the hero. */
#ifndef GAME_TRAVEL_BRAZIER_WAY_H
#define GAME_TRAVEL_BRAZIER_WAY_H

#include "game/travel/travel.h"

/* The next step to the nearest one; false if the hero is unhurt, hunted or warmed here, or knows none that can warm it. */
bool brazier_way_next(struct travel *travel, const struct state *state,
                      struct distance_map *scratch, enum direction *direction);

/* The steps of that way, if there is one, and whether it is too long to go unasked. */
int brazier_way_steps(const struct state *state, struct distance_map *scratch);
bool brazier_way_is_far(const struct state *state, struct distance_map *scratch);

/* Whether a rest has not reached its end and no message says why it stops. */
bool brazier_way_would_rest(const struct state *state);

/* A turn of rest: the hero waits. By a brazier, which heals as fast without, it first hoods an open lantern: that would bring
 * the night sooner. */
struct action brazier_way_rest(const struct state *state);

#endif
