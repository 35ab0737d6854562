#include "ui/devices/pad.h"

#include "base/point.h"

#define SETTLE_MS 40 /* the second arm of a diagonal may be pressed this much later */
#define TURN_MS 90   /* and released this much later */
#define FIRST_REPEAT_MS 280
#define REPEAT_MS 90
#define PUSHED 16384 /* of 32767: a stick farther out has a direction */
#define KEPT 12000   /* and keeps it until it is nearer than this */
#define TRIGGERED 12000

static const int codes[SDL_CONTROLLER_BUTTON_MAX] = {
    [SDL_CONTROLLER_BUTTON_A] = KEY_BUTTON_A,
    [SDL_CONTROLLER_BUTTON_B] = KEY_BUTTON_B,
    [SDL_CONTROLLER_BUTTON_X] = KEY_BUTTON_X,
    [SDL_CONTROLLER_BUTTON_Y] = KEY_BUTTON_Y,
    [SDL_CONTROLLER_BUTTON_BACK] = KEY_BUTTON_BACK,
    [SDL_CONTROLLER_BUTTON_START] = KEY_BUTTON_START,
    [SDL_CONTROLLER_BUTTON_LEFTSTICK] = KEY_BUTTON_LEFT_STICK,
    [SDL_CONTROLLER_BUTTON_RIGHTSTICK] = KEY_BUTTON_RIGHT_STICK,
    [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = KEY_BUTTON_LEFT_SHOULDER,
    [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = KEY_BUTTON_RIGHT_SHOULDER,
    [SDL_CONTROLLER_BUTTON_DPAD_UP] = KEY_BUTTON_NORTH,
    [SDL_CONTROLLER_BUTTON_DPAD_RIGHT] = KEY_BUTTON_EAST,
    [SDL_CONTROLLER_BUTTON_DPAD_DOWN] = KEY_BUTTON_SOUTH,
    [SDL_CONTROLLER_BUTTON_DPAD_LEFT] = KEY_BUTTON_WEST,
};

/* The direction of a button of the D-pad, or PAD_NO_WAY. */
static int arm_of(int button)
{
    struct key key = {button < SDL_CONTROLLER_BUTTON_MAX ? codes[button] : KEY_NONE, 0};
    return key_is_button_way(key) ? key.code - KEY_BUTTON_NORTH : PAD_NO_WAY;
}

void pad_begin(struct pad *pad)
{
    if (!pad->is_begun)
        SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
    pad->is_begun = true;
}

void pad_end(struct pad *pad)
{
    for (int i = 0; i < pad->count; i++)
        SDL_GameControllerClose(pad->devices[i].controller);
    if (pad->is_begun && SDL_WasInit(SDL_INIT_GAMECONTROLLER))
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    *pad = (struct pad){.is_begun = false};
}

static struct pad_device *find(struct pad *pad, SDL_JoystickID id)
{
    for (int i = 0; i < pad->count; i++)
        if (pad->devices[i].id == id)
            return &pad->devices[i];
    return NULL;
}

static void add(struct pad *pad, int index)
{
    SDL_GameController *controller =
        pad->count < PADS_MAX && !find(pad, SDL_JoystickGetDeviceInstanceID(index))
            ? SDL_GameControllerOpen(index)
            : NULL;
    if (!controller)
        return;
    SDL_JoystickID id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller));
    pad->devices[pad->count++] =
        (struct pad_device){.controller = controller, .id = id, .stick = PAD_NO_WAY};
    pad->news = "Gamepad connected.";
}

static unsigned arm(int way)
{
    return 1u << way;
}

static bool has(const struct pad_device *device, int way)
{
    return device->cross & arm(way);
}

/* Opposite arms cancel out. */
static int way_of_cross(const struct pad_device *device)
{
    int x = has(device, DIRECTION_EAST) - has(device, DIRECTION_WEST);
    int y = has(device, DIRECTION_SOUTH) - has(device, DIRECTION_NORTH);
    return x == 0 && y == 0 ? PAD_NO_WAY : (int)direction_of(point_make(x, y));
}

/* The nearest of the eight directions: straight if one axis is less than five twelfths of the other (22.5 degrees). */
static int way_of_stick(int x, int y, bool was_pushed)
{
    int min = was_pushed ? KEPT : PUSHED;
    int across = x < 0 ? -x : x;
    int down = y < 0 ? -y : y;
    if (across / 8 * (across / 8) + down / 8 * (down / 8) < min / 8 * (min / 8))
        return PAD_NO_WAY;
    if (12 * down < 5 * across)
        y = 0;
    if (12 * across < 5 * down)
        x = 0;
    return (int)direction_of(point_make(x, y));
}

static int stick_of(const struct pad_device *device)
{
    bool was_pushed = device->stick != PAD_NO_WAY;
    const int *axes = device->axes;
    int left =
        way_of_stick(axes[SDL_CONTROLLER_AXIS_LEFTX], axes[SDL_CONTROLLER_AXIS_LEFTY], was_pushed);
    return left != PAD_NO_WAY ? left
                              : way_of_stick(axes[SDL_CONTROLLER_AXIS_RIGHTX],
                                             axes[SDL_CONTROLLER_AXIS_RIGHTY], was_pushed);
}

/* The direction of the first gamepad that has one. */
static int way_of_all(const struct pad *pad)
{
    int way = PAD_NO_WAY;
    for (int i = 0; i < pad->count && way == PAD_NO_WAY; i++) {
        way = way_of_cross(&pad->devices[i]);
        way = way == PAD_NO_WAY ? pad->devices[i].stick : way;
    }
    return way;
}

