/* Everything that screens need: the game and its log, choices, the display, and requests to the session. */
#ifndef UI_SCREENS_SCREEN_CONTEXT_H
#define UI_SCREENS_SCREEN_CONTEXT_H

#include "game/save/run_folder.h"
#include "game/save/run_list.h"
#include "input/key_reader.h"
#include "input/lesson.h"
#include "ui/devices/hover_way.h"
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
    REQUEST_NEW_GAME, /* with the seed `text`; empty: with a random seed */
    REQUEST_LESSON,   /* a new game that begins with the lesson */
    REQUEST_TITLE,    /* leave the game for the title */
    REQUEST_CONTINUE, /* continue the run in the folder `text` */
    REQUEST_WATCH,    /* replay the run or journal `text` */
    REQUEST_REPLAY,   /* apply `control` to the replay */
};

/* Ways to control a replay. */
enum replay_control {
    REPLAY_CONTROL_PAUSE, /* or resume */
    REPLAY_CONTROL_STEP,  /* one move forward (1) or back (-1) */
    REPLAY_CONTROL_SPEED, /* faster (1) or slower (-1) */
    REPLAY_CONTROL_FLOOR, /* to the next floor (1), or to the start of this or the previous one (-1) */
    REPLAY_CONTROL_START,
    REPLAY_CONTROL_END,
    REPLAY_CONTROL_LEAVE,
};

/* A question of the last command that Enter answers with yes. */
enum question { QUESTION_NONE, QUESTION_ASKED, QUESTION_CANCELLED };

/* A request to the session. The session carries it out after the screen has handled its key. */
struct screen_request {
    enum screen_request_kind kind;
    struct command command;
    enum replay_control control;
    int by;
    char text[FILE_PATH_MAX];
};

/* Owned by the top level of ui. The display, the settings and the options outlive it. */
struct screen_context {
    struct display *display;
    const struct ui_options *options;
    struct player_settings *settings;

    struct screen_stack stack;
    struct screen_states states;
    struct screen_request request;
    struct point cursor; /* of the look screen, the map and the sight lab */
    int ranges; /* overlay where the hero would be noticed; 0: off, n: for the nth lantern stance from the current one */
    bool quits; /* the player wants to leave the program */
    bool is_repeat;   /* the current key is a repeat of a held one */
    bool has_work;    /* the top screen has worked in this frame and may have more to do */
    bool is_startled; /* danger has just appeared: keys typed ahead or held are dropped */

    struct game *game; /* NULL until one is started */
    struct key_reader reader;
    enum question question;
    struct hover_way way; /* to the cell under the pointer */
    struct lesson lesson; /* in a game without a lesson it is over */
    struct replay_state replay;
    struct screen_lab_state lab;
    struct run_list runs;    /* the rows of the screen of runs */
    struct run_entry newest; /* the run that the title offers to continue; without a path: none, and
                              * the reason if the run can't be read */

    char seed[SEED_LENGTH_MAX + 1];     /* of the current game or replay */
    const struct run_folder *folder;    /* saves the game; NULL: it is not saved */
    char record[RECORD_LENGTH_MAX + 1]; /* the message when its end was recorded; or empty */
    struct message_log log;
    /* The last error or other message, for screens that show no messages. */
    char trouble[TROUBLE_LENGTH_MAX + 1];
    char notice[TROUBLE_LENGTH_MAX + 1];
};

/* Tells the player something: in the log and aloud; or aloud only. */
void screen_context_say(struct screen_context *context, const char *sentence);
void screen_context_say_aloud(struct screen_context *context, const char *sentence);

/* Shows an error, or what else the player must know, until the next key, also on pages that show no messages. */
void screen_context_trouble(struct screen_context *context, const char *sentence);
void screen_context_notice(struct screen_context *context, const char *sentence);

/* For screens that open by themselves: no row is chosen at first, though the first is marked. Until a row is chosen, Enters
 * in the first second, and if `holds_first` the first Enter however late, may have been meant for what was before: they only
 * ask for another, and the second function returns true. */
void screen_context_guard_enter(struct screen_context *context, bool holds_first);
bool screen_context_holds_enter(struct screen_context *context, struct key key);

/* Makes a request to the session; and a request to play a command. */
void screen_context_request(struct screen_context *context, enum screen_request_kind kind,
                            const char *text);
void screen_context_command(struct screen_context *context, struct command command);

/* Whether pictures of the story are shown on the way: the player wants them, and no keys are fed. */
bool screen_context_tells_story(const struct screen_context *context);

/* Opens pictures of the story, from the first to the last. */
void screen_context_show_story(struct screen_context *context, enum story first, enum story last);

/* Frees what the sight lab holds, if it is open. */
void screen_context_close_lab(struct screen_context *context);

/* Whether the game can be left now and continued later. */
bool screen_context_is_saved(const struct screen_context *context);

/* Whether the lesson is being played. A replay of it does not count. */
bool screen_context_has_lesson(const struct screen_context *context);

#endif
