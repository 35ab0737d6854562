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

/* Made by ui_init. */
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

/* The same in parts, for a host with a loop of its own, as a browser has: open it once, ask for a frame whenever the host comes
 * by until one was the last, then close it. */
struct ui *ui_open(const struct ui_options *options, struct error *error); /* NULL and an error */
enum ui_frame { UI_FRAME_GOES_ON, UI_FRAME_WAS_LAST, UI_FRAME_FAILED };
/* Moves on what moves, shows what has changed, and answers what has been pressed since; never waits. */
enum ui_frame ui_frame(struct ui *ui, struct error *error);
/* Milliseconds until a frame is due without input; -1: none is. */
int ui_timeout_ms(const struct ui *ui);
/* Saves everything and frees it. `is_fine` is false after a frame that failed: its error stays; `report` may be
 * NULL. */
bool ui_close(struct ui *ui, bool is_fine, struct text *report, struct error *error);

/* Connects the parts of a zeroed struct; options must outlive it. */
void ui_init(struct ui *ui, const struct ui_options *options);

/* Takes over the settings as they were at the start, and what the other options say instead. */
void ui_load_settings(struct ui *ui);

/* Has everything follow the settings in force. */
void ui_apply_settings(struct ui *ui);

/* Saves the settings if they wait for that. */
void ui_save_settings(struct ui *ui);

/* Applies the settings that were changed, and saves them if it may be. */
void ui_update_settings(struct ui *ui);

/* Answers a key from any source. */
void ui_key(struct ui *ui, struct key key);

/* Has the session do what the screens have asked for, and updates the settings. */
void ui_answer(struct ui *ui);

/* Composes the frame as things stand. False when memory is short. */
bool ui_draw(struct ui *ui);

#endif
