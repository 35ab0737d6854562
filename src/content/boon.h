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
    const char *help;    /* what it gives, in a clause */
    const char *flavour; /* how that came to be, in a sentence */
    struct traits gain;
    bool is_endless; /* may be taken again */
};

/* The row of a kind; the kind is neither BOON_NONE nor BOON_COUNT. */
const struct boon_kind *boon_get(enum boon boon);

#endif
