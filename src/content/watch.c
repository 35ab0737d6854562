#include "content/watch.h"

#include <assert.h>
#include <string.h>

static const struct watch_kind kinds[WATCH_COUNT] = {
#define WATCH(id, ...) [WATCH_##id] = {__VA_ARGS__},
#include "content/watches.def"
#undef WATCH
};

const struct watch_kind *watch_get(enum watch watch)
{
    assert(watch < WATCH_COUNT);
    return &kinds[watch];
}

enum watch watch_plain(void)
{
    return WATCH_PLAIN;
}

/* The first of the watches that it adds up. */
static int first_of(enum watch watch)
{
    return watch < WATCH_PLAIN ? (int)watch : (int)WATCH_PLAIN;
}

void watch_add_gain(enum watch watch, struct traits *sum)
{
    for (int w = first_of(watch); w <= (int)watch; w++)
        traits_add(sum, &kinds[w].gain);
}

void watch_write_rules(enum watch watch, struct text *text)
{
    int first = watch > WATCH_PLAIN ? WATCH_PLAIN + 1 : (int)watch;
    for (int w = first; w <= (int)watch; w++)
        text_append(text, "%s%s", w > first ? " " : "", kinds[w].rule);
}

enum watch watch_find(const char *id)
{
    int watch = 0;
    while (watch < WATCH_COUNT && strcmp(kinds[watch].id, id) != 0)
        watch++;
    return (enum watch)watch;
}
