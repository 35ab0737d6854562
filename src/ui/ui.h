/* The running game in its window, and the loop that feeds it. A key goes one way: SDL event -> input -> screen on top ->
 * request -> session -> game -> events -> stage and log. Only the top level of this folder knows all of it. Each subfolder
 * knows only the earlier ones that it needs. */
#ifndef UI_UI_H
#define UI_UI_H

#include "ui/input.h"
#include "ui/screens/screen_context.h"
#include "ui/session/session.h"
#include "ui/settings/player_settings.h"
#include "ui/settings/ui_options.h"
#include "ui/view/display.h"
#include "ui/window.h"

/* Initialised by ui_init. */
struct ui {
    const struct ui_options *options;
    struct player_settings settings;
    struct window window;
    struct display display;
    struct input input;
    struct screen_context context;
    struct session session;
};

/* Opens the window, plays until the player or a signal (ui/signals.h) ends it, and appends the report line of the game, if
 * there was one. False and an error when it can't start, or a frame or file can't be written. */
bool ui_run(const struct ui_options *options, struct text *report, struct error *error);

/* The same in parts, for a host with its own loop, such as a browser. Open it once, call ui_frame from the host's loop until it
 * returns the last frame, then close it. */
struct ui *ui_open(const struct ui_options *options, struct error *error); /* NULL and an error */
enum ui_frame { UI_FRAME_GOES_ON, UI_FRAME_WAS_LAST, UI_FRAME_FAILED };
/* Advances animations, shows changes and handles input. Never waits. */
enum ui_frame ui_frame(struct ui *ui, struct error *error);
/* Milliseconds until the next frame is due without input; -1: no frame is due. */
int ui_timeout_ms(const struct ui *ui);
/* Saves everything and frees the ui. Pass `is_fine` false after a failed frame, to keep its error. `report` may be NULL. */
bool ui_close(struct ui *ui, bool is_fine, struct text *report, struct error *error);

/* Connects the parts of a zeroed struct; options must outlive it. */
void ui_init(struct ui *ui, const struct ui_options *options);

/* Copies the settings from the start of the program. Other options override them. */
void ui_load_settings(struct ui *ui);

/* Applies the settings in force to everything. */
void ui_apply_settings(struct ui *ui);

/* Saves the settings if they have unsaved changes. */
void ui_save_settings(struct ui *ui);

/* Applies changed settings, and saves them if they may be saved. */
void ui_update_settings(struct ui *ui);

/* Handles a key from any device. */
void ui_key(struct ui *ui, struct key key);

/* Lets the session carry out the screens' request, and updates the settings. */
void ui_answer(struct ui *ui);

/* Draws the current frame in memory. False if memory runs out. */
bool ui_draw(struct ui *ui);

#endif
