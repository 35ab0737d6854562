/* The screens that lie one on the other, and what is chosen on each. */
#ifndef UI_SCREEN_STACK_H
#define UI_SCREEN_STACK_H

struct ui;

/* By the rows of screens.def. */
enum screen {
#define SCREEN(id, name, covers, idles) SCREEN_##id,
#include "ui/screens/screens.def"
#undef SCREEN
    SCREEN_COUNT
};

#define SCREEN_DEPTH_MAX 6

/* Those that are shown. Zero has none. */
struct screen_stack {
    enum screen stack[SCREEN_DEPTH_MAX]; /* from the bottom; the top one has the keys */
    int count;                           /* 1 .. SCREEN_DEPTH_MAX, once there is a title */
    int choice;                          /* the row of a menu or list on top, from 0 */
    int choices_below[SCREEN_DEPTH_MAX]; /* what it was on the screens below the top one */
    int sure_choice; /* what was chosen once and takes a second time; 0: nothing */
};

/* The screen that has the keys. */
enum screen screen_stack_top(const struct ui *ui);

/* Lays a screen over the others; where there is no room for one more, nothing. The first row of it is chosen. */
void screen_stack_push(struct ui *ui, enum screen screen);

/* Takes the top one away, but never the last; what was chosen below is so again. Settings that wait are kept. */
void screen_stack_pop(struct ui *ui);

/* Takes all away, and begins with a screen. */
void screen_stack_begin(struct ui *ui, enum screen screen);

/* The place, from 0 at the bottom, of the screen that covers all below it, or of the lowest: drawing begins with it. */
int screen_stack_first_shown(const struct ui *ui);

#endif
