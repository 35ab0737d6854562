/* The files of a run's folder (game/run_folder.h), and how they are called. */
#ifndef GAME_SAVE_RUN_FILES_H
#define GAME_SAVE_RUN_FILES_H

#include "base/bytes.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

/* No file of a run is larger: it has years of play. In bytes. */
#define RUN_FILE_MAX ((size_t)1 << 28)

#define RUN_JOURNAL "journal"
#define RUN_LOCK "lock"
#define RUN_UNRECORDED "unburied" /* end_record.h */

/* The folder of all runs, in the player's. */
#define RUNS_FOLDER "runs"

/* The snapshots of a run, the best to go on from first. */
enum run_snapshot {
    RUN_SNAPSHOT,
    RUN_SNAPSHOT_OLD,   /* the one before */
    RUN_SNAPSHOT_START, /* what the journal begins with, if it does not begin with the run */
    RUN_SNAPSHOT_COUNT
};

/* The name of its file. */
const char *run_snapshot_name(enum run_snapshot snapshot);

/* What a replay needs of a run. Zero is nothing. */
struct run_files {
    struct bytes journal;
    struct bytes start; /* RUN_SNAPSHOT_START; empty: there is none */
};

/* Reads a run's folder, or a journal that lies alone in a file. False and an error that names what can't be read; then
 * there is nothing to clear. */
bool run_files_read(const char *path, struct run_files *files, struct error *error);
void run_files_clear(struct run_files *files);

#endif
