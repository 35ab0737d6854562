/* The runs on the disk, for a player to choose from. */
#ifndef GAME_SAVE_RUN_LIST_H
#define GAME_SAVE_RUN_LIST_H

#include "game/save/run_summary.h"

/* Zero is its start; released by run_list_clear. */
struct run_list {
    struct run_entry *entries; /* the last played first */
    int count;
    int unread; /* entries that are not read */
};

/* Lists all runs below <user>/runs, none if there is no such folder; false and an error when it can't be read. Empty folders
 * are left out unless a program is about to put a run there. Entries are read as far as the runs' summaries tell. */
bool run_list_open(const char *user, struct run_list *list, struct error *error);

/* Reads a run whole that is not read yet, and keeps its summary: some milliseconds. */
void run_list_read_entry(struct run_list *list, int index);

/* The same for the first of these runs at or after `from`, and before it if there is none; false: all are read. */
bool run_list_read_next(struct run_list *list, int from);

void run_list_clear(struct run_list *list);

/* Finds the last played run that has not ended and has at least one action; a trial only if there is nothing else. A run that
 * a program plays counts too, even without actions: the caller tells the player, and no older run is chosen instead. Reads up
 * to that many runs on the way; false: more must be read. An entry without a path: there is none, and entry->reason says why
 * the last unreadable run can't be read, or is empty. */
bool run_list_find_newest(struct run_list *list, int reads, struct run_entry *entry);

/* Finds the run with this id or, without one, that ended with this seed, floor, turn and result, and fills in the entry. False:
 * it is not there or can't be read. */
bool run_list_find(const char *user, struct run_entry *run);

#endif
