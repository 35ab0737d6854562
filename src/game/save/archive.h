/* Private to game/save: one description of a game's parts that both writes and reads them, so that the two can't differ. Each
 * function is given a field: writing, it appends the field's value to the bytes; reading, it sets the field. A value that is
 * out of range is refused once, with an error; everything read after that is the lowest value allowed. */
#ifndef GAME_SAVE_ARCHIVE_H
#define GAME_SAVE_ARCHIVE_H

#include "base/bit_grid.h"
#include "base/pool.h"
#include "game/save/name_table.h"

/* No count or turn of a game is larger; sums of such numbers don't overflow. */
#define ARCHIVE_NUMBER_MAX 1000000000

struct archive {
    struct bytes *bytes;       /* where it writes; NULL: it reads */
    struct byte_reader reader; /* where it reads */
    struct name_table names;
    bool has_failed; /* reading: */
    struct error *error;
    const char *part; /* the part being read, for the error: "the floors" */
};

static inline bool archive_is_reading(const struct archive *archive)
{
    return !archive->bytes;
}

/* Sets the error of what was read, unless there is one already. */
void archive_refuse(struct archive *archive, const char *what);

/* A number in low .. high. A later version may change high, and low unless that changes whether it is negative. */
int archive_int(struct archive *archive, int number, int low, int high);

/* A kind of the group; in a group that begins at 1, `or_none` also allows 0. */
int archive_kind(struct archive *archive, int kind, enum names_group group, bool or_none);

/* The same for a field of 1, 2 or 4 bytes, signed if it has 4; an enum or a bool too. */
void archive_field(struct archive *archive, void *field, size_t size, int low, int high);
void archive_kind_field(struct archive *archive, void *field, size_t size, enum names_group group,
                        bool or_none);
#define ARCHIVE_NUMBER(archive, field, low, high) \
    archive_field(archive, &(field), sizeof(field), low, high)
#define ARCHIVE_COUNT(archive, field) ARCHIVE_NUMBER(archive, field, 0, ARCHIVE_NUMBER_MAX)
#define ARCHIVE_KIND(archive, field, group) \
    archive_kind_field(archive, &(field), sizeof(field), group, false)
#define ARCHIVE_KIND_OR_NONE(archive, field, group) \
    archive_kind_field(archive, &(field), sizeof(field), group, true)

void archive_flag(struct archive *archive, bool *flag);
void archive_word(struct archive *archive, uint64_t *word);

/* A cell of the grid. */
void archive_point(struct archive *archive, struct point *p, struct grid grid);

/* Any handle, whether it resolves or not. */
void archive_handle(struct archive *archive, struct handle *handle);

/* Printable characters. */
void archive_text(struct archive *archive, char *text, size_t capacity);

/* Steps through an array with an element of `size` bytes for each kind of a group, from *kind = -1: true and the next kind
 * with an element that is not all zeros. Reading: the next kind that was written. The caller archives the element. */
bool archive_each(struct archive *archive, enum names_group group, const void *elements,
                  size_t size, int *kind);

/* One field of each of many elements, `stride` bytes apart, as pairs of a length and a value: neighbours are often equal.
 * The values are numbers from 0 to high, or kinds of the group, or 0 for none. */
struct archive_column {
    void *first;
    size_t size; /* of the field */
    size_t stride;
    size_t count;
};

void archive_numbers(struct archive *archive, struct archive_column column, int high);
void archive_kinds(struct archive *archive, struct archive_column column, enum names_group group);

/* A set of cells, in the same way. */
void archive_bits(struct archive *archive, struct bit_grid *bits);

#endif
