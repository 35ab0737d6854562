/* Private to run_folder: a run that is played, and how its files get to the disk. */
#ifndef GAME_SAVE_RUN_WRITER_H
#define GAME_SAVE_RUN_WRITER_H

#include "base/file_append.h"
#include "base/printf_format.h"
#include "game/save/journal.h"
#include "game/save/run_files.h"

#define NEWS_MAX 8

/* The writing that fails at present. */
enum {
    TROUBLE_JOURNAL = 1 << 0,
    TROUBLE_SNAPSHOT = 1 << 1,
};

struct run_folder {
    char runs[FILE_PATH_MAX]; /* the folder of all runs; empty: path is known */
    char path[FILE_PATH_MAX]; /* empty: no folder could be made yet */
    char name[RUN_NAME_SIZE];
    struct file_lock lock;

    struct bytes journal; /* all of it, on the disk or not */
    struct journal_chain chain;
    struct file_append file;
    bool is_open;       /* the file: file.length bytes of the journal are in it */
    bool needs_writing; /* the whole file must be written again */
    const char *word;   /* before that, it is kept under a name with this word, if not NULL */
    size_t on_disk;     /* bytes of the journal in the file while it is not open */
    size_t synced;      /* bytes of the journal that the disk surely has */
    bool has_resumed;   /* the journal's table of names is this version's */
    bool has_ended;
    struct bytes start; /* a snapshot.start that is still to be written; empty: none */

    struct game *game; /* NULL: none is attached */
    uint64_t position; /* actions of the run */
    int depth;
    int64_t last_played; /* of the summary */
    uint64_t snapshot_position;
    bool is_snapshot_due;
    bool is_bad[RUN_SNAPSHOT_COUNT]; /* snapshots to be set aside */

    unsigned troubles;
    bool has_told_trouble;
    bool is_leaving; /* the player is told by the error instead */
    bool has_ticked;
    uint64_t synced_at;
    uint64_t tried_at;
    struct error news[NEWS_MAX];
    int news_first;
    int news_count;
};

/* Adds a sentence to the news; the oldest makes room. */
void run_writer_tell(struct run_folder *run, const char *format, ...) PRINTF_FORMAT(2, 3);

/* Takes the lock if it can be taken; false and an error if another program holds it. */
bool run_writer_lock(struct run_folder *run, struct error *error);

/* Writes what is not in the journal's file yet; false if it stays unwritten. Failures of these three are told to the player. */
bool run_writer_write(struct run_folder *run, struct error *error);

/* The same, and waits until the disk has it. */
bool run_writer_sync(struct run_folder *run, struct error *error);

/* Writes a snapshot of the game, and the journal before it. */
bool run_writer_write_snapshot(struct run_folder *run, struct error *error);

#endif
