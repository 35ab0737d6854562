#include "ui/input.h"

#include "ui/pointing.h"
#include "ui/screens/screen.h"
#include "ui/session/playing.h"
#include "ui/signals.h"
#include "ui/ui.h"

/* Within this time a second Escape counts as pressed at once. */
#define ESCAPE_AGAIN_MS 200

void input_drop_typed_ahead(struct ui *ui)
{
    SDL_PumpEvents();
    SDL_FlushEvent(SDL_KEYDOWN);
    SDL_FlushEvent(SDL_TEXTINPUT);
    SDL_FlushEvent(SDL_MOUSEBUTTONDOWN);
    SDL_FlushEvent(SDL_CONTROLLERBUTTONDOWN);
    SDL_FlushEvent(SDL_FINGERDOWN);
    pad_hold(&ui->input.pad, SDL_GetTicks());
    ui->input.keymap.drops_text = false;
}

/* Whether a key walks, points or scrolls on every screen that it means something on, or steps through what is shown. */
static bool goes_on(const struct ui *ui, struct key key)
{
    enum direction direction;
    int code = key_plain(key).code;
    return code == KEY_PAGE_UP || code == KEY_PAGE_DOWN || code == '+' || code == '=' ||
           code == '-' || code == '.' || code == ',' ||
           binding_direction(ui->options->bindings, key_plain(key), &direction);
}

/* Whether a key that is still held is pressed again and again: what chooses, asks or deletes is pressed once. */
static bool repeats(struct ui *ui, struct key key)
{
    playing_open_due(&ui->session);
    enum screen top = screen_stack_top(&ui->context);
    if (ui->context.is_startled || ui->context.states.keys.awaits_key)
        return false;
    if (top == SCREEN_PLAY && ui->input.pressed_on == SCREEN_PLAY)
        return true;
    if (screen_get(top)->takes_letters && key.code < KEY_UP)
        return false;
    return goes_on(ui, key) || (top == SCREEN_SEED && key.code == KEY_BACKSPACE);
}

/* Whether it is the second Escape of two pressed at once, and the first has closed a screen over the game, such as an aim.
 * It was meant for that screen, and must not open the menu, which would take the next keys. */
static bool is_spare_escape(const struct ui *ui, struct key key)
{
    const struct frame_clock *clock = &ui->display.clock;
    return key.code == KEY_ESCAPE && ui->input.begun_by.code == KEY_ESCAPE &&
           ui->input.pressed_on != SCREEN_PLAY && ui->input.pressed_on != SCREEN_MENU &&
           screen_stack_top(&ui->context) == SCREEN_PLAY &&
           clock->now - clock->last_input < ESCAPE_AGAIN_MS;
}

static void press(struct ui *ui, struct key key)
{
    bool is_spare = is_spare_escape(ui, key);
    ui->context.is_repeat = ui->input.keymap.is_repeat;
    ui->display.clock.last_input = ui->display.clock.now;
    pointing_rest(ui);
    ui->display.pointer.is_spent = true;
    if (ui->input.keymap.is_repeat && !repeats(ui, key))
        return;
    if (!ui->input.keymap.is_repeat)
        ui->input.pressed_on = screen_stack_top(&ui->context);
    ui->context.is_startled = false;
    if (is_spare)
        return;
    if (playing_is_under_way(&ui->session)) {
        if (ui->input.keymap.is_repeat || key_is_equal(key, ui->input.begun_by))
            return; /* a key still held is no new one, and what is wanted is being done */
        game_interrupt(ui->context.game);
        if (key.code == KEY_ESCAPE || key_is_button(key))
            return; /* it only stops what is under way */
    }
    ui_key(ui, key);
    ui->input.begun_by = key;
    if (ui->context.is_startled)
        input_drop_typed_ahead(ui);
}

static void press_button(struct ui *ui, struct key key, bool is_repeat)
{
    ui->input.keymap.is_repeat = is_repeat;
    press(ui, key);
}

