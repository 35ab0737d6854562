/* The kinds of items. */
#ifndef CONTENT_ITEM_H
#define CONTENT_ITEM_H

enum item {
    ITEM_NONE,
#define ITEM(id, ...) ITEM_##id,
#include "content/items.def"
#undef ITEM
    ITEM_COUNT
};

struct item_kind {
    const char *key;  /* lower case; also the name of its sprite */
    const char *name; /* as a sentence names it: "a healing potion" */
    char glyph;       /* in maps drawn as text */
    int frequency;    /* against the other items of a floor; 0: never placed */
};

/* The row of a kind; the kind is neither ITEM_NONE nor ITEM_COUNT. */
const struct item_kind *item_get(enum item item);

/* The kind of that glyph, or ITEM_NONE. */
enum item item_find_glyph(char glyph);

#endif
