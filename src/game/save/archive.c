#include "game/save/archive.h"

#include "world/state.h"

#include <assert.h>

void archive_refuse(struct archive *archive, const char *what)
{
    if (archive->has_failed)
        return;
    archive->has_failed = true;
    error_set(archive->error, "in %s, at byte %zu: %s", archive->part, archive->reader.at, what);
}

/* Sets the error at the end of the bytes; returns whether there is none. */
static bool check_end(struct archive *archive)
{
    if (archive->reader.has_failed)
        archive_refuse(archive, "it ends too early");
    return !archive->has_failed;
}

/* A number that may be negative is coded differently from one that can't. */
static int read_number(struct archive *archive, int low, int high)
{
    struct byte_reader *reader = &archive->reader;
    int64_t number;
    if (low < 0) {
        number = byte_reader_signed(reader);
    } else {
        uint64_t raw = byte_reader_number(reader);
        number = raw > INT64_MAX ? INT64_MAX : (int64_t)raw;
    }
    if (!check_end(archive))
        return low;
    if (number >= low && number <= high)
        return (int)number;
    archive_refuse(archive, "a number out of range");
    return low;
}

int archive_int(struct archive *archive, int number, int low, int high)
{
    if (archive_is_reading(archive))
        return read_number(archive, low, high);
    assert(number >= low && number <= high);
    if (low < 0)
        bytes_put_signed(archive->bytes, number);
    else
        bytes_put_number(archive->bytes, (uint64_t)number);
    return number;
}

static int read_kind(struct archive *archive, enum names_group group, bool or_none)
{
    int first = names_first(group);
    int number = read_number(archive, or_none ? 0 : 1, NAME_TABLE_MAX);
    int kind = or_none ? 0 : first;
    if (!(or_none && number == 0) && !name_table_find(&archive->names, group, number, &kind))
        archive_refuse(archive, "a name that is not in its table");
    return kind;
}

int archive_kind(struct archive *archive, int kind, enum names_group group, bool or_none)
{
    if (archive_is_reading(archive))
        return read_kind(archive, group, or_none);
    bool is_none = or_none && kind == 0;
    bytes_put_number(archive->bytes,
                     is_none ? 0 : (uint64_t)name_table_number(&archive->names, group, kind));
    return kind;
}

static inline int get(const void *field, size_t size)
{
    switch (size) {
    case 1:
        return *(const uint8_t *)field;
    case 2:
        return *(const uint16_t *)field;
    default:
        assert(size == sizeof(int));
        return *(const int *)field;
    }
}

static inline void set(void *field, size_t size, int value)
{
    switch (size) {
    case 1:
        *(uint8_t *)field = (uint8_t)value;
        break;
    case 2:
        *(uint16_t *)field = (uint16_t)value;
        break;
    default:
        assert(size == sizeof(int));
        *(int *)field = value;
    }
}

void archive_field(struct archive *archive, void *field, size_t size, int low, int high)
{
    set(field, size, archive_int(archive, get(field, size), low, high));
}

void archive_kind_field(struct archive *archive, void *field, size_t size, enum names_group group,
                        bool or_none)
{
    set(field, size, archive_kind(archive, get(field, size), group, or_none));
}

void archive_flag(struct archive *archive, bool *flag)
{
    *flag = archive_int(archive, *flag, 0, 1) != 0;
}

void archive_word(struct archive *archive, uint64_t *word)
{
    if (!archive_is_reading(archive)) {
        bytes_put_u64(archive->bytes, *word);
        return;
    }
    *word = byte_reader_u64(&archive->reader);
    check_end(archive);
}

void archive_point(struct archive *archive, struct point *p, struct grid grid)
{
    ARCHIVE_NUMBER(archive, p->x, 0, grid.width - 1);
    ARCHIVE_NUMBER(archive, p->y, 0, grid.height - 1);
}

void archive_handle(struct archive *archive, struct handle *handle)
{
    ARCHIVE_NUMBER(archive, handle->generation, 0, UINT16_MAX);
    if (!handle_is_none(*handle))
        ARCHIVE_NUMBER(archive, handle->index, 0, UINT16_MAX);
}

