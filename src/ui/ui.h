/* The running game in its window: what is shown, which screen has the keys, and the loop that feeds them. A
 * key goes one way: event -> keymap -> top screen -> command -> game -> events -> stage and log. */
#ifndef UI_UI_H
#define UI_UI_H

#include "base/text.h"
#include "game/bestiary.h"
#include "game/binding.h"
#include "game/fame.h"
#include "game/game.h"
#include "game/lesson.h"
#include "game/run_list.h"
#include "ui/artwork.h"
#include "ui/frame_clock.h"
#include "ui/input/device.h"
#include "ui/input/hover_way.h"
#include "ui/input/keymap.h"
#include "ui/input/pad.h"
#include "ui/input/pointer.h"
#include "ui/input/spots.h"
#include "ui/replay_view.h"
#include "ui/run_keeping.h"
#include "ui/scene/scene.h"
#include "ui/screen_stack.h"
#include "ui/screens/screen_states.h"
#include "ui/settings/player_settings.h"
#include "ui/soundtrack.h"
#include "ui/view/lab_view.h"
#include "ui/view/layout.h"
#include "ui/view/message_log.h"
#include "ui/view/scroll.h"
#include "ui/window.h"

#define PARTING_MAX 4
#define READ_OUT_MOST 32
/* Of what is said where a game is recorded, with its path. */
#define RECORD_LENGTH_MAX 500

/* Where a replay was begun, to go back to. */
struct way_back {
    int screen;                         /* enum screen; SCREEN_PLAY: none */
    int choice;                         /* on it */
    struct game *ended;                 /* whose end was told there; or NULL */
    char record[RECORD_LENGTH_MAX + 1]; /* of that game */
    char path[FILE_PATH_MAX];           /* of its run; empty: it is not kept */
};

/* How the game is to be started. */
struct ui_options {
    const char *data_folder; /* where atlas.png and atlas.txt lie */
    /* What the keys mean, and are given to mean from then on; NULL: what they mean by default, always. */
    struct bindings *bindings;
    struct settings settings;  /* as they are kept; the rest of the options wins over them */
    const char *notice;        /* said when the first game begins or goes on; or NULL */
    const struct fame *fame;   /* the runs that have ended; or NULL */
    struct bestiary *bestiary; /* takes down what is met; or NULL */
    const char *user_folder;   /* where runs are kept, and F12 writes screenshots; NULL: nowhere */
    struct game_setup setup;   /* its seed is NULL when none was asked for */
    bool starts_at_once;       /* without the title */
    bool continues;            /* the same, with the last run that was not played to its end */
    bool offers_lesson;     /* the title's new game begins with it, until it was ended or skipped */
    const char *daily_seed; /* the seed of the day */
    const char *replay;     /* a journal to be shown at once; or NULL */
    const char *version;    /* of the game */
    int width;              /* of the window */
    int height;
    bool fits_screen; /* a window that is too large for it is made smaller */
    int zoom;         /* of the map; 0: what fits */
    bool is_fullscreen;
    bool is_still;    /* reduced motion */
    const char *keys; /* fed one by one as the game waits for them, checked by key_check; or NULL */
    const char *screenshot; /* a PNG to write when the keys are used up, and then leave; or NULL */
    void (*say)(const char *sentence);  /* is told every message, or NULL */
    void (*warn)(const char *sentence); /* is told what no window is left to say; or NULL */
    /* Is given every game that has ended, once, and may say something about it to the player; or NULL. */
    void (*bury)(void *context, const struct game *game, struct text *said);
    /* Are given what has changed, to be kept, and may say something about that; or NULL. */
    void (*keep_settings)(void *context, const struct settings *settings, struct text *said);
    void (*keep_keys)(void *context, struct text *said);
    void (*keep_bestiary)(void *context, struct text *said);
    void *context; /* of `bury` and what follows it */
};

/* The last sentences that were read out since the last key, as hashes (ui/ui_read_out.h). */
struct read_out {
    uint64_t last[READ_OUT_MOST];
    int count;
};

struct ui {
    const struct ui_options *options;
    struct window window;
    struct artwork art;
    struct keymap keymap;
    struct pad pad;
    struct pointer pointer;
    struct hover_way way; /* where the pointer is */
    struct device device; /* that was used last */
    struct canvas frame;  /* of the window's size */
    struct canvas map;    /* of the map's own resolution */
    struct layout layout;
    struct camera camera;

    struct screen_stack screens;
    struct spots spots; /* of the frame, to be pointed at */
    struct scroll scroll;
    struct screen_states states;
    struct point cursor; /* of the look screen */
    int ranges; /* where others would notice the hero: 0 not shown, n: in his nth stance from now on */

