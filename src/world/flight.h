/* What flies, and how far it comes: along the line that the screen draws, for whoever throws or shoots. */
#ifndef WORLD_FLIGHT_H
#define WORLD_FLIGHT_H

#include "world/state.h"

/* The farthest that anything flies, in steps. */
#define FLIGHT_RANGE 10

/* The way of a missile at a target. */
struct flight {
    struct point cells[FLIGHT_RANGE]; /* without the start */
    int count;                        /* to the target, or to where it is stopped */
    bool is_blocked;                  /* it does not come to the target */
};

/* Follows the line of SIGHT.md as far as nothing stands in its way: what the hero does not see, he does not know of, so
 * only actors that he sees stop it when `as_known`. */
struct flight flight_path(const struct state *state, struct point from, struct point to,
                          bool as_known);

#endif
