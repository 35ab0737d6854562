/* Private to game: the parts of a snapshot's body, each by the one description that both writes and reads it
 * (game/archive.h). */
#ifndef GAME_SAVE_SNAPSHOT_PARTS_H
#define GAME_SAVE_SNAPSHOT_PARTS_H

#include "game/game_parts.h"
#include "game/save/archive.h"

/* What memory for a game is laid out by. */
struct snapshot_head {
    char seed[SEED_LENGTH_MAX + 1];
    struct grid lesson; /* no cells: it began without */
    struct grid floors[FLOOR_COUNT];
};

/* Puts a snapshot whose table of names begins with these: the order of names means nothing. */
void snapshot_put_named(const struct game *game, uint64_t position, const struct names *names,
                        struct bytes *bytes);

/* An actor who is on a floor of that size; what the hero perceived of it is not part of it. */
void snapshot_actor(struct archive *archive, struct actor *actor, struct grid grid);

/* How the hero perceived it. */
void snapshot_actor_perceived(struct archive *archive, struct actor *actor, int turn);

/* A special room. */
void snapshot_site(struct archive *archive, struct site *site, struct grid grid);

/* A floor as it is; read, it must be new. */
void snapshot_level(struct archive *archive, struct level *level);

/* What the hero remembers of a floor, and of whom he perceived there. */
void snapshot_level_memory(struct archive *archive, struct level *level, int turn);

/* A set of cells. */
void snapshot_bits(struct archive *archive, struct bit_grid *bits);

/* All of a state but its floors. */
void snapshot_run(struct archive *archive, struct state *state);

void snapshot_chronicle(struct archive *archive, struct chronicle *chronicle);

/* Refuses a game that was read of which the parts do not fit each other. */
void snapshot_check(struct archive *archive, const struct game *game);

#endif
