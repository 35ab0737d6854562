/* The kinds of effects; what they do is in rules/effect*.c. */
#ifndef CONTENT_EFFECT_KIND_H
#define CONTENT_EFFECT_KIND_H

enum effect {
    EFFECT_NONE,
#define EFFECT(id, name) EFFECT_##id,
#include "content/effects.def"
#undef EFFECT
    EFFECT_COUNT
};

/* Its name in lower case; the effect is neither EFFECT_NONE nor EFFECT_COUNT. */
const char *effect_kind_name(enum effect effect);

#endif
