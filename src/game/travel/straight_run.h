/* Running: straight on, and around the bends of a corridor, until something is interesting. */
#ifndef GAME_TRAVEL_STRAIGHT_RUN_H
#define GAME_TRAVEL_STRAIGHT_RUN_H

#include "world/action.h"
#include "world/state.h"

struct straight_run {
    enum direction direction;
    struct point start;
    int steps;
    bool is_in_corridor; /* one cell wide */
    bool has_wall[2];    /* elsewhere: a wall is followed on the left, on the right */
    /* Why it has ended; REFUSAL_NONE: it was blocked, or on the cell is something of interest. */
    enum refusal end;
};

struct straight_run straight_run_begin(const struct state *state, enum direction direction);

/* The next step; false: the run has ended. */
bool straight_run_next(struct straight_run *run, const struct state *state,
                       enum direction *direction);

#endif
