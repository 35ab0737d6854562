/* A whole game as bytes, from which this version of the game or a later one can go on. */
#ifndef GAME_SAVE_SNAPSHOT_H
#define GAME_SAVE_SNAPSHOT_H

#include "base/bytes.h"
#include "game/game.h"

/* Appends a snapshot of the game to the bytes; `position` is the number of actions that led to it. When memory is short,
 * bytes->has_failed says so. Commands under way and events are left out. Writing sets each field of the game to its own value
 * (archive.h), so no other thread may look at the game meanwhile. */
void snapshot_put(const struct game *game, uint64_t position, struct bytes *bytes);

/* Whether the bytes begin as those of a snapshot of any format version. */
bool snapshot_is_one(const void *data, size_t length);

/* The game of a snapshot, with vision current and no events; NULL and an error if it can't be used. The same actions have the
 * same outcome in it as in the game it was made of. Released by game_destroy. */
struct game *snapshot_read(const unsigned char *data, size_t length, uint64_t *position,
                           struct error *error);

#endif
