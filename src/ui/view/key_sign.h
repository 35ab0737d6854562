/* How a key is shown where it is named: by words, or by the picture of a gamepad's button. */
#ifndef UI_DEVICES_KEY_SIGN_H
#define UI_DEVICES_KEY_SIGN_H

#include "ui/view/display.h"

/* Words and, behind them, a picture; either may be missing. */
struct key_sign {
    char words[32];
    const struct sprite *picture; /* or NULL */
};

/* Of a gamepad's button: a picture where there is one, behind the names of those that are held with it. */
struct key_sign key_sign_of_button(const struct display *display, struct key button);

/* Pixels that it takes at text scale 1. */
int key_sign_width(const struct display *display, const struct key_sign *sign);

/* Draws it at the left of the area, in the middle of its height. */
void key_sign_draw(struct display *display, struct rectangle area, const struct key_sign *sign);

#endif
