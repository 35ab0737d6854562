/* How far the page or table on the screen on top is scrolled. */
#ifndef UI_VIEW_SCROLL_H
#define UI_VIEW_SCROLL_H

#include <stdbool.h>

/* Begun by scroll_begin with each screen. */
struct scroll {
    int lines;      /* that are scrolled away: lines of a page, messages of the log */
    bool has_more;  /* the page goes on below its end, as it was drawn last */
    int rows_shown; /* of the table or log, as it was drawn last */
    int first_row;  /* of a list: the first that is drawn, */
    int row_count;  /* of so many; 0: it is no list */
};

/* A page is shown from its start; it counts as going on until a frame shows otherwise. */
void scroll_begin(struct scroll *scroll);

/* Goes on by so many lines, back where they are less than 0, never past the start. False: there is nothing more there. */
bool scroll_by(struct scroll *scroll, int lines);

/* The first row to draw of a list of `count` where `rows` fit: the one that was, or the nearest with which the chosen one
 * is shown. The list is this one from now on. */
int scroll_list(struct scroll *scroll, int count, int rows, int chosen);

/* Moves a list that is longer than what is shown of it by so many rows, neither past its start nor its end, and `chosen`
 * into what is shown then. False: it is no such list. */
bool scroll_list_by(struct scroll *scroll, int rows, int *chosen);

#endif
