/* The table of screens: a row of screens.def each, with functions in screen_<name>.c. */
#ifndef UI_SCREENS_SCREEN_H
#define UI_SCREENS_SCREEN_H

#include "ui/screens/screen_context.h"
#include "ui/view/action_bar.h"
#include "ui/view/widgets.h"

#define SCREEN_KEYS_MAX 16
#define SCREEN_TITLE_MAX 80

/* A row of screens.def. What is not named there is false or NULL. */
struct screen_kind {
    const char *name;
    const char *title;             /* of a page; or NULL */
    const struct bar_action *keys; /* named in the bar, or at the foot of a page */
    bool covers;                   /* hides the screens below it */
    bool idles; /* something on it moves by itself; asked of the screen that covers the others */
    int width; /* of its box on the picture of the title, at text scale 1; 0: the page is the whole frame */
    int height;
    bool takes_letters; /* every letter chooses something there: a held one does so once */
    /* Prepares it when it is opened. False: it can't be, and the player was told. */
    bool (*open)(struct screen_context *context);
    /* Writes a title that depends on what is shown. */
    void (*write_title)(const struct screen_context *context, struct text *text);
    /* Whether a key of `keys` is of use now; may change what it is said to do. */
    bool (*shows_key)(const struct screen_context *context, struct bar_action *key);
    /* Draws it; or, of a screen with a title: draws on the page below the title. */
    void (*draw)(struct screen_context *context);
    void (*draw_page)(struct screen_context *context, struct page *page);
    /* Answers a key. False: the key means nothing here. */
    bool (*key)(struct screen_context *context, struct key key);
};

/* The row of a screen. */
const struct screen_kind *screen_get(enum screen screen);

/* Draws a screen onto the display. */
void screen_draw(struct screen_context *context, enum screen screen);

/* Lists the keys of a screen that are of use now; the row ends with one that does nothing. */
void screen_list_keys(const struct screen_context *context, enum screen screen,
                      struct bar_action keys[SCREEN_KEYS_MAX + 1]);

#define SCREEN(id, name, ...)                                                                     \
    bool screen_##name##_open(struct screen_context *context);                                    \
    void screen_##name##_write_title(const struct screen_context *context, struct text *text);    \
    bool screen_##name##_shows_key(const struct screen_context *context, struct bar_action *key); \
    void screen_##name##_draw(struct screen_context *context);                                    \
    void screen_##name##_draw_page(struct screen_context *context, struct page *page);            \
    bool screen_##name##_key(struct screen_context *context, struct key key);
#include "ui/screens/screens.def"
#undef SCREEN

#endif
