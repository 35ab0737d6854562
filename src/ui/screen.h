/* What every screen offers; the rows are in screens/screens.def. */
#ifndef UI_SCREEN_H
#define UI_SCREEN_H

#include "ui/ui.h"

/* A row of screens.def. */
struct screen_kind {
    const char *name;
    bool covers; /* hides the screens below it */
    bool idles;  /* something on it moves by itself; asked of the screen that covers the others */
    void (*draw)(struct ui *);            /* onto ui->frame, as laid out in ui->layout */
    bool (*key)(struct ui *, struct key); /* false: the key means nothing here */
};

/* The row of a screen. */
const struct screen_kind *screen_get(enum screen screen);

#define SCREEN(id, name, covers, idles)       \
    void screen_##name##_draw(struct ui *ui); \
    bool screen_##name##_key(struct ui *ui, struct key key);
#include "ui/screens/screens.def"
#undef SCREEN

#endif
