/* The record of a run that has ended, as a text to keep. */
#ifndef GAME_TEXT_MORGUE_H
#define GAME_TEXT_MORGUE_H

#include "base/text.h"
#include "game/game.h"

/* Enough for any record; a smaller text cuts it off. */
#define MORGUE_SIZE 32768

/* Appends the record: how it ended, the last turns, who noticed the hero, what he had, a picture of his last view, and
 * the line that reports the run. ASCII, lines ending in '\n'. */
void morgue_write(const struct game *game, struct text *text);

#endif
