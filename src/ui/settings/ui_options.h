/* How the program starts the window: what to load and save, and callbacks. */
#ifndef UI_SETTINGS_UI_OPTIONS_H
#define UI_SETTINGS_UI_OPTIONS_H

#include "base/text.h"
#include "game/game.h"
#include "game/text/bestiary.h"
#include "game/text/fame.h"
#include "input/binding.h"
#include "ui/settings/settings.h"

/* Must outlive the window. */
struct ui_options {
    const char *data_folder; /* where atlas.png and atlas.txt lie */
    /* The key bindings, which the player can change; NULL: the defaults, fixed. */
    struct bindings *bindings;
    struct settings settings;  /* as they are kept; the rest of the options wins over them */
    const char *notice;        /* shown when the first game begins or continues; or NULL */
    const struct fame *fame;   /* finished runs, after read_fame; or NULL */
    struct bestiary *bestiary; /* records the creatures met; or NULL */
    const char *user_folder;   /* for runs and screenshots (F12); NULL: none are saved */
    bool cannot_save;          /* it can't be written to at the start, as the notice says */
    struct game_setup setup;   /* its seed is NULL if none was given */
    bool starts_at_once;       /* skips the title */
    bool continues;            /* skips the title and continues the last unfinished run */
    bool offers_lesson;     /* the title's new game begins with it, until it was ended or skipped */
    const char *daily_seed; /* the seed of the day */
    const char *replay;     /* a journal to replay at once; or NULL */
    const char *version;    /* of the game */
    int width;              /* of the window */
    int height;
    bool fits_screen; /* shrinks a window that is too large for the screen */
    int zoom;         /* of the map; 0: what fits */
    bool is_fullscreen;
    bool is_still; /* reduced motion */
    /* fed one by one as the game waits for them, which key_check takes; or NULL */
    const char *keys;
    const char *screenshot; /* a PNG to write when the keys are used up, and then leave; or NULL */
    void (*say)(const char *sentence);  /* is told every message, or NULL */
    void (*warn)(const char *sentence); /* is given errors after the window has closed; or NULL */
    /* Records an ended game, once, and may append a message for the player; or NULL. False: call it again later. */
    bool (*keep_end)(void *context, const struct game *game, struct text *said);
    /* Save what has changed, and may append a message for the player; or NULL. */
    void (*keep_settings)(void *context, const struct settings *settings, struct text *said);
    void (*keep_keys)(void *context, struct text *said);
    void (*keep_bestiary)(void *context, struct text *said);
    /* Tries again to write what could not be written, and says nothing. False: nothing can be written yet; or NULL. */
    bool (*save_again)(void *context);
    /* Reads the hall of fame if it isn't read yet, and may append a message for the player; or NULL. */
    void (*read_fame)(void *context, struct text *said);
    /* Where programs are killed before what they wrote is on disk: whether everything written so far would outlive that now, so
     * that it may be shown; or NULL. */
    bool (*is_settled)(void);
    /* Where players can't reach the user's folder: gives them a copy of a file; and lets them choose one, which comes as if it
     * had been dropped on the window; or NULL. */
    void (*hand_out)(const char *path);
    void (*ask_for_file)(void);
    void *context; /* of `keep_end` and the functions below it */
};

#endif
