/* The keys that a player presses for a command: the reverse of key_reader. */
#ifndef INPUT_KEYSTROKES_H
#define INPUT_KEYSTROKES_H

#include "base/grid.h"
#include "base/text.h"
#include "game/command.h"
#include "world/state.h"

/* Room for the keys of any command and the final zero: a cursor may cross the whole floor, and a list may be walked through. */
#define KEYSTROKES_LENGTH_MAX (GRID_SIDE_MAX + 8 * ITEM_COUNT + 64)

/* Appends the keys with their default meaning, as key_read reads them, for a player without an open question. False, with
 * nothing appended, if no keys give the command: it can't be done now, or it is COMMAND_TRAVEL, which needs the window. */
bool keystrokes_write(const struct state *state, struct command command, struct text *keys);

#endif
