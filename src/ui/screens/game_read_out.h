/* Reads the running game out: to players who listen and don't see the map. */
#ifndef UI_SCREENS_GAME_READ_OUT_H
#define UI_SCREENS_GAME_READ_OUT_H

#include "ui/screens/screen_context.h"

/* What is in a cell of the hero's floor, and where that is. */
void game_read_out_cell(struct screen_context *context, struct point p);

/* What is aimed, and the cell it is aimed at. */
void game_read_out_aim(struct screen_context *context);

/* In each frame of the game: changes of the hero's health and light; the nearest of the others that are adjacent or have
 * noticed the hero, as they move and change their minds; and while ranges are shown, who would notice the hero here. */
void game_read_out_play(struct screen_context *context);

/* Says everything that is around the hero; the nearest of it stands in the log too. */
void game_read_out_surroundings(struct screen_context *context);

#endif
