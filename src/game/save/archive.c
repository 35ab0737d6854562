#include "game/save/archive.h"

#include <assert.h>

void archive_refuse(struct archive *archive, const char *what)
{
    if (archive->has_failed)
        return;
    archive->has_failed = true;
    error_set(archive->error, "in %s, at byte %zu: %s", archive->part, archive->reader.at, what);
}

/* A number that may be below zero is another in the bytes than one that can't. */
static bool read_within(struct byte_reader *reader, int low, int high, int *number)
{
    if (low < 0) {
        int64_t raw = byte_reader_signed(reader);
        *number = (int)raw;
        return !reader->has_failed && raw >= low && raw <= high;
    }
    uint64_t raw = byte_reader_number(reader);
    *number = (int)raw;
    return !reader->has_failed && raw >= (uint64_t)low && raw <= (uint64_t)high;
}

static int read_number(struct archive *archive, int low, int high)
{
    int number;
    bool is_one = read_within(&archive->reader, low, high, &number);
    if (archive->has_failed)
        return low;
    if (!is_one) {
        archive_refuse(archive,
                       archive->reader.has_failed ? "it ends too early" : "a number that can't be");
        return low;
    }
    return number;
}

int archive_number(struct archive *archive, int number, int low, int high)
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

bool archive_flag(struct archive *archive, bool flag)
{
    return archive_number(archive, flag, 0, 1) != 0;
}

uint64_t archive_word(struct archive *archive, uint64_t word)
{
    if (!archive_is_reading(archive)) {
        bytes_put_u64(archive->bytes, word);
        return word;
    }
    word = byte_reader_word(&archive->reader);
    if (archive->reader.has_failed)
        archive_refuse(archive, "it ends too early");
    return word;
}

struct point archive_point(struct archive *archive, struct point p, struct grid grid)
{
    p.x = archive_number(archive, p.x, 0, grid.width - 1);
    p.y = archive_number(archive, p.y, 0, grid.height - 1);
    return p;
}

struct handle archive_handle(struct archive *archive, struct handle handle)
{
    handle.generation = (uint16_t)archive_number(archive, handle.generation, 0, UINT16_MAX);
    if (handle.generation != 0)
        handle.index = (uint16_t)archive_number(archive, handle.index, 0, UINT16_MAX);
    return handle;
}

void archive_text(struct archive *archive, char *text, size_t capacity)
{
    if (!archive_is_reading(archive)) {
        bytes_put_text(archive->bytes, text);
        return;
    }
    byte_reader_text(&archive->reader, text, capacity);
    if (archive->reader.has_failed)
        archive_refuse(archive, "a text that can't be");
    for (const char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 127)
            archive_refuse(archive, "a text with a character that is none");
}

int archive_name_or_none(struct archive *archive, int kind, enum names_group group)
{
    if (!archive_is_reading(archive)) {
        bytes_put_number(archive->bytes,
                         kind == 0 ? 0 : (uint64_t)names_number(&archive->names, group, kind));
        return kind;
    }
    int number = read_number(archive, 0, NAMES_MOST);
    kind = 0;
    if (number != 0 && !names_find(&archive->names, group, number, &kind))
        archive_refuse(archive, "a name that its table does not have");
    return kind;
}

int archive_name(struct archive *archive, int kind, enum names_group group)
{
    if (!archive_is_reading(archive)) {
        bytes_put_number(archive->bytes, (uint64_t)names_number(&archive->names, group, kind));
        return kind;
    }
    if (!names_find(&archive->names, group, read_number(archive, 1, NAMES_MOST), &kind)) {
        archive_refuse(archive, "a name that its table does not have");
        kind = names_first(group);
    }
    return kind;
}

int archive_name_once_number(struct archive *archive, int kind, enum names_group group,
                             const int *once, int count)
{
    if (archive_is_reading(archive) && !archive->names.is_read[group])
        return once[read_number(archive, 0, count - 1)];
    return archive_name(archive, kind, group);
}

int archive_next(struct archive *archive, int kind, enum names_group group)
{
    if (!archive_is_reading(archive)) {
        bytes_put_number(archive->bytes,
                         kind < 0 ? 0 : (uint64_t)names_number(&archive->names, group, kind));
        return kind;
    }
    int number = read_number(archive, 0, NAMES_MOST);
    kind = -1;
    if (number != 0 && !names_find(&archive->names, group, number, &kind))
        archive_refuse(archive, "a name that its table does not have");
    return kind;
}

struct archive_run archive_run_of_names(enum names_group group, size_t values)
{
    return (struct archive_run){.is_of_names = true, .group = group, .room = values};
}

struct archive_run archive_run_of_numbers(int high, size_t values)
{
    return (struct archive_run){.high = high, .room = values};
}

static int run_value(struct archive *archive, const struct archive_run *run)
{
    return run->is_of_names ? archive_name_or_none(archive, run->value, run->group)
                            : archive_number(archive, run->value, 0, run->high);
}

/* The run that was written so far is over, or the next is read. */
void archive_run_turn(struct archive *archive, struct archive_run *run)
{
    if (!archive_is_reading(archive)) {
        bytes_put_number(archive->bytes, run->count);
        run_value(archive, run);
        run->count = 0;
        return;
    }
    size_t most = run->room < ARCHIVE_NUMBER_MOST ? run->room : ARCHIVE_NUMBER_MOST;
    run->count = (size_t)read_number(archive, 1, (int)most);
    run->value = run_value(archive, run);
    /* What is asked for behind a failure is given all the same. */
    if (archive->has_failed)
        run->count = run->room;
    run->room -= run->count;
}

void archive_run_end(struct archive *archive, struct archive_run *run)
{
    if (!archive_is_reading(archive) && run->count > 0)
        archive_run_turn(archive, run);
}
