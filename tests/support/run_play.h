/* A run in a scratch folder, played by the script (run_script.h), for tests of its files. Uses game. */
#ifndef SUPPORT_RUN_PLAY_H
#define SUPPORT_RUN_PLAY_H

#include "support/run_script.h"
#include "support/scratch_folder.h"

#include "base/bytes.h"
#include "game/save/run_folder.h"
#include "game/save/run_list.h"

struct run_play {
    struct run_folder *run;
    struct game *game;
};

/* The script's run from the beginning, in the scratch folder. */
struct run_play run_play_begin(const struct scratch_folder *scratch);

/* Plays the commands first .. end - 1, with a tick after each. */
void run_play_commands(struct run_play *play, int first, int end);

/* Resumes the run in a folder; fails the test if that is impossible. */
struct run_play run_play_continue(const char *path);

/* The script's run after losing its journal `lost` commands before the end: resumed from the snapshot and played up to
 * `end`. */
struct run_play run_play_begin_anew(const struct scratch_folder *scratch, int lost, int end);

/* A run of the script that was left after that many commands. */
void run_play_make(const struct scratch_folder *scratch, int commands);

/* A run on a drawn map that is lost within a few turns. */
void run_play_make_lost(const struct scratch_folder *scratch);

/* As if the program were killed: unwritten data is lost. */
void run_play_end(struct run_play *play);

/* How many actions the run has. */
uint64_t run_play_position(const struct run_play *play);

/* The hash of its game. */
uint64_t run_play_hash(const struct run_play *play);

/* Returns the next notice. Fails the test unless it contains this; NULL: unless there is none. */
const char *run_play_check_news(struct run_play *play, const char *piece);

/* Reads a file of a folder behind the bytes, which may be put back. */
void run_play_read(const char *folder, const char *name, struct bytes *bytes);
void run_play_write(const char *folder, const char *name, const struct bytes *bytes);
bool run_play_has(const char *folder, const char *name);

/* The same for all files of a folder: a copy to start from again and again. */
void run_play_copy(const char *from, const char *to);

/* Lists the runs below <user>/runs and reads them all. */
bool run_play_list(const char *user, struct run_list *list, struct error *error);

/* The same again, for a list that may be in use. Fails the test unless there are that many. */
void run_play_check_count(const char *user, struct run_list *list, int count);

/* The run to continue there; false: none. */
bool run_play_find_newest(const char *user, struct run_entry *entry);

#endif
