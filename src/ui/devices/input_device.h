/* What the player plays by, keys or a gamepad: hints name the keys of the one that was used last, and on screens where nobody
 * walks a button is the plain key that it stands for. */
#ifndef UI_DEVICES_INPUT_DEVICE_H
#define UI_DEVICES_INPUT_DEVICE_H

#include "base/text.h"
#include "input/binding.h"

struct ui;

/* Zero is the keys. */
struct input_device {
    bool is_gamepad;
    struct bindings shown; /* what keys mean, those of the device first; empty: not sorted yet */
};

/* Takes in what has been pressed; returns what it is on the screen on top: a button there is a plain key, unless one walks
 * by it. */
struct key input_device_take(struct ui *ui, struct key key);

/* Sorts what keys mean, which may have changed. */
void input_device_sort(struct ui *ui);

/* The bindings to name keys by: of a name, the first is of the device, if it has any there. */
const struct bindings *input_device_bindings(const struct ui *ui);

/* Appends the first key of what has that name (bindings.def); "no key" where it has none. */
void input_device_write_key(const struct ui *ui, const char *name, struct text *text);

/* What a button is wanted for. */
struct input_device_use {
    const char *name; /* of a binding; or NULL */
    int code;         /* a plain key, or KEY_NONE */
    bool is_play;     /* where one walks; otherwise on another screen, */
    bool is_first;    /* and no key before it there has no other button than Y */
};

/* The button; of the code KEY_NONE: there is none. */
struct key input_device_find_button(const struct ui *ui, struct input_device_use use);

/* Appends what Escape is called, where one walks or elsewhere. */
void input_device_write_escape(const struct ui *ui, bool is_play, struct text *text);

/* Appends how a warning of a step is answered, where one walks: "Enter goes there, Esc lets it be." */
void input_device_write_answers(const struct ui *ui, struct text *text);

/* Asks which way, and says what drops the question. */
void input_device_ask_direction(struct ui *ui);

/* Whether a plain key is one that some button stands for on every screen. */
bool input_device_has_button(struct key key);

#endif
