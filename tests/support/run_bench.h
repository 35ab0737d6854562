/* The game in a window for tests (ui_bench.h), with its own folder for runs. Uses ui. */
#ifndef SUPPORT_RUN_BENCH_H
#define SUPPORT_RUN_BENCH_H

#include "support/scratch_folder.h"
#include "support/ui_bench.h"

/* Of the current test: runs are saved in `user`. */
struct run_bench {
    struct scratch_folder folder;
    char user[SCRATCH_PATH_MAX];
    struct ui_options options;
};
extern struct run_bench run_bench;

/* Around each test. */
int run_bench_set_up(void **unused);
int run_bench_tear_down(void **unused);

/* The title of a program that keeps its runs; a game of that seed, after these keys. */
struct ui *run_bench_open_title(void);
struct ui *run_bench_open_game(const char *seed, const char *keys);

/* Closes the window as the main loop does. */
void run_bench_close(struct ui *ui);

/* How often a message with these words was added to the log. */
int run_bench_times_said(const struct ui *ui, const char *words);

#endif
