/* What using and throwing things does, and what actors do beside walking and striking: one function a row of
 * content/effects.def. */
#ifndef RULES_EFFECTS_EFFECT_H
#define RULES_EFFECTS_EFFECT_H

#include "world/state.h"

struct effect_use {
    struct handle user;
    struct point at;
    enum item item; /* that does it, or ITEM_NONE */
};

/* Does it, or says why not; then nothing has changed. */
typedef enum refusal effect_function(struct state *state, const struct effect_use *use);

enum refusal effect_happen(struct state *state, enum effect effect, struct effect_use use);

#define EFFECT(id, name) effect_function effect_##name;
#include "content/effects.def"
#undef EFFECT

#endif
