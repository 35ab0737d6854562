#include "ui/screens/inventory_news.h"

#include <string.h>

void inventory_news_mark(struct inventory_news *news, enum item item)
{
    if (news->marked != item)
        news->is_new[news->marked] = false;
    news->marked = item;
}

void inventory_news_find(struct inventory_news *news, const struct state *state)
{
    inventory_news_mark(news, ITEM_NONE);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        int count = pack_count(&state->pack, (enum item)i);
        news->is_new[i] = count > news->noted[i];
        news->noted[i] = count;
    }
}

void inventory_news_begin(struct inventory_news *news, const struct state *state)
{
    inventory_news_find(news, state);
    memset(news->is_new, 0, sizeof news->is_new);
}
