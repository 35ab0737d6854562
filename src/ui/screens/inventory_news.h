/* What has come into the pack since the inventory was last opened. */
#ifndef UI_SCREENS_INVENTORY_NEWS_H
#define UI_SCREENS_INVENTORY_NEWS_H

#include "world/state.h"

struct inventory_news {
    int noted[ITEM_COUNT]; /* how many the hero had when the inventory was last opened */
    bool is_new[ITEM_COUNT];
    enum item marked; /* is looked at now; ITEM_NONE: nothing was yet */
};

/* Marks nothing: all that the hero has is known. */
void inventory_news_begin(struct inventory_news *news, const struct state *state);

/* The item is looked at: the one before it is new no more. */
void inventory_news_mark(struct inventory_news *news, enum item item);

/* Finds what the hero has more of than was noted, and notes it. */
void inventory_news_find(struct inventory_news *news, const struct state *state);

#endif
