/* Private to game: the game that the files of a run's folder come to. Only reads. */
#ifndef GAME_SAVE_RUN_RESTORE_H
#define GAME_SAVE_RUN_RESTORE_H

#include "base/file.h"
#include "game/game.h"
#include "game/save/journal.h"
#include "game/save/run_files.h"

struct run_restored {
    struct game *game;
    uint64_t position; /* how many deeds of the run led to it */
    /* How many led to the snapshot that it was made from; 0: from none. */
    uint64_t snapshot_position;
    struct bytes snapshot; /* that; empty: from none */
    struct bytes journal;
    /* So much of the journal led there; 0: none of it did, the snapshot is ahead of what can be read. */
    size_t good;
    struct journal_chain chain; /* with which to go on behind that */
    const char *word; /* what the file of the journal is kept as if more than a torn record
                                        is behind `good`, or there is no `good`: "damaged" ...; else NULL */
    bool is_bad[RUN_SNAPSHOT_COUNT]; /* snapshots that are there, and of no use */
    enum result result; /* as the journal or the game says; RESULT_NONE: the run goes on */
    struct error note;  /* a sentence on what is not as it was left; empty: all is well */
};

/* The last good turn of a run. False and an error that says what is wrong with the run if there is none; then there is
 * nothing to clear. */
bool run_restore(const char *folder, struct run_restored *restored, struct error *error);

/* Releases all but the game, which is the caller's. */
void run_restored_clear(struct run_restored *restored);

/* Whether the journal in the folder says that the run has ended. */
bool run_is_ended(const char *folder);

#endif
