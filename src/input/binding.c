#include "input/binding.h"

/* A key of bindings.def has its modifiers above these bits. */
#define CODE_MASK 0xffff
#define MODIFIERS_SHIFT 16

enum {
#define MEANING(id, ...)
#define KEY(id, code) +1
    DEFAULT_COUNT = 0
#include "input/bindings.def"
};

static const struct bindings defaults = {.count = DEFAULT_COUNT,
                                         .rows = {
#define MEANING(id, ...)
#define KEY(id, code) \
    {{(code)&CODE_MASK, (unsigned)(code) >> MODIFIERS_SHIFT}, &meanings[MEANING_##id]},
#include "input/bindings.def"
                                         }};

const struct bindings *bindings_default(void)
{
    return &defaults;
}

static const struct bindings *known(const struct bindings *bindings)
{
    return bindings ? bindings : &defaults;
}

const struct meaning *binding_get(const struct bindings *bindings, struct key key)
{
    bindings = known(bindings);
    for (int i = 0; i < bindings->count; i++)
        if (key_is_equal(bindings->rows[i].key, key))
            return bindings->rows[i].meaning;
    return NULL;
}

const struct command *binding_command(const struct bindings *bindings, struct key key)
{
    const struct meaning *meaning = binding_get(bindings, key);
    return meaning_is_command(meaning) ? &meaning->command : NULL;
}

enum meaning_ask binding_ask_of(const struct bindings *bindings, struct key key)
{
    const struct meaning *meaning = binding_get(bindings, key);
    return meaning ? meaning->ask : ASK_NOTHING;
}

enum meaning_view binding_view_of(const struct bindings *bindings, struct key key)
{
    const struct meaning *meaning = binding_get(bindings, key);
    return meaning ? meaning->view : VIEW_NONE;
}

static const struct binding *find_first(const struct bindings *bindings,
                                        const struct meaning *meaning)
{
    bindings = known(bindings);
    for (int i = 0; i < bindings->count; i++)
        if (bindings->rows[i].meaning == meaning)
            return &bindings->rows[i];
    return NULL;
}

const struct binding *binding_for(const struct bindings *bindings, struct command command)
{
    return find_first(bindings, meaning_for(command));
}

const struct binding *binding_named(const struct bindings *bindings, const char *name)
{
    return find_first(bindings, meaning_find(name));
}

int binding_count(const struct bindings *bindings, const struct meaning *meaning)
{
    int count = 0;
    bindings = known(bindings);
    for (int i = 0; i < bindings->count; i++)
        count += bindings->rows[i].meaning == meaning;
    return count;
}

bool binding_walks_by_default(const struct bindings *bindings)
{
    for (int i = 0; i < defaults.count; i++)
        if (meaning_walks(defaults.rows[i].meaning) &&
            binding_get(bindings, defaults.rows[i].key) != defaults.rows[i].meaning)
            return false;
    return true;
}

void binding_sort(struct bindings *sorted, const struct bindings *bindings, bool has_gamepad)
{
    bindings = known(bindings);
    sorted->count = 0;
    for (int first = 0, next = 0; first < bindings->count; first = next) {
        const struct binding *rows = bindings->rows;
        while (next < bindings->count && rows[next].meaning == rows[first].meaning)
            next++;
        for (int pass = 0; pass < 2; pass++)
            for (int i = first; i < next; i++)
                if (key_is_button(rows[i].key) == (has_gamepad == (pass == 0)))
                    sorted->rows[sorted->count++] = rows[i];
    }
}

bool binding_is_fixed(struct key key)
{
    return key.code == KEY_ESCAPE || key_is_confirm(key) || key.code == KEY_F11 ||
           key.code == KEY_F12;
}

const struct command *binding_walk(const struct bindings *bindings, struct key key)
{
    const struct meaning *meaning = binding_get(bindings, key);
    bool is_named = key.code >= KEY_UP; /* a letter may mean something else by now */
    if (!meaning_walks(meaning) && is_named)
        meaning = binding_get(&defaults, key);
    return meaning_walks(meaning) ? &meaning->command : NULL;
}

bool binding_direction(const struct bindings *bindings, struct key key, enum direction *direction)
{
    const struct command *walk = binding_walk(bindings, key);
    if (walk)
        *direction = walk->direction;
    return walk != NULL;
}
