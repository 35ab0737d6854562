/* Takes time for the benchmarks. Machines are noisy, so each thing is timed several times and the median
 * counts. */
#ifndef APP_LAB_LAB_TIMING_H
#define APP_LAB_LAB_TIMING_H

#include <stdint.h>

/* Nanoseconds since some moment. */
uint64_t lab_timing_now(void);

#define LAB_TIMING_SAMPLES_MAX 1024

struct lab_timing {
    double samples[LAB_TIMING_SAMPLES_MAX];
    int count;
};

/* Keeps a sample, unless there are LAB_TIMING_SAMPLES_MAX already. */
void lab_timing_add(struct lab_timing *timing, double sample);

/* The middle one of the samples, at least one; it sorts them. */
double lab_timing_median(struct lab_timing *timing);

/* The percentile of the samples, 1 .. 100; sorts them. */
double lab_timing_percentile(struct lab_timing *timing, int percent);

#endif
