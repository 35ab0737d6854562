/* Private to game: the kinds that a saved game holds, by their names, so that rows of content may be added, removed and put
 * in another order: in the bytes a kind is a number of a table of names that stands before them. */
#ifndef GAME_NAMES_H
#define GAME_NAMES_H

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
    NAMES_GROUP_COUNT
};

/* More kinds of a group there are not. */
#define NAMES_MOST 255

/* Zero is an empty table. */
struct names {
    uint8_t numbers[NAMES_GROUP_COUNT][NAMES_MOST + 1]; /* of a kind, from 1; 0: not in the table */
    uint8_t kinds[NAMES_GROUP_COUNT][NAMES_MOST + 1];   /* of a number */
    int counts[NAMES_GROUP_COUNT];
};

/* The first kind of a group: 0, or 1 where 0 stands for none. */
int names_first(enum names_group group);

/* The number of a kind, which is put into the table if it is not there. */
int names_number(struct names *names, enum names_group group, int kind);

/* Finds the kind of a number; false if the table has no such number. */
bool names_find(const struct names *names, enum names_group group, int number, int *kind);

void names_put(const struct names *names, struct bytes *bytes);

/* Reads a table into an empty one; false and an error for bytes that are none, and for one with a name that this game does not
 * know. */
bool names_read(struct names *names, struct byte_reader *reader, struct error *error);

#endif
