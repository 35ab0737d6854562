/* How whole numbers are spread: their mean, deviation, least and most, as they come in. */
#ifndef APP_LAB_LAB_SPREAD_H
#define APP_LAB_LAB_SPREAD_H

struct lab_spread {
    long count;
    double sum;
    double squares; /* the sum of them */
    int least;
    int most;
};

void lab_spread_add(struct lab_spread *spread, int number);

/* Of at least one number. */
double lab_spread_mean(const struct lab_spread *spread);

/* The standard deviation of at least one number, over all of them. */
double lab_spread_deviation(const struct lab_spread *spread);

#endif