static bool is_triggered(const struct pad *pad, SDL_GameControllerAxis axis)
{
    for (int i = 0; i < pad->count; i++)
        if (pad->devices[i].axes[axis] > TRIGGERED)
            return true;
    return false;
}

static struct key key_of(const struct pad *pad, int code)
{
    bool left = is_triggered(pad, SDL_CONTROLLER_AXIS_TRIGGERLEFT);
    bool right = is_triggered(pad, SDL_CONTROLLER_AXIS_TRIGGERRIGHT);
    return (struct key){code, (left ? KEY_SHIFT : 0u) | (right ? KEY_CONTROL : 0u)};
}

/* Notes the current direction. One that was released before it could settle was a tap, which is a key. */
static bool push(struct pad *pad, uint32_t now, struct key *key)
{
    int way = way_of_all(pad);
    bool is_tap = way == PAD_NO_WAY && pad->is_pushed && !pad->has_walked;
    if (way == (pad->is_pushed ? pad->way : PAD_NO_WAY))
        return false;
    if (is_tap)
        *key = key_of(pad, KEY_BUTTON_NORTH + pad->way);
    pad->is_pushed = way != PAD_NO_WAY;
    pad->way = way;
    pad->since = now;
    pad->is_taken = false;
    pad->has_walked = pad->has_walked && pad->is_pushed;
    return is_tap;
}

/* Nothing counts as pushed until it is pushed again. */
static void let_go(struct pad *pad)
{
    pad->is_pushed = false;
    pad->is_taken = false;
    pad->has_walked = false;
    pad->way = PAD_NO_WAY;
}

/* Its directions are released without a tap. */
static void drop(struct pad *pad, SDL_JoystickID id, uint32_t now)
{
    struct key unused;
    struct pad_device *device = find(pad, id);
    if (!device)
        return;
    SDL_GameControllerClose(device->controller);
    *device = pad->devices[--pad->count];
    pad->news = "Gamepad disconnected.";
    if (way_of_all(pad) == PAD_NO_WAY)
        let_go(pad);
    else
        push(pad, now, &unused);
}

/* Releasing the first arm of a tapped diagonal makes the diagonal a key; the second arm is no tap of its own. */
static bool let_go_angle(struct pad *pad, const SDL_ControllerButtonEvent *event, struct key *key)
{
    struct key unused;
    if (event->state == SDL_PRESSED || !pad->is_pushed || pad->has_walked ||
        !direction_is_diagonal((enum direction)pad->way))
        return false;
    *key = key_of(pad, KEY_BUTTON_NORTH + pad->way);
    pad->has_walked = true;
    push(pad, event->timestamp, &unused);
    return true;
}

static bool press_button(struct pad *pad, const SDL_ControllerButtonEvent *event, struct key *key)
{
    struct pad_device *device = find(pad, event->which);
    int way = arm_of(event->button);
    if (!device)
        return false;
    if (way == PAD_NO_WAY) {
        *key = key_of(pad, event->button < SDL_CONTROLLER_BUTTON_MAX ? codes[event->button] : 0);
        return event->state == SDL_PRESSED && key->code != KEY_NONE;
    }
    device->cross =
        event->state == SDL_PRESSED ? device->cross | arm(way) : device->cross & ~arm(way);
    return let_go_angle(pad, event, key) || push(pad, event->timestamp, key);
}

static bool move_axis(struct pad *pad, const SDL_ControllerAxisEvent *event, struct key *key)
{
    struct pad_device *device = find(pad, event->which);
    if (!device || event->axis >= SDL_CONTROLLER_AXIS_MAX)
        return false;
    device->axes[event->axis] = event->value;
    device->stick = stick_of(device);
    return push(pad, event->timestamp, key);
}

bool pad_translate(struct pad *pad, const SDL_Event *event, struct key *key)
{
    switch (event->type) {
    case SDL_CONTROLLERDEVICEADDED:
        add(pad, event->cdevice.which);
        return false;
    case SDL_CONTROLLERDEVICEREMOVED:
        drop(pad, event->cdevice.which, event->cdevice.timestamp);
        return false;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
        return press_button(pad, &event->cbutton, key);
    case SDL_CONTROLLERAXISMOTION:
        return move_axis(pad, &event->caxis, key);
    case SDL_WINDOWEVENT:
        if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST)
            let_go(pad);
        return false;
    default:
        return false;
    }
}

/* When the pushed direction becomes a key. */
static uint32_t due(const struct pad *pad)
{
    return pad->is_taken ? pad->next : pad->since + (pad->has_walked ? TURN_MS : SETTLE_MS);
}

int pad_wait(const struct pad *pad, uint32_t now)
{
    if (!pad->is_pushed)
        return -1;
    int32_t left = (int32_t)(due(pad) - now);
    return left > 0 ? (int)left : 0;
}

bool pad_tick(struct pad *pad, uint32_t now, struct key *key, bool *is_repeat)
{
    if (pad_wait(pad, now) != 0)
        return false;
    *key = key_of(pad, KEY_BUTTON_NORTH + pad->way);
    *is_repeat = pad->has_walked;
    pad->next = now + (pad->is_taken ? REPEAT_MS : FIRST_REPEAT_MS);
    pad->is_taken = true;
    pad->has_walked = true;
    return true;
}

void pad_hold(struct pad *pad, uint32_t now)
{
    if (!pad->is_pushed)
        return;
    pad->is_taken = true;
    pad->has_walked = true;
    pad->next = now + FIRST_REPEAT_MS;
}
