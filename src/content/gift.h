/* What a freed captive lends to the hero. */
#ifndef CONTENT_GIFT_H
#define CONTENT_GIFT_H

#include "content/effect_kind.h"

#include <stdbool.h>

enum gift {
    GIFT_NONE,
#define GIFT(id, ...) GIFT_##id,
#include "content/gifts.def"
#undef GIFT
    GIFT_COUNT
};

struct gift_kind {
    const char *id;     /* lower case */
    enum effect effect; /* on command, where the captive is */
    const char *says;   /* the message, after its name */
    const char *help;   /* in a sentence or two */
    bool shares_sight;  /* the hero knows of the actors that the captive sees */
};

/* Any but GIFT_NONE. */
const struct gift_kind *gift_get(enum gift gift);

#endif
