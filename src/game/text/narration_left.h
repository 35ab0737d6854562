/* What the hero would leave behind on its floor, as a list. */
#ifndef GAME_TEXT_NARRATION_LEFT_H
#define GAME_TEXT_NARRATION_LEFT_H

#include "base/text.h"
#include "world/state.h"

/* Appends `before`, up to four names of prize_name_left with the reasons, how many more there are, and a full stop; nothing if
 * there are none. */
void narration_left(const struct state *state, const char *before, struct text *text);

#endif
