/* Running: straight on, and round the bends of a corridor, until something is of interest. */
#ifndef GAME_TRAVEL_STRAIGHT_RUN_H
#define GAME_TRAVEL_STRAIGHT_RUN_H

#include "world/state.h"

struct run {
    enum direction direction;
    struct point start;
    int steps;
    bool is_in_corridor; /* one cell wide: bends are followed */
    bool has_wall[2];    /* in the open: along a wall on the left, on the right */
};

struct run straight_run_begin(const struct state *state, enum direction direction);

/* Where the next step goes; false when the run has come to its end. */
bool straight_run_next(struct run *run, const struct state *state, enum direction *direction);

#endif
