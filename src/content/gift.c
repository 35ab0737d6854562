#include "content/gift.h"

#include <assert.h>

static const struct gift_kind kinds[GIFT_COUNT] = {
#define GIFT(id, ...) [GIFT_##id] = {__VA_ARGS__},
#include "content/gifts.def"
#undef GIFT
};

const struct gift_kind *gift_get(enum gift gift)
{
    assert(gift > GIFT_NONE && gift < GIFT_COUNT);
    return &kinds[gift];
}
