/* The inventory as slots: the equipment around the lit hero, and the pack below with its free slots. */
#ifndef UI_SCREENS_INVENTORY_SLOTS_H
#define UI_SCREENS_INVENTORY_SLOTS_H

#include "game/inventory.h"
#include "ui/view/list.h"

/* The hero with the equipment, at text scale 1. */
#define INVENTORY_FIGURE_WIDTH 168
#define INVENTORY_FIGURE_HEIGHT 104

/* The list's rows are the things, in their order. */
struct inventory_slots {
    const struct list *list;
    const struct state *state;
    const struct inventory_item *things;
};

/* The pixels that the pack takes of a page's height; 0 if the page is too narrow for the labels. */
int inventory_slots_height(const struct page *page, const struct inventory_slots *slots);

/* Draws the hero and the equipment at the page's top left, and the pack at its foot, each slot to be pointed at like a
 * row of the list. */
void inventory_slots_draw(const struct page *page, const struct inventory_slots *slots);

/* The colour of the ground below an item's picture. */
uint32_t inventory_slots_ground(enum item item);

#endif
