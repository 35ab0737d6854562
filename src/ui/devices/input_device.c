#include "ui/devices/input_device.h"

void input_device_sort(struct input_device *device, const struct bindings *bound)
{
    device->bound = bound;
    binding_sort(&device->shown, bound, device->is_gamepad);
}

const struct bindings *input_device_bindings(const struct input_device *device)
{
    return device->shown.count > 0 ? &device->shown : device->bound;
}

void input_device_write_key(const struct input_device *device, const char *name, struct text *text)
{
    const struct binding *binding = binding_named(input_device_bindings(device), name);
    if (binding)
        key_write_label(binding->key, text);
    else
        text_append(text, "no key");
}

/* The first button that stands for a plain key; KEY_NONE: none does. */
static struct key button_of(int code)
{
    for (int button = KEY_BUTTON_A; button <= KEY_BUTTON_NORTH_WEST; button++) {
        struct key plain = key_plain((struct key){button, 0});
        if (plain.code == code && plain.modifiers == 0)
            return (struct key){button, 0};
    }
    return (struct key){KEY_NONE, 0};
}

bool input_device_has_button(struct key key)
{
    return key.modifiers == 0 && button_of(key.code).code != KEY_NONE;
}

/* Whether a button keeps its binding on screens other than play. */
static bool passes(struct key button)
{
    return button.modifiers == 0 && button.code != KEY_BUTTON_Y &&
           key_plain(button).code == button.code;
}

struct key input_device_find_button(const struct input_device *device, struct input_device_use use)
{
    const struct binding *binding =
        use.name ? binding_named(input_device_bindings(device), use.name) : NULL;
    bool is_bound = binding && key_is_button(binding->key);
    if (use.is_play && use.code == KEY_ESCAPE)
        return (struct key){KEY_BUTTON_START, 0};
    if (is_bound && (use.is_play || passes(binding->key)))
        return binding->key;
    struct key button = button_of(use.code);
    bool is_one_key = binding || use.code != KEY_NONE;
    if (button.code == KEY_NONE && use.is_first && !use.is_play && is_one_key)
        button.code = KEY_BUTTON_Y;
    return button;
}

void input_device_write_escape(const struct input_device *device, bool is_play, struct text *text)
{
    struct input_device_use use = {.code = KEY_ESCAPE, .is_play = is_play};
    text_append(text, device->is_gamepad ? "pad " : "Esc");
    if (device->is_gamepad)
        key_write_button(input_device_find_button(device, use), text); /* there is one */
}

void input_device_write_answers(const struct input_device *device, struct text *text)
{
    text_append(text,
                device->is_gamepad ? "A goes there, B cancels." : "Enter goes there, Esc cancels.");
}
