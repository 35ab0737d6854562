/* Things as lists of them show them: a picture and a line each, and one of them described. */
#ifndef UI_VIEW_THING_VIEW_H
#define UI_VIEW_THING_VIEW_H

#include "input/prompt.h"
#include "ui/view/widgets.h"

/* Appends "c) 2 flares", "a) a knife, in hand". */
void thing_view_write(const struct state *state, const struct inventory_item *thing,
                      struct text *text);

/* Reads out what the thing does, and what the hero wears in its place. */
void thing_view_read_out(struct display *display, const struct state *state, enum item item);

/* The thing's name, what it does, and what the hero wears in its place. */
void thing_view_describe(struct page *page, const struct state *state, enum item item);

#endif
