#include "app/options.h"

#include "base/text.h"
#include "game/game.h"
#include "game/names.h"
#include "input/key.h"
#include "sight/fov.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

static bool read_number(const struct option *option, const char *text, struct error *error)
{
    if (text_read_number(text, option->low, option->high, option->value))
        return true;
    return error_set(error, "%s: '%s' is not a number from %d to %d", option->name, text,
                     option->low, option->high);
}

static bool read_radius(const struct option *option, const char *text, struct error *error)
{
    int *radius = option->value;
    if (strcmp(text, "unlimited") == 0) {
        *radius = FOV_UNLIMITED;
        return true;
    }
    if (text_read_number(text, 0, FOV_RADIUS_MAX, radius))
        return true;
    return error_set(error, "%s: '%s' is not a radius: 0 to %d, or unlimited", option->name, text,
                     FOV_RADIUS_MAX);
}

/* Reads "A<separator>B", two numbers up to `high`. */
static bool read_pair(const char *text, const char *separator, int low_a, int low_b, int high,
                      int *a, int *b)
{
    char first[16];
    const char *middle = strstr(text, separator);
    if (!middle || (size_t)(middle - text) >= sizeof first)
        return false;
    memcpy(first, text, (size_t)(middle - text));
    first[middle - text] = '\0';
    return text_read_number(first, low_a, high, a) &&
           text_read_number(middle + strlen(separator), low_b, high, b);
}

static bool read_point(const struct option *option, const char *text, struct error *error)
{
    struct point *point = option->value;
    if (read_pair(text, ",", option->low, option->low, option->high, &point->x, &point->y))
        return true;
    return error_set(error, "%s: '%s' is not a position X,Y, each from %d to %d", option->name,
                     text, option->low, option->high);
}

static bool read_size(const struct option *option, const char *text, struct error *error)
{
    struct grid *size = option->value;
    if (read_pair(text, "x", option->low, option->low_height, option->high, &size->width,
                  &size->height))
        return true;
    return error_set(error, "%s: '%s' is not a size WxH, from %dx%d to %dx%d", option->name, text,
                     option->low, option->low_height, option->high, option->high);
}

static bool read_range(const struct option *option, const char *text, struct error *error)
{
    struct option_range *range = option->value;
    if (read_pair(text, "..", option->low, option->low, option->high, &range->first,
                  &range->last) &&
        range->first <= range->last)
        return true;
    return error_set(error, "%s: '%s' is not a range A..B of numbers", option->name, text);
}

static bool read_name(const struct option *option, const char *text, const char *what,
                      enum names_group group, struct error *error)
{
    char chars[256];
    struct text known = text_init(chars, sizeof chars);
    int kind = names_kind(group, text);
    if (kind >= 0) {
        *(int *)option->value = kind;
        return true;
    }
    for (int i = 0; i < names_end(group); i++)
        text_append(&known, "%s%s", i > 0 ? ", " : "", names_key(group, i));
    return error_set(error, "%s: unknown %s '%s'; choose from %s", option->name, what, text, chars);
}

static bool read_watch(const struct option *option, const char *text, struct error *error)
{
    int plain = (int)watch_plain();
    int number;
    if (!text_read_number(text, 0, WATCH_COUNT - 1 - plain, &number))
        return read_name(option, text, "watch", NAMES_WATCHES, error);
    *(int *)option->value = plain + number;
    return true;
}

static bool read_path(const struct option *option, const char *text, struct error *error)
{
    *(const char **)option->value = text;
    return text[0] || error_set(error, "%s: the value is empty", option->name);
}

static bool read_seed(const struct option *option, const char *text, struct error *error)
{
    struct error why;
    *(const char **)option->value = text;
    if (game_check_seed(text, &why))
        return true;
    return error_set(error, "%s: '%.200s': %.200s", option->name, text, why.message);
}

static bool read_keys(const struct option *option, const char *text, struct error *error)
{
    struct error why;
    *(const char **)option->value = text;
    return key_check(text, &why) || error_set(error, "%s: %.400s", option->name, why.message);
}

static bool read_value(const struct option *option, const char *text, struct error *error)
{
    switch (option->kind) {
    case OPTION_FLAG:
        *(bool *)option->value = true;
        return true;
    case OPTION_TEXT:
        *(const char **)option->value = text;
        return true;
    case OPTION_PATH:
        return read_path(option, text, error);
    case OPTION_SEED:
        return read_seed(option, text, error);
    case OPTION_KEYS:
        return read_keys(option, text, error);
    case OPTION_NUMBER:
        return read_number(option, text, error);
    case OPTION_RADIUS:
        return read_radius(option, text, error);
    case OPTION_POINT:
        return read_point(option, text, error);
    case OPTION_SIZE:
        return read_size(option, text, error);
    case OPTION_FOV:
        return read_name(option, text, "algorithm", NAMES_FOV, error);
    case OPTION_START:
        return read_name(option, text, "start", NAMES_STARTS, error);
    case OPTION_BOON_PATH:
        return read_name(option, text, "path", NAMES_PATHS, error);
    case OPTION_WATCH:
        return read_watch(option, text, error);
    case OPTION_OMEN:
        return read_name(option, text, "omen", NAMES_OMENS, error);
    case OPTION_RANGE:
        return read_range(option, text, error);
    }
    return false;
}

/* The option that the argument names, up to its end or a '='; or NULL. */
static const struct option *find_option(const struct option *options, int count,
                                        const char *argument)
{
    size_t length = strcspn(argument, "=");
    for (int i = 0; i < count; i++)
        if (strlen(options[i].name) == length && memcmp(options[i].name, argument, length) == 0)
            return &options[i];
    return NULL;
}

/* Reads the option at *at and moves *at past it. */
static bool read_option(int argc, char *const *argv, int *at, const struct option *option,
                        struct error *error)
{
    const char *own = strchr(argv[*at], '=');
    ++*at;
    if (option->kind == OPTION_FLAG && own)
        return error_set(error, "%s takes no value", option->name);
    if (option->kind != OPTION_FLAG && !own && *at == argc)
        return error_set(error, "%s needs a value", option->name);
    const char *text = own ? own + 1 : option->kind == OPTION_FLAG ? "" : argv[(*at)++];
    return read_value(option, text, error);
}

/* False and an error for the first required option or operand that is missing. */
static bool check_all_given(const struct option *options, int option_count, uint64_t seen,
                            struct operands operands, int given, struct error *error)
{
    if (given < operands.count)
        return error_set(error, "%s is missing", operands.names[given]);
    for (int i = 0; i < option_count; i++)
        if (options[i].is_required && !(seen >> i & 1))
            return error_set(error, "%s is missing", options[i].name);
    return true;
}

bool options_read(int argc, char *const *argv, const struct option *options, int option_count,
                  struct operands operands, struct error *error)
{
    uint64_t seen = 0; /* a bit an option */
    int given = 0;
    int at = 0;
    assert(option_count <= 64);
    while (at < argc) {
        if (argv[at][0] == '-' && argv[at][1] != '\0') {
            const struct option *option = find_option(options, option_count, argv[at]);
            if (!option)
                return error_set(error, "unknown option '%s'", argv[at]);
            if (!read_option(argc, argv, &at, option, error))
                return false;
            seen |= UINT64_C(1) << (option - options);
        } else if (given < operands.count) {
            operands.values[given++] = argv[at++];
        } else {
            return error_set(error, "unexpected argument '%s'", argv[at]);
        }
    }
    return check_all_given(options, option_count, seen, operands, given, error);
}
