/* Libraries that are loaded while the program runs, where they are found. They stay loaded. */
#ifndef APP_BENCH_BENCH_LOAD_H
#define APP_BENCH_BENCH_LOAD_H

#include <stdbool.h>

/* Loads the library of this name; NULL if it is not found. */
void *bench_load(const char *name);

/* Finds a function. It is stored where `function` points: C has no cast between the two kinds of pointers. */
bool bench_load_find(void *library, const char *name, void *function);

#endif
