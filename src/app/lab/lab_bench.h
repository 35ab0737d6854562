/* The benchmarks of eyeshine-lab: each measures, prints its table, and asserts nothing. A new one is a file
 * lab_bench_<name>.c and a row in lab_bench.c. */
#ifndef APP_LAB_LAB_BENCH_H
#define APP_LAB_LAB_BENCH_H

#include "app/lab/lab_table.h"
#include "base/error.h"

struct lab_bench {
    bool is_quick; /* to end within 30 seconds, whatever that costs in certainty */
    enum lab_table_style style;
};

typedef bool lab_bench_run(const struct lab_bench *bench, struct error *error);

lab_bench_run lab_bench_fov;
lab_bench_run lab_bench_vision;
lab_bench_run lab_bench_levels;
lab_bench_run lab_bench_scale;
lab_bench_run lab_bench_turns;
lab_bench_run lab_bench_save;
lab_bench_run lab_bench_frame;

#endif
