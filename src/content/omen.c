#include "content/omen.h"

#include "base/integer.h"

#include <assert.h>

static const struct omen_kind kinds[OMEN_COUNT] = {
    [OMEN_NONE] = {.id = "none"},
#define OMEN(id, ...) [OMEN_##id] = {__VA_ARGS__},
#include "content/omens.def"
#undef OMEN
};

const struct omen_kind *omen_get(enum omen omen)
{
    assert(omen < OMEN_COUNT);
    return &kinds[omen];
}

int omen_limit(int range, int max)
{
    return max > 0 && (range == FOV_UNLIMITED || range > max) ? max : range;
}

struct band omen_mix(enum omen omen, const struct band *band)
{
    const struct omen_kind *kind = omen_get(omen);
    struct band mixed = *band;
    mixed.water_percent = int_min(100, band->water_percent + kind->water_percent);
    mixed.lamps += kind->lamps;
    return mixed;
}
