/* What is said to who listens (--narrate) and does not see the screen, beside the log. */
#ifndef UI_UI_READ_OUT_H
#define UI_UI_READ_OUT_H

#include "base/point.h"

#include <stdint.h>

struct ui;

#define READ_OUT_MOST 32

/* The last sentences that were read out since the last key, as hashes. */
struct read_out {
    uint64_t last[READ_OUT_MOST];
    int count;
};

/* Says a sentence, and does not put it into the log. What was read out since the last key is not said again, so that it may
 * be called with every frame: a screen reads out its title and the line that is chosen. */
void ui_read_out(struct ui *ui, const char *sentence);

/* A key begins: whatever it leads to is said, be it that it was said before. */
void ui_read_out_begin(struct ui *ui);

/* Says what is in a cell of the hero's floor, and where that is. */
void ui_read_out_cell(struct ui *ui, struct point p);

/* The same of the cell that is aimed at, if one is. */
void ui_read_out_aim(struct ui *ui);

/* Says all that is around the hero; the nearest of it stands in the log too. */
void ui_read_out_surroundings(struct ui *ui);

#endif
