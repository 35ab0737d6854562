/* Where the window of the map is placed: by the hero, what is known around it, and what is in view. */
#ifndef UI_SCENE_FRAMING_H
#define UI_SCENE_FRAMING_H

#include "world/state.h"

/* Map pixels along one axis: from the first to behind the last. */
struct span {
    int first;
    int last;
};

/* One axis of what a window with the hero in it could show. Each span has the hero's cell in it, and a cell of air around
 * it. */
struct framing_axis {
    int hero;          /* the middle of its cell */
    struct span known; /* all that is seen, remembered, or shines in the dark */
    struct span alive; /* creatures and eyes */
    struct span fires; /* braziers in view */
    struct span seen;  /* cells in view */
};

struct framing {
    struct framing_axis x;
    struct framing_axis y;
    int turn; /* of the game */
};

/* For a window of that size in map pixels; the hero may be drawn between two cells. */
struct framing framing_of(const struct state *state, struct point hero, int width, int height);

/* Where a new window of that size starts: it shows the middle of all that is known, or without room for that, of the hero. */
int framing_begin(const struct framing_axis *axis, int size);

/* Where a window of that size at `start` should start instead. It moves as little as it takes, in this order of weight:
 * - to keep the hero a third of the window from each edge, or as far as there is known ground beyond the hero;
 * - to show no empty space while there is known ground beyond the opposite edge;
 * - to show the creatures, then braziers, then the cells in view. */
int framing_place(const struct framing_axis *axis, int start, int size);

/* The start nearest to `start` that fulfils the first of these alone. */
int framing_keep_hero(const struct framing_axis *axis, int start, int size);

/* Whether the hero is so far inside that a window under the mouse pointer need not move. */
bool framing_may_stay(const struct framing_axis *axis, int start, int size);

#endif
