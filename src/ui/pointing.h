/* The mouse or touch: marks and describes what is pointed at, clicks, scrolls and zooms. It only presses keys and gives
 * commands; everything can be done without it. */
#ifndef UI_POINTING_H
#define UI_POINTING_H

#include <SDL.h>

struct ui;

/* Handles pointer moves and the wheel. */
void pointing_move(struct ui *ui, const SDL_Event *event);

/* Handles a click. */
void pointing_click(struct ui *ui, const SDL_MouseButtonEvent *button);

/* Hides the pointer, and forgets what it pointed at. Called when a key is pressed. */
void pointing_rest(struct ui *ui);

/* Updates the cell under the pointer. The map may have moved below it. */
void pointing_follow(struct ui *ui);

#endif
