/* The measures by which the rules are judged, with their goals. */
#ifndef APP_LAB_LAB_MEASURES_H
#define APP_LAB_LAB_MEASURES_H

#include "app/lab/lab_choices.h"
#include "app/lab/lab_count.h"
#include "app/lab/lab_forks.h"
#include "app/lab/lab_table.h"
#include "app/lab/lab_worth.h"

/* Room for every bot. */
#define LAB_BOTS_MAX 32

/* All that is counted of a report's games. Numbers of this type and nothing else: see lab_report.c. */
struct lab_tallies {
    struct lab_count bots[LAB_BOTS_MAX]; /* without games: that bot did not play */
    struct lab_forks forks;
    struct lab_worth worth;
    struct lab_choices choices;
};

/* Percent; 0 of nothing. */
double lab_share(int64_t part, int64_t whole);

/* The mean of a sum; 0 of nothing. */
double lab_mean(int64_t sum, int64_t count);

double lab_root(double number);

/* The index of the greatest of some numbers. */
int lab_greatest(const int64_t *numbers, int count);

/* Prints a row for each measure of the bots that played: measure, value, goal, holds. Shares are in percent. */
void lab_measures_print(const struct lab_tallies *tallies, enum lab_table_style style);

#endif
