#include "game/binding.h"

#include <string.h>

/* How many rows there are. */
enum {
#define STEP(...) +1
#define RUN(...) +1
#define COMMAND(...) +1
#define BOON(...) +1
#define ASK(...) +1
#define VIEW(...) +1
    DEFAULTS = 0
#include "game/bindings.def"
#undef STEP
#undef RUN
#undef COMMAND
#undef BOON
#undef ASK
#undef VIEW
};

static const struct bindings defaults = {.count = DEFAULTS,
                                         .rows = {
#define STEP(code, modifiers, way, where)                             \
    {.key = {code, modifiers},                                        \
     .name = "step-" where,                                           \
     .command = {.kind = COMMAND_STEP, .direction = DIRECTION_##way}, \
     .help = "Step " where},
#define RUN(code, modifiers, way, where)                             \
    {.key = {code, modifiers},                                       \
     .name = "run-" where,                                           \
     .command = {.kind = COMMAND_RUN, .direction = DIRECTION_##way}, \
     .help = "Run " where},
#define COMMAND(code, is_called, what, where_to, asks, says) \
    {.key = {code, 0},                                       \
     .name = is_called,                                      \
     .wants_direction = asks,                                \
     .command = {.kind = COMMAND_##what, .leads = where_to}, \
     .help = says},
#define BOON(code, is_called, which, says)               \
    {.key = {code, 0},                                   \
     .name = is_called,                                  \
     .command = {.kind = COMMAND_BOON, .choice = which}, \
     .help = says},
#define ASK(code, is_called, what, says) \
    {.key = {code, 0}, .name = is_called, .use = BINDING_ASK, .ask = ASK_##what, .help = says},
#define VIEW(code, is_called, what, says) \
    {.key = {code, 0}, .name = is_called, .use = BINDING_VIEW, .view = VIEW_##what, .help = says},
#include "game/bindings.def"
#undef STEP
#undef RUN
#undef COMMAND
#undef BOON
#undef ASK
#undef VIEW
                                         }};

const struct bindings *bindings_default(void)
{
    return &defaults;
}

static const struct bindings *known(const struct bindings *bindings)
{
    return bindings ? bindings : &defaults;
}

const struct binding *binding_get(const struct bindings *bindings, struct key key)
{
    bindings = known(bindings);
    for (int i = 0; i < bindings->count; i++)
        if (bindings->rows[i].key.code == key.code &&
            bindings->rows[i].key.modifiers == key.modifiers)
            return &bindings->rows[i];
    return NULL;
}

const struct binding *binding_find(const struct bindings *bindings, struct key key)
{
    const struct binding *binding = binding_get(bindings, key);
    return binding && binding->use == BINDING_COMMAND ? binding : NULL;
}

enum binding_ask binding_ask_of(const struct bindings *bindings, struct key key)
{
    const struct binding *binding = binding_get(bindings, key);
    return binding ? binding->ask : ASK_NOTHING;
}

enum binding_view binding_view_of(const struct bindings *bindings, struct key key)
{
    const struct binding *binding = binding_get(bindings, key);
    return binding ? binding->view : VIEW_NONE;
}

static bool walks(const struct binding *binding)
{
    return binding && binding->use == BINDING_COMMAND &&
           (binding->command.kind == COMMAND_STEP || binding->command.kind == COMMAND_RUN);
}

/* The step or run that a key stands for where directions are asked for, or NULL. */
static const struct binding *find_way(const struct bindings *bindings, struct key key)
{
    const struct binding *binding = binding_get(bindings, key);
    bool is_named = key.code >= KEY_UP; /* no letter, which may mean something else by now */
    if (!walks(binding) && is_named)
        binding = binding_get(&defaults, key);
    return walks(binding) ? binding : NULL;
}

bool binding_direction(const struct bindings *bindings, struct key key, enum direction *direction)
{
    const struct binding *way = find_way(bindings, key);
    if (way)
        *direction = way->command.direction;
    return way != NULL;
}

bool binding_goes_far(const struct bindings *bindings, struct key key)
{
    const struct binding *way = find_way(bindings, key);
    return way && way->command.kind == COMMAND_RUN;
}

const struct binding *binding_for(const struct bindings *bindings, struct command command)
{
    bindings = known(bindings);
    for (int i = 0; i < bindings->count; i++) {
        const struct binding *row = &bindings->rows[i];
        const struct command *bound = &row->command;
        bool is_that_way = row->wants_direction || bound->direction == command.direction;
        if (row->use == BINDING_COMMAND && bound->kind == command.kind && is_that_way &&
            bound->leads == command.leads && bound->choice == command.choice)
            return row;
    }
    return NULL;
}

const struct binding *binding_named(const struct bindings *bindings, const char *name)
{
    bindings = known(bindings);
    for (int i = 0; i < bindings->count; i++)
        if (strcmp(bindings->rows[i].name, name) == 0)
            return &bindings->rows[i];
    return NULL;
}

bool binding_walks_by_default(const struct bindings *bindings)
{
    bindings = known(bindings);
    for (int i = 0; i < defaults.count; i++) {
        const struct binding *now = binding_get(bindings, defaults.rows[i].key);
        if (walks(&defaults.rows[i]) && (!now || strcmp(now->name, defaults.rows[i].name) != 0))
            return false;
    }
    return true;
}

void binding_write_key(struct key key, struct text *text)
{
    text_append(text, "%s%s%s", key.modifiers & KEY_CONTROL ? "Ctrl+" : "",
                key.modifiers & KEY_ALT ? "Alt+" : "", key.modifiers & KEY_SHIFT ? "Shift+" : "");
    if (key.code >= KEY_PAD_0 && key.code <= KEY_PAD_9)
        text_append(text, "keypad %d", key.code - KEY_PAD_0);
    else if (key.code > ' ' && key.code <= '~')
        text_append(text, "%c", key.code);
    else
        text_append(text, "%s", key_name(key.code));
}

/* Whether no more than one open door is beside the hero, as far as he knows, so that nothing need be asked;
 * where there is none, any direction is as good for being told so. */
static bool find_only_door(const struct state *state, enum direction *direction)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    int doors = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(hero, (enum direction)d);
        if (!grid_contains(level->grid, p))
            continue;
        enum terrain terrain = (enum terrain)level_memory(level, p)->terrain;
        if (terrain == TERRAIN_NONE || terrain_get(terrain)->closes_to == TERRAIN_NONE)
            continue;
        *direction = (enum direction)d;
        doors++;
    }
    return doors <= 1;
}

static enum key_reading read_direction(struct key_reader *reader, struct key key,
                                       struct command *command)
{
    if (key.code == KEY_ESCAPE) {
        *reader = (struct key_reader){.bindings = reader->bindings};
        return KEY_READING_DROPPED;
    }
    if (!binding_direction(reader->bindings, key, &reader->pending.direction))
        return KEY_READING_PROMPT;
    *command = reader->pending;
    *reader = (struct key_reader){.bindings = reader->bindings};
    return KEY_READING_COMMAND;
}

/* While boons are offered other keys are of no use: what they ask for would be refused. */
static bool is_of_use(const struct bindings *bindings, const struct state *state, struct key key)
{
    const struct binding *binding = binding_find(bindings, key);
    return state->offers[0] == BOON_NONE || (binding && (binding->command.kind == COMMAND_BOON ||
                                                         binding->command.kind == COMMAND_FOV));
}

enum key_reading key_reader_feed(struct key_reader *reader, const struct state *state,
                                 struct key key, struct command *command)
{
    if (!is_of_use(reader->bindings, state, key))
        return KEY_READING_NONE;
    if (reader->wants_direction)
        return read_direction(reader, key, command);
    enum prompt_answer answer =
        reader->prompt.kind == PROMPT_NONE
            ? prompt_open(&reader->prompt, reader->bindings, state, key, command)
            : prompt_feed(&reader->prompt, reader->bindings, state, key, command);
    if (answer != PROMPT_IS_NOT)
        return answer == PROMPT_COMMANDS  ? KEY_READING_COMMAND
               : answer == PROMPT_DROPPED ? KEY_READING_DROPPED
                                          : KEY_READING_PROMPT;
    const struct binding *binding = binding_find(reader->bindings, key);
    if (!binding)
        return KEY_READING_NONE;
    *command = binding->command;
    if (!binding->wants_direction || find_only_door(state, &command->direction))
        return KEY_READING_COMMAND;
    *reader = (struct key_reader){
        .bindings = reader->bindings, .wants_direction = true, .pending = binding->command};
    return KEY_READING_PROMPT;
}
