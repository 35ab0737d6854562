/* What is said to who listens (--narrate) and does not see the screens, beside the log. */
#ifndef UI_UI_READ_OUT_H
#define UI_UI_READ_OUT_H

#include "base/point.h"

#include <stdbool.h>
#include <stdint.h>

struct ui;

#define READ_OUT_MAX 160
#define READ_OUT_KEPT 2

/* What the frames tell who does not see them, as hashes. Zero has told nothing. */
struct read_out {
    uint64_t last[READ_OUT_MAX]; /* of the last frame */
    int last_count;
    uint64_t now[READ_OUT_MAX]; /* of the one that is drawn */
    int count;
    bool has_begun;               /* nobody is told of the first frame: it only measures */
    bool has_news;                /* something was said since the last frame */
    uint64_t kept[READ_OUT_KEPT]; /* what the hero was told of himself last; 0: nothing yet */
};

/* Around the drawing of a frame. What the screen on top tells in it is said, unless the frame before told it too: a title once,
 * the chosen row when another is chosen, a text when it is opened or scrolled. The first frame of all is silent. */
void ui_read_out_begin(struct ui *ui);
void ui_read_out_end(struct ui *ui);

/* Whether anybody listens to what is drawn now: what covers it, or lies below another screen, is not told. */
bool ui_read_out_is_on(const struct ui *ui);

/* Tells a sentence, in each frame that shows it; nothing of an empty one. */
void ui_read_out(struct ui *ui, const char *sentence);

/* Tells which row of a list is chosen: "Options (5 of 8)". */
void ui_read_out_row(struct ui *ui, int row, int count, const char *label);

/* Tells the name of a screen over the game that hides little of it, unless there is other news: "Looking". */
void ui_read_out_place(struct ui *ui, const char *name);

/* Takes down that a sentence was said otherwise: a frame that shows it does not say it again. */
void ui_read_out_note(struct ui *ui, const char *sentence);

/* Tells what is in a cell of the hero's floor, and where that is. */
void ui_read_out_cell(struct ui *ui, struct point p);

/* The same of the cell that is aimed at, if one is; and what with. */
void ui_read_out_aim(struct ui *ui);

/* A game begins, or goes on: how the hero is is no news. */
void ui_read_out_start(struct ui *ui);

/* Tells, in each frame of the game: of the hero's health and light what has become another; of others those who are beside him
 * or have noticed him, the nearest, as they move and change their minds; while ranges are shown, who would notice him here. */
void ui_read_out_play(struct ui *ui);

/* Says all that is around the hero; the nearest of it stands in the log too. */
void ui_read_out_surroundings(struct ui *ui);

#endif
