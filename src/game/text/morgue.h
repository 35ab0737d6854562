/* The record of a finished run, as a text file. */
#ifndef GAME_TEXT_MORGUE_H
#define GAME_TEXT_MORGUE_H

#include "base/text.h"
#include "game/game.h"

/* Room for any record; a smaller text cuts it off. */
#define MORGUE_SIZE 32768

/* Appends the record: the end, the last turns, what noticed the hero, the items, a picture of the last view, and the report
 * line of the run. ASCII, lines end in '\n'. */
void morgue_write(const struct game *game, struct text *text);

#endif
