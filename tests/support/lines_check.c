#include "support/lines_check.h"

#include "support/check.h"

#include <stdlib.h>
#include <string.h>

#define LINES_MAX 256

/* The reported line numbers. */
static bool is_told[LINES_MAX];

static void hear(void *context, const struct line *line, const char *what)
{
    (void)context;
    assert_true(strlen(what) > 0);
    if (line->number < LINES_MAX)
        is_told[line->number] = true;
}

int lines_check_told(void)
{
    int count = 0;
    for (int i = 0; i < LINES_MAX; i++)
        count += is_told[i];
    return count;
}

static bool is_there(const struct lines *lines, const struct line *wanted)
{
    struct line line = {0};
    while (lines_next(lines, &line))
        if (line.length == wanted->length && memcmp(line.text, wanted->text, line.length) == 0)
            return true;
    return false;
}

static void check_one(const char *data, size_t length, lines_check_rewrite *rewrite)
{
    const struct line_listener listener = {hear, NULL};
    struct lines before = lines_of(data, length);
    struct lines after = lines_of(data, length);
    struct line line = {0};
    memset(is_told, 0, sizeof is_told);
    rewrite(&after, &listener);
    assert_false(after.bytes.has_failed);
    while (lines_next(&before, &line)) {
        struct line_pair pair;
        bool must_stay = is_told[line.number] || line_read(&line, ' ', &pair) == LINE_BLANK;
        if (must_stay && !is_there(&after, &line))
            fail_msg("lost: '%.*s'", (int)line.length, line.text);
    }
    lines_clear(&before);
    lines_clear(&after);
}

void lines_check_survive(const char *text, int step, lines_check_rewrite *rewrite)
{
    size_t length = strlen(text);
    char *data = malloc(length + 1);
    assert_non_null(data);
    for (size_t cut = 0; cut <= length; cut++)
        check_one(text, cut, rewrite);
    for (size_t at = 0; at < length; at += (size_t)step)
        for (int bit = 0; bit < 8; bit++) {
            memcpy(data, text, length + 1);
            data[at] = (char)(data[at] ^ 1 << bit);
            check_one(data, length, rewrite);
        }
    free(data);
    check_one(text, length, rewrite);
}
