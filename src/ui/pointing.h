/* The mouse, or a finger: marks and describes what it points at, clicks, scrolls and zooms. It is one more way to press keys
 * and give commands; everything can be done without it. */
#ifndef UI_POINTING_H
#define UI_POINTING_H

#include <SDL.h>

struct ui;

/* Takes moves and the wheel. */
void pointing_move(struct ui *ui, const SDL_Event *event);

/* Does what a click is for. */
void pointing_click(struct ui *ui, const SDL_MouseButtonEvent *button);

/* Hides the pointer while keys are pressed, and forgets what it pointed at. */
void pointing_rest(struct ui *ui);

/* Finds the cell under the pointer anew, as the map may have moved below it. */
void pointing_follow(struct ui *ui);

#endif
