/* Kinds of content by their names, as saves, settings and options have them: rows may be added, removed and reordered. In the
 * bytes of a save a kind is a number of a table of names that stands before them. A snapshot has the table below, of the kinds
 * in it; a journal has a table of its own, of all kinds (journal.h). */
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
    NAMES_STARTS,
    NAMES_WATCHES,
    NAMES_FOV,
    NAMES_DIRECTIONS,
    NAMES_RESULTS,
    NAMES_CAUSES,
    NAMES_OMENS,
    NAMES_TABLE_COUNT,                 /* a snapshot's table has the groups up to here */
    NAMES_ACTIONS = NAMES_TABLE_COUNT, /* and after those of action_kind "skip_lesson" */
    NAMES_EFFECTS,
    NAMES_PATHS, /* in no save */
    NAMES_GROUP_COUNT
};

/* No group has more kinds. */
#define NAMES_MAX 255

/* Zero is an empty table. */
struct names {
    uint8_t numbers[NAMES_TABLE_COUNT][NAMES_MAX + 1]; /* of a kind, from 1; 0: not in the table */
    uint8_t kinds[NAMES_TABLE_COUNT][NAMES_MAX + 1];   /* of a number */
    int counts[NAMES_TABLE_COUNT];
    bool is_read[NAMES_TABLE_COUNT]; /* the bytes have this group, maybe without names */
};

/* The word for a kind of the group: "monster". */
const char *names_word(enum names_group group);

/* The kinds of a group are first .. end - 1: the first is 0, or 1 in a group where 0 stands for none. */
int names_first(enum names_group group);
int names_end(enum names_group group);

/* The name of a kind, and the kind of a name, or -1. Where 0 stands for none its name is "none". */
const char *names_key(enum names_group group, int kind);
int names_kind(enum names_group group, const char *key);

/* The number of a kind in a table; adds the kind if it is not there. */
int names_number(struct names *names, enum names_group group, int kind);

/* Finds the kind of a number; false if the table has no such number. */
bool names_find(const struct names *names, enum names_group group, int number, int *kind);

void names_put(const struct names *names, struct bytes *bytes);

/* Reads a table into an empty one. False and an error if the bytes are no table, or have a name that this version does not
 * know. */
bool names_read(struct names *names, struct byte_reader *reader, struct error *error);

#endif
