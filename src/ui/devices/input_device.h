/* Keyboard or gamepad: hints name the keys of the device used last. Outside play a button acts as the plain key that it
 * stands for. */
#ifndef UI_DEVICES_INPUT_DEVICE_H
#define UI_DEVICES_INPUT_DEVICE_H

#include "base/text.h"
#include "input/binding.h"

/* Zero is the keyboard with the default bindings. */
struct input_device {
    bool is_gamepad;
    bool has_touch;               /* a finger was seen: there are buttons for it */
    const struct bindings *bound; /* NULL: the defaults */
    struct bindings shown;        /* the same, keys of the device first; empty: not sorted yet */
};

/* Updates both after the device or the bindings changed. */
void input_device_sort(struct input_device *device, const struct bindings *bound);

/* The bindings for hints: for each name, keys of the device come first. */
const struct bindings *input_device_bindings(const struct input_device *device);

/* Appends the first key bound to a name of bindings.def, or "no key". */
void input_device_write_key(const struct input_device *device, const char *name, struct text *text);

/* What to find a button for. */
struct input_device_use {
    const char *name; /* of a binding; or NULL */
    int code;         /* a plain key, or KEY_NONE */
    bool is_play;     /* in play; otherwise on another screen, */
    bool is_first;    /* and every key before it there has a button other than Y */
};

/* The button. Its code is KEY_NONE if there is none. */
struct key input_device_find_button(const struct input_device *device, struct input_device_use use);

/* Appends what Escape is called, in play or elsewhere. */
void input_device_write_escape(const struct input_device *device, bool is_play, struct text *text);

/* Appends how to answer a warning about a step: "Enter goes there, Esc cancels." */
void input_device_write_answers(const struct input_device *device, struct text *text);

/* Whether some button stands for this plain key on every screen. */
bool input_device_has_button(struct key key);

#endif
