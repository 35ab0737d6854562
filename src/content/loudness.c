#include "content/loudness.h"

#include "base/integer.h"

#include <assert.h>

static const struct loudness_kind kinds[LOUDNESS_COUNT] = {
    [LOUDNESS_SILENT] = {.name = "silent"},
    [LOUDNESS_FAINT] = {.name = "faint", .range = 2, .gain_near = 1, .gain_far = 1},
    [LOUDNESS_SOFT] = {.name = "soft", .range = 5, .gain_near = 2, .gain_far = 1},
    [LOUDNESS_LOUD] = {.name = "loud", .range = 12, .gain_near = 4, .gain_far = 2},
    [LOUDNESS_DEAFENING] = {.name = "deafening", .range = 24, .gain_near = 8, .gain_far = 4},
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
