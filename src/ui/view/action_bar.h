/* The bar below the map: the main keys of the top screen, which can be clicked. Without a panel it starts with the hero's
 * health. Also draws rows of keys anywhere else. */
#ifndef UI_VIEW_ACTION_BAR_H
#define UI_VIEW_ACTION_BAR_H

#include "ui/view/display.h"

/* A key and what it does. A click on it presses the key. */
struct bar_action {
    const char *name; /* of a binding, which has the key; or NULL */
    const char *key;  /* otherwise: the key's name */
    const char *does; /* NULL ends the row */
    int code;         /* of `key` if it is a single one without modifiers */
};

/* The content of the bar. Rows of keys end with one that does nothing; NULL is an empty row. */
struct action_bar {
    const struct bar_action *first; /* before the keys: the answers to a warning */
    const struct bar_action *keys;  /* as many as fit, the most useful first */
    const struct bar_action *last;  /* always shown */
    bool is_play;                   /* the keys are those of play; otherwise of another screen */
    const char *place;              /* of a replay; or NULL */
    const char *short_place;        /* the same in short form */
    bool has_legend;                /* of the ranges */
    enum lantern stance;            /* the lantern stance of the ranges */
};

/* Draws it into display->layout.bar: keys, or buttons for fingers. */
void action_bar_draw(struct display *display, const struct state *state,
                     const struct action_bar *bar);

/* Draws a screen's keys as buttons for fingers, the one that leads back first, as many as fit. Nothing if the bar has no rows
 * of buttons. */
void action_bar_draw_buttons(struct display *display, const struct bar_action *keys);

/* Reads out all the keys of a row: "Keys: Enter watch, Esc back." */
void action_bar_read_out(struct display *display, const struct bar_action *keys);

/* The colours of the ranges. */
#define ACTION_BAR_RANGES 3

/* Writes the turns until an actor hunts a hero standing in a cell of that colour, 1 .. ACTION_BAR_RANGES, the latest first:
 * "6-10". */
void action_bar_write_turns(int colour, struct text *text);

/* Draws as many keys as fit into the area, from its left. */
void action_bar_draw_keys(struct display *display, struct rectangle area,
                          const struct bar_action *keys);

#endif
