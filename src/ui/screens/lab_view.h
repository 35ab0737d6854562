/* The sight lab as the window shows it: which cell is looked from, which two algorithms are compared, and what a view of each
 * costs. */
#ifndef UI_SCREENS_LAB_VIEW_H
#define UI_SCREENS_LAB_VIEW_H

#include "game/sight_lab.h"

struct screen_context;

/* Zero is closed. */
struct lab_view {
    struct sight_lab lab;
    bool is_open;
    int compared_with; /* the registry's index of the other algorithm */
    bool hides_rays;
    /* That a view took, by the registry's index; 0: it was not timed from here, since it was not on show. */
    int64_t nanoseconds[SIGHT_LAB_ALGORITHMS_MAX];
};

/* Opens it on the hero's floor, at the hero's cell. False when memory is short; the player was told. */
bool lab_view_open(struct screen_context *context);
void lab_view_close(struct screen_context *context);

/* Takes what is shown up to date, after the cursor has moved or another algorithm was chosen. */
void lab_view_follow(struct screen_context *context);

/* Looks as far as that, 1 .. SIGHT_LAB_RADIUS_MAX, or what of it is nearest. */
void lab_view_set_radius(struct screen_context *context, int radius);

/* The algorithm that is looked by: the row that is chosen. */
int lab_view_algorithm(const struct screen_context *context);

/* Draws the map with both fields of view, and their comparison beside it. */
void lab_view_draw(struct screen_context *context);

#endif
