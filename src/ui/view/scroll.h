/* How far the page or list on the top screen is scrolled. */
#ifndef UI_VIEW_SCROLL_H
#define UI_VIEW_SCROLL_H

#include <stdbool.h>

/* Reset by scroll_begin for each screen. */
struct scroll {
    int lines;         /* scrolled away: lines of a page, or messages of the log */
    bool has_more;     /* the page continued below the last frame */
    int rows_shown;    /* of the list or log in the last frame */
    int first_row;     /* the first row of the list that is drawn */
    int row_count;     /* of the list; 0: not a list */
    int rows_a_column; /* of a list in two columns; 0: it has one */
};

/* Goes to the start of a page. The page counts as longer than the frame until it is drawn. */
void scroll_begin(struct scroll *scroll);

/* Scrolls down by `lines`, or up if they are negative, but not past the start. False: nothing more to show that way. */
bool scroll_by(struct scroll *scroll, int lines);

/* Sets the list to `count` rows, `rows` of them shown, and returns the first row to draw. It is the same as before, or the
 * nearest that shows the chosen row. */
int scroll_list(struct scroll *scroll, int count, int rows, int chosen);

/* Scrolls a list by `rows` within its start and end, and moves `chosen` to the nearest row shown. False: there is no list, or
 * all of it is shown. */
bool scroll_list_by(struct scroll *scroll, int rows, int *chosen);

#endif
