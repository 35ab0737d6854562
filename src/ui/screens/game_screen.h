/* The running game as the screens over it see it: what is pointed at, and how all of it is drawn. */
#ifndef UI_SCREENS_GAME_SCREEN_H
#define UI_SCREENS_GAME_SCREEN_H

#include "ui/screens/screen_context.h"

/* The cell looked or aimed at; or NULL. */
const struct point *game_screen_pointed(const struct screen_context *context);

/* The cell below the mouse, if it is described; or NULL. */
const struct point *game_screen_hovered(const struct screen_context *context);

/* The command that Enter gives: exploring that the lesson holds, or that of game_held_command; or NULL. */
const struct command *game_screen_held_command(const struct screen_context *context);

/* Whether no other screen lies over the game: then its panels still stand on the frame while only the map changes. */
bool game_screen_is_on_top(const struct screen_context *context);

/* The stance of the lantern that ranges are shown for. */
enum lantern game_screen_stance(const struct screen_context *context);

/* Draws the game: all of it, or the map alone where the panels still stand. */
void game_screen_draw(struct screen_context *context);

void game_screen_look(struct screen_context *context, struct point cell);

/* Moves the camera to show the hero, or the cell pointed at. */
void game_screen_frame_hero(struct screen_context *context);

#endif
