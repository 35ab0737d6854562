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

/* A finger is put down: what is there is marked. */
void pointing_touch(struct ui *ui, int x, int y);

/* Scrolls what can be scrolled on the top screen by a row, or zooms the map, if it is on top. */
void pointing_scroll(struct ui *ui, int by);
void pointing_zoom(struct ui *ui, int by);

/* The pointer is nowhere: it has left the window, or the finger was lifted. */
void pointing_leave(struct ui *ui);

/* Hides the pointer, and forgets what it pointed at. Called when a key is pressed. */
void pointing_rest(struct ui *ui);

/* Updates the cell under the pointer. The map may have moved below it. */
void pointing_follow(struct ui *ui);

#endif
