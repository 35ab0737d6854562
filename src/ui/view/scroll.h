/* How far the page or table on the screen on top is scrolled. */
#ifndef UI_SCROLL_H
#define UI_SCROLL_H

#include <stdbool.h>

/* Begun by scroll_begin with each screen. */
struct scroll {
    int lines;      /* that are scrolled away: lines of a page, messages of the log */
    bool has_more;  /* the page goes on below its end, as it was drawn last */
    int rows_shown; /* of the table or log, as it was drawn last */
};

/* A page is shown from its start; it counts as going on until a frame shows otherwise. */
void scroll_begin(struct scroll *scroll);

/* Goes on by so many lines, back where they are less than 0, never past the start. False: there is nothing more there. */
bool scroll_by(struct scroll *scroll, int lines);

#endif
