#include "game/binding.h"

#include <assert.h>

static const struct binding bindings[] = {
#define STEP(code, modifiers, way, where)                             \
    {.key = {code, modifiers},                                        \
     .command = {.kind = COMMAND_STEP, .direction = DIRECTION_##way}, \
     .help = "Step " where},
#define RUN(code, modifiers, way, where)                             \
    {.key = {code, modifiers},                                       \
     .command = {.kind = COMMAND_RUN, .direction = DIRECTION_##way}, \
     .help = "Run " where},
#define COMMAND(code, what, where_to, asks, says)            \
    {.key = {code, 0},                                       \
     .wants_direction = asks,                                \
     .command = {.kind = COMMAND_##what, .leads = where_to}, \
     .help = says},
#define BOON(code, which, says) \
    {.key = {code, 0}, .command = {.kind = COMMAND_BOON, .choice = which}, .help = says},
#include "game/bindings.def"
#undef STEP
#undef RUN
#undef COMMAND
#undef BOON
};

int binding_count(void)
{
    return (int)(sizeof bindings / sizeof *bindings);
}

const struct binding *binding_get(int index)
{
    assert(index >= 0 && index < binding_count());
    return &bindings[index];
}

const struct binding *binding_find(struct key key)
{
    for (int i = 0; i < binding_count(); i++)
        if (bindings[i].key.code == key.code && bindings[i].key.modifiers == key.modifiers)
            return &bindings[i];
    return NULL;
}

bool binding_direction(struct key key, enum direction *direction)
{
    const struct binding *binding = binding_find(key);
    if (!binding || (binding->command.kind != COMMAND_STEP && binding->command.kind != COMMAND_RUN))
        return false;
    *direction = binding->command.direction;
    return true;
}

const struct binding *binding_for(struct command command)
{
    for (int i = 0; i < binding_count(); i++) {
        const struct command *bound = &bindings[i].command;
        bool is_that_way = bindings[i].wants_direction || bound->direction == command.direction;
        if (bound->kind == command.kind && is_that_way && bound->leads == command.leads &&
            bound->choice == command.choice)
            return &bindings[i];
    }
    return NULL;
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
        *reader = (struct key_reader){0};
        return KEY_READING_DROPPED;
    }
    if (!binding_direction(key, &reader->pending.direction))
        return KEY_READING_PROMPT;
    *command = reader->pending;
    *reader = (struct key_reader){0};
    return KEY_READING_COMMAND;
}

/* While boons are offered other keys are of no use: what they ask for would be refused. */
static bool is_of_use(const struct state *state, struct key key)
{
    const struct binding *binding = binding_find(key);
    return state->offers[0] == BOON_NONE || (binding && (binding->command.kind == COMMAND_BOON ||
                                                         binding->command.kind == COMMAND_FOV));
}

enum key_reading key_reader_feed(struct key_reader *reader, const struct state *state,
                                 struct key key, struct command *command)
{
    if (!is_of_use(state, key))
        return KEY_READING_NONE;
    if (reader->wants_direction)
        return read_direction(reader, key, command);
    enum prompt_answer answer = reader->prompt.kind == PROMPT_NONE
                                    ? prompt_open(&reader->prompt, state, key, command)
                                    : prompt_feed(&reader->prompt, state, key, command);
    if (answer != PROMPT_IS_NOT)
        return answer == PROMPT_COMMANDS  ? KEY_READING_COMMAND
               : answer == PROMPT_DROPPED ? KEY_READING_DROPPED
                                          : KEY_READING_PROMPT;
    const struct binding *binding = binding_find(key);
    if (!binding)
        return KEY_READING_NONE;
    *command = binding->command;
    if (!binding->wants_direction || find_only_door(state, &command->direction))
        return KEY_READING_COMMAND;
    *reader = (struct key_reader){.wants_direction = true, .pending = binding->command};
    return KEY_READING_PROMPT;
}
