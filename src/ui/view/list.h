/* A list with one chosen row. It is drawn, read out, and used by keys and pointer in the same way on every screen. */
#ifndef UI_VIEW_LIST_H
#define UI_VIEW_LIST_H

#include "ui/view/widgets.h"

#define LIST_LABEL_MAX 160
#define LIST_VALUE_MAX 120

/* The content of a row. Zero is an empty row. */
struct list_row {
    char label[LIST_LABEL_MAX];
    char value[LIST_VALUE_MAX]; /* at the right of it, or below where there is no room; or empty */
    bool has_less;              /* Left, and a click on the "<" before the value, change it */
    bool has_more;              /* so do Right and ">" */
    const struct sprite *picture; /* before the label; or NULL */
    bool is_hidden;               /* of the picture only a silhouette is shown */
    uint32_t colour;              /* of the label; 0: as usual */
};

struct list {
    int count;
    int chosen;
    /* Writes a row, 0 .. count - 1, into an empty one. */
    void (*write_row)(const void *source, int index, struct list_row *row);
    const void *source;   /* for write_row */
    bool has_pictures;    /* rows are as high as a picture */
    bool has_number_keys; /* a click on a row presses its number, from 1 */
    bool has_two_columns; /* where both fit beside each other, and all rows into them */
    bool cuts_values;     /* long values end in "..." rather than stand below their labels */
    bool is_idle;         /* rows can't be pointed at, and are not read out */
};

/* Draws as many rows as fit onto the page, the chosen one among them. */
void list_draw(struct page *page, const struct list *list);

#define LIST_COLUMNS_MAX 8

/* A column of a table. */
struct list_column {
    const char *head;
    int width; /* at text scale 1; 0: all that is left, of the last one */
    int rank;  /* on a narrow page the highest rank is left out first; 0: never left out */
};

struct list_table {
    const struct list_column *columns;
    int column_count;
    /* Appends what stands in a cell of a line; what is too long for it is cut off and ends in "...". */
    void (*write)(const void *source, int line, int column, struct text *text);
    const void *source;
    int row_count;
    const int *order; /* which line stands in each row; NULL: the one of its number */
};

/* Draws the heads and as many rows as fit onto the page, the chosen one among them. */
void list_draw_table(struct page *page, const struct list_table *list, int chosen);

/* The height of plain rows, in pixels. */
int list_height(const struct display *display, int count);

/* The height of all rows without values in a column as wide as the page, in pixels. */
int list_whole_height(const struct page *page, const struct list *list);

/* Moves the choice for a key: to the next row, by as many rows as were drawn last, to either end, to the other column. False:
 * the key means nothing here, or there is no row. */
bool list_key(const struct display *display, struct key key, int count, int *choice);

#endif
