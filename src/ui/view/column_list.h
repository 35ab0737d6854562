/* A list with columns. One row is selected, by keys or with the pointer. */
#ifndef UI_VIEW_COLUMN_LIST_H
#define UI_VIEW_COLUMN_LIST_H

#include "ui/view/list.h"

#define LIST_COLUMNS_MAX 8

/* One of its columns. */
struct list_column {
    const char *head;
    int width; /* at text scale 1; 0: all that is left, of the last one */
    int rank;  /* on a narrow page the highest rank is left out first; 0: never left out */
};

/* What it shows; it is drawn from this alone, and keeps nothing. */
struct column_list {
    const struct list_column *columns;
    int column_count;
    /* Appends what stands in a cell of a line; what is too long for it is cut off and ends in "...". */
    void (*write)(const void *source, int line, int column, struct text *text);
    const void *source;
    int row_count;
    const int *order; /* which line stands in each row; NULL: the one of its number */
};

/* Draws the heads and as many rows as fit onto the page, those of them with the chosen one. */
void column_list_draw(struct page *page, const struct column_list *list, int chosen);

#endif
