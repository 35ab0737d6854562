/* What all readers of lines must stand: a text cut off anywhere, or with any bit flipped. Uses base. */
#ifndef SUPPORT_LINES_CHECK_H
#define SUPPORT_LINES_CHECK_H

#include "base/lines.h"

/* Makes what it can of lines, tells the listener of the rest, and then changes them as it would to keep something. */
typedef void lines_check_rewrite(struct lines *lines, const struct line_listener *listener);

/* Fails the test unless every line that the reader tells of, every comment and every blank line is still there, byte for byte,
 * after the change; for the text, all that it begins with, and it with each bit of every `step`th byte flipped. */
void lines_check_survive(const char *text, int step, lines_check_rewrite *rewrite);

/* How many lines the listener of the last rewrite was told of. */
int lines_check_told(void);

#endif
