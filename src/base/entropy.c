#include "base/entropy.h"

#include "base/hash.h"

#include <stdio.h>
#include <time.h>

static uint64_t clock_word(void)
{
    struct timespec now = {0, 0};
    timespec_get(&now, TIME_UTC);
    return hash_mix(((uint64_t)now.tv_sec << 30 ^ (uint64_t)now.tv_nsec) + (uint64_t)clock());
}

uint64_t entropy_word(void)
{
    uint64_t word = 0;
    FILE *source = fopen("/dev/urandom", "rb");
    if (source && (setvbuf(source, NULL, _IONBF, 0) || fread(&word, sizeof word, 1, source) != 1))
        word = 0;
    if (source)
        fclose(source);
    if (word == 0)
        word = clock_word();
    return word ? word : 1;
}
