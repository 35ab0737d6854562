/* The two ends of a run that is won, each as a picture that fills the frame: the great lamp shines over the sea, or the tower
 * stays dark under the stars. Composed of sprites, strips of colour and dots of light for any size. */
#ifndef UI_VIEW_ENDING_PICTURE_H
#define UI_VIEW_ENDING_PICTURE_H

#include "ui/view/display.h"

/* Draws it; words of that height in pixels have room at the foot of the sea. */
void ending_picture_draw(struct display *display, bool is_dark, int words_height);

#endif
