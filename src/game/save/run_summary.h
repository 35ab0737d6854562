/* What a list shows of a run, kept in a file `summary` beside its journal, so that the list need not read every run. It counts
 * only as long as the journal has the same length and the same last bytes, a checksum of all that was written. The
 * functions are private to game/save. */
#ifndef GAME_SAVE_RUN_SUMMARY_H
#define GAME_SAVE_RUN_SUMMARY_H

#include "base/bytes.h"
#include "base/file.h"
#include "game/game.h"

#define RUN_CAUSE_MAX 40

struct run_entry {
    char path[FILE_PATH_MAX];
    char seed[SEED_LENGTH_MAX + 1];
    int depth; /* at the last good turn, LESSON_DEPTH .. FLOOR_COUNT */
    int turn;
    uint64_t actions;              /* performed in it */
    enum result result;            /* RESULT_NONE: it can be continued */
    char cause[RUN_CAUSE_MAX + 1]; /* of its end, as game_cause says it */
    char start[RUN_CAUSE_MAX + 1]; /* ids */
    char watch[RUN_CAUSE_MAX + 1];
    unsigned conducts;   /* kept until then: bit c for the conduct c */
    uint64_t run_id;     /* 0: not known */
    int64_t written;     /* in seconds since 1970; 0: not known */
    int64_t last_played; /* the same; later than of each run played before; 0: not known */
    bool is_trial;       /* begun deeper down, revealed, on a drawn map, or seeing through walls */
    bool is_locked;      /* a program plays it, maybe this one */
    long holder;         /* the process of that program; 0: not known */
    /* Why it can't be read; then only path, written, is_locked and holder are set. Otherwise empty. */
    struct error reason;
    bool is_read; /* otherwise only path, written, last_played, is_locked and holder are set */
};

/* The end of a journal's file, by which a summary knows it. */
struct run_summary_end {
    uint64_t length;
    unsigned char bytes[4]; /* the checksum of the last record */
};

struct run_summary_end run_summary_end(const struct bytes *journal);

/* Reads the summary of entry->path into the entry: everything but is_locked, holder and reason. False if there is no good
 * one, or the run has gone on since; then only entry->last_played may be set. */
bool run_summary_read(struct run_entry *entry);

/* Takes the entry's facts from the run's game. */
void run_summary_describe(struct run_entry *entry, const struct game *game, uint64_t actions);

/* Writes the summary of a journal with that end into entry->path; if the journal has gone on since, or with an end of
 * length 0, it only serves run_summary_find_left. A failure
 * is ignored: the next list reads the run itself. */
void run_summary_write(const struct run_entry *entry, const struct run_summary_end *end);

/* Whether the run in a folder was left after more actions than these, and at which turn. */
bool run_summary_find_left(const char *folder, uint64_t actions, int *turn);

/* Now, in seconds since 1970, but later than any run below the folder was played, by their summaries. */
int64_t run_summary_now(const char *runs);

#endif
