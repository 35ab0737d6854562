/* Signals that ask the program to leave: it saves everything and quits without a question. If it can't within a second, it ends
 * wherever it waits, with the status 128 + the signal's number; every turn played was written before. The close button of the
 * window may ask first. */
#ifndef UI_SIGNALS_H
#define UI_SIGNALS_H

#include <stdbool.h>

/* Catches SIGTERM, SIGINT and SIGHUP from now on, except signals that were already ignored at the start. Call it before a
 * window is opened, which may wait for a display. SDL would treat signals like the close button; now they only wake it up. */
void signals_catch(void);

/* From now on, writing to a closed pipe or to a file at its limit is an error that does not end the program. */
void signals_ignore_writing(void);

/* Whether one has come. */
bool signals_have_come(void);

#endif
