#include "rules/effects/effect.h"

#include <assert.h>

static effect_function *const effects[EFFECT_COUNT] = {
#define EFFECT(id, name) [EFFECT_##id] = effect_##name,
#include "content/effects.def"
#undef EFFECT
};

enum refusal effect_apply(struct state *state, enum effect effect, struct effect_use use)
{
    assert(effect > EFFECT_NONE && effect < EFFECT_COUNT);
    return effects[effect](state, &use);
}
