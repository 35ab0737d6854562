/* The game in its window, run frame by frame as a host runs it, with keys, mouse and gamepad of the test's own: everything
 * comes as events of SDL. Uses ui. */
#ifndef SUPPORT_UI_HOST_H
#define SUPPORT_UI_HOST_H

#include "ui/ui.h"

/* Opened and settled; options must outlive it. Nothing of a gamepad is ignored because the window has no focus. */
struct ui *ui_host_open(const struct ui_options *options);
void ui_host_close(struct ui *ui);

/* One frame. */
void ui_host_frame(struct ui *ui);

/* Frames until nothing goes on any more. */
void ui_host_settle(struct ui *ui);

/* Typed keys, one after the other, each when all is settled. */
void ui_host_type(struct ui *ui, const char *keys);

/* The mouse, in pixels of the frame. */
void ui_host_move(struct ui *ui, struct point at);
void ui_host_click(struct ui *ui, struct point at, int button);
void ui_host_wheel(struct ui *ui, int notches);

/* Where a cell of the map is on the frame: its middle. */
struct point ui_host_cell(const struct ui *ui, int x, int y);

/* Where the spot of the screen on top is that is this row, or this key; the test fails if there is none. */
struct point ui_host_row(const struct ui *ui, int row);
struct point ui_host_key(const struct ui *ui, const char *key);

/* A gamepad that is plugged in, with nothing pressed. There may be several. */
struct ui_host_pad {
    int index;
    SDL_Joystick *joystick;
};
struct ui_host_pad ui_host_plug(struct ui *ui);
void ui_host_unplug(struct ui *ui, struct ui_host_pad *pad);

/* Presses and lets go of buttons, written as keys: "<S-PadA><PadUp>". */
void ui_host_press(struct ui *ui, const struct ui_host_pad *pad, const char *keys);

/* The same in parts, of a button or an axis (32767: all the way), with a frame behind it. */
void ui_host_button(struct ui *ui, const struct ui_host_pad *pad, SDL_GameControllerButton button,
                    bool is_down);
void ui_host_axis(struct ui *ui, const struct ui_host_pad *pad, SDL_GameControllerAxis axis,
                  int value);

#endif
