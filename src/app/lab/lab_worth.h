/* What the lantern is worth: games of the adaptive bot are copied when it comes to floor 5, and played to their end with the
 * lantern and without it. The ember is given back on the last floor, as the run can't be won without it. */
#ifndef APP_LAB_LAB_WORTH_H
#define APP_LAB_LAB_WORTH_H

#include "base/error.h"
#include "game/game.h"

#include <stdint.h>

/* Of int64_t fields only: lab_report.c adds them up as an array. */
struct lab_worth {
    int64_t forks; /* games that came so far, the lantern in hand */
    int64_t wins_with;
    int64_t wins_without;
};

/* To be called after each command of the adaptive bot's game: adds its fork to the worth, once. False and an error if memory is
 * short. */
bool lab_worth_look(struct lab_worth *worth, bool *is_done, const struct game *game,
                    struct error *error);

/* The difference of the wins in points; 0 without forks. */
double lab_worth_points(const struct lab_worth *worth);

#endif
