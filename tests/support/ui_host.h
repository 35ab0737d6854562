/* The game in its window, run frame by frame, with the test's keys, mouse and gamepad, all as SDL events. Uses ui. */
#ifndef SUPPORT_UI_HOST_H
#define SUPPORT_UI_HOST_H

#include "ui/ui.h"

/* Opened, with all motion finished; options must outlive it. The gamepad works without window focus. */
struct ui *ui_host_open(const struct ui_options *options);
void ui_host_close(struct ui *ui);

/* One frame. */
void ui_host_frame(struct ui *ui);

/* Runs frames until all motion is finished. */
void ui_host_settle(struct ui *ui);

/* Types keys one after the other, each after all motion is finished. */
void ui_host_type(struct ui *ui, const char *keys);

/* The mouse, in pixels of the frame. */
void ui_host_move(struct ui *ui, struct point at);
void ui_host_click(struct ui *ui, struct point at, int button);
void ui_host_wheel(struct ui *ui, int notches);

/* A finger, in pixels of the frame: puts it down, moves it or lifts it (SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP); and a
 * tap. */
void ui_host_finger(struct ui *ui, int finger, Uint32 type, struct point at);
void ui_host_tap(struct ui *ui, struct point at);

/* The middle of a map cell on the frame. */
struct point ui_host_cell(const struct ui *ui, int x, int y);

/* The hit area of this row or key on the top screen; fails the test if there is none. */
struct point ui_host_row(const struct ui *ui, int row);
struct point ui_host_key(const struct ui *ui, const char *key);

/* A connected gamepad with nothing pressed. There may be several. */
struct ui_host_pad {
    int index;
    SDL_Joystick *joystick;
};
struct ui_host_pad ui_host_plug(struct ui *ui);
void ui_host_unplug(struct ui *ui, struct ui_host_pad *pad);

/* Presses and releases buttons, written as keys: "<S-PadA><PadUp>". */
void ui_host_press(struct ui *ui, const struct ui_host_pad *pad, const char *keys);

/* Presses or releases a button, or moves an axis (32767: all the way), and runs a frame. */
void ui_host_button(struct ui *ui, const struct ui_host_pad *pad, SDL_GameControllerButton button,
                    bool is_down);
void ui_host_axis(struct ui *ui, const struct ui_host_pad *pad, SDL_GameControllerAxis axis,
                  int value);

#endif
