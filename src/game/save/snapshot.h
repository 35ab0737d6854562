/* A whole game as bytes, to be gone on with later: by this version of the game or by a later one. */
#ifndef GAME_SAVE_SNAPSHOT_H
#define GAME_SAVE_SNAPSHOT_H

#include "base/bytes.h"
#include "game/game.h"

/* Puts a snapshot of the game behind the bytes; `position` says how many deeds led to it. When memory is short,
 * bytes->has_failed says so. What is under way, and events, are no part of it. The game stays as it is, but its memory is
 * written to, each field with its own value, as one description both writes and reads (game/archive.h): no other thread may
 * look at it meanwhile. */
void snapshot_put(const struct game *game, uint64_t position, struct bytes *bytes);

/* Whether the bytes begin as those of a snapshot of some format version. */
bool snapshot_is_one(const void *data, size_t length);

/* The game of a snapshot, all vision current and no events; NULL and an error that says what is wrong. It is what the other
 * was: whatever is done to both from then on has the same outcome in both. Released by game_destroy. */
struct game *snapshot_read(const unsigned char *data, size_t length, uint64_t *position,
                           struct error *error);

#endif