/* A click on what is under way only stops it. */
static void click(struct ui *ui, const SDL_MouseButtonEvent *button)
{
    ui->display.clock.last_input = ui->display.clock.now;
    ui->context.is_startled = false;
    ui->input.begun_by = (struct key){KEY_NONE, 0};
    if (playing_is_under_way(&ui->session))
        game_interrupt(ui->context.game);
    else
        pointing_click(ui, button);
    if (ui->context.is_startled)
        input_drop_typed_ahead(ui);
}

/* Afterwards the finger is nowhere. */
static void tap(struct ui *ui, const SDL_MouseButtonEvent *button)
{
    click(ui, button);
    pointing_leave(ui);
}

void input_take(struct ui *ui, const SDL_Event *event)
{
    struct key key;
    SDL_MouseButtonEvent touched;
    if (event->type == SDL_MOUSEBUTTONDOWN)
        click(ui, &event->button);
    else if (touch_take(ui, event, &touched))
        tap(ui, &touched);
    else if (keymap_translate(&ui->input.keymap, event, &key))
        press(ui, key);
    else if (pad_translate(&ui->input.pad, event, &key))
        press_button(ui, key, false);
}

void input_tick(struct ui *ui)
{
    struct key key;
    bool is_repeat;
    SDL_MouseButtonEvent held;
    if (touch_tick(ui, &held))
        tap(ui, &held);
    if (pad_tick(&ui->input.pad, ui->display.clock.now, &key, &is_repeat))
        press_button(ui, key, is_repeat);
}

bool input_is_fed(const struct ui *ui)
{
    return ui->input.fed && *ui->input.fed;
}

/* A listener hears every screen that a key leads to, though only the last is shown. */
static void read_out(struct ui *ui)
{
    if (!ui->options->say || ui->context.quits)
        return;
    playing_settle(&ui->session);
    ui_draw(ui);
    display_redraw(&ui->display);
}

void input_feed(struct ui *ui)
{
    struct error error;
    struct key key;
    if (!input_is_fed(ui))
        return;
    read_out(ui);
    while (input_is_fed(ui) && !ui->context.quits && !signals_have_come() &&
           key_read(&ui->input.fed, &key, &error)) {
        ui_key(ui, key);
        while (playing_is_under_way(&ui->session))
            playing_continue(&ui->session);
        read_out(ui);
    }
    playing_settle(&ui->session);
}

/* Draws the screen on top if it has changed since the last frame: its keys are those of that frame. */
static bool draw_keys(struct ui *ui)
{
    bool is_drawn = !ui->display.needs_drawing || ui_draw(ui);
    display_redraw(&ui->display); /* the window has not been shown it */
    return is_drawn;
}

/* Outside play, Y is the first key on the screen that can be clicked and has no other button. */
static struct key find_other(struct ui *ui)
{
    const struct hit_areas *areas = &ui->display.hit_areas;
    bool is_drawn = draw_keys(ui);
    for (int i = 0; is_drawn && i < areas->count; i++) {
        const struct hit_area *area = &areas->hit_areas[i];
        if (area->screen == ui->context.stack.count - 1 && area->choice < 0 &&
            !key_is_button(area->key) && !input_device_has_button(area->key))
            return area->key;
    }
    return (struct key){KEY_BUTTON_Y, 0};
}

struct key input_translate(struct ui *ui, struct key key)
{
    struct input_device *device = &ui->display.device;
    if (key_is_button(key) != device->is_gamepad)
        display_redraw(&ui->display);
    device->is_gamepad = key_is_button(key);
    input_device_sort(device, ui->options->bindings);
    if (screen_stack_top(&ui->context) == SCREEN_PLAY || !key_is_button(key))
        return key;
    if (ui->context.states.keys.awaits_key) /* every button can be bound but the one that cancels */
        return key.code == KEY_BUTTON_START ? key_plain(key) : key;
    if (key.code == KEY_BUTTON_Y)
        return find_other(ui);
    return key_reader_plain(&ui->context.reader, key);
}
