/* A text of lines such as "name = value" and "# a comment", as a person writes it. A change is made in place; every other
 * byte stays as it was, valid or not. */
#ifndef BASE_LINES_H
#define BASE_LINES_H

#include "base/bytes.h"
#include "base/printf_format.h"

/* A longer line is broken; it is kept. */
#define LINES_LENGTH_MAX 1000
#define LINES_NAME_MAX 40

/* Starts as zero, the empty text; released by lines_clear. */
struct lines {
    struct bytes bytes; /* has_failed: out of memory, and a change is missing */
};

/* A copy of `length` bytes of text, which may start with UTF-8's byte order mark. */
struct lines lines_of(const void *data, size_t length);
void lines_clear(struct lines *lines);

/* One line, without its end ("\n", "\r\n", or that of the text). Zero stands before the first. Valid until the text
 * changes. */
struct line {
    const char *text; /* any bytes, without a zero at the end */
    size_t length;
    size_t next; /* start of the next line */
    int number;  /* from 1 */
};

/* Moves to the next line; false: none. */
bool lines_next(const struct lines *lines, struct line *line);

enum line_kind {
    LINE_BLANK,  /* a comment, or empty */
    LINE_BROKEN, /* too long, not text, or without a name or separator */
    LINE_GOOD,
};

/* A name and its value, without surrounding blanks. */
struct line_pair {
    char name[LINES_NAME_MAX + 1];
    char value[LINES_LENGTH_MAX + 1];
};

/* Parses a line. The name consists of letters, digits, '-' and '_', and ends at the separator: '=', or ' ' for any blanks.
 * The value may be empty. */
enum line_kind line_read(const struct line *line, char separator, struct line_pair *pair);

/* A search for the lines of a name. */
struct line_wanted {
    const char *name;
    char separator;
    bool (*makes_sense)(const void *context, const struct line_pair *pair); /* NULL: any does */
    const void *context;
};

/* Finds and parses the last good line that matches, which is the one that counts; false: none. */
bool lines_find_last(const struct lines *lines, struct line_wanted wanted, struct line *line,
                     struct line_pair *pair);

/* Changes the value of a good line of that name; NULL: appends a line of that name. */
void lines_put(struct lines *lines, const struct line *line, const char *name, char separator,
               const char *value);

/* Appends a line, and ends the line before it if needed. */
void lines_append(struct lines *lines, const char *text);

/* Receives the faults that a reader of lines finds. */
struct line_listener {
    void (*tell)(void *context, const struct line *line, const char *what);
    void *context;
};

/* Reports what is wrong with a line; without a listener, does nothing. */
void line_tell(const struct line_listener *listener, const struct line *line, const char *format,
               ...) PRINTF_FORMAT(3, 4);

#endif
