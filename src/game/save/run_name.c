#include "game/save/run_name.h"

#include <stdio.h>
#include <string.h>

void run_name_write(const char *seed, char name[RUN_NAME_SIZE])
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    snprintf(name, RUN_NAME_SIZE, "%s", seed);
    for (char *sign = name; *sign; sign++)
        if (!strchr(plain, *sign))
            *sign = '_';
}
