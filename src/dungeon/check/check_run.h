/* Verifies that the floors of a whole run hold what its schedule promises. */
#ifndef DUNGEON_CHECK_CHECK_RUN_H
#define DUNGEON_CHECK_CHECK_RUN_H

#include "base/error.h"
#include "content/band.h"
#include "world/level.h"

/* What lay on the floors, each as it was built. */
struct check_run {
    struct check_floor {
        int lots[FAMILY_COUNT]; /* of each family, however many lay together */
        int worth;              /* of all of that: item_kind's worth, a lot */
        int shots_missing;      /* things that shoot, with nothing to shoot on the floor */
        int rounds;             /* how often what can be spent is there */
    } floors[FLOOR_COUNT];
};

/* Adds a floor. */
void check_run_add(struct check_run *run, const struct level *level);

/* The worth of what lies on the floors down to that depth, each of which was added. */
int check_run_worth(const struct check_run *run, int depth);

/* The worth of a run's loot is bounded at the end of each of so many stretches of floors. */
#define CHECK_RUN_STRETCHES 4

struct check_worth {
    int depth; /* of the last floor of the stretch */
    int min;   /* worth of what lies down to there, min .. max, on floors of the usual size */
    int max;
};

/* A stretch, 0 .. CHECK_RUN_STRETCHES - 1. */
struct check_worth check_run_bounds(int stretch);

/* False, and why, unless of the run's floors, each of which was added: every one has one escape and two tools, and of each
 * pair (1 and 2, ...) one has a healing item, as often as its area asks for; there is a weapon by floor 3 and another later,
 * armour by floor 4 and again by 8, a lamp by 5, a charm; what shoots has something to shoot on its floor; and a floor of
 * the usual size has four to five items in the mean; and on such floors the worth of what lies down to floors 3, 6, 9 and 12 is
 * within bounds. */
bool check_run_end(const struct check_run *run, struct error *why);

#endif
