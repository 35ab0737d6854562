/* The bar below the map: the main keys of the screen on top, to be read and clicked, behind the hero's health where no panel
 * shows it. Also such rows of keys anywhere else. */
#ifndef UI_VIEW_ACTION_BAR_H
#define UI_VIEW_ACTION_BAR_H

#include "ui/view/display.h"

/* A key and what it does. A click on it presses the key. */
struct bar_action {
    const char *name; /* of a binding, which says the key; NULL: */
    const char *key;  /* it is always this one */
    const char *does; /* NULL ends the row */
    int code;         /* of `key`, where it is a single one, without modifiers */
};

/* What the bar shows. Rows of keys end with one that does nothing; NULL is an empty row. */
struct action_bar {
    const struct bar_action *first; /* before the keys, as on a list: the answers to a warning */
    const struct bar_action *keys;  /* as many as fit, the most useful first */
    const struct bar_action *last;  /* always shown */
    bool is_play;                   /* the keys are those of play; otherwise of another screen */
    const char *place;              /* of a replay; or NULL, */
    const char *short_place;        /* and where there is little room */
    bool has_legend;                /* what the colours of the ranges mean, */
    enum lantern stance;            /* which are those of this stance */
};

/* Draws it at its place, display->layout.bar. */
void action_bar_draw(struct display *display, const struct state *state,
                     const struct action_bar *bar);

/* Reads out all the keys of a row: "Keys: Enter watch, Esc back." */
void action_bar_read_out(struct display *display, const struct bar_action *keys);

/* Draws as many keys as fit into the area, from its left. */
void action_bar_draw_keys(struct display *display, struct rectangle area,
                          const struct bar_action *keys);

#endif
