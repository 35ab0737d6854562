/* The path of a missile, along the line that the screen draws. */
#ifndef WORLD_FLIGHT_H
#define WORLD_FLIGHT_H

#include "world/state.h"

/* Range of a throw in steps, and the greatest with boons. */
#define FLIGHT_RANGE 10
#define FLIGHT_RANGE_MAX 13

/* A missile's path to a target. */
struct flight {
    struct point cells[FLIGHT_RANGE_MAX]; /* without the start */
    int count;                            /* to the target, or to where it is stopped */
    bool is_blocked;                      /* it doesn't reach the target */
};

/* Whether no terrain there stops what flies; with `as_known`, as the hero remembers it, and what it doesn't know is open. */
bool flight_passes(const struct level *level, struct point p, bool as_known);

/* Follows sight/missile_line.h up to the first obstacle. With `as_known`, only actors that the hero sees and terrain that it
 * knows are obstacles. */
struct flight flight_path(const struct state *state, struct point from, struct point to,
                          bool as_known);

/* Whether an archer can shoot at what stands there: within its reach in bright light, with nothing in the way. A game
 * without light is bright. */
bool flight_has_shot(const struct state *state, const struct actor *archer, struct point at);

#endif
