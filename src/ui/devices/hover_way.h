/* The way that a click would go, shown while the mouse points at a cell. */
#ifndef UI_DEVICES_HOVER_WAY_H
#define UI_DEVICES_HOVER_WAY_H

#include "base/point.h"
#include "game/game.h"

#include <stdbool.h>

#define HOVER_WAY_MAX 64

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

/* Finds the way to a cell (NULL: none is pointed at) over what the hero knows; while something in view notices the hero, only
 * the one step that a click would take. Of count 0 if a click would not go there. */
const struct hover_way *hover_way_find(struct hover_way *way, struct game *game,
                                       const struct point *cell);

#endif
