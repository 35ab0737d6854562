/* The runs that are kept in the player's folder, as the title and the screen of runs know them. */
#ifndef UI_SESSION_KEPT_RUNS_H
#define UI_SESSION_KEPT_RUNS_H

#include "game/save/run_list.h"

struct ui;

/* As they were read last; zero: never. */
struct kept_runs {
    struct run_list list;    /* what the screen of runs lists */
    struct run_entry newest; /* what the title offers to go on with; without a path: nothing, with
                                the reason why one that is there can't be read */
};

/* Finds the run that the title offers to go on with. */
void kept_runs_find_newest(struct ui *ui);

/* Lists the runs on a screen of their own; where they can't be read, says why. */
void kept_runs_open(struct ui *ui);

#endif
