/* Golden images of the game's window. Uses ui. */
#ifndef SUPPORT_GOLDEN_FRAME_H
#define SUPPORT_GOLDEN_FRAME_H

#include "ui/ui.h"

/* Compares a newly drawn frame with a golden image (golden.h). */
void golden_frame_check(const char *name, struct ui *ui);

/* Runs the game with these options until its keys are used up, and compares the frame. */
void golden_frame_check_run(const char *name, const struct ui_options *options);

#endif
