/* Damaged texts for all readers of lines: cut off anywhere, or with any bit flipped. Uses base. */
#ifndef SUPPORT_LINES_CHECK_H
#define SUPPORT_LINES_CHECK_H

#include "base/lines.h"

/* Reads what it can of the lines, reports the rest to the listener, and then rewrites them as for saving a change. */
typedef void lines_check_rewrite(struct lines *lines, const struct line_listener *listener);

/* Fails the test unless every reported line, comment and blank line is still there, byte for byte, after the rewrite: for
 * the text, for every beginning of it, and for it with each bit of every `step`th byte flipped. */
void lines_check_survive(const char *text, int step, lines_check_rewrite *rewrite);

/* How many lines the last rewrite reported. */
int lines_check_told(void);

#endif
