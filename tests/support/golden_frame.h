/* Golden images of the game's window. Uses ui. */
#ifndef SUPPORT_GOLDEN_FRAME_H
#define SUPPORT_GOLDEN_FRAME_H

#include "ui/ui.h"

/* Compares the frame with a golden image (golden.h), all of it drawn anew. */
void golden_frame_check(const char *name, struct ui *ui);

/* Compares what the game that is run so shows when its keys are used up. */
void golden_frame_check_run(const char *name, const struct ui_options *options);

#endif
