/* Private to journal: what its writer and its reader agree on. */
#ifndef GAME_SAVE_JOURNAL_PARTS_H
#define GAME_SAVE_JOURNAL_PARTS_H

#include "game/save/journal.h"

/* The letters of the kinds of records. */
#define JOURNAL_LETTER_START 's'
#define JOURNAL_LETTER_DEED 'd'
#define JOURNAL_LETTER_RESUMED 'r'
#define JOURNAL_LETTER_ENDED 'e'

#define JOURNAL_CHECKSUM_LENGTH 4

/* A deed's kind and body take fewer bytes than these. */
#define JOURNAL_DEED_LENGTH_MAX 64

/* Of a setup. */
enum {
    JOURNAL_HAS_LESSON = 1 << 0,
    JOURNAL_IS_REVEALED = 1 << 1,
    JOURNAL_HAS_MAP = 1 << 2,
    JOURNAL_FLAGS_ALL = (1 << 3) - 1
};

/* Which fields of struct action a kind of action uses: those are kept. */
enum {
    JOURNAL_FIELD_DIRECTION = 1 << 0,
    JOURNAL_FIELD_TARGET = 1 << 1,
    JOURNAL_FIELD_ITEM = 1 << 2,
    JOURNAL_FIELD_EFFECT = 1 << 3,
    JOURNAL_FIELD_LEADS = 1 << 4,
    JOURNAL_FIELD_LANTERN = 1 << 5,
    JOURNAL_FIELD_CHOICE = 1 << 6,
    JOURNAL_FIELD_FOV = 1 << 7
};

/* Of an action kind or JOURNAL_SKIP: the fields of format version 1, in the order of their bits. */
unsigned journal_fields(int action);

#endif
