/* The bar below the map: the main keys of the screen on top, to be read and clicked; before them, where no panel shows it, how
 * the hero is. And such keys anywhere else. */
#ifndef UI_VIEW_ACTION_BAR_H
#define UI_VIEW_ACTION_BAR_H

#include "ui/ui.h"

/* A key and what it does. A click on it is the key. */
struct bar_action {
    const char *name; /* of a binding, which says the key; NULL: */
    const char *key;  /* it is always this one */
    const char *does; /* NULL ends the row */
    int code;         /* of `key`, where it is a single one, without modifiers */
};

/* Draws it at its place, ui->layout.bar; the keys of the screen on top can be clicked. */
void action_bar_draw(struct ui *ui);

/* Tells who does not see them all the keys of such a row: "Keys: Enter watch it, Esc back." */
void action_bar_read_out(struct ui *ui, const struct bar_action *keys);

/* Draws as many keys in a line as fit into the area, from its left; the row ends with one that does nothing. */
void action_bar_draw_keys(struct ui *ui, struct rectangle area, const struct bar_action *keys);

#endif
