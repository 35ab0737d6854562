/* Private to journal: the bytes that its writer and its reader agree on. */
#ifndef GAME_SAVE_JOURNAL_FORMAT_H
#define GAME_SAVE_JOURNAL_FORMAT_H

#include "game/names.h"
#include "world/action.h"

/* The letters of the kinds of records. */
#define JOURNAL_LETTER_START 's'
#define JOURNAL_LETTER_ACTION 'd'
#define JOURNAL_LETTER_RESUMED 'r'
#define JOURNAL_LETTER_ENDED 'e'

#define JOURNAL_CHECKSUM_LENGTH 4

/* The letter and the body of an action's record are shorter, in bytes. */
#define JOURNAL_ACTION_LENGTH_MAX 64

/* Flags of a setup. */
enum {
    JOURNAL_HAS_LESSON = 1 << 0,
    JOURNAL_IS_REVEALED = 1 << 1,
    JOURNAL_HAS_MAP = 1 << 2,
    JOURNAL_HAS_RUN_ID = 1 << 3,
    JOURNAL_HAS_START = 1 << 4, /* another than that of game_setup_default, */
    JOURNAL_HAS_WATCH = 1 << 5, /* and another watch */
    JOURNAL_FLAGS_ALL = (1 << 6) - 1
};

/* The groups of names in a journal's table, in the order of format version 2. */
#define JOURNAL_GROUP_COUNT 7
extern const enum names_group journal_groups[JOURNAL_GROUP_COUNT];

/* The action kind of a record that skips the lesson. */
#define JOURNAL_SKIP_LESSON ACTION_COUNT

/* Fields of struct action in the order in which a record has them. Which of them a kind of action, or JOURNAL_SKIP_LESSON, has:
 * bit i of the mask for journal_fields[i]. */
struct journal_field {
    size_t offset; /* of an int or an enum */
    bool is_kind;  /* of the group; otherwise a number */
    enum names_group group;
};
#define JOURNAL_FIELD_COUNT 9
extern const struct journal_field journal_fields[JOURNAL_FIELD_COUNT];
unsigned journal_field_mask(int action);

#endif
