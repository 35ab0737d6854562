/* Everything that is pressed: keys, gamepads and the mouse, and the keys of the command line, on their way to the screen on
 * top. */
#ifndef UI_INPUT_H
#define UI_INPUT_H

#include "ui/devices/keymap.h"
#include "ui/devices/pad.h"
#include "ui/screens/screen_stack.h"

struct ui;

/* Zero is the keys, and nothing pressed yet. */
struct input {
    struct keymap keymap;
    struct pad pad;
    const char *fed;        /* what is left of the options' keys; or NULL */
    struct key begun_by;    /* the key that began the command under way */
    enum screen pressed_on; /* where the last key was pressed, which may be held since */
};

/* Takes an event: a press or a click, if it is one. */
void input_take(struct ui *ui, const SDL_Event *event);

/* Repeats the direction held on a gamepad. Called with every frame. */
void input_tick(struct ui *ui);

/* Whether keys of the command line are left. */
bool input_is_fed(const struct ui *ui);

/* Presses them: each when the game waits for one, without waiting for what is shown. */
void input_feed(struct ui *ui);

/* Drops the keys that were pressed before the player could see what has just appeared. */
void input_drop_typed_ahead(struct ui *ui);

/* Notes which device pressed a key; returns what it is on the screen on top: outside play a button is a plain key. */
struct key input_translate(struct ui *ui, struct key key);

#endif
