/* The runs that are on the disk, for a player to choose from. */
#ifndef GAME_SAVE_RUN_LIST_H
#define GAME_SAVE_RUN_LIST_H

#include "base/file.h"
#include "world/state.h"

struct run_entry {
    char path[FILE_PATH_MAX];
    char seed[SEED_LENGTH_MAX + 1];
    int depth; /* at the last good turn, LESSON_DEPTH .. FLOOR_COUNT */
    int turn;
    uint64_t deeds;     /* done in it */
    enum result result; /* RESULT_NONE: it can be gone on with */
    const char *cause;  /* of its end, as game_cause says it; NULL: not known */
    int64_t written;    /* when, in seconds since 1970; 0: not known */
    bool is_trial;      /* begun deeper down, revealed, on a drawn map, or seeing through walls */
    bool is_locked;     /* a program plays it, maybe this one: */
    long holder;        /* its process; 0: not known */
    /* Why it can't be used: all but path, written, is_locked and holder are 0 then. Else empty. */
    struct error reason;
};

/* Zero is its start; released by run_list_clear. */
struct run_list {
    struct run_entry *entries; /* the last written first */
    int count;
};

/* Lists all runs below <user>/runs, none if that is not there; false and an error when it can't be read. A folder that
 * holds nothing is none, unless a program is about to put one there. Reads every run whole: some milliseconds each. */
bool run_list_read(const char *user, struct run_list *list, struct error *error);
void run_list_clear(struct run_list *list);

/* The last written of the runs that have not ended and in which something was done, of trials only where there is no other;
 * false: there is none. It is given even if a program plays it, and then even if nothing was done yet: the caller says so, and
 * no older run is taken for it. Where there is none, the entry's reason is why the last written of those that are there
 * can't be read, naming it; empty: all can. */
bool run_list_newest(const char *user, struct run_entry *entry);

/* Finds a run that ended so: with that seed, on that floor and turn, with that result. It is put in the place of what was asked
 * for; false: it is not there, or can't be read. */
bool run_list_find(const char *user, struct run_entry *run);

#endif
