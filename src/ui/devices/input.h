/* All that is pressed: keys, gamepads and the mouse, and the keys of the command line, on their way to the screen on top. */
#ifndef UI_DEVICES_INPUT_H
#define UI_DEVICES_INPUT_H

#include "ui/devices/hover_way.h"
#include "ui/devices/input_device.h"
#include "ui/devices/keymap.h"
#include "ui/devices/pad.h"
#include "ui/devices/pointer.h"
#include "ui/screen_stack.h"

/* Zero is the keys, and nothing pressed yet. */
struct input {
    struct keymap keymap;
    struct pad pad;
    struct pointer pointer;
    struct hover_way way;       /* to where the pointer is */
    struct input_device device; /* that was used last */
    const char *fed;            /* what is left of the options' keys; or NULL */
    struct key begun_by;        /* the key that the command under way was begun by */
    enum screen pressed_on;     /* where the last key was pressed, which may be held since */
    /* Danger has just appeared: keys typed ahead, and one still held, are dropped. */
    bool is_startled;
};

/* Takes in an event: a press or a click, if it is one. */
void input_take(struct ui *ui, const SDL_Event *event);

/* What is held of a gamepad goes on. Called with every frame. */
void input_tick(struct ui *ui);

/* Whether keys of the command line are left. */
bool input_is_fed(const struct ui *ui);

/* Presses them: each when the game waits for one, without waiting for what is shown. */
void input_feed(struct ui *ui);

/* Drops the keys that were pressed before the player could see what has just appeared. */
void input_drop_typed_ahead(struct ui *ui);

#endif
