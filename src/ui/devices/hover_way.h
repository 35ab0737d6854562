/* The way that a click would go: shown while the mouse points at a cell. */
#ifndef UI_DEVICES_HOVER_WAY_H
#define UI_DEVICES_HOVER_WAY_H

#include "base/point.h"

#include <stdbool.h>

#define HOVER_WAY_MAX 64

struct ui;

/* As it was found last; zero: never. */
struct hover_way {
    struct point cells[HOVER_WAY_MAX]; /* from the one beside the hero on */
    int count;
    struct point target;
    struct point start;
    int turn;
    int depth;
    bool is_found; /* for these; otherwise nothing has been asked for yet */
};

/* Finds the way to the cell that is pointed at, over what the hero knows; while somebody in view notices him, only the one step
 * that a click would be. Of count 0 if a click would not go. */
const struct hover_way *hover_way_find(struct ui *ui);

#endif
