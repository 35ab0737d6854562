/* Reads the screens out, besides the messages, for players that can't see them (--narrate). */
#ifndef UI_VIEW_READ_OUT_H
#define UI_VIEW_READ_OUT_H

#include "base/printf_format.h"

#include <stdbool.h>
#include <stdint.h>

struct display;

#define READ_OUT_MAX 160 /* sentences a frame */
#define READ_OUT_KEPT 2
#define READ_OUT_LINE 1000 /* characters of the longest sentence, with its end */

/* What frames have read out, as hashes. Zero has read nothing. */
struct read_out {
    void (*say)(const char *sentence); /* is given every sentence; NULL: nobody listens */
    uint64_t place; /* the screen on top: the same words on another one are other words */
    uint64_t last[READ_OUT_MAX]; /* of the last frame */
    int last_count;
    uint64_t now[READ_OUT_MAX]; /* of the one being drawn */
    int count;
    bool has_begun;               /* the first frame is silent: it only measures */
    bool has_news;                /* something was said since the last frame */
    uint64_t kept[READ_OUT_KEPT]; /* of read_out_change */
};

/* Around the drawing of a frame. What the screen on top reads out is said unless the frame before said it too: a title once,
 * a row when another one is chosen, a text when it is opened or scrolled. The first frame of all is silent. */
void read_out_begin(struct display *display);
void read_out_end(struct display *display);

/* Whether what is drawn now is read out: only what the screen on top draws. */
bool read_out_is_on(const struct display *display);

/* Reads out a sentence, in each frame that shows it. An empty one is ignored. */
void read_out_text(struct display *display, const char *sentence);
void read_out_format(struct display *display, const char *format, ...) PRINTF_FORMAT(2, 3);

/* Reads out which row of a list is chosen: "Options (5 of 8)". */
void read_out_row(struct display *display, int row, int count, const char *label);

/* Reads out the name of a screen that hides little of the game, unless there is other news: "Looking". */
void read_out_place(struct display *display, const char *name);

/* Notes that a sentence was said otherwise: a frame that shows it does not say it again. */
void read_out_note(struct display *display, const char *sentence);

/* Says a sentence when it differs from the last one of its kind, 0 .. READ_OUT_KEPT - 1, on whatever screen. The first one is
 * no news. */
void read_out_change(struct display *display, int kind, const char *sentence);

/* Makes the next sentence of each kind the first one again. */
void read_out_forget(struct display *display);

#endif
