#include "content/effect_kind.h"

#include <assert.h>

static const char *const keys[EFFECT_COUNT] = {
#define EFFECT(id, name) [EFFECT_##id] = #name,
#include "content/effects.def"
#undef EFFECT
};

const char *effect_kind_name(enum effect effect)
{
    assert(effect > EFFECT_NONE && effect < EFFECT_COUNT);
    return keys[effect];
}
