#include "app/bench/bench_load.h"

#include <dlfcn.h>
#include <string.h>

void *bench_load(const char *name)
{
    return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

bool bench_load_find(void *library, const char *name, void *function)
{
    void *found = dlsym(library, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}
