/* A copy of a game made by its snapshot, to compare with the game. Uses game and the layers before it. */
#ifndef SUPPORT_SNAPSHOT_COPY_H
#define SUPPORT_SNAPSHOT_COPY_H

#include "game/game.h"

/* The game of a snapshot of this one. A snapshot of the copy must be equal, byte for byte. Released by game_destroy. */
struct game *snapshot_copy_of(const struct game *game);

/* Fails the test unless two games agree, by a quick comparison: quick hash, chronicle, events and the hero's view. `when` is
 * part of the message. */
void snapshot_copy_check(const struct game *game, const struct game *copy, const char *when);

/* The same for everything: by state_hash, and by their snapshots. */
void snapshot_copy_check_whole(const struct game *game, const struct game *copy, const char *when);

/* A game and its copy, which repeats all actions. After `every` actions a new copy replaces it, made alternately of the game
 * and of the old copy. */
struct snapshot_shadow {
    struct game *copy;
    const char *name; /* of the game, for failures */
    int every;
    int whole_every; /* actions after which they are compared wholly */
    int actions;
    int copies;
};

/* Follows the game, as its observer, until the shadow ends. */
void snapshot_shadow_begin(struct snapshot_shadow *shadow, struct game *game);
void snapshot_shadow_end(struct snapshot_shadow *shadow, struct game *game);

#endif
