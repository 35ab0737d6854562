/* The benchmarks of eyeshine-lab: each measures, prints its table, and asserts nothing. A new one is a file
 * bench_<name>.c and a row in bench.c. */
#ifndef APP_BENCH_BENCH_H
#define APP_BENCH_BENCH_H

#include "app/lab/lab_table.h"
#include "base/error.h"

struct bench {
    bool is_quick; /* to end within 30 seconds, whatever that costs in certainty */
    enum lab_table_style style;
};

typedef bool bench_run(const struct bench *bench, struct error *error);

bench_run bench_fov;
bench_run bench_vision;
bench_run bench_levels;
bench_run bench_scale;
bench_run bench_turns;
bench_run bench_save;
bench_run bench_frame;

#endif
