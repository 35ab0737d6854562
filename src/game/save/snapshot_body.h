/* Private to snapshot: the parts of its body, each described once for writing and reading (archive.h), and the seal around
 * it, by which damage is found: a line that says what the file is, the format, the version of the game that wrote it, the
 * length of the body, the body and a checksum of all that. */
#ifndef GAME_SAVE_SNAPSHOT_BODY_H
#define GAME_SAVE_SNAPSHOT_BODY_H

#include "game/game_struct.h"
#include "game/save/archive.h"

/* The format of the body. Fields have no names in the bytes: raise the number when a field is added, removed, moved or means
 * something else. New rows of content (names.h) and a larger upper limit of a number (archive.h) keep the format. A snapshot
 * of another format is refused, and its run is replayed from the journal. tests/game/save/test_snapshot_formats.c pins this
 * format with the file tests/game/saves/snapshot-5: a new format gets a file of its own there. The seal is the same in every
 * format. */
#define SNAPSHOT_FORMAT 5

/* Appends a body with its seal to the bytes. */
void snapshot_seal(const struct bytes *body, struct bytes *bytes);

/* Finds the body in a sealed snapshot; false and an error if anything has changed or the format is another one. */
bool snapshot_unseal(const unsigned char *data, size_t length, struct byte_reader *body,
                     struct error *error);

/* The same as snapshot_put with a table that begins with these names: their order means nothing. */
void snapshot_put_named(const struct game *game, uint64_t position, const struct name_table *names,
                        struct bytes *bytes);

/* An actor on a floor of that size, and how the hero perceived it. */
void snapshot_actor(struct archive *archive, struct actor *actor, struct grid grid);
void snapshot_actor_perceived(struct archive *archive, struct actor *actor, int turn);

/* A floor as it is, and what the hero remembers of it and perceived there. Reading, the level must be new. */
void snapshot_level(struct archive *archive, struct level *level);
void snapshot_level_memory(struct archive *archive, struct level *level, int turn);

/* All of a state but its floors. */
void snapshot_state(struct archive *archive, struct state *state);

void snapshot_chronicle(struct archive *archive, struct chronicle *chronicle);

void snapshot_chances(struct archive *archive, struct chances *chances);

/* Refuses a game if its parts do not fit each other. */
void snapshot_check(struct archive *archive, const struct game *game);

#endif
