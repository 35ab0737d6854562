/* Effects of items, traps and creatures: one function for each row of content/effects.def. */
#ifndef RULES_EFFECTS_EFFECT_H
#define RULES_EFFECTS_EFFECT_H

#include "world/state.h"

struct effect_use {
    struct handle user;
    struct point at;
    enum item item; /* with the effect, or ITEM_NONE */
};

/* Applies the effect, or returns why not without changing anything. */
typedef enum refusal effect_function(struct state *state, const struct effect_use *use);

enum refusal effect_apply(struct state *state, enum effect effect, struct effect_use use);

#define EFFECT(id, name) effect_function effect_##name;
#include "content/effects.def"
#undef EFFECT

#endif
