/* The sight lab: the cell that is looked from, the two algorithms that are compared, and the time that each takes. */
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
    /* Time to compute a field of view, by registry index; 0: not timed from this cell, as it was not shown. */
    int64_t nanoseconds[SIGHT_LAB_ALGORITHMS_MAX];
};

/* Opens it at the hero's cell. False if memory runs out; the player was told. */
bool lab_view_open(struct screen_context *context);
void lab_view_close(struct screen_context *context);

/* Updates the view after the cursor moved or another algorithm was chosen. */
void lab_view_follow(struct screen_context *context);

/* Sets the radius, limited to 1 .. SIGHT_LAB_RADIUS_MAX. */
void lab_view_set_radius(struct screen_context *context, int radius);

/* The algorithm in use: the chosen row. */
int lab_view_algorithm(const struct screen_context *context);

/* Draws the map with both fields of view, and the comparison beside it. */
void lab_view_draw(struct screen_context *context);

#endif
