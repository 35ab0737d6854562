/* A text that is kept line by line, as a person writes it: "name = value", "# a comment". What is changed is changed in its
 * place; every other byte stays as it was, whether it makes sense or not. */
#ifndef BASE_LINES_H
#define BASE_LINES_H

#include "base/bytes.h"

#if defined(__GNUC__)
#define LINES_FORMAT __attribute__((format(printf, 3, 4)))
#else
#define LINES_FORMAT
#endif

/* A longer line makes no sense; it is kept. */
#define LINES_LENGTH_MAX 1000
#define LINES_NAME_MAX 40

/* Zero is the empty text; released by lines_clear. */
struct lines {
    struct bytes bytes; /* has_failed: memory was short, and a change is missing */
};

/* The text of `length` bytes, of which the first three may be UTF-8's byte order mark. */
struct lines lines_of(const void *data, size_t length);
void lines_clear(struct lines *lines);

/* One line, without its end ("\n", "\r\n", or that of the text). Zero stands before the first. It is good until the text is
 * changed. */
struct line {
    const char *text; /* no string: any bytes, and no zero behind them */
    size_t length;
    size_t next; /* where the line behind it starts */
    int number;  /* from 1 */
};

/* Goes on to the next line; false: there is none. */
bool lines_next(const struct lines *lines, struct line *line);

enum line_kind {
    LINE_BLANK, /* it says nothing: a comment, or nothing at all */
    LINE_BROKEN, /* too long, with bytes that are no text, without a name or without what follows it */
    LINE_GOOD,
};

/* A name and what follows it, without the blanks about both. */
struct line_pair {
    char name[LINES_NAME_MAX + 1];
    char value[LINES_LENGTH_MAX + 1];
};

/* Takes a line apart. The name is of letters, digits, '-' and '_', and ends at the separator: '=', or ' ' for any blanks. The
 * value may be empty. */
enum line_kind line_read(const struct line *line, char separator, struct line_pair *pair);

/* Which lines are looked for: those of a name. */
struct line_wanted {
    const char *name;
    char separator;
    bool (*makes_sense)(const void *context, const struct line_pair *pair); /* NULL: any does */
    const void *context;
};

/* Finds the last good line that is wanted, which is the one that counts, and takes it apart; false: there is none. */
bool lines_find_last(const struct lines *lines, struct line_wanted wanted, struct line *line,
                     struct line_pair *pair);

/* Puts another value into a good line of that text and name; NULL: adds a line of that name behind all others. */
void lines_put(struct lines *lines, const struct line *line, const char *name, char separator,
               const char *value);

/* Puts a line behind all others, which are ended first if need be. */
void lines_append(struct lines *lines, const char *text);

/* Whom a reader of lines tells what it can make nothing of. */
struct line_listener {
    void (*tell)(void *context, const struct line *line, const char *what);
    void *context;
};

/* Tells what is wrong with a line; NULL: nobody listens. */
void line_tell(const struct line_listener *listener, const struct line *line, const char *format,
               ...) LINES_FORMAT;

#endif
