/* Signals that ask the program to leave: it saves everything and quits without a question. The close button of the window
 * may ask first. */
#ifndef UI_SIGNALS_H
#define UI_SIGNALS_H

#include <stdbool.h>

/* Notes SIGTERM, SIGINT and SIGHUP from now on, except those that the program was started to ignore. Call it once SDL is
 * initialised: SDL would treat them like the close button, and is only woken by them afterwards. */
void signals_catch(void);

/* Whether one has come. */
bool signals_have_come(void);

#endif
