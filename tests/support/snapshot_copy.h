/* A copy of a game by its snapshot, to be compared with the game itself. Uses game and what stands before it. */
#ifndef SUPPORT_SNAPSHOT_COPY_H
#define SUPPORT_SNAPSHOT_COPY_H

#include "game/game.h"

/* The game of a snapshot of this one; a snapshot of that is the same, byte for byte. Released by game_destroy. */
struct game *snapshot_copy_of(const struct game *game);

/* Fails the test unless the two have come to the same, as far as can be told quickly: pulse, chronicle, events, what the hero
 * sees. `when` is said if they have not. */
void snapshot_copy_check(const struct game *game, const struct game *copy, const char *when);

/* The same of everything: by state_hash, and by their snapshots. */
void snapshot_copy_check_whole(const struct game *game, const struct game *copy, const char *when);

/* A game and its copy, which does all that the game does: after `every` deeds a new one takes its place, by turns made of the
 * game and of the copy that was. */
struct snapshot_shadow {
    struct game *copy;
    const char *name; /* of the game, for failures */
    int every;
    int whole_every; /* deeds after which they are compared wholly */
    int deeds;
    int copies;
};

/* Follows the game, as its witness, until the shadow ends. */
void snapshot_shadow_begin(struct snapshot_shadow *shadow, struct game *game);
void snapshot_shadow_end(struct snapshot_shadow *shadow, struct game *game);

#endif
