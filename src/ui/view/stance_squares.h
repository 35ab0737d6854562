/* A row of small squares, one for each floor of a run, in the colour of the stance in which most of its turns were spent; or
 * its letter where the map is in letters or high contrast is on. */
#ifndef UI_VIEW_STANCE_SQUARES_H
#define UI_VIEW_STANCE_SQUARES_H

#include "game/game.h"
#include "ui/view/display.h"

/* In pixels. */
int stance_squares_width(const struct display *display, const struct game *game);

/* Draws them, as high as a line of text. Returns the x where they end. */
int stance_squares_draw(struct display *display, const struct game *game, struct point at);

/* What they mean. */
const char *stance_squares_legend(const struct display *display);

#endif