void archive_text(struct archive *archive, char *text, size_t capacity)
{
    if (!archive_is_reading(archive)) {
        bytes_put_text(archive->bytes, text);
        return;
    }
    byte_reader_text(&archive->reader, text, capacity);
    if (archive->reader.has_failed)
        archive_refuse(archive, "a text that is too long or cut off");
    for (const char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 127)
            archive_refuse(archive, "a text with a character that can't be printed");
}

static bool is_zero(const unsigned char *element, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (element[i] != 0)
            return false;
    return true;
}

bool archive_each(struct archive *archive, enum names_group group, const void *elements,
                  size_t size, int *kind)
{
    if (archive_is_reading(archive)) {
        int number = read_number(archive, 0, NAME_TABLE_MAX);
        if (number != 0 && !name_table_find(&archive->names, group, number, kind))
            archive_refuse(archive, "a name that is not in its table");
        return number != 0 && !archive->has_failed;
    }
    do
        ++*kind;
    while (*kind < names_end(group) &&
           is_zero((const unsigned char *)elements + (size_t)*kind * size, size));
    bool is_one = *kind < names_end(group);
    bytes_put_number(archive->bytes,
                     is_one ? (uint64_t)name_table_number(&archive->names, group, *kind) : 0);
    return is_one;
}

/* A sequence of equal values. */
struct sequence {
    bool is_of_kinds; /* of the group; otherwise numbers from 0 to high */
    enum names_group group;
    int high;
    size_t left; /* reading: values of the sequences that are not read yet */
    int value;
    size_t count; /* of that: written so far, or not given back yet */
};

static int sequence_value(struct archive *archive, const struct sequence *sequence)
{
    return sequence->is_of_kinds ? archive_kind(archive, sequence->value, sequence->group, true)
                                 : archive_int(archive, sequence->value, 0, sequence->high);
}

/* Writes the sequence so far and begins the next, or reads the next. */
static void turn(struct archive *archive, struct sequence *sequence)
{
    if (!archive_is_reading(archive)) {
        bytes_put_number(archive->bytes, sequence->count);
        sequence_value(archive, sequence);
        sequence->count = 0;
        return;
    }
    size_t max = sequence->left < ARCHIVE_NUMBER_MAX ? sequence->left : ARCHIVE_NUMBER_MAX;
    sequence->count = (size_t)read_number(archive, 1, (int)max);
    sequence->value = sequence_value(archive, sequence);
    if (archive->has_failed)
        sequence->count = sequence->left; /* so that no more is read */
    sequence->left -= sequence->count;
}

static inline int next(struct archive *archive, struct sequence *sequence, int value)
{
    if (!archive_is_reading(archive)) {
        if (sequence->count > 0 && value != sequence->value)
            turn(archive, sequence);
        sequence->value = value;
        sequence->count++;
        return value;
    }
    if (sequence->count == 0)
        turn(archive, sequence);
    sequence->count--;
    return sequence->value;
}

static void finish(struct archive *archive, struct sequence *sequence)
{
    if (!archive_is_reading(archive) && sequence->count > 0)
        turn(archive, sequence);
}

static void archive_values(struct archive *archive, struct archive_column column,
                           struct sequence sequence)
{
    unsigned char *field = column.first;
    sequence.left = column.count;
    for (size_t i = 0; i < column.count; i++, field += column.stride)
        set(field, column.size, next(archive, &sequence, get(field, column.size)));
    finish(archive, &sequence);
}

void archive_numbers(struct archive *archive, struct archive_column column, int high)
{
    archive_values(archive, column, (struct sequence){.high = high});
}

void archive_kinds(struct archive *archive, struct archive_column column, enum names_group group)
{
    archive_values(archive, column, (struct sequence){.is_of_kinds = true, .group = group});
}

void archive_bits(struct archive *archive, struct bit_grid *bits)
{
    struct sequence sequence = {.high = 1, .left = grid_cells(bits->grid)};
    for (size_t cell = 0; cell < grid_cells(bits->grid); cell++) {
        struct point p = grid_point(bits->grid, cell);
        bool is_in = bit_grid_has(bits, p);
        if (next(archive, &sequence, is_in) != is_in)
            bit_grid_put(bits, p, !is_in);
    }
    finish(archive, &sequence);
}
