/* The sums of a bot's games, and the table of how the rules are judged by them. */
#ifndef APP_LAB_LAB_TALLY_H
#define APP_LAB_LAB_TALLY_H

#include "app/lab/lab_game.h"

/* Room for every bot. */
#define LAB_TALLIES_MAX 32

struct lab_tally {
    int bot;
    int games;
    int wins;
    int stopped;
    long depth; /* sums, as those that follow */
    long turns;
    long bright_turns;
    long floor_turns; /* of floors that were left alive */
    long floors;
    int deaths;
    int deaths_on[FLOOR_COUNT];
    int deaths_by[MONSTER_COUNT];
    int other_deaths;      /* by nobody */
    int found[ITEM_COUNT]; /* games in which it was found, and used */
    int used[ITEM_COUNT];
};

void lab_tally_start(struct lab_tally *tally, int bot);
void lab_tally_add(struct lab_tally *tally, const struct lab_count *count);

/* Prints a table of them, then where the marks of the rules hold. */
void lab_tally_print(const struct lab_tally *tallies, int count);

#endif
