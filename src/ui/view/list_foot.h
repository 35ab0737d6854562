/* What stands below a list: a picture of the chosen row, and words about it. */
#ifndef UI_VIEW_LIST_FOOT_H
#define UI_VIEW_LIST_FOOT_H

#include "ui/view/room_picture.h"
#include "ui/view/widgets.h"

/* Cuts off the page what a table of that many rows leaves of it: a third at least, or what the words take, up to half. */
struct page list_foot_cut(struct page *page, int rows, const char *words);

/* The words are read out. They stand below the picture, or at the top if there is none (NULL) or no room for it. */
void list_foot_draw(struct page *foot, const struct room_picture *picture, uint32_t colour,
                    const char *words);

#endif
