/* Items in lists: the line of an item, and its description. */
#ifndef UI_VIEW_THING_VIEW_H
#define UI_VIEW_THING_VIEW_H

#include "input/prompt.h"
#include "ui/view/widgets.h"

/* Appends "c) 2 flares", "a) a knife, in hand". */
void thing_view_write(const struct state *state, const struct inventory_item *thing,
                      struct text *text);

/* Reads out what the item does, and compares it with the equipped one. */
void thing_view_read_out(struct display *display, const struct state *state, enum item item);

/* Draws the item's name, what it does, and how it compares with the equipped one. */
void thing_view_describe(struct page *page, const struct state *state, enum item item);

#endif
