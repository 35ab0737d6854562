#include "support/ui_host.h"

#include "base/array.h"
#include "support/check.h"

#define FRAMES_MOST 20000

struct ui *ui_host_open(const struct ui_options *options)
{
    struct error error = {""};
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    struct ui *ui = ui_open(options, &error);
    if (!ui)
        fail_msg("%s", error.message);
    ui_host_settle(ui);
    return ui;
}

void ui_host_close(struct ui *ui)
{
    struct error error = {""};
    struct text report = {0};
    if (!ui_close(ui, true, &report, &error))
        fail_msg("%s", error.message);
}

void ui_host_frame(struct ui *ui)
{
    struct error error = {""};
    if (ui_frame(ui, &error) == UI_FRAME_FAILED)
        fail_msg("%s", error.message);
}

static bool is_busy(const struct ui *ui)
{
    return ui->display.needs_drawing || (ui->context.game && game_is_under_way(ui->context.game)) ||
           ui->input.pad.is_pushed || SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
}

void ui_host_settle(struct ui *ui)
{
    int frames = 0;
    do {
        ui_host_frame(ui);
        if (frames++ > 2)
            SDL_Delay(1);
        assert_true(frames < FRAMES_MOST);
    } while (is_busy(ui) && !ui->context.quits);
}

static void push(SDL_Event *event)
{
    assert_int_equal(SDL_PushEvent(event), 1);
}

static SDL_Keycode symbol_of(int code)
{
    static const struct {
        int code;
        SDL_Keycode symbol;
    } symbols[] = {
        {KEY_UP, SDLK_UP},         {KEY_DOWN, SDLK_DOWN},          {KEY_LEFT, SDLK_LEFT},
        {KEY_RIGHT, SDLK_RIGHT},   {KEY_ENTER, SDLK_RETURN},       {KEY_ESCAPE, SDLK_ESCAPE},
        {KEY_TAB, SDLK_TAB},       {KEY_PAGE_UP, SDLK_PAGEUP},     {KEY_PAGE_DOWN, SDLK_PAGEDOWN},
        {KEY_DELETE, SDLK_DELETE}, {KEY_BACKSPACE, SDLK_BACKSPACE}};
    for (size_t i = 0; i < ARRAY_LENGTH(symbols); i++)
        if (symbols[i].code == code)
            return symbols[i].symbol;
    if (code >= KEY_F1 && code <= KEY_F12)
        return SDLK_F1 + (code - KEY_F1);
    fail_msg("no keyboard here has key %d", code);
    return SDLK_UNKNOWN;
}

static void type(struct key key)
{
    if (key.code < KEY_UP) {
        SDL_Event event = {.type = SDL_TEXTINPUT};
        event.text.text[0] = (char)key.code;
        push(&event);
        return;
    }
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = symbol_of(key.code);
    event.key.keysym.mod = key.modifiers & KEY_SHIFT ? KMOD_LSHIFT : KMOD_NONE;
    push(&event);
    event.type = SDL_KEYUP;
    push(&event);
}

void ui_host_type(struct ui *ui, const char *keys)
{
    struct error error = {""};
    struct key key;
    while (*keys) {
        if (!key_read(&keys, &key, &error))
            fail_msg("%s", error.message);
        ui->input.keymap.drops_text = false; /* as a press before it would have it */
        type(key);
        ui_host_settle(ui);
    }
}

void ui_host_move(struct ui *ui, struct point at)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = at.x;
    event.motion.y = at.y;
    event.motion.xrel = 1;
    push(&event);
    ui_host_settle(ui);
}

void ui_host_click(struct ui *ui, struct point at, int button)
{
    SDL_Event event = {.type = SDL_MOUSEMOTION};
    event.motion.x = at.x;
    event.motion.y = at.y;
    event.motion.xrel = 1;
    push(&event);
    event = (SDL_Event){.type = SDL_MOUSEBUTTONDOWN};
    event.button.button = (Uint8)button;
    event.button.x = at.x;
    event.button.y = at.y;
    push(&event);
    event.type = SDL_MOUSEBUTTONUP;
    push(&event);
    ui_host_settle(ui);
}

