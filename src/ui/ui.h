/* The running game in its window: what is shown, which screen has the keys, and the loop that feeds them. A
 * key goes one way: event -> keymap -> top screen -> command -> game -> events -> stage and log. */
#ifndef UI_UI_H
#define UI_UI_H

#include "input/lesson.h"
#include "ui/artwork.h"
#include "ui/devices/hit_areas.h"
#include "ui/devices/input.h"
#include "ui/frame_clock.h"
#include "ui/scene/scene.h"
#include "ui/screen_stack.h"
#include "ui/screens/screen_states.h"
#include "ui/session/command_keys.h"
#include "ui/session/kept_runs.h"
#include "ui/session/playing.h"
#include "ui/session/replay_view.h"
#include "ui/session/run_saving.h"
#include "ui/session/session.h"
#include "ui/settings/player_settings.h"
#include "ui/soundtrack.h"
#include "ui/ui_options.h"
#include "ui/ui_read_out.h"
#include "ui/view/lab_view.h"
#include "ui/view/layout.h"
#include "ui/view/message_log.h"
#include "ui/view/scroll.h"
#include "ui/window.h"

#define TROUBLE_LENGTH_MAX 159

/* Each part belongs to the module whose struct it is. */
struct ui {
    const struct ui_options *options;
    struct player_settings settings;
    struct frame_clock clock;
    bool quits; /* the frame that is made is the last one */

    struct window window;
    struct artwork art;
    struct canvas frame; /* of the window's size */
    struct canvas map;   /* of the map's own resolution */
    struct layout layout;
    struct camera camera;
    struct stage stage;
    bool needs_drawing;
    bool needs_panels; /* more than the map changed: the whole frame is drawn anew */

    struct input input;
    struct hit_areas hit_areas; /* of the frame, to be pointed at */
    struct screen_stack screens;
    struct scroll scroll;
    struct screen_states states;
    struct point cursor; /* of the look screen, the map and the sight lab */
    int ranges; /* where others would notice the hero: 0 not shown, n: in his nth stance from now on */

    struct game *game; /* NULL until one is started */
    struct key_reader reader;
    struct session_state session;
    struct lesson lesson; /* over, in a game without it */
    uint64_t lesson_told; /* of what the lesson said when it was last read out: a hash */
    int lesson_way_told;  /* the hint to which that was the way; else -1 */
    struct run_saving keeping;
    struct kept_runs runs;
    struct replay_view replay; /* whose game it is, if it is on */
    struct lab_view lab;       /* the sight lab, while it is open */

    struct message_log log;
    char trouble[TROUBLE_LENGTH_MAX + 1]; /* what went wrong on the title or the screen of runs */
    struct read_out read_out;
    struct soundtrack soundtrack;
};

/* Opens the window, plays until the player or a signal (ui/signals.h) ends it, and appends the report line of the game, if
 * there was one. False and an error when it can't start, or a frame or file can't be written. */
bool ui_run(const struct ui_options *options, struct text *report, struct error *error);

/* The same in parts, for a host that has a loop of its own, as a browser has: opened once, then a frame whenever the host comes
 * by, until that says that it was the last one; then closed. */
struct ui *ui_open(const struct ui_options *options, struct error *error); /* NULL and an error */
enum ui_frame { UI_FRAME_GOES_ON, UI_FRAME_WAS_LAST, UI_FRAME_FAILED };
/* Moves on what moves, shows what has changed, and takes what has been pressed since; never waits. */
enum ui_frame ui_frame(struct ui *ui, struct error *error);
/* Milliseconds until something is to be done though nothing is pressed; -1: nothing is. */
int ui_timeout_ms(const struct ui *ui);
/* Keeps what is to be kept and frees everything. `is_fine` is false after a frame that failed: its error stays; `report` may be
 * NULL. */
bool ui_close(struct ui *ui, bool is_fine, struct text *report, struct error *error);

/* Says what went wrong, on the title and the screen of runs too, where no messages are seen. */
void ui_trouble(struct ui *ui, const char *sentence);

/* Tells the player something: in the log and aloud. */
void ui_say(struct ui *ui, const char *sentence);

/* The same, aloud only. */
void ui_say_aloud(struct ui *ui, const char *sentence);

/* Answers a key, whoever pressed it. */
void ui_key(struct ui *ui, struct key key);

/* Has the whole frame drawn anew before the loop sleeps. */
void ui_redraw(struct ui *ui);

/* Composes the frame as things stand. False when memory is short. */
bool ui_draw(struct ui *ui);

#endif
