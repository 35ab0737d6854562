/* Things as lists of them show them: a picture and a line each, and one of them described. */
#ifndef UI_VIEW_THING_VIEW_H
#define UI_VIEW_THING_VIEW_H

#include "ui/view/widgets.h"

/* The height of a line, at text scale 1. */
#define THING_VIEW_ROW (TILE_SIDE + 1)

/* The first line to draw of a list of which so many find room, that the chosen one is among them. */
int thing_view_first_row(int chosen, int count, int rows);

/* Appends "c) 2 flares", "a) a knife, in hand". */
void thing_view_write(const struct state *state, const struct inventory_item *thing,
                      struct text *text);

/* A line with the picture of a thing; the chosen one has a ground of its own. Returns where it is. */
struct rectangle thing_view_row(struct page *page, enum item item, uint32_t colour, bool is_chosen,
                                const char *line);

/* Tells who does not see it what the thing does, and what the hero wears in its place. */
void thing_view_read_out(struct ui *ui, enum item item);

/* The thing's name, what it does, and what the hero wears in its place. */
void thing_view_describe(struct page *page, const struct state *state, enum item item);

#endif
