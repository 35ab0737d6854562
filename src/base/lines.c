#include "base/lines.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

struct lines lines_of(const void *data, size_t length)
{
    struct lines lines = {{0}};
    bytes_put(&lines.bytes, data, length);
    return lines;
}

void lines_clear(struct lines *lines)
{
    bytes_clear(&lines->bytes);
}

bool lines_next(const struct lines *lines, struct line *line)
{
    static const char mark[] = "\xef\xbb\xbf"; /* UTF-8's byte order mark */
    const char *data = (const char *)lines->bytes.data;
    size_t start = line->next;
    if (start == 0 && lines->bytes.length >= 3 && memcmp(data, mark, 3) == 0)
        start = 3;
    if (start >= lines->bytes.length)
        return false;
    const char *end = memchr(data + start, '\n', lines->bytes.length - start);
    size_t length = end ? (size_t)(end - data) - start : lines->bytes.length - start;
    line->text = data + start;
    line->next = start + length + (end != NULL);
    line->number++;
    line->length = length > 0 && line->text[length - 1] == '\r' ? length - 1 : length;
    return true;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static bool is_of_a_name(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_';
}

static bool is_text(const struct line *line)
{
    for (size_t i = 0; i < line->length; i++) {
        unsigned char c = (unsigned char)line->text[i];
        if ((c < ' ' && c != '\t') || c == 127)
            return false;
    }
    return line->length <= LINES_LENGTH_MAX;
}

/* A stretch of a line, from `start` up to `end`. */
struct stretch {
    size_t start;
    size_t end;
};

static size_t skip_blanks(const struct line *line, size_t at)
{
    while (at < line->length && is_blank(line->text[at]))
        at++;
    return at;
}

/* Finds where the name and the value stand. */
static enum line_kind measure(const struct line *line, char separator, struct stretch *name,
                              struct stretch *value)
{
    size_t at = skip_blanks(line, 0);
    if (at == line->length || line->text[at] == '#')
        return LINE_BLANK;
    if (!is_text(line))
        return LINE_BROKEN;
    name->start = at;
    while (at < line->length && is_of_a_name(line->text[at]))
        at++;
    name->end = at;
    at = skip_blanks(line, at);
    bool is_separated = separator == ' ' ? at > name->end || at == line->length
                                         : at < line->length && line->text[at] == separator;
    value->start = skip_blanks(line, separator == ' ' ? at : at + 1);
    value->end = line->length;
    while (value->end > value->start && is_blank(line->text[value->end - 1]))
        value->end--;
    size_t length = name->end - name->start;
    return is_separated && length > 0 && length <= LINES_NAME_MAX ? LINE_GOOD : LINE_BROKEN;
}

static void copy(const struct line *line, struct stretch stretch, char *text)
{
    memcpy(text, line->text + stretch.start, stretch.end - stretch.start);
    text[stretch.end - stretch.start] = '\0';
}

enum line_kind line_read(const struct line *line, char separator, struct line_pair *pair)
{
    struct stretch name;
    struct stretch value;
    enum line_kind kind = measure(line, separator, &name, &value);
    *pair = (struct line_pair){.name = ""};
    if (kind == LINE_GOOD) {
        copy(line, name, pair->name);
        copy(line, value, pair->value);
    }
    return kind;
}

bool lines_find_last(const struct lines *lines, struct line_wanted wanted, struct line *line,
                     struct line_pair *pair)
{
    struct line here = {0};
    bool is_there = false;
    while (lines_next(lines, &here)) {
        struct line_pair read;
        if (line_read(&here, wanted.separator, &read) != LINE_GOOD ||
            strcmp(read.name, wanted.name) != 0 ||
            (wanted.makes_sense && !wanted.makes_sense(wanted.context, &read)))
            continue;
        *line = here;
        *pair = read;
        is_there = true;
    }
    return is_there;
}

/* Puts other bytes into the place of some. */
static void replace(struct lines *lines, size_t start, size_t end, const char *text)
{
    struct bytes fresh = {0};
    bytes_put(&fresh, lines->bytes.data, start);
    bytes_put(&fresh, text, strlen(text));
    bytes_put(&fresh, lines->bytes.data + end, lines->bytes.length - end);
    fresh.has_failed = fresh.has_failed || lines->bytes.has_failed;
    bytes_clear(&lines->bytes);
    lines->bytes = fresh;
}

void lines_put(struct lines *lines, const struct line *line, const char *name, char separator,
               const char *value)
{
    struct stretch named;
    struct stretch place;
    char text[LINES_NAME_MAX + LINES_LENGTH_MAX + 4];
    assert(strlen(name) <= LINES_NAME_MAX && strlen(value) <= LINES_LENGTH_MAX);
    if (line && measure(line, separator, &named, &place) == LINE_GOOD) {
        size_t start = (size_t)(line->text - (const char *)lines->bytes.data);
        const char *gap = place.start == named.end ? " " : "";
        snprintf(text, sizeof text, "%s%s", gap, value);
        replace(lines, start + place.start, start + place.end, text);
        return;
    }
    const char between[] = {' ', separator, ' ', '\0'};
    snprintf(text, sizeof text, "%s%s%s", name, separator == ' ' ? " " : between, value);
    lines_append(lines, text);
}

void lines_append(struct lines *lines, const char *text)
{
    const char *data = (const char *)lines->bytes.data;
    const char *first = data ? memchr(data, '\n', lines->bytes.length) : NULL;
    const char *end = first && first > data && first[-1] == '\r' ? "\r\n" : "\n";
    assert(data || lines->bytes.length == 0);
    bool is_open = lines->bytes.length > 0 && data[lines->bytes.length - 1] != '\n';
    if (is_open && data[lines->bytes.length - 1] == '\r') /* cut off amid its end */
        bytes_put(&lines->bytes, "\n", 1);
    else if (is_open)
        bytes_put(&lines->bytes, end, strlen(end));
    bytes_put(&lines->bytes, text, strlen(text));
    bytes_put(&lines->bytes, end, strlen(end));
}

void line_tell(const struct line_listener *listener, const struct line *line, const char *format,
               ...)
{
    char what[200];
    va_list arguments;
    if (!listener)
        return;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    listener->tell(listener->context, line, what);
}
