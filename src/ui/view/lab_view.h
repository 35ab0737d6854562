/* The sight lab as the window shows it: which cell is looked from, which two algorithms are compared, and what a view of each
 * costs. */
#ifndef UI_VIEW_LAB_VIEW_H
#define UI_VIEW_LAB_VIEW_H

#include "game/sight_lab.h"

struct ui;

/* Zero is closed. */
struct lab_view {
    struct sight_lab lab;
    bool is_open;
    int compared_with; /* the registry's index of the other algorithm */
    bool hides_rays;
    /* That a view took, by the registry's index; 0: it was not timed from here, since it was not on show. */
    int64_t nanoseconds[SIGHT_LAB_ALGORITHMS_MAX];
};

/* Opens it on the hero's floor, from his cell. False: memory is short, which the player was told. */
bool lab_view_open(struct ui *ui);
void lab_view_close(struct ui *ui);

/* Takes what is shown up to date, after the cursor has moved or another algorithm was chosen. */
void lab_view_follow(struct ui *ui);

/* Looks as far as that, 1 .. SIGHT_LAB_RADIUS_MAX, or what of it is nearest. */
void lab_view_set_radius(struct ui *ui, int radius);

/* The algorithm that is looked by: the row that is chosen. */
int lab_view_algorithm(const struct ui *ui);

/* Draws the map with both views on it, and what is to be said of them beside it. */
void lab_view_draw(struct ui *ui);

#endif
