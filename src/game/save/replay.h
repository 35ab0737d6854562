/* A game performed again from its journal, action by action, and compared with what the journal says of each. */
#ifndef GAME_SAVE_REPLAY_H
#define GAME_SAVE_REPLAY_H

#include "game/save/journal.h"

enum replay_end {
    REPLAY_GOES_ON,
    REPLAY_READ, /* the journal ended: replay.reader.end says how */
    REPLAY_DIFFERS, /* the last action, or the journal's end, led to another state than when it was played */
    REPLAY_IMPOSSIBLE, /* no player can perform the next action */
    REPLAY_GAP,        /* the journal does not begin where the replay does */
};

/* Zero is none. */
struct replay {
    struct game *game; /* another one, with another state, when the replay has gone back */
    struct journal_reader reader;
    struct journal_start start;
    const char *version;   /* of the game that wrote what was read last */
    struct bytes snapshot; /* the caller's: where it began; empty: at the journal's start */
    uint64_t first;        /* actions of the run before that */
    uint64_t position;     /* actions of the run performed so far */
    int turn;              /* the turn in which the last of them began */
    enum replay_end end;
    struct error error; /* says why it ended before a whole journal did */
    /* The journal up to the last record that was performed as it was played. */
    size_t good;
    struct journal_chain chain;
    bool ignores_end; /* the journal's end is not compared */
};

/* Begins at the start of the game or, if the journal took the place of another (run_folder.h), at the snapshot beside it;
 * with a `snapshot` of NULL or without bytes such a journal ends at once, with a gap. The bytes of both must outlive the
 * replay. False and an error when the journal, its snapshot or its setup can't be used; then there is nothing to clear. */
bool replay_begin(struct replay *replay, const void *data, size_t length,
                  const struct bytes *snapshot, struct error *error);

/* The same at a snapshot of any action of the run, or at the start of the game if that is empty. If the snapshot is ahead of
 * the journal, the replay has read all of it and ended. What the journal says of the game's end is not compared. */
bool replay_begin_at(struct replay *replay, const void *data, size_t length,
                     const struct bytes *snapshot, struct error *error);
void replay_clear(struct replay *replay);

/* Performs the next action; its events are in the game's state, as after game_play. False if there was none: replay.end says
 * why, also at every further call. An action that differs has been performed; after it the replay has ended. */
bool replay_step(struct replay *replay);

/* Goes to the state after `position` actions of the run, or as near to it as the replay can. False and an error when memory
 * for going back is short; the replay stays where it is. */
bool replay_seek(struct replay *replay, uint64_t position, struct error *error);

#endif
