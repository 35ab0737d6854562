#include "content/boon.h"

#include <assert.h>

static const struct boon_kind kinds[BOON_COUNT] = {
#define BOON(id, ...) [BOON_##id] = {__VA_ARGS__},
#include "content/boons.def"
#undef BOON
};

const struct boon_kind *boon_get(enum boon boon)
{
    assert(boon > BOON_NONE && boon < BOON_COUNT);
    return &kinds[boon];
}
