#include "app/lab/lab_timing.h"

#include "base/system.h"

#include <assert.h>
#include <stdlib.h>

uint64_t lab_timing_now(void)
{
    return system_clock();
}

void lab_timing_add(struct lab_timing *timing, double sample)
{
    if (timing->count < LAB_TIMING_SAMPLES_MAX)
        timing->samples[timing->count++] = sample;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static void sort(struct lab_timing *timing)
{
    assert(timing->count > 0);
    qsort(timing->samples, (size_t)timing->count, sizeof *timing->samples, compare);
}

double lab_timing_median(struct lab_timing *timing)
{
    sort(timing);
    return timing->samples[timing->count / 2];
}

double lab_timing_percentile(struct lab_timing *timing, int percent)
{
    assert(1 <= percent && percent <= 100);
    sort(timing);
    return timing->samples[(timing->count * percent + 99) / 100 - 1];
}
