/* The meaning of a click on a cell of the map. */
#ifndef INPUT_CLICK_H
#define INPUT_CLICK_H

#include "game/game.h"
#include "input/meaning.h"

/* One of:
 * - ASK_HERE: the hero's own cell.
 * - COMMAND_STEP: an adjacent cell that can be stepped on, attacked or opened.
 * - ASK_FIRE: an enemy that the weapon in hand can hit.
 * - VIEW_LOOK: unknown eyes that no known way leads to.
 * - COMMAND_TRAVEL: any other cell; also an adjacent one around a corner. */
struct meaning click_meaning(struct game *game, struct point cell);

#endif
