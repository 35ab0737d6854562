/* Measures the time and memory from the program's start to its first frame, in separate processes. */
#ifndef APP_FRAMES_FRAMES_START_H
#define APP_FRAMES_FRAMES_START_H

#include "app/lab/lab_timing.h"
#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>

/* Processor time of this process in nanoseconds: others on the machine don't count. */
uint64_t frames_start_computed(void);

/* Runs in the measured process: shows the first frame of a generated floor, and prints the time and memory it took. */
bool frames_start_run(const char *data_folder, struct error *error);

struct frames_start {
    struct lab_timing passed;    /* nanoseconds from the start to the first frame */
    struct lab_timing computed;  /* processor time of these, in nanoseconds */
    struct lab_timing kilobytes; /* peak memory by then */
};

/* Starts `times` processes, one after the other. */
bool frames_start_measure(int times, struct frames_start *found, struct error *error);

#endif
