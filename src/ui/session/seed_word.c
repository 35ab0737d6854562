#include "ui/session/seed_word.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/random.h"

#include <SDL.h>

#include <stdio.h>
#include <time.h>

static const char *const first[] = {"ash",   "brine", "cinder", "drift", "ember", "foam",
                                    "gull",  "haze",  "iron",   "kelp",  "lamp",  "moth",
                                    "night", "oil",   "rook",   "salt"};
static const char *const second[] = {"bell",    "cellar", "door",    "eye",    "flame", "gate",
                                     "harbour", "keeper", "lantern", "mirror", "reef",  "stair",
                                     "tide",    "tower",  "wick",    "window"};

void seed_word_make(char *word, size_t capacity)
{
    uint64_t clock = (uint64_t)time(NULL) ^ SDL_GetPerformanceCounter() << 20;
    struct random random = random_make(hash_mix(clock));
    int one = random_below(&random, ARRAY_LENGTH(first));
    int two = random_below(&random, ARRAY_LENGTH(second));
    int number = random_below(&random, 1000);
    snprintf(word, capacity, "%s-%s-%d", first[one], second[two], number);
}
