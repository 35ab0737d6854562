/* Fingers: a tap clicks, a long press looks, a drag scrolls a list, two fingers zoom the map. */
#ifndef UI_TOUCH_H
#define UI_TOUCH_H

#include <SDL.h>

#include <stdbool.h>

struct ui;

/* The type of an event that says that the fingers now down are lifted without a tap. */
#define TOUCH_CANCELLED SDL_USEREVENT

/* Zero: no finger is down. Places are points of the window. */
struct touch {
    bool is_down; /* the first finger, which is followed */
    SDL_FingerID finger;
    int x; /* where it was put down or, while it drags, where the list was scrolled last */
    int y;
    uint32_t since;
    bool is_dragging;
    bool is_spent; /* it has done what it was put down for: lifting it does nothing */
    /* How far two fingers have moved apart since the map was zoomed last, in parts of the window. */
    float pinch;
};

/* Handles an event of a finger. True: it is a tap, now a click of the mouse's left button. */
bool touch_take(struct ui *ui, const SDL_Event *event, SDL_MouseButtonEvent *click);

/* The same for a finger held for long: a click of the right button, which looks. */
bool touch_tick(struct ui *ui, SDL_MouseButtonEvent *click);

/* Milliseconds until a finger has been held for long; -1: none is. */
int touch_wait(const struct ui *ui);

#endif