void ui_host_wheel(struct ui *ui, int notches)
{
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = notches;
    push(&event);
    ui_host_settle(ui);
}

void ui_host_finger(struct ui *ui, int finger, Uint32 type, struct point at)
{
    SDL_Event event = {.type = type};
    event.tfinger.fingerId = finger;
    event.tfinger.x = ((float)at.x + 0.5f) / (float)ui->display.frame.width;
    event.tfinger.y = ((float)at.y + 0.5f) / (float)ui->display.frame.height;
    push(&event);
    ui_host_settle(ui);
}

void ui_host_tap(struct ui *ui, struct point at)
{
    ui_host_finger(ui, 1, SDL_FINGERDOWN, at);
    ui_host_finger(ui, 1, SDL_FINGERUP, at);
}

struct point ui_host_cell(const struct ui *ui, int x, int y)
{
    int zoom = ui->display.layout.zoom;
    struct point at = point_make(
        ui->display.layout.map.x + (x * TILE_SIDE + TILE_SIDE / 2 - ui->display.camera.x) * zoom,
        ui->display.layout.map.y + (y * TILE_SIDE + TILE_SIDE / 2 - ui->display.camera.y) * zoom);
    if (!layout_shows_map(&ui->display.layout, at.x, at.y))
        fail_msg("cell %d,%d is not on the frame", x, y);
    return at;
}

static struct point middle_of(struct rectangle area)
{
    return point_make(area.x + area.width / 2, area.y + area.height / 2);
}

static const struct hit_area *spot_at(const struct ui *ui, int i)
{
    const struct hit_area *hit_area = &ui->display.hit_areas.hit_areas[i];
    return hit_area->screen == ui->context.stack.count - 1 ? hit_area : NULL;
}

struct point ui_host_row(const struct ui *ui, int row)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (spot_at(ui, i) && spot_at(ui, i)->choice == row)
            return middle_of(spot_at(ui, i)->area);
    fail_msg("no row %d", row);
    return point_make(0, 0);
}

struct point ui_host_key(const struct ui *ui, const char *key)
{
    struct error error = {""};
    struct key wanted = {KEY_NONE, 0};
    const char *rest = key;
    assert_true(key_read(&rest, &wanted, &error));
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (spot_at(ui, i) && spot_at(ui, i)->choice < 0 &&
            spot_at(ui, i)->key.code == wanted.code &&
            spot_at(ui, i)->key.modifiers == wanted.modifiers)
            return middle_of(spot_at(ui, i)->area);
    fail_msg("nothing to click on for %s", key);
    return point_make(0, 0);
}

void ui_host_axis(struct ui *ui, const struct ui_host_pad *pad, SDL_GameControllerAxis axis,
                  int value)
{
    assert_int_equal(SDL_JoystickSetVirtualAxis(pad->joystick, axis, (Sint16)value), 0);
    ui_host_frame(ui);
}

void ui_host_button(struct ui *ui, const struct ui_host_pad *pad, SDL_GameControllerButton button,
                    bool is_down)
{
    assert_int_equal(SDL_JoystickSetVirtualButton(pad->joystick, button, is_down), 0);
    ui_host_frame(ui);
}

struct ui_host_pad ui_host_plug(struct ui *ui)
{
    struct ui_host_pad pad;
    pad.index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                          SDL_CONTROLLER_BUTTON_MAX, 0);
    assert_true(pad.index >= 0);
    pad.joystick = SDL_JoystickOpen(pad.index);
    assert_non_null(pad.joystick);
    /* A trigger at rest is at one end of its axis. */
    ui_host_axis(ui, &pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT, SDL_JOYSTICK_AXIS_MIN);
    ui_host_axis(ui, &pad, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, SDL_JOYSTICK_AXIS_MIN);
    ui_host_settle(ui);
    return pad;
}

