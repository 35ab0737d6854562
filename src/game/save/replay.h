/* A game performed anew by its journal, deed by deed, and compared with what the journal says of each. */
#ifndef GAME_SAVE_REPLAY_H
#define GAME_SAVE_REPLAY_H

#include "game/save/journal.h"

enum replay_end {
    REPLAY_GOES_ON,
    REPLAY_READ, /* the journal ended: replay.reader.end says how */
    REPLAY_DIFFERS, /* the last deed, or the journal's end, came to another state than when it was played */
    REPLAY_IMPOSSIBLE, /* the next deed is none that a player can do */
    REPLAY_GAP,        /* the journal goes on from another deed than the one before */
};

/* Zero is none. */
struct replay {
    struct game *game; /* another one when the replay has gone back; so is its state */
    struct journal_reader reader;
    struct journal_start start;
    const char *version; /* of the game that wrote what was read last */
    /* The caller's: what it began from, if not from the start; may be empty. */
    struct bytes snapshot;
    /* How many deeds of the run were done where it began: none, or those before the snapshot. */
    uint64_t first;
    uint64_t deeds; /* the same of where it is */
    int turn;       /* the turn in which the last of them was begun */
    enum replay_end end;
    struct error error; /* what is wrong, if anything: for REPLAY_READ, with the reading */
};

/* The game as it began or, if the journal took the place of another (game/run_folder.h), as it is in the snapshot
 * beside it; NULL: there is none, and such a journal ends at once, with a gap. The bytes of both must outlive the replay.
 * False and an error when the journal can't be used, or its game can't be; then there is nothing to clear. */
bool replay_begin(struct replay *replay, const void *data, size_t length,
                  const struct bytes *snapshot, struct error *error);
void replay_clear(struct replay *replay);

/* Performs the next deed; its events are in the game's state, as after game_play. False if there was none that can be:
 * replay.end says why, at every further call too. A deed that differs has been performed; then it has ended. */
bool replay_step(struct replay *replay);

/* Makes it the game after so many deeds of the run, or as near to them as the replay's beginning and end are. False and an
 * error when going back lacks memory; the replay stays where it is. */
bool replay_seek(struct replay *replay, uint64_t deeds, struct error *error);

#endif
