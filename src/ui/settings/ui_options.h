/* How the program starts the window: what to load and save, and callbacks. */
#ifndef UI_UI_OPTIONS_H
#define UI_UI_OPTIONS_H

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
    bool is_still; /* reduced motion */
    /* fed one by one as the game waits for them, which key_check takes; or NULL */
    const char *keys;
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

#endif
