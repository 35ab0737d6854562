/* Private to game: the kinds that a saved game holds, by their names, so that rows of content may be added, removed and put
 * in another order: in the bytes a kind is a number of a table of names that stands before them. This is the table of
 * snapshots; journals have one of their own, of the same names (journal_names.h). */
#ifndef GAME_SAVE_NAMES_H
#define GAME_SAVE_NAMES_H

#include "base/bytes.h"
#include "base/error.h"

enum names_group {
    NAMES_TERRAIN,
    NAMES_ITEMS,
    NAMES_MONSTERS,
    NAMES_STATUSES,
    NAMES_CLOUDS,
    NAMES_BOONS,
    NAMES_SITES,
    NAMES_LOOKS,
    NAMES_LANTERNS,
    NAMES_FOV,
    NAMES_DIRECTIONS, /* these three came later: older snapshots have numbers (archive_name_once_number) */
    NAMES_RESULTS,
    NAMES_CAUSES,
    NAMES_GROUP_COUNT,                 /* so many are in a table */
    NAMES_ACTIONS = NAMES_GROUP_COUNT, /* and behind them ACTION_COUNT: the lesson is skipped */
    NAMES_EFFECTS,
    NAMES_ALL_COUNT
};

/* More kinds of a group there are not. */
#define NAMES_MOST 255

/* Zero is an empty table. */
struct names {
    uint8_t numbers[NAMES_GROUP_COUNT][NAMES_MOST + 1]; /* of a kind, from 1; 0: not in the table */
    uint8_t kinds[NAMES_GROUP_COUNT][NAMES_MOST + 1];   /* of a number */
    int counts[NAMES_GROUP_COUNT];
    bool is_read[NAMES_GROUP_COUNT]; /* the bytes had this group, be it empty */
};

/* What a group's kinds are, in the singular: "monster". */
const char *names_word(enum names_group group);

/* The kinds of a group are those from the first, which is 0, or 1 where 0 stands for none, up to but not with the end. */
int names_first(enum names_group group);
int names_end(enum names_group group);

/* The name of a kind, and the kind of a name, or -1. */
const char *names_key(enum names_group group, int kind);
int names_kind(enum names_group group, const char *key);

/* The number of a kind of a group that is in a table, into which it is put if it is not there. */
int names_number(struct names *names, enum names_group group, int kind);

/* Finds the kind of a number; false if the table has no such number. */
bool names_find(const struct names *names, enum names_group group, int number, int *kind);

void names_put(const struct names *names, struct bytes *bytes);

/* Reads a table into an empty one; false and an error for bytes that are none, and for one with a name that this game does not
 * know. */
bool names_read(struct names *names, struct byte_reader *reader, struct error *error);

#endif
