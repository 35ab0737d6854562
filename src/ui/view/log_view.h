/* The newest messages over the foot of the map. */
#ifndef UI_VIEW_LOG_VIEW_H
#define UI_VIEW_LOG_VIEW_H

#include "ui/view/play_view.h"

/* Draws into display->layout.log, and above it what does not fit there of the last commands' messages, unless that would cover
 * a creature in view. The newest message is always whole. */
void log_view_draw(struct display *display, const struct play_view *play);

#endif
