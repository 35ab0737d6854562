/* How long the program takes from its start to its first frame, and how much memory: measured in processes of their own. */
#ifndef APP_FRAMES_FRAMES_START_H
#define APP_FRAMES_FRAMES_START_H

#include "app/lab/lab_timing.h"
#include "base/error.h"

#include <stdint.h>

/* Nanoseconds that this process has computed: others on the machine don't count. */
uint64_t frames_start_computed(void);

/* What the process does that is measured: shows the first frame of a generated floor, and writes when that was. */
bool frames_start_run(const char *data_folder, struct error *error);

struct frames_start {
    struct lab_timing passed;    /* nanoseconds from the start to the first frame */
    struct lab_timing computed;  /* of these, that the process itself computed */
    struct lab_timing kilobytes; /* the most that it had taken by then */
};

/* Starts so many processes, one after the other. */
bool frames_start_measure(int times, struct frames_start *found, struct error *error);

#endif
