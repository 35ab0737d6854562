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

/* Whether an open lantern would bring the night during a rest by a brazier, which heals as fast without; only on the first
 * floors, where the player is told what is new. */
bool brazier_way_wastes_night(const struct state *state);

#endif
