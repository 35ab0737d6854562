#include "base/random.h"

#include <assert.h>

static const uint64_t multiplier = UINT64_C(6364136223846793005);
static const uint64_t increment = UINT64_C(1442695040888963407);

struct random random_make(uint64_t seed)
{
    struct random random = {seed + increment};
    random_next(&random);
    return random;
}

uint32_t random_next(struct random *random)
{
    uint64_t old = random->state;
    random->state = old * multiplier + increment;
    uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27);
    uint32_t turn = (uint32_t)(old >> 59);
    return (mixed >> turn) | (mixed << ((32 - turn) & 31));
}

int random_below(struct random *random, int bound)
{
    assert(bound > 0);
    /* Values under the threshold would make the low remainders more likely than the high ones. */
    uint32_t range = (uint32_t)bound;
    uint32_t threshold = (0u - range) % range;
    for (;;) {
        uint32_t value = random_next(random);
        if (value >= threshold)
            return (int)(value % range);
    }
}

int random_between(struct random *random, int low, int high)
{
    assert(low <= high);
    return low + random_below(random, high - low + 1);
}

bool random_chance(struct random *random, int hits, int of)
{
    return random_below(random, of) < hits;
}
