#include "app/bench/bench_load.h"

#include <stddef.h>

/* There are no libraries to load. */
void *bench_load(const char *name)
{
    (void)name;
    return NULL;
}

bool bench_load_find(void *library, const char *name, void *function)
{
    (void)library, (void)name, (void)function;
    return false;
}
