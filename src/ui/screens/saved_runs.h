/* The saved runs as the title and the screen of runs show them: the list, and the run that the title offers to continue. */
#ifndef UI_SCREENS_SAVED_RUNS_H
#define UI_SCREENS_SAVED_RUNS_H

#include "ui/screens/screen_context.h"

/* Lists the runs again, and finds the one to continue if no run must be read for it. On the title the same row stays chosen.
 * False and an error if the runs can't be listed; then there are none. */
bool saved_runs_list(struct screen_context *context, struct error *error);

/* Reads one more run to find the one to continue. False: it is found, or there is none. */
bool saved_runs_seek_newest(struct screen_context *context);

#endif
