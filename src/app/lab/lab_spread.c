#include "app/lab/lab_spread.h"

#include <assert.h>

void lab_spread_add(struct lab_spread *spread, int number)
{
    if (spread->count == 0 || number < spread->least)
        spread->least = number;
    if (spread->count == 0 || number > spread->most)
        spread->most = number;
    spread->count++;
    spread->sum += number;
    spread->squares += (double)number * number;
}

double lab_spread_mean(const struct lab_spread *spread)
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

double lab_spread_deviation(const struct lab_spread *spread)
{
    double mean = lab_spread_mean(spread);
    double variance = spread->squares / (double)spread->count - mean * mean;
    return variance > 0 ? root(variance) : 0;
}
