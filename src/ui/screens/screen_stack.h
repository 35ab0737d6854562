/* The screens that lie one on the other, and what is chosen on each. */
#ifndef UI_SCREENS_SCREEN_STACK_H
#define UI_SCREENS_SCREEN_STACK_H

struct screen_context;

/* By the rows of screens.def. */
enum screen {
#define SCREEN(id, ...) SCREEN_##id,
#include "ui/screens/screens.def"
#undef SCREEN
    SCREEN_COUNT
};

#define SCREEN_DEPTH_MAX 6

/* The screens that are shown. Zero has none. */
struct screen_stack {
    enum screen screens[SCREEN_DEPTH_MAX]; /* from the bottom; the top one gets the keys */
    int count;                             /* 1 .. SCREEN_DEPTH_MAX, once there is a title */
    int choice;                            /* the row of a menu or list on top, from 0 */
    int choices_below[SCREEN_DEPTH_MAX];   /* what it was on the screens below the top one */
    int sure_choice; /* what was chosen once and has to be chosen again; 0: nothing */
};

/* The screen that gets the keys. */
enum screen screen_stack_top(const struct screen_context *context);

/* Opens a screen over the others, unless there is no room for one more or the screen refuses. Its first row is chosen, or the
 * one that its `open` chooses. */
void screen_stack_push(struct screen_context *context, enum screen screen);

/* Closes the top screen, but never the last; the choice on the one below is what it was. */
void screen_stack_pop(struct screen_context *context);

/* Closes all screens and opens one. */
void screen_stack_begin(struct screen_context *context, enum screen screen);

/* The place, from 0 at the bottom, of the screen that covers all below it, or of the lowest: drawing begins with it. */
int screen_stack_first_shown(const struct screen_context *context);

#endif
