/* The table of screens: a row of screens.def each, with functions in screen_<name>.c. */
#ifndef UI_SCREENS_SCREEN_H
#define UI_SCREENS_SCREEN_H

#include "ui/screens/screen_context.h"
#include "ui/view/action_bar.h"
#include "ui/view/widgets.h"

#define SCREEN_KEYS_MAX 18
#define SCREEN_TITLE_MAX 80
#define SCREEN_WORK_MS 12

/* A row of screens.def. Fields that are not set there are false or NULL. */
struct screen_kind {
    const char *name;
    const char *title;             /* of a page; or NULL */
    const struct bar_action *keys; /* shown in the bar, or at the foot of a page */
    bool covers;                   /* hides the screens below it */
    bool idles; /* animated without input; only the screen that covers the others counts */
    int width;  /* of its box on the title picture, at text scale 1; 0: the whole frame */
    int height;
    bool takes_letters; /* letters choose things on it: a held letter counts once */
    /* Prepares it for opening. False: it can't be opened, and the player was told. */
    bool (*open)(struct screen_context *context);
    /* Writes a title that depends on what is shown. */
    void (*write_title)(const struct screen_context *context, struct text *text);
    /* Whether a key of `keys` is of use now. May change its description. */
    bool (*shows_key)(const struct screen_context *context, struct bar_action *key);
    /* Does a small step of what takes long. False: there was nothing left to do. */
    bool (*work)(struct screen_context *context);
    /* Draws the screen; `draw_page` draws a screen with a title, on the page below the title. */
    void (*draw)(struct screen_context *context);
    void (*draw_page)(struct screen_context *context, struct page *page);
    /* Handles a key. False: the key means nothing here. */
    bool (*key)(struct screen_context *context, struct key key);
};

/* The row of a screen. */
const struct screen_kind *screen_get(enum screen screen);

/* Draws a screen onto the display. */
void screen_draw(struct screen_context *context, enum screen screen);

/* Does the work of the top screen for up to SCREEN_WORK_MS; true: there may be more. */
bool screen_work(struct screen_context *context);

/* Lists the keys of a screen that are of use now. The list ends with an action that does nothing. */
void screen_list_keys(const struct screen_context *context, enum screen screen,
                      struct bar_action keys[SCREEN_KEYS_MAX + 1]);

/* The box of a screen that fills the frame; the part of its page where keys stand; and the keys, there or as buttons below. */
struct page screen_box(struct display *display);
struct page screen_cut_keys(struct page *page);
void screen_draw_keys(const struct page *foot, const struct bar_action *keys);

/* Updates the sight lab after its cursor moved or another algorithm was chosen. */
void screen_lab_follow(struct screen_context *context);

/* Adds the run in an exported file to the saved runs, and says so or why not. */
void screen_runs_import(struct screen_context *context, const char *file);

#define SCREEN(id, name, ...)                                                                     \
    bool screen_##name##_open(struct screen_context *context);                                    \
    bool screen_##name##_work(struct screen_context *context);                                    \
    void screen_##name##_write_title(const struct screen_context *context, struct text *text);    \
    bool screen_##name##_shows_key(const struct screen_context *context, struct bar_action *key); \
    void screen_##name##_draw(struct screen_context *context);                                    \
    void screen_##name##_draw_page(struct screen_context *context, struct page *page);            \
    bool screen_##name##_key(struct screen_context *context, struct key key);
#include "ui/screens/screens.def"
#undef SCREEN

#endif
