/* Events for what the hero sees for the first time. */
#ifndef GAME_DISCOVERIES_H
#define GAME_DISCOVERIES_H

#include "game/game_struct.h"

/* Adds them for what was seen since game->noted: in automatic movement for all but items that it is about to fetch. Whether any
 * of it is a reason to stop: on the way to a chosen place only stairs and the great lamp are, on that to a rest nothing. */
bool discoveries_tell(struct game *game);

/* After a step by hand: for stairs and the great lamp alone. */
void discoveries_tell_stairs(struct game *game);

#endif
