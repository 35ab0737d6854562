#include "ui/settings.h"

#include "base/text.h"
#include "sight/fov.h"
#include "ui/layout.h"
#include "ui/window.h"

#include <stdio.h>
#include <string.h>

enum setting_kind { SETTING_FLAG, SETTING_NUMBER, SETTING_FOV };

struct setting {
    const char *name;
    enum setting_kind kind;
    size_t offset; /* of its int in struct settings */
    int low;
    int high;
    int initial;
    const char *says;
};

static const struct setting rows[] = {
#define SETTING(name, kind, field, low, high, initial, says) \
    {name, SETTING_##kind, offsetof(struct settings, field), low, high, initial, says},
#include "ui/settings.def"
#undef SETTING
};

enum { ROWS = sizeof rows / sizeof *rows };

#define VALUE_MAX 64
#define EXPLANATION_MAX 240

static int *place_of(struct settings *settings, const struct setting *row)
{
    return (int *)(void *)((char *)settings + row->offset);
}

static int value_of(const struct settings *settings, const struct setting *row)
{
    return *(const int *)(const void *)((const char *)settings + row->offset);
}

struct settings settings_default(void)
{
    struct settings settings = {0};
    for (int i = 0; i < ROWS; i++)
        *place_of(&settings, &rows[i]) = rows[i].initial;
    return settings;
}

static const struct setting *find(const char *name)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    return NULL;
}

static bool read_flag(const char *text, int *value)
{
    static const char *const words[] = {"no", "yes", "off", "on", "false", "true", "0", "1"};
    for (int i = 0; i < (int)(sizeof words / sizeof *words); i++)
        if (strcmp(text, words[i]) == 0) {
            *value = i % 2;
            return true;
        }
    return false;
}

static bool read_value(const struct setting *row, const char *text, int *value)
{
    if (row->kind == SETTING_FLAG)
        return read_flag(text, value);
    if (row->kind == SETTING_NUMBER)
        return text_read_number(text, row->low, row->high, value);
    int fov = fov_find(text);
    *value = fov >= 0 ? fov : *value;
    return fov >= 0;
}

static void read_line(struct settings *settings, const struct line *line, bool seen[ROWS],
                      const struct line_listener *listener)
{
    struct line_pair pair;
    enum line_kind kind = line_read(line, '=', &pair);
    const struct setting *row = kind == LINE_GOOD ? find(pair.name) : NULL;
    if (kind == LINE_BROKEN) {
        line_tell(listener, line, "not a line like 'map-zoom = 2'");
    } else if (kind == LINE_GOOD && !row) {
        line_tell(listener, line, "'%s' is no setting", pair.name);
    } else if (row && !read_value(row, pair.value, place_of(settings, row))) {
        line_tell(listener, line, "%s: '%.60s' is not one of its values (%s)", row->name,
                  pair.value, row->says);
    } else if (row) {
        if (seen[row - rows])
            line_tell(listener, line, "%s is there twice; this one counts", row->name);
        seen[row - rows] = true;
    }
}

void settings_read(struct settings *settings, const struct lines *lines,
                   const struct line_listener *listener)
{
    struct line line = {0};
    bool seen[ROWS] = {false};
    while (lines_next(lines, &line))
        read_line(settings, &line, seen, listener);
}

static void write_value(const struct setting *row, int value, char *text, size_t capacity)
{
    if (row->kind == SETTING_FLAG)
        snprintf(text, capacity, "%s", value ? "yes" : "no");
    else if (row->kind == SETTING_NUMBER)
        snprintf(text, capacity, "%d", value);
    else
        snprintf(text, capacity, "%s", fov_get(value)->name);
}

/* Finds the line that counts; false: there is none. */
static bool find_line(const struct lines *lines, const struct setting *row, struct line *found)
{
    struct line line = {0};
    bool is_there = false;
    while (lines_next(lines, &line)) {
        struct line_pair pair;
        int value = 0;
        if (line_read(&line, '=', &pair) != LINE_GOOD || strcmp(pair.name, row->name) != 0 ||
            !read_value(row, pair.value, &value))
            continue;
        *found = line;
        is_there = true;
    }
    return is_there;
}

/* What there is to be set, each as it is without a line. */
static void explain(struct lines *lines)
{
    struct settings initial = settings_default();
    lines_append(lines,
                 "# Settings of Eyeshine: a line each, \"name = value\". Without one they are:");
    for (size_t i = 0; i < ROWS; i++) {
        char value[VALUE_MAX];
        char line[EXPLANATION_MAX];
        struct text text = text_over(line, sizeof line);
        write_value(&rows[i], *place_of(&initial, &rows[i]), value, sizeof value);
        text_append(&text, "# %s = %s   (%s)", rows[i].name, value, rows[i].says);
        lines_append(lines, line);
    }
}

void settings_write(const struct settings *settings, const struct settings *before,
                    struct lines *lines)
{
    if (lines->bytes.length == 0)
        explain(lines);
    for (int i = 0; i < ROWS; i++) {
        char text[64];
        struct line line;
        if (value_of(settings, &rows[i]) == value_of(before, &rows[i]))
            continue;
        write_value(&rows[i], value_of(settings, &rows[i]), text, sizeof text);
        bool is_there = find_line(lines, &rows[i], &line);
        lines_put(lines, is_there ? &line : NULL, rows[i].name, '=', text);
    }
}
