/* What has come into the pack and was not yet looked at in the inventory. */
#ifndef UI_SCREENS_INVENTORY_NEWS_H
#define UI_SCREENS_INVENTORY_NEWS_H

#include "world/state.h"

struct inventory_news {
    int noted[ITEM_COUNT]; /* how many the hero had when the inventory was last opened */
    bool is_new[ITEM_COUNT];
    bool was_looked_at[ITEM_COUNT]; /* since then */
};

/* Marks nothing: all that the hero has is known. */
void inventory_news_begin(struct inventory_news *news, const struct state *state);

/* Marks, and notes, what the hero has more of than was noted. Unmarks what was looked at. */
void inventory_news_find(struct inventory_news *news, const struct state *state);

#endif
