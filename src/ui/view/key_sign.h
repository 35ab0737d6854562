/* How a key is shown in hints: words, or the picture of a gamepad button. */
#ifndef UI_VIEW_KEY_SIGN_H
#define UI_VIEW_KEY_SIGN_H

#include "ui/view/display.h"

/* Words followed by a picture; either may be missing. */
struct key_sign {
    char words[32];
    const struct sprite *picture; /* or NULL */
};

/* The sign of a gamepad button: the names of the triggers held with it, then its picture or name. */
struct key_sign key_sign_of_button(const struct display *display, struct key button);

/* The width in pixels at text scale 1. */
int key_sign_width(const struct display *display, const struct key_sign *sign);

/* Draws it at the left of the area, in the middle of its height. */
void key_sign_draw(struct display *display, struct rectangle area, const struct key_sign *sign);

#endif
