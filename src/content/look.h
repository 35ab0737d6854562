/* Appearances of unknown potions and scrolls. */
#ifndef CONTENT_LOOK_H
#define CONTENT_LOOK_H

enum look_group { LOOK_GROUP_NONE, LOOK_GROUP_POTION, LOOK_GROUP_SCROLL };

enum look {
    LOOK_NONE,
#define LOOK(id, ...) LOOK_##id,
#include "content/looks.def"
#undef LOOK
    LOOK_COUNT
};

struct look_kind {
    const char *id;
    const char *name; /* in a sentence: "a murky potion" */
    enum look_group group;
};

/* The row of a kind, except LOOK_NONE and LOOK_COUNT. */
const struct look_kind *look_get(enum look look);

#endif
