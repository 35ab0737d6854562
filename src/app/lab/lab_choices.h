/* What the choices of a run are worth: the adaptive bot's games by start, Watch and path, and copies of one game with each
 * keystone given on floor 2. */
#ifndef APP_LAB_LAB_CHOICES_H
#define APP_LAB_LAB_CHOICES_H

#include "app/lab/lab_table.h"
#include "base/error.h"
#include "game/game.h"

#include <stdint.h>

/* Numbers of this type and nothing else, in all that follows: see lab_report.c. */
struct lab_choice {
    int64_t games;
    int64_t wins;
};

struct lab_choices {
    struct lab_choice starts[START_COUNT];
    struct lab_choice watches[WATCH_COUNT]; /* without games: that Watch is not played */
    struct lab_choice paths[PATH_COUNT];    /* the bot loyal to each */
    struct lab_choice keystones[PATH_COUNT];
    int64_t pairs;  /* of runs one after the other that both reached floor 10, */
    int64_t shared; /* and the sum of the shares of boons that they have in common, in millionths */
};

/* The game before, for the boons that two runs share. */
struct lab_choices_run {
    bool has_boon[BOON_COUNT];
    bool is_deep;    /* it reached floor 10 */
    bool has_copied; /* on this game's floor 2 */
};

/* To be called after each command of the adaptive bot's game: on floor 2 copies with each keystone are played to their end,
 * once. False and an error if memory is short. */
bool lab_choices_look(struct lab_choices *choices, struct lab_choices_run *run,
                      const struct game *game, struct error *error);

/* To be called at the end of the adaptive bot's game: compares it with the one before, and plays the same seed with the other
 * starts and Watches and by each path. */
bool lab_choices_play(struct lab_choices *choices, struct lab_choices_run *run,
                      const struct game *game, struct error *error);

/* The greatest difference between the shares of wins, in points; 0 where none was played. */
double lab_choices_spread(const struct lab_choice *choices, int count);

/* How far the best is above the mean, in points. */
double lab_choices_lead(const struct lab_choice *choices, int count);

/* The mean share of boons that two runs have in common (Jaccard), 0 to 1. */
double lab_choices_shared(const struct lab_choices *choices);

void lab_choices_print(const struct lab_choices *choices, enum lab_table_style style);

#endif
