#include "content/band.h"

#include <assert.h>
#include <stddef.h>

static const struct band bands[] = {
#define BAND(id, ...) {__VA_ARGS__},
#include "content/bands.def"
#undef BAND
};

const struct band *band_of_depth(int depth)
{
    for (size_t i = 0; i < sizeof bands / sizeof *bands; i++)
        if (bands[i].first_floor <= depth && depth <= bands[i].last_floor)
            return &bands[i];
    assert(!"a depth without a band");
    return NULL;
}
