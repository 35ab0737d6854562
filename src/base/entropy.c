#include "base/entropy.h"

#include "base/hash.h"
#include "base/system.h"

#include <time.h>

static uint64_t clock_word(void)
{
    return hash_mix(((uint64_t)time(NULL) << 30 ^ system_clock()) + (uint64_t)clock());
}

uint64_t entropy_word(void)
{
    uint64_t word = 0;
    if (!system_random(&word, sizeof word) || word == 0)
        word = clock_word();
    return word ? word : 1;
}
