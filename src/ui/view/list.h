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
    bool is_idle;         /* rows can't be pointed at, and are not read out */
};

/* Which rows are drawn. */
struct row_window {
    int first;
    int shown;
};

/* The rows to show of a list that has room for `room` of them. The list scrolls only as far as it takes to show the chosen
 * one. */
struct row_window list_window(struct display *display, int count, int room, int chosen);

/* Draws as many rows as fit onto the page, the chosen one among them. */
void list_draw(struct page *page, const struct list *list);

/* The height of plain rows, in pixels. */
int list_height(const struct display *display, int count);

/* Moves the choice for a key: to the next row, by as many rows as were drawn last, to either end. False: the key means nothing
 * here, or there is no row. */
bool list_key(const struct display *display, struct key key, int count, int *choice);

#endif
