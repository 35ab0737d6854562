/* A run in a folder, to be copied and damaged: for tests of restoring it. Uses game. */
#ifndef SUPPORT_DAMAGED_RUN_H
#define SUPPORT_DAMAGED_RUN_H

#include "support/run_play.h"

#include "base/file.h"

#define DAMAGED_RUN_COMMANDS 60

struct damaged_run {
    struct run_script_account account;
    struct scratch_folder scratch;
    char whole[SCRATCH_PATH_MAX];  /* a run that was left, with a snapshot of its last turn */
    char killed[SCRATCH_PATH_MAX]; /* the same run killed later, with actions behind the snapshot */
    char copy[SCRATCH_PATH_MAX];   /* a copy of one of them, to be damaged */
    uint64_t left_position;        /* actions up to the snapshot */
};
extern struct damaged_run damaged_run;

/* Of a group of tests. */
int damaged_run_set_up(void **unused);
int damaged_run_tear_down(void **unused);

/* Actions up to a snapshot in a folder. */
uint64_t damaged_run_position_of(const char *folder, const char *name);

/* Where the record of an action ends in the journal in a folder. */
size_t damaged_run_end_of_action(const char *folder, uint64_t position);

/* These change the copy: one bit of a file, more of its journal than can be mended, a file's length; or remove a file. */
void damaged_run_flip(const char *name, size_t at);
void damaged_run_scramble(size_t at);
void damaged_run_cut(const char *name, size_t length);
void damaged_run_take_away(const char *name);

void damaged_run_wait(struct game *game);

/* Fails the test unless the copy's run is at this position, and another action is kept when it is continued again. */
void damaged_run_check_goes_on(struct run_play *play, uint64_t position);

/* Fails the test unless a file of the copy is the same as one of a folder. */
void damaged_run_check_kept(const char *folder, const char *name, const char *kept);

#endif