void ui_host_unplug(struct ui *ui, struct ui_host_pad *pad)
{
    SDL_JoystickID id = SDL_JoystickInstanceID(pad->joystick);
    SDL_JoystickClose(pad->joystick);
    for (int i = 0; i < SDL_NumJoysticks(); i++)
        if (SDL_JoystickGetDeviceInstanceID(i) == id)
            assert_int_equal(SDL_JoystickDetachVirtual(i), 0);
    ui_host_settle(ui);
}

/* The buttons of a key: two of the cross for a diagonal. Returns how many. */
static int buttons_of(int code, SDL_GameControllerButton buttons[2])
{
    static const struct {
        int code;
        SDL_GameControllerButton buttons[2];
    } all[] = {
        {KEY_BUTTON_A, {SDL_CONTROLLER_BUTTON_A}},
        {KEY_BUTTON_B, {SDL_CONTROLLER_BUTTON_B}},
        {KEY_BUTTON_X, {SDL_CONTROLLER_BUTTON_X}},
        {KEY_BUTTON_Y, {SDL_CONTROLLER_BUTTON_Y}},
        {KEY_BUTTON_LEFT_SHOULDER, {SDL_CONTROLLER_BUTTON_LEFTSHOULDER}},
        {KEY_BUTTON_RIGHT_SHOULDER, {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER}},
        {KEY_BUTTON_START, {SDL_CONTROLLER_BUTTON_START}},
        {KEY_BUTTON_BACK, {SDL_CONTROLLER_BUTTON_BACK}},
        {KEY_BUTTON_LEFT_STICK, {SDL_CONTROLLER_BUTTON_LEFTSTICK}},
        {KEY_BUTTON_RIGHT_STICK, {SDL_CONTROLLER_BUTTON_RIGHTSTICK}},
        {KEY_BUTTON_NORTH, {SDL_CONTROLLER_BUTTON_DPAD_UP}},
        {KEY_BUTTON_EAST, {SDL_CONTROLLER_BUTTON_DPAD_RIGHT}},
        {KEY_BUTTON_SOUTH, {SDL_CONTROLLER_BUTTON_DPAD_DOWN}},
        {KEY_BUTTON_WEST, {SDL_CONTROLLER_BUTTON_DPAD_LEFT}},
        {KEY_BUTTON_NORTH_EAST, {SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_DPAD_RIGHT}},
        {KEY_BUTTON_SOUTH_EAST,
         {SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_DPAD_RIGHT}},
        {KEY_BUTTON_SOUTH_WEST, {SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT}},
        {KEY_BUTTON_NORTH_WEST, {SDL_CONTROLLER_BUTTON_DPAD_UP, SDL_CONTROLLER_BUTTON_DPAD_LEFT}},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(all); i++)
        if (all[i].code == code) {
            buttons[0] = all[i].buttons[0];
            buttons[1] = all[i].buttons[1];
            return buttons[1] == SDL_CONTROLLER_BUTTON_A ? 1 : 2;
        }
    fail_msg("no gamepad has key %d", code);
    return 0;
}

static void trigger(struct ui *ui, const struct ui_host_pad *pad, unsigned modifiers, int value)
{
    if (modifiers & KEY_SHIFT)
        ui_host_axis(ui, pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT, value);
    if (modifiers & KEY_CONTROL)
        ui_host_axis(ui, pad, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, value);
}

void ui_host_press(struct ui *ui, const struct ui_host_pad *pad, const char *keys)
{
    struct error error = {""};
    struct key key;
    while (*keys) {
        SDL_GameControllerButton buttons[2];
        if (!key_read(&keys, &key, &error))
            fail_msg("%s", error.message);
        int count = buttons_of(key.code, buttons);
        trigger(ui, pad, key.modifiers, SDL_JOYSTICK_AXIS_MAX);
        for (int i = 0; i < count; i++)
            ui_host_button(ui, pad, buttons[i], true);
        for (int i = 0; i < count; i++)
            ui_host_button(ui, pad, buttons[i], false);
        ui_host_settle(ui);
        trigger(ui, pad, key.modifiers, SDL_JOYSTICK_AXIS_MIN);
    }
}
