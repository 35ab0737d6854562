/* What the hero sees for the first time and the player may want to answer: things, stairs, and of whatever else can be made
 * use of the first of its kind on a floor. */
#ifndef GAME_DISCOVERY_H
#define GAME_DISCOVERY_H

#include "world/state.h"

/* More than these in one turn are not told of. */
#define DISCOVERIES_MAX 4

struct discoveries {
    struct point at[DISCOVERIES_MAX];
    int count;
};

/* Finds what there is of that among the cells that the hero has seen by now, and had not when they were last noted, in
 * reading order. */
void discovery_find(const struct state *state, const struct bit_grid *known,
                    struct discoveries *found);

/* Notes which cells of his floor the hero has seen. There is room for them, whatever the shape of `known` was. */
void discovery_note(const struct state *state, struct bit_grid *known);

#endif
