#include "ui/settings/settings.h"

#include "base/array.h"
#include "content/start.h"
#include "content/watch.h"
#include "game/names.h"
#include "ui/art/palette.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum setting_kind {
    SETTING_FLAG,
    SETTING_NUMBER,
    SETTING_CHOICE,
    /* Rows of other tables, by their names: */
    SETTING_FOV,
    SETTING_START,
    SETTING_WATCH
};

/* Texts of a setting; only the first is required. */
enum setting_text { SAYS, LABEL, MEANING, WORDS, TEXTS };

struct setting {
    const char *name;
    enum setting_kind kind;
    size_t offset; /* of its int in struct settings */
    int low;
    int high;
    int initial;
    const char *texts[TEXTS];
};

#define DIGITS_OF(number) #number
#define DIGITS(number) DIGITS_OF(number)

static const struct setting rows[] = {
#define SETTING(name, kind, field, low, high, initial, ...) \
    {name, SETTING_##kind, offsetof(struct settings, field), low, high, initial, {__VA_ARGS__}},
#include "ui/settings/settings.def"
#undef SETTING
};

enum { ROWS = ARRAY_LENGTH(rows) };

#define VALUE_MAX 64
#define EXPLANATION_MAX 240

/* Of the settings that name rows of other tables. */
static enum names_group group_of(const struct setting *row)
{
    return row->kind == SETTING_FOV     ? NAMES_FOV
           : row->kind == SETTING_START ? NAMES_STARTS
                                        : NAMES_WATCHES;
}

static int high_of(const struct setting *row)
{
    return row->kind < SETTING_FOV ? row->high : names_end(group_of(row)) - 1;
}

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

int settings_count(void)
{
    return ROWS;
}

void settings_set(struct settings *settings, int row, int value)
{
    *place_of(settings, &rows[row]) = value;
}

/* Larger numbers change in larger steps. */
static int step_of(const struct setting *row)
{
    int step = 1;
    while (row->kind == SETTING_NUMBER && row->high - row->low > 20 * step)
        step *= 5;
    return step;
}

int settings_next(const struct settings *settings, int row, int way, bool wraps)
{
    const struct setting *setting = &rows[row];
    int high = high_of(setting);
    int value = value_of(settings, setting);
    int next = value + way * step_of(setting);
    if (next >= setting->low && next <= high)
        return next;
    if (setting->kind == SETTING_NUMBER && !wraps)
        return value;
    return way > 0 ? setting->low : high;
}

static const struct setting *find(const char *name)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    return NULL;
}

int settings_find(const char *name)
{
    const struct setting *row = find(name);
    assert(row);
    return (int)(row - rows);
}

static bool read_flag(const char *text, int *value)
{
    static const char *const words[] = {"no", "yes", "off", "on", "false", "true", "0", "1"};
    for (int i = 0; i < (int)ARRAY_LENGTH(words); i++)
        if (strcmp(text, words[i]) == 0) {
            *value = i % 2;
            return true;
        }
    return false;
}

/* The word for a value; false: it has none. */
static bool find_word(const struct setting *row, int value, char *word, size_t capacity)
{
    const char *words = row->texts[WORDS];
    for (int at = row->low; words && at < value; at++) {
        words = strchr(words, '|');
        if (words)
            words++;
    }
    if (words)
        snprintf(word, capacity, "%.*s", (int)strcspn(words, "|"), words);
    return words != NULL;
}

static bool read_word(const struct setting *row, const char *text, int *value)
{
    char word[VALUE_MAX];
    for (int i = row->low; i <= row->high; i++)
        if (find_word(row, i, word, sizeof word) && strcmp(text, word) == 0) {
            *value = i;
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
    if (row->kind == SETTING_CHOICE)
        return read_word(row, text, value);
    int kind = names_kind(group_of(row), text);
    *value = kind >= 0 ? kind : *value;
    return kind >= 0;
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
        line_tell(listener, line, "'%s' is not a setting", pair.name);
    } else if (row && !read_value(row, pair.value, place_of(settings, row))) {
        line_tell(listener, line, "%s: '%.60s' is not one of its values (%s)", row->name,
                  pair.value, row->texts[SAYS]);
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
    else if (row->kind == SETTING_CHOICE)
        find_word(row, value, text, capacity);
    else
        snprintf(text, capacity, "%s", names_key(group_of(row), value));
}

/* Whether a line's value is one of the row's. */
static bool is_value(const void *row, const struct line_pair *pair)
{
    int unread = 0;
    return read_value(row, pair->value, &unread);
}

/* Explains all settings with their defaults. */
static void explain(struct lines *lines)
{
    struct settings initial = settings_default();
    lines_append(lines,
                 "# Settings of Eyeshine: a line each, \"name = value\". Without one they are:");
    for (size_t i = 0; i < ROWS; i++) {
        char value[VALUE_MAX];
        char line[EXPLANATION_MAX];
        struct text text = text_init(line, sizeof line);
        write_value(&rows[i], *place_of(&initial, &rows[i]), value, sizeof value);
        text_append(&text, "# %s = %s   (%s)", rows[i].name, value, rows[i].texts[SAYS]);
        lines_append(lines, line);
    }
}

void settings_write(const struct settings *settings, const struct settings *before,
                    struct lines *lines)
{
    if (lines->bytes.length == 0)
        explain(lines);
    for (int i = 0; i < ROWS; i++) {
        char text[VALUE_MAX];
        struct line line;
        struct line_pair old;
        const struct line_wanted wanted = {rows[i].name, '=', is_value, &rows[i]};
        if (value_of(settings, &rows[i]) == value_of(before, &rows[i]))
            continue;
        write_value(&rows[i], value_of(settings, &rows[i]), text, sizeof text);
        bool is_there = lines_find_last(lines, wanted, &line, &old);
        lines_put(lines, is_there ? &line : NULL, rows[i].name, '=', text);
    }
}

bool settings_write_label(int row, struct text *text)
{
    const char *label = rows[row].texts[LABEL];
    if (label) {
        text_append(text, "%s", label);
        return label[0] != '\0';
    }
    text_append(text, "%c", toupper((unsigned char)rows[row].name[0]));
    for (const char *letter = rows[row].name + 1; *letter; letter++)
        text_append(text, "%c", *letter == '-' ? ' ' : *letter);
    return true;
}

void settings_write_meaning(int row, struct text *text)
{
    const char *says = rows[row].texts[SAYS];
    if (rows[row].texts[MEANING])
        text_append(text, "%s", rows[row].texts[MEANING]);
    else
        text_append(text, "%c%s.", toupper((unsigned char)says[0]), says + 1);
}

void settings_write_value(const struct settings *settings, int row, struct text *text)
{
    char value[VALUE_MAX];
    if (!find_word(&rows[row], value_of(settings, &rows[row]), value, sizeof value))
        write_value(&rows[row], value_of(settings, &rows[row]), value, sizeof value);
    text_append(text, "%s", value);
}