    struct game *game; /* NULL until one is started */
    char seed[SEED_LENGTH_MAX + 1];
    struct key_reader reader;
    struct key begun_by;    /* the key that the command under way was begun by */
    enum screen pressed_on; /* where the last key was pressed, which may be held since */
    bool is_buried;         /* options->bury has been given the game, */
    char record[RECORD_LENGTH_MAX + 1]; /* and has said this */
    struct lab_view lab;                /* the sight lab, while it is open */
    struct replay_view replay;          /* whose game it is, if it is on */
    struct way_back back;               /* from that replay; of a game that has ended, its path */
    struct run_folder *run;             /* what keeps the game; NULL: nothing does */
    /* What was said when the last run was left, for the log of the game that comes next. */
    char parting[PARTING_MAX][MESSAGE_LENGTH_MAX + 1];
    int parting_count;
    struct run_list runs;    /* what the screen of runs lists */
    struct run_entry newest; /* what the title offers to go on with; without a path: nothing */
    char trouble[160];       /* what went wrong on the title or the screen of runs */
    bool was_dying;          /* the hero, as was told last */
    bool was_warned;         /* that closing the window loses turns */
    struct lesson lesson;    /* over, in a game without it */
    struct player_settings settings;
    bool has_given_notice;
    struct stage stage;
    struct message_log log;
    struct soundtrack soundtrack;

    struct read_out read_out;

    const char *keys_left; /* of options->keys */
    struct frame_clock clock;
    bool needs_drawing;
    bool needs_panels; /* more than the map changed: the whole frame is drawn anew */
    bool
        is_startled; /* danger has just appeared: keys typed ahead, and one still held, are dropped */
    bool quits;
};

/* Opens the window, plays until the player leaves, and appends the game's report line. False and an error
 * when it can't start, or a frame or file can't be written. */
bool ui_run(const struct ui_options *options, struct text *report, struct error *error);

/* The same in parts, for a host that has a loop of its own, as a browser has: opened once, then a frame whenever the host comes
 * by, until that says that it was the last one; then closed. */
struct ui *ui_open(const struct ui_options *options, struct error *error); /* NULL and an error */
enum ui_frame { UI_FRAME_GOES_ON, UI_FRAME_WAS_LAST, UI_FRAME_FAILED };
/* Moves on what moves, shows what has changed, and takes what has been pressed since; never waits. */
enum ui_frame ui_frame(struct ui *ui, struct error *error);
/* Milliseconds until something is to be done though nothing is pressed; -1: nothing is. */
int ui_rest(const struct ui *ui);
/* Keeps what is to be kept and frees everything. `is_fine` is false after a frame that failed: its error stays; `report` may be
 * NULL. */
bool ui_close(struct ui *ui, bool is_fine, struct text *report, struct error *error);

/* Starts a new game on the play screen; without a seed, one is made up. False when the setup can't be. */
bool ui_start_game(struct ui *ui, const char *seed, struct error *error);

/* Starts a new game of a made-up seed that begins with the lesson. */
bool ui_start_lesson(struct ui *ui, struct error *error);

/* Says what went wrong, on the title and the screen of runs too, where no messages are seen. */
void ui_trouble(struct ui *ui, const char *sentence);

/* Goes to the title: the game stays until another one begins, but what keeps it is closed. */
void ui_go_to_title(struct ui *ui);

/* Finds the run that the title offers to go on with. */
void ui_find_newest(struct ui *ui);

/* Lists the runs that are kept. */
void ui_open_runs(struct ui *ui);

/* Leaves the game that is played or shown, if there is one. */
void ui_drop_game(struct ui *ui);

/* Puts a game that was made elsewhere on a screen of its own, in the place of any other, and nothing said yet; what was
 * said when the other was left is still to be repeated (run_keeping_repeat). */
void ui_take_game(struct ui *ui, struct game *game, enum screen screen);

/* Shows and tells what the last deed of such a game did. */
void ui_show_deed(struct ui *ui);

/* Shows such a game as it stands, with what was told of late. */
void ui_show_anew(struct ui *ui);

/* Says the notice of the options, if there is one and it was not said. */
void ui_give_notice(struct ui *ui);

/* Has what was learned of those met kept, if there is anything new. */
void ui_keep_bestiary(struct ui *ui);

/* Appends the first key of what has that name (bindings.def); "no key" where it has none. */
void ui_write_key(const struct ui *ui, const char *name, struct text *text);

/* Plays a command: the stage shows what it did and the log tells it. */
void ui_play(struct ui *ui, struct command command);

/* Feeds a key to the reader of commands: plays the command that comes of it, or shows what is asked. False: the key
 * means nothing. */
bool ui_feed(struct ui *ui, struct key key);

/* The same for what is wanted without a key. */
bool ui_want(struct ui *ui, const struct binding *wanted);

/* Plays on a command of several turns. */
void ui_continue(struct ui *ui);

/* Tells the player something. */
void ui_say(struct ui *ui, const char *sentence);

/* Lays the screen over the game that what has just happened asks for: a choice of boons, its end. */
void ui_open_due(struct ui *ui);

/* Answers a key, whoever pressed it. */
void ui_key(struct ui *ui, struct key key);

/* Has the whole frame drawn anew before the loop sleeps. */
void ui_redraw(struct ui *ui);

/* Composes the frame as things stand. False when memory is short. */
bool ui_draw(struct ui *ui);

/* Writes the frame to the user folder, under the first free name. */
void ui_save_screenshot(struct ui *ui);

/* Makes what moves stand where it goes. */
void ui_settle(struct ui *ui);

#endif
