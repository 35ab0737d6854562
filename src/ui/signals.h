/* Signals by which a program is asked to leave: it keeps what is to be kept and goes, without a question. The button that
 * closes the window is another matter, which may ask. */
#ifndef UI_SIGNALS_H
#define UI_SIGNALS_H

#include <stdbool.h>

/* Has SIGTERM, SIGINT and SIGHUP noted from now on, but for those that whoever started the program has it ignore. To be called
 * when SDL has begun, which by itself makes of them what the window's button does, and is only woken by them from then on. */
void signals_catch(void);

/* Whether one has come. */
bool signals_have_come(void);

#endif
