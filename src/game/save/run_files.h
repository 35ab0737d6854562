/* The files in a run's folder (run_folder.h): their names, and what is done with the folder while nothing plays the run. */
#ifndef GAME_SAVE_RUN_FILES_H
#define GAME_SAVE_RUN_FILES_H

#include "base/bytes.h"
#include "base/error.h"
#include "base/file_lock.h"
#include "base/folder.h"
#include "world/state.h"

/* Told when everything is written again after a failure. */
#define RUN_SAVED_AGAIN "Everything is saved again."

/* No file of a run is larger: that is enough for years of play. In bytes. */
#define RUN_FILE_MAX ((size_t)1 << 28)

#define RUN_JOURNAL "journal"
#define RUN_LOCK "lock"
#define RUN_SUMMARY "summary"     /* run_summary.h */
#define RUN_UNRECORDED "unburied" /* end_record.h */

/* Words for files that are kept, such as journal.damaged-1. */
#define RUN_DAMAGED "damaged"
#define RUN_FOREIGN "foreign" /* of another program or version */
#define RUN_DIFFERS "differs" /* this version plays it differently */
#define RUN_TORN "torn"       /* not written to its end */
#define RUN_BEFORE "before"   /* of a journal that is kept too */

/* The folder of all runs, in the player's. */
#define RUNS_FOLDER "runs"

/* In the folder of all runs: where a run stands until its import is complete, and the lock of the program that imports. No list
 * shows them. */
#define RUN_IMPORT_FOLDER ".import-"
#define RUN_IMPORT_LOCK ".import"

/* The snapshots of a run, in the order in which they are tried. */
enum run_snapshot {
    RUN_SNAPSHOT,
    RUN_SNAPSHOT_OLD,   /* the one before */
    RUN_SNAPSHOT_START, /* where the journal begins, if it does not begin with the run */
    RUN_SNAPSHOT_COUNT
};

/* The name of its file. */
const char *run_snapshot_name(enum run_snapshot snapshot);

/* The name for files and folders of a run: the seed, with '_' for each sign that is no letter, digit or '-', and at the end
 * of a name that Windows has for a device. */
#define RUN_NAME_SIZE (SEED_LENGTH_MAX + 1)
void run_files_name(const char *seed, char name[RUN_NAME_SIZE]);

/* Where the run of that name and number is, below the folder of all runs: numbers are 1 .. RUN_NUMBER_MAX. */
#define RUN_NUMBER_MAX 99999
bool run_files_path(const char *runs, const char *name, int number, char path[FILE_PATH_MAX],
                    struct error *error);

/* Takes the lock of the run in a folder (file_lock.h). */
enum file_lock_answer run_files_lock(const char *folder, struct file_lock *lock, long *holder,
                                     struct error *error);

/* The files that a replay needs. Zero is none. */
struct run_files {
    struct bytes journal;
    struct bytes start; /* RUN_SNAPSHOT_START; empty: there is none */
};

/* Reads a run's folder, or a journal that is a file on its own. False and an error that names what can't be read; then there
 * is nothing to clear. */
bool run_files_read(const char *path, struct run_files *files, struct error *error);
void run_files_clear(struct run_files *files);

/* Whether a folder's names have a file of a run; a lock alone is none. */
bool run_files_has_run(const struct folder_names *names);

/* Removes the run in a folder. At every instant all of it is there, or nothing but an empty folder. False and an error when a
 * program plays it, this one too, or when something can't be removed. Other files in the folder stay, and then so does the
 * folder, with an error that says so. Links are removed and never followed, also one at the path. */
bool run_files_remove(const char *path, struct error *error);

#endif
