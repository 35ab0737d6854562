/* How whole numbers are spread: their mean, deviation, least and most, as they come in. */
#ifndef APP_BENCH_BENCH_STATS_H
#define APP_BENCH_BENCH_STATS_H

struct bench_stats {
    long count;
    double sum;
    double squares; /* the sum of them */
    int min;
    int max;
};

void bench_stats_add(struct bench_stats *spread, int number);

/* Of at least one number. */
double bench_stats_mean(const struct bench_stats *spread);

/* The standard deviation of at least one number, over all of them. */
double bench_stats_deviation(const struct bench_stats *spread);

#endif
