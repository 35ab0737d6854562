/* Private to run_folder: its parts, and how they come to the disk. */
#ifndef GAME_SAVE_RUN_FOLDER_PARTS_H
#define GAME_SAVE_RUN_FOLDER_PARTS_H

#include "base/file_append.h"
#include "base/file_lock.h"
#include "game/save/run_folder.h"
#include "game/save/run_name.h"
#include "game/save/run_restore.h"

#define NEWS_MAX 8

/* What can't be done at present, and was said. */
enum {
    TROUBLE_JOURNAL = 1 << 0,
    TROUBLE_SNAPSHOT = 1 << 1,
};

struct run_folder {
    char runs[FILE_PATH_MAX]; /* the folder of all runs; empty: the place is found already */
    char path[FILE_PATH_MAX]; /* empty: none could be made yet */
    char name[RUN_NAME_SIZE];
    struct file_lock lock;

    struct bytes journal; /* all of it, as the file is to be */
    struct journal_chain chain;
    struct file_append file;
    bool is_open;       /* the file: file.length bytes of the journal are in it */
    bool needs_writing; /* the file must be written anew as a whole */
    const char *word;   /* before that it is kept under a name with this word, if not NULL */
    size_t on_disk;     /* while it is not open: so much of the journal is good there */
    size_t synced;      /* so much has surely come to the disk */
    bool has_resumed;   /* the numbers in the journal's records are those of this version */
    bool has_ended;
    struct bytes start; /* a snapshot.start that is still to be written; empty: none */

    struct game *game; /* NULL: none is attached */
    uint64_t position; /* deeds of the run */
    int depth;
    uint64_t snapshot_position;
    bool is_snapshot_due;
    bool is_bad[RUN_SNAPSHOT_COUNT]; /* snapshots to be set aside */

    unsigned troubles;
    bool has_said_trouble;
    bool is_leaving; /* no play goes on: who leaves is given the error */
    bool has_ticked;
    uint64_t synced_at;
    uint64_t tried_at;
    struct error news[NEWS_MAX];
    int news_first;
    int news_count;
};

/* One more sentence for the player. */
void run_folder_say(struct run_folder *run, const char *sentence);

/* Something failed: said, unless something has failed before. Or it works again: said when nothing fails any more, if the
 * failure was. */
void run_folder_trouble(struct run_folder *run, unsigned trouble, const struct error *error);
void run_folder_trouble_ends(struct run_folder *run, unsigned trouble);

/* Takes the lock where there can be one; false and an error if another program holds it. */
bool run_folder_lock(struct run_folder *run, struct error *error);

/* Writes what is not in the journal's file yet; false if it stays unwritten, which is taken as trouble. */
bool run_folder_write(struct run_folder *run, struct error *error);

/* The same, and the disk has it. */
bool run_folder_sync(struct run_folder *run, struct error *error);

/* Writes a snapshot of the game as it is, behind the journal. */
bool run_folder_write_snapshot(struct run_folder *run, struct error *error);

#endif
