#include "ui/devices/input_device.h"

#include "ui/screen.h"

void input_device_sort(struct ui *ui)
{
    binding_sort(&ui->input.device.shown, ui->options->bindings, ui->input.device.is_gamepad);
}

const struct bindings *input_device_bindings(const struct ui *ui)
{
    return ui->input.device.shown.count > 0 ? &ui->input.device.shown : ui->options->bindings;
}

void input_device_write_key(const struct ui *ui, const char *name, struct text *text)
{
    const struct binding *binding = binding_named(input_device_bindings(ui), name);
    if (binding)
        binding_write_key(binding->key, text);
    else
        text_append(text, "no key");
}

static bool is_play(const struct ui *ui)
{
    return screen_stack_top(ui) == SCREEN_PLAY;
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

/* Draws the screen on top if it has changed since the last frame: its keys are those of that frame. */
static bool draw_spots(struct ui *ui)
{
    bool is_drawn = !ui->needs_panels || ui_draw(ui);
    ui_redraw(ui); /* the window has not been shown it */
    return is_drawn;
}

/* What Y is where it walks nowhere: the first key on the screen, of those that can be clicked, that no other button stands
 * for. */
static struct key find_other(struct ui *ui)
{
    if (!draw_spots(ui))
        return (struct key){KEY_BUTTON_Y, 0};
    for (int i = 0; i < ui->hit_areas.count; i++) {
        const struct hit_area *hit_area = &ui->hit_areas.hit_areas[i];
        if (hit_area->screen == ui->screens.count - 1 && hit_area->choice < 0 &&
            !key_is_button(hit_area->key) && !input_device_has_button(hit_area->key))
            return hit_area->key;
    }
    return (struct key){KEY_BUTTON_Y, 0};
}

static struct key plain(struct ui *ui, struct key key)
{
    if (is_play(ui) || !key_is_button(key))
        return key;
    if (ui->states.keys.awaits_key) /* to be bound: all but the one that drops the question */
        return key.code == KEY_BUTTON_START ? key_plain(key) : key;
    if (key.code == KEY_BUTTON_Y)
        return find_other(ui);
    return key_reader_plain(&ui->reader, key);
}

struct key input_device_take(struct ui *ui, struct key key)
{
    if (key_is_button(key) != ui->input.device.is_gamepad)
        ui_redraw(ui);
    ui->input.device.is_gamepad = key_is_button(key);
    input_device_sort(ui);
    return plain(ui, key);
}

/* Whether a button means on other screens too what it is bound to. */
static bool passes(struct key button)
{
    return button.modifiers == 0 && button.code != KEY_BUTTON_Y &&
           key_plain(button).code == button.code;
}

struct key input_device_find_button(const struct ui *ui, struct input_device_use use)
{
    const struct binding *binding =
        use.name ? binding_named(input_device_bindings(ui), use.name) : NULL;
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

void input_device_write_escape(const struct ui *ui, bool is_play, struct text *text)
{
    struct input_device_use use = {.code = KEY_ESCAPE, .is_play = is_play};
    text_append(text, ui->input.device.is_gamepad ? "pad " : "Esc");
    if (ui->input.device.is_gamepad)
        binding_write_button(input_device_find_button(ui, use), text); /* there is one */
}

void input_device_write_answers(const struct ui *ui, struct text *text)
{
    text_append(text, ui->input.device.is_gamepad ? "A goes there, B lets it be."
                                                  : "Enter goes there, Esc lets it be.");
}

void input_device_ask_direction(struct ui *ui)
{
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    text_append(&text, "In which direction? (");
    input_device_write_escape(ui, false, &text);
    text_append(&text, ": never mind)");
    ui_say(ui, sentence);
}
