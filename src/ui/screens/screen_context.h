/* Everything that screens need: the game and its log, the choices, the display, and their requests to the session. */
#ifndef UI_SCREENS_SCREEN_CONTEXT_H
#define UI_SCREENS_SCREEN_CONTEXT_H

#include "game/save/run_folder.h"
#include "game/save/run_list.h"
#include "input/key_reader.h"
#include "input/lesson.h"
#include "ui/devices/hover_way.h"
#include "ui/screens/lab_view.h"
#include "ui/screens/replay_state.h"
#include "ui/screens/screen_stack.h"
#include "ui/screens/screen_states.h"
#include "ui/settings/player_settings.h"
#include "ui/settings/ui_options.h"
#include "ui/view/display.h"
#include "ui/view/message_log.h"

#define TROUBLE_LENGTH_MAX 159

enum screen_request_kind {
    REQUEST_NONE,
    REQUEST_COMMAND,  /* play `command` */
    REQUEST_NEW_GAME, /* of the seed `text`; empty: of one made up */
    REQUEST_LESSON,   /* a new game that begins with the lesson */
    REQUEST_TITLE,    /* leave the game for the title */
    REQUEST_CONTINUE, /* the run in the folder `text` */
    REQUEST_WATCH,    /* the replay of the run or journal `text` */
    REQUEST_REPLAY,   /* do `control` with the replay */
};

/* Ways to control a replay. */
enum replay_control {
    REPLAY_CONTROL_PAUSE, /* or go on */
    REPLAY_CONTROL_STEP,  /* by one move on (1) or back (-1) */
    REPLAY_CONTROL_SPEED, /* faster (1) or slower (-1) */
    REPLAY_CONTROL_FLOOR, /* to the next floor (1), or to this one's start or the one before (-1) */
    REPLAY_CONTROL_START,
    REPLAY_CONTROL_END,
    REPLAY_CONTROL_LEAVE,
};

/* A request to the session, which carries it out when the screen has answered its key. */
struct screen_request {
    enum screen_request_kind kind;
    struct command command;
    enum replay_control control;
    int by;
    char text[FILE_PATH_MAX];
};

/* Owned by the top level of ui; the display, the settings and the options live at least as long. */
struct screen_context {
    struct display *display;
    const struct ui_options *options;
    struct player_settings *settings;

    struct screen_stack stack;
    struct screen_states states;
    struct screen_request request;
    struct point cursor; /* of the look screen, the map and the sight lab */
    int ranges; /* where the hero would be noticed: 0 hidden, n: in the nth lantern stance from the current one */
    bool quits;       /* the player wants to leave the program */
    bool is_repeat;   /* the key that is answered is still held */
    bool is_startled; /* danger has just appeared: keys typed ahead or held are dropped */

    struct game *game; /* NULL until one is started */
    struct key_reader reader;
    struct hover_way way; /* to where the pointer is */
    struct lesson lesson; /* over, in a game without it */
    struct replay_state replay;
    struct lab_view lab;     /* the sight lab, while it is open */
    struct run_list runs;    /* that the screen of runs lists */
    struct run_entry newest; /* what the title offers to continue; without a path: nothing, with the
                              * reason why a run that is there can't be read */

    char seed[SEED_LENGTH_MAX + 1];     /* of the game that is played or shown */
    const struct run_folder *folder;    /* that saves it; NULL: nothing does */
    char record[RECORD_LENGTH_MAX + 1]; /* what was said when its end was recorded; or nothing */
    struct message_log log;
    char trouble[TROUBLE_LENGTH_MAX + 1]; /* what went wrong, for screens that show no messages */
};

/* Tells the player something: in the log and aloud; or aloud only. */
void screen_context_say(struct screen_context *context, const char *sentence);
void screen_context_say_aloud(struct screen_context *context, const char *sentence);

/* Says what went wrong, on pages too, where no messages are seen, until the next key. */
void screen_context_trouble(struct screen_context *context, const char *sentence);

/* Asks the session for something; and for a command. */
void screen_context_request(struct screen_context *context, enum screen_request_kind kind,
                            const char *text);
void screen_context_command(struct screen_context *context, struct command command);

/* Whether the game can be left now and continued later. */
bool screen_context_is_saved(const struct screen_context *context);

/* Whether the lesson is played, not only shown. */
bool screen_context_has_lesson(const struct screen_context *context);

#endif
