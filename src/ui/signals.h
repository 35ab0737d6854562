/* Signals that ask the program to leave: it saves everything and quits without a question. The close button of the window
 * may ask first. */
#ifndef UI_SIGNALS_H
#define UI_SIGNALS_H

#include <stdbool.h>

/* Catches SIGTERM, SIGINT and SIGHUP from now on, except signals that were already ignored at the start. Call it after SDL is
 * initialised. Otherwise SDL treats signals like the close button; afterwards they only wake it up. */
void signals_catch(void);

/* Whether one has come. */
bool signals_have_come(void);

#endif
