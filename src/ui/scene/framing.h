/* Where the window of the map is placed: by the hero, and the creatures in view. */
#ifndef UI_SCENE_FRAMING_H
#define UI_SCENE_FRAMING_H

#include "world/state.h"

/* Map pixels along one axis: from the first to behind the last. */
struct span {
    int first;
    int last;
};

struct framing_axis {
    int hero;   /* the middle of its cell */
    int length; /* of the level */
    /* The hero's cell and those of creatures and eyes that a window with the hero in it could show, and a cell around them. */
    struct span alive;
};

struct framing {
    struct framing_axis x;
    struct framing_axis y;
    struct point cell; /* the hero's */
    int turn;          /* of the game */
};

/* For a window of that size in map pixels; the hero may be drawn between two cells. */
struct framing framing_of(const struct state *state, struct point hero, int width, int height);

/* Where a window of that size starts. The hero is in its middle, or up to a third of the window from its edge to show, in this
 * order of weight, more creatures and less beyond the level. What else is in view does not count: the map would leap with each
 * door. */
int framing_place(const struct framing_axis *axis, int size);

/* The same as near to `start` as that allows, not to the middle. */
int framing_place_near(const struct framing_axis *axis, int start, int size);

/* The start nearest to `start` with which the hero is that far inside. */
int framing_keep_hero(const struct framing_axis *axis, int start, int size);

/* Whether the hero is so far inside that a window under the mouse pointer need not move. */
bool framing_may_stay(const struct framing_axis *axis, int start, int size);

#endif
