/* The algorithms of sight side by side, on the known part of a floor: the cells that each has in view from a cell, where two of
 * them differ, and pairs of cells that see each other one way only. */
#ifndef GAME_SIGHT_LAB_H
#define GAME_SIGHT_LAB_H

#include "base/error.h"
#include "sight/fov_rays.h"
#include "world/state.h"

#define SIGHT_LAB_ALGORITHMS_MAX 8
#define SIGHT_LAB_RADIUS_MAX 40

/* The result of one algorithm. */
struct sight_lab_result {
    int seen;    /* cells in view */
    int one_way; /* non-blocking cells that see the cell or are seen from it, but not both */
};

struct sight_lab {
    void *memory;
    struct opacity opacity;                      /* unknown cells block */
    struct view views[SIGHT_LAB_ALGORITHMS_MAX]; /* by the registry's index */
    struct bit_grid one_ways[SIGHT_LAB_ALGORITHMS_MAX];
    struct sight_lab_result results[SIGHT_LAB_ALGORITHMS_MAX];
    struct point at;
    int radius; /* 1 .. SIGHT_LAB_RADIUS_MAX; 0: not computed yet */
};

/* Takes the floor as the hero knows it now. False and an error when memory is short. */
bool sight_lab_open(struct sight_lab *lab, const struct state *state, struct error *error);
void sight_lab_close(struct sight_lab *lab);

/* Computes everything from a cell of the floor. */
void sight_lab_look(struct sight_lab *lab, struct point at, int radius);

/* The number of cells that one algorithm has in view and another does not. */
int sight_lab_more(const struct sight_lab *lab, int algorithm, int than);

#endif
