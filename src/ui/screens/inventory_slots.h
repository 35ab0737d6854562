/* The inventory as slots: the equipment beside the hero's portrait, and the pack below it with its free slots. */
#ifndef UI_SCREENS_INVENTORY_SLOTS_H
#define UI_SCREENS_INVENTORY_SLOTS_H

#include "game/inventory.h"
#include "ui/view/list.h"

/* The list's rows are the things, in their order. */
struct inventory_slots {
    const struct list *list;
    const struct state *state;
    const struct inventory_item *things;
};

/* The pixels that they take of a page's height; 0 if the page is too narrow for their labels. */
int inventory_slots_height(const struct page *page, const struct inventory_slots *slots);

/* Draws them onto a page that is high enough, each to be pointed at like a row of the list. */
void inventory_slots_draw(struct page *page, const struct inventory_slots *slots);

#endif
