/* What the player plays with, keys or a gamepad: hints name the keys of the device used last. Outside play a button is
 * the plain key that it stands for. */
#ifndef UI_DEVICES_INPUT_DEVICE_H
#define UI_DEVICES_INPUT_DEVICE_H

#include "base/text.h"
#include "input/binding.h"

/* Zero is the keys, bound by default. */
struct input_device {
    bool is_gamepad;
    const struct bindings *bound; /* what the keys mean; NULL: the default */
    struct bindings shown;        /* the same, those of the device first; empty: not sorted yet */
};

/* Takes over what the keys mean, which may have changed. */
void input_device_sort(struct input_device *device, const struct bindings *bound);

/* The bindings to name keys by: of each name, the first is the device's, if it has any there. */
const struct bindings *input_device_bindings(const struct input_device *device);

/* Appends the first key of what has that name (bindings.def); "no key" where it has none. */
void input_device_write_key(const struct input_device *device, const char *name, struct text *text);

/* What a button is wanted for. */
struct input_device_use {
    const char *name; /* of a binding; or NULL */
    int code;         /* a plain key, or KEY_NONE */
    bool is_play;     /* in play; otherwise on another screen, */
    bool is_first;    /* and every key before it there has a button other than Y */
};

/* The button; of the code KEY_NONE: there is none. */
struct key input_device_find_button(const struct input_device *device, struct input_device_use use);

/* Appends what Escape is called, in play or elsewhere. */
void input_device_write_escape(const struct input_device *device, bool is_play, struct text *text);

/* Appends how to answer a warning about a step: "Enter goes there, Esc cancels." */
void input_device_write_answers(const struct input_device *device, struct text *text);

/* Whether some button stands for this plain key on every screen. */
bool input_device_has_button(struct key key);

#endif
