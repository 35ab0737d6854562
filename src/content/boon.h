/* The kinds of boons. */
#ifndef CONTENT_BOON_H
#define CONTENT_BOON_H

#include "content/traits.h"

#include <stdbool.h>

enum boon {
    BOON_NONE,
#define BOON(id, ...) BOON_##id,
#include "content/boons.def"
#undef BOON
    BOON_COUNT
};

struct boon_kind {
    const char *id;
    const char *name;    /* as a heading: "Stout heart" */
    const char *help;    /* what it does, as a clause */
    const char *flavour; /* in a sentence */
    struct traits gain;
    bool is_endless; /* can be chosen again */
};

/* The row of a kind, except BOON_NONE and BOON_COUNT. */
const struct boon_kind *boon_get(enum boon boon);

#endif
