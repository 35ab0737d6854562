#include "content/loudness.h"

#include "base/integer.h"

#include <assert.h>

static const struct loudness_kind kinds[LOUDNESS_COUNT] = {
#define LOUDNESS(id, ...) [LOUDNESS_##id] = {__VA_ARGS__},
#include "content/loudness.def"
#undef LOUDNESS
};

const struct loudness_kind *loudness_get(enum loudness loudness)
{
    assert(loudness < LOUDNESS_COUNT);
    return &kinds[loudness];
}

enum loudness loudness_moved(enum loudness loudness, int names)
{
    return (enum loudness)int_min(int_max((int)loudness + names, 0), LOUDNESS_COUNT - 1);
}
