/* The runs on the disk, for a player to choose from. */
#ifndef GAME_SAVE_RUN_LIST_H
#define GAME_SAVE_RUN_LIST_H

#include "base/file.h"
#include "world/state.h"

struct run_entry {
    char path[FILE_PATH_MAX];
    char seed[SEED_LENGTH_MAX + 1];
    int depth; /* at the last good turn, LESSON_DEPTH .. FLOOR_COUNT */
    int turn;
    uint64_t actions;   /* performed in it */
    enum result result; /* RESULT_NONE: it can be continued */
    const char *cause;  /* of its end, as game_cause says it; NULL: not known */
    int64_t written;    /* seconds since 1970; 0: not known */
    bool is_trial;      /* begun deeper down, revealed, on a drawn map, or seeing through walls */
    bool is_locked;     /* a program plays it, maybe this one */
    long holder;        /* the process of that program; 0: not known */
    /* Why it can't be read; then only path, written, is_locked and holder are set. Otherwise empty. */
    struct error reason;
};

/* Zero is its start; released by run_list_clear. */
struct run_list {
    struct run_entry *entries; /* the last written first */
    int count;
};

/* Lists all runs below <user>/runs, none if there is no such folder; false and an error when it can't be read. Empty folders
 * are left out unless a program is about to put a run there. Reads every run whole: some milliseconds each. */
bool run_list_read(const char *user, struct run_list *list, struct error *error);
void run_list_clear(struct run_list *list);

/* The last written run that has not ended and has at least one action; a trial only if there is nothing else. A run that a
 * program plays counts too, even without actions: the caller tells the player, and no older run is taken instead. False if
 * there is none; then entry->reason says why the last written unreadable run can't be read, or is empty. */
bool run_list_newest(const char *user, struct run_entry *entry);

/* Finds the run that ended with this seed, floor, turn and result, and fills in the entry. False: it is not there or can't be
 * read. */
bool run_list_find(const char *user, struct run_entry *run);

#endif
