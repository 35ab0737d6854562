/* Passes all input to the top screen: keys, gamepads, clicks, and the keys of the command line. */
#ifndef UI_INPUT_H
#define UI_INPUT_H

#include "ui/devices/keymap.h"
#include "ui/devices/pad.h"
#include "ui/screens/screen_stack.h"
#include "ui/touch.h"

struct ui;

/* Zero is the keyboard, with nothing pressed yet. */
struct input {
    struct keymap keymap;
    struct pad pad;
    struct touch touch;
    const char *fed;        /* the rest of the command line's keys; or NULL */
    struct key begun_by;    /* the key that began the command under way */
    enum screen pressed_on; /* the screen of the last key press; the key may still be held */
};

/* Handles an event if it is a press or a click. */
void input_take(struct ui *ui, const SDL_Event *event);

/* Repeats the direction held on a gamepad, and notices a finger held for long. Called with every frame. */
void input_tick(struct ui *ui);

/* Whether keys of the command line are left. */
bool input_is_fed(const struct ui *ui);

/* Presses the keys of the command line, each when the game waits for a key. Does not wait for animations. */
void input_feed(struct ui *ui);

/* Drops the keys that were pressed before the player could see what has just appeared. */
void input_drop_typed_ahead(struct ui *ui);

/* Notes which device pressed a key, and returns the key's meaning on the top screen: outside play, a button is a plain key. */
struct key input_translate(struct ui *ui, struct key key);

#endif
