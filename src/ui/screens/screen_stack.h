/* The stack of open screens, and the chosen row of each. */
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

/* Zero is an empty stack. */
struct screen_stack {
    enum screen screens[SCREEN_DEPTH_MAX]; /* from the bottom; the top one gets the keys */
    int count;                             /* 1 .. SCREEN_DEPTH_MAX, once there is a title */
    int choice;                            /* the row of a menu or list on top, from 0 */
    int choices_below[SCREEN_DEPTH_MAX];   /* the same for the screens below the top one */
    int sure_choice; /* a choice that takes effect when it is chosen again; 0: none */
};

/* The screen that gets the keys. */
enum screen screen_stack_top(const struct screen_context *context);

/* Opens a screen over the others, unless the stack is full or the screen refuses. Its `open` may choose a row; otherwise the
 * first is chosen. */
void screen_stack_push(struct screen_context *context, enum screen screen);

/* Closes the top screen, unless it is the last. The screen below keeps its chosen row. */
void screen_stack_pop(struct screen_context *context);

/* The chosen row of an open screen; NULL: it is not open. */
int *screen_stack_choice(struct screen_context *context, enum screen screen);

/* Closes all screens and opens one. */
void screen_stack_begin(struct screen_context *context, enum screen screen);

/* The index, from 0 at the bottom, of the screen where drawing begins: the topmost that covers all below it. */
int screen_stack_first_shown(const struct screen_context *context);

#endif
