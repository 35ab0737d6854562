/* Private to game/save: restores the game of a run from the files in its folder. Only reads. */
#ifndef GAME_SAVE_RUN_RESTORE_H
#define GAME_SAVE_RUN_RESTORE_H

#include "game/game.h"
#include "game/save/journal.h"
#include "game/save/run_files.h"
#include "game/save/run_summary.h"

struct run_restored {
    struct game *game;
    uint64_t position;          /* actions of the run up to the game */
    uint64_t snapshot_position; /* actions up to the snapshot that it was made from; 0: none */
    struct bytes snapshot;      /* that snapshot; empty: none */
    struct bytes journal;
    size_t good; /* bytes of the journal up to the game; 0: the snapshot is ahead of the journal, */
    struct bytes fresh;         /* and this one takes its place, from the snapshot on */
    bool is_bridged;            /* with actions from after the damage */
    int lost;                   /* actions there that can't be used */
    struct run_summary_end end; /* of the journal's file, as it was read */
    struct journal_chain chain; /* for a writer that goes on after them */
    /* The journal's file must be kept under a name with this word, such as "damaged"; NULL: it need not. */
    const char *word;
    bool is_bad[RUN_SNAPSHOT_COUNT]; /* snapshots that are there but can't be used */
    enum result result; /* as the journal or the game says; RESULT_NONE: the run goes on */
    struct error note;  /* a sentence about what is not as it was left; empty: all is well */
    struct error snapshot_note; /* another about a snapshot that can't be used */
};

/* The last good turn of a run. False and an error that says what is wrong if there is none; then there is nothing to clear. */
bool run_restore(const char *folder, struct run_restored *restored, struct error *error);

/* Releases everything except the game, which is the caller's. */
void run_restored_clear(struct run_restored *restored);

/* Whether the journal in the folder says that the run has ended. */
bool run_is_ended(const char *folder);

#endif
