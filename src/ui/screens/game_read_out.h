/* Reads the running game out for players that can't see the map. */
#ifndef UI_SCREENS_GAME_READ_OUT_H
#define UI_SCREENS_GAME_READ_OUT_H

#include "ui/screens/screen_context.h"

/* Says what is in a cell of the hero's floor, and where the cell is. */
void game_read_out_cell(struct screen_context *context, struct point p);

/* Says what is aimed, and describes the target cell. */
void game_read_out_aim(struct screen_context *context);

/* Call in each frame of the game. Says changes of the hero's health and light; the nearest actors that are adjacent or have
 * noticed the hero, whenever they move or their suspicion changes; and, while ranges are shown, the actors that would notice
 * the hero here. */
void game_read_out_play(struct screen_context *context);

/* Says everything around the hero, and logs the nearest things. */
void game_read_out_surroundings(struct screen_context *context);

#endif
