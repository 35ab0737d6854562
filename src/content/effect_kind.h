/* The kinds of effects; src/rules/effects carries them out. */
#ifndef CONTENT_EFFECT_KIND_H
#define CONTENT_EFFECT_KIND_H

enum effect {
    EFFECT_NONE,
#define EFFECT(id, name) EFFECT_##id,
#include "content/effects.def"
#undef EFFECT
    EFFECT_COUNT
};

/* Its name in lower case, for any but EFFECT_NONE and EFFECT_COUNT. */
const char *effect_kind_name(enum effect effect);

#endif
