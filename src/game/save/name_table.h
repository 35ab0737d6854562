/* In the bytes of a save a kind is a number of a table of names that stands before them. A snapshot has the table below, of the
 * kinds in it; a journal has a table of its own, of all kinds (journal.h). */
#ifndef GAME_SAVE_NAME_TABLE_H
#define GAME_SAVE_NAME_TABLE_H

#include "base/bytes.h"
#include "base/error.h"
#include "game/names.h"

/* No group has more kinds: each has a byte for its number. */
#define NAME_TABLE_MAX 255

/* Zero is an empty table. */
struct name_table {
    uint8_t numbers[NAMES_TABLE_COUNT]
                   [NAME_TABLE_MAX + 1]; /* of a kind, from 1; 0: not in the table */
    uint8_t kinds[NAMES_TABLE_COUNT][NAME_TABLE_MAX + 1]; /* of a number */
    int counts[NAMES_TABLE_COUNT];
    bool is_read[NAMES_TABLE_COUNT]; /* the bytes have this group, maybe without names */
};

/* The number of a kind in a table; adds the kind if it is not there. */
int name_table_number(struct name_table *table, enum names_group group, int kind);

/* Finds the kind of a number; false if the table has no such number. */
bool name_table_find(const struct name_table *table, enum names_group group, int number, int *kind);

void name_table_put(const struct name_table *table, struct bytes *bytes);

/* Reads a table into an empty one. False and an error if the bytes are no table, or have a name that this version does not
 * know. */
bool name_table_read(struct name_table *table, struct byte_reader *reader, struct error *error);

#endif
