#include "app/bench/bench_stats.h"

#include <assert.h>

void bench_stats_add(struct bench_stats *spread, int number)
{
    if (spread->count == 0 || number < spread->min)
        spread->min = number;
    if (spread->count == 0 || number > spread->max)
        spread->max = number;
    spread->count++;
    spread->sum += number;
    spread->squares += (double)number * number;
}

double bench_stats_mean(const struct bench_stats *spread)
{
    assert(spread->count > 0);
    return spread->sum / (double)spread->count;
}

/* By Newton's method, which needs no library. */
static double root(double number)
{
    double guess = number > 1 ? number : 1;
    for (int i = 0; i < 64; i++)
        guess = (guess + number / guess) / 2;
    return guess;
}

double bench_stats_deviation(const struct bench_stats *spread)
{
    double mean = bench_stats_mean(spread);
    double variance = spread->squares / (double)spread->count - mean * mean;
    return variance > 0 ? root(variance) : 0;
}
