/* The keys that a player presses for a command: what a key_reader makes of keys, the other way round. */
#ifndef INPUT_KEYSTROKES_H
#define INPUT_KEYSTROKES_H

#include "base/grid.h"
#include "base/text.h"
#include "game/command.h"
#include "world/state.h"

/* Room for the keys of any command, its zero included: a cursor may have to cross the whole floor, and a list. */
#define KEYSTROKES_LENGTH_MAX (GRID_SIDE_MAX + 8 * ITEM_COUNT + 64)

/* Appends the keys by their default meaning, as key_read reads them, for a player of whom nothing is asked yet. False, with
 * nothing appended, where no keys give the command: for what cannot be done now at all, and for travelling, which a player
 * asks of the window. */
bool keystrokes_write(const struct state *state, struct command command, struct text *keys);

#endif
