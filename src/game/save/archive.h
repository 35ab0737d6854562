/* Private to game: one description of what a game consists of, for writing it and for reading it, so that the two can't differ.
 * Each function takes a value and gives it back: the same when it writes, the one that stands there when it reads. What
 * makes no sense is refused once, with an error; from then on all that is read is the least that was allowed. */
#ifndef GAME_SAVE_ARCHIVE_H
#define GAME_SAVE_ARCHIVE_H

#include "base/grid.h"
#include "base/pool.h"
#include "game/save/names.h"

/* More than any number of a game, and far from where sums end. */
#define ARCHIVE_NUMBER_MOST 1000000000

struct archive {
    struct bytes *bytes;       /* it writes to them; NULL: it reads */
    struct byte_reader reader; /* from these */
    struct names names;
    bool has_failed; /* reading: */
    struct error *error;
    const char *part; /* what is being read, for the error: "the floors" */
};

static inline bool archive_is_reading(const struct archive *archive)
{
    return !archive->bytes;
}

/* Says what is wrong with what was read, unless something was before. */
void archive_refuse(struct archive *archive, const char *what);

/* A number from low to high; high may change from version to version, and low if it stays on its side of zero. */
int archive_number(struct archive *archive, int number, int low, int high);
bool archive_flag(struct archive *archive, bool flag);
uint64_t archive_word(struct archive *archive, uint64_t word);

/* A cell of the grid. */
struct point archive_point(struct archive *archive, struct point p, struct grid grid);

/* Any handle; whether it resolves is not asked. */
struct handle archive_handle(struct archive *archive, struct handle handle);

/* Printable characters, in the caller's storage. */
void archive_text(struct archive *archive, char *text, size_t capacity);

/* A kind of the group. */
int archive_name(struct archive *archive, int kind, enum names_group group);

/* A kind of a group that snapshots without the group have as a number, from 0: that of one of the `count` kinds `once`. */
int archive_name_once_number(struct archive *archive, int kind, enum names_group group,
                             const int *once, int count);

/* A kind of a group whose kinds begin at 1, or 0 for none. */
int archive_name_or_none(struct archive *archive, int kind, enum names_group group);

/* One after the other those kinds of a group of which there is something to say, each followed by that: `kind` is the next when
 * it writes; -1: there are no more. */
int archive_next(struct archive *archive, int kind, enum names_group group);

/* Values that are likely to be the same many times over: as runs. */
struct archive_run {
    bool is_of_names; /* kinds of the group, or 0 for none; otherwise numbers from 0 to high */
    enum names_group group;
    int high;
    size_t room; /* reading: of this many values the runs are not read yet */
    int value;
    size_t count; /* of that: written so far, or still to be given back */
};

struct archive_run archive_run_of_names(enum names_group group, size_t values);
struct archive_run archive_run_of_numbers(int high, size_t values);
void archive_run_turn(struct archive *archive, struct archive_run *run);

/* The next of its values; there are as many as were said. */
static inline int archive_run_next(struct archive *archive, struct archive_run *run, int value)
{
    if (archive->bytes) {
        if (run->count > 0 && value != run->value)
            archive_run_turn(archive, run);
        run->value = value;
        run->count++;
        return value;
    }
    if (run->count == 0)
        archive_run_turn(archive, run);
    run->count--;
    return run->value;
}

/* Behind the last. */
void archive_run_end(struct archive *archive, struct archive_run *run);

#endif
