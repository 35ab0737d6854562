#include "app/bench/bench_load.h"

#include <string.h>
#include <windows.h>

void *bench_load(const char *name)
{
    return LoadLibraryA(name);
}

bool bench_load_find(void *library, const char *name, void *function)
{
    FARPROC found = GetProcAddress(library, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}
