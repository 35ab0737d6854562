/* Checks that the floors of a whole run hold what its schedule promises. */
#ifndef DUNGEON_CHECK_CHECK_RUN_H
#define DUNGEON_CHECK_CHECK_RUN_H

#include "base/error.h"
#include "content/band.h"
#include "world/level.h"

/* The contents of the floors as they were built. */
struct check_run {
    struct check_floor {
        int lots[FAMILY_COUNT]; /* stacks of each family */
        int worth;              /* the sum of their items' worth */
        int shots_missing;      /* launchers without ammunition on the floor */
        int rounds;             /* how many times the consumables are there */
    } floors[FLOOR_COUNT];
};

void check_run_add(struct check_run *run, const struct level *level);

/* The worth of the items of all floors down to that depth. All were added. */
int check_run_worth(const struct check_run *run, int depth);

/* Stretches of floors, with bounds for the worth of the items down to their end. */
#define CHECK_RUN_STRETCHES 4

struct check_worth {
    int depth; /* of the last floor of the stretch */
    int min;   /* worth of what lies down to there, least .. most, on floors of the usual size */
    int max;
};

struct check_worth check_run_bounds(int stretch);

/* Whether the run's floors hold enough; if not, false and why. All were added. Every floor has one escape and two tools, and
 * one floor of each pair (1 and 2, ...) has a healing item, as many times as its area asks for. There is a weapon by floor 3
 * and another later, armour by floors 4 and 8, a lamp by floor 5, and a charm. Launchers have ammunition on their floor. On
 * floors of the usual size there are four to five items on average, and their worth is within the bounds. */
bool check_run_end(const struct check_run *run, struct error *why);

#endif
