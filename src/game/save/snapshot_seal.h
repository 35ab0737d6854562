/* Private to game: what is about the body of a snapshot, by which damage is found: a line that says what the file is, the
 * format, the version of the game that wrote it, the length of the body and, behind that, a checksum of all. */
#ifndef GAME_SAVE_SNAPSHOT_SEAL_H
#define GAME_SAVE_SNAPSHOT_SEAL_H

#include "base/bytes.h"
#include "base/error.h"

/* Of the body. What stands about it is the same in every format. */
#define SNAPSHOT_FORMAT 1

/* Puts a body with its seal behind the bytes. */
void snapshot_seal(const struct bytes *body, struct bytes *bytes);

/* Finds the body in bytes that are sealed, and nothing but that; false and an error if anything in them has changed, or the
 * format is not this one. */
bool snapshot_unseal(const unsigned char *data, size_t length, struct byte_reader *body,
                     struct error *error);

#endif
