#include "input/binding.h"

#include "world/hero.h"

#include <string.h>

/* A row's key may have modifiers above these bits. */
#define CODE_MASK 0xffff
#define MODIFIERS_SHIFT 16
#define KEY_OF(code)                                            \
    {                                                           \
        (code) & CODE_MASK, (unsigned)(code) >> MODIFIERS_SHIFT \
    }

/* How many rows there are. */
enum {
#define STEP(...) +1
#define RUN(...) +1
#define COMMAND(...) +1
#define BOON(...) +1
#define ASK(...) +1
#define VIEW(...) +1
    DEFAULTS = 0
#include "input/bindings.def"
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
#define COMMAND(code, is_summoned, what, where_to, asks, says) \
    {.key = KEY_OF(code),                                      \
     .name = is_summoned,                                      \
     .wants_direction = asks,                                  \
     .command = {.kind = COMMAND_##what, .leads = where_to},   \
     .help = says},
#define BOON(code, is_summoned, which, says)             \
    {.key = KEY_OF(code),                                \
     .name = is_summoned,                                \
     .command = {.kind = COMMAND_BOON, .choice = which}, \
     .help = says},
#define ASK(code, is_summoned, what, says) \
    {.key = KEY_OF(code), .name = is_summoned, .use = BINDING_ASK, .ask = ASK_##what, .help = says},
#define VIEW(code, is_summoned, what, says) \
    {.key = KEY_OF(code),                   \
     .name = is_summoned,                   \
     .use = BINDING_VIEW,                   \
     .view = VIEW_##what,                   \
     .help = says},
#include "input/bindings.def"
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

bool binding_walks(const struct binding *binding)
{
    return binding && binding->use == BINDING_COMMAND &&
           (binding->command.kind == COMMAND_STEP || binding->command.kind == COMMAND_RUN);
}

/* The step or run that a key stands for where directions are asked for, or NULL. */
static const struct binding *find_way(const struct bindings *bindings, struct key key)
{
    const struct binding *binding = binding_get(bindings, key);
    bool is_named = key.code >= KEY_UP; /* no letter, which may mean something else by now */
    if (!binding_walks(binding) && is_named)
        binding = binding_get(&defaults, key);
    return binding_walks(binding) ? binding : NULL;
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
        if (binding_walks(&defaults.rows[i]) &&
            (!now || strcmp(now->name, defaults.rows[i].name) != 0))
            return false;
    }
    return true;
}

void binding_sort(struct bindings *sorted, const struct bindings *bindings, bool has_gamepad)
{
    bindings = known(bindings);
    sorted->count = 0;
    for (int first = 0, next = 0; first < bindings->count; first = next) {
        const struct binding *rows = bindings->rows;
        while (next < bindings->count && strcmp(rows[next].name, rows[first].name) == 0)
            next++;
        for (int i = first; i < next; i++)
            if (key_is_button(rows[i].key) == has_gamepad)
                sorted->rows[sorted->count++] = rows[i];
        for (int i = first; i < next; i++)
            if (key_is_button(rows[i].key) != has_gamepad)
                sorted->rows[sorted->count++] = rows[i];
    }
}

void binding_write_held(unsigned modifiers, struct text *text)
{
    text_append(text, "%s%s%s", modifiers & KEY_CONTROL ? "RT+" : "",
                modifiers & KEY_ALT ? "Alt+" : "", modifiers & KEY_SHIFT ? "LT+" : "");
}

void binding_write_button(struct key key, struct text *text)
{
    static const char *const names[] = {
        [0] = "A",
        [KEY_BUTTON_B - KEY_BUTTON_A] = "B",
        [KEY_BUTTON_X - KEY_BUTTON_A] = "X",
        [KEY_BUTTON_Y - KEY_BUTTON_A] = "Y",
        [KEY_BUTTON_LEFT_SHOULDER - KEY_BUTTON_A] = "LB",
        [KEY_BUTTON_RIGHT_SHOULDER - KEY_BUTTON_A] = "RB",
        [KEY_BUTTON_START - KEY_BUTTON_A] = "Start",
        [KEY_BUTTON_BACK - KEY_BUTTON_A] = "Back",
        [KEY_BUTTON_LEFT_STICK - KEY_BUTTON_A] = "LS",
        [KEY_BUTTON_RIGHT_STICK - KEY_BUTTON_A] = "RS",
        [KEY_BUTTON_NORTH - KEY_BUTTON_A] = "up",
        [KEY_BUTTON_NORTH_EAST - KEY_BUTTON_A] = "up-right",
        [KEY_BUTTON_EAST - KEY_BUTTON_A] = "right",
        [KEY_BUTTON_SOUTH_EAST - KEY_BUTTON_A] = "down-right",
        [KEY_BUTTON_SOUTH - KEY_BUTTON_A] = "down",
        [KEY_BUTTON_SOUTH_WEST - KEY_BUTTON_A] = "down-left",
        [KEY_BUTTON_WEST - KEY_BUTTON_A] = "left",
        [KEY_BUTTON_NORTH_WEST - KEY_BUTTON_A] = "up-left",
    };
    binding_write_held(key.modifiers, text);
    text_append(text, "%s", names[key.code - KEY_BUTTON_A]);
}

void binding_write_key(struct key key, struct text *text)
{
    if (key_is_button(key)) {
        text_append(text, "pad ");
        binding_write_button(key, text);
        return;
    }
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

static void ask_nothing(struct key_reader *reader)
{
    *reader = (struct key_reader){.bindings = reader->bindings, .lets_be = reader->lets_be};
}

static enum key_reading read_direction(struct key_reader *reader, struct key key,
                                       struct command *command)
{
    if (key.code == KEY_ESCAPE) {
        ask_nothing(reader);
        return KEY_READING_DROPPED;
    }
    if (!binding_direction(reader->bindings, key, &reader->pending.direction))
        return KEY_READING_PROMPT;
    *command = reader->pending;
    ask_nothing(reader);
    return KEY_READING_COMMAND;
}

/* The cell that a step or run of his goes to first is that which he was just warned of: a key that is pressed twice, or
 * held, must not take him there. */
static bool goes_over_brink(const struct state *state, const struct command *command)
{
    struct point hero = state_hero_const(state)->position;
    bool walks = command->kind == COMMAND_STEP || command->kind == COMMAND_RUN;
    return walks && key_reader_is_warned(state) &&
           point_is_equal(point_step(hero, command->direction), state->warned_cell);
}

bool key_reader_is_warned(const struct state *state)
{
    return state->warned_cell.x >= 0 &&
           point_chebyshev(state_hero_const(state)->position, state->warned_cell) == 1;
}

/* Enter takes the step that he was warned of, Escape lets it be until he is warned again. True: the key did one of these. */
static bool answer_warning(struct key_reader *reader, const struct state *state, struct key key,
                           struct command *command, enum key_reading *reading)
{
    if (!key_reader_is_warned(state))
        reader->lets_be = false;
    if (!key_reader_is_warned(state) || reader->lets_be || key.modifiers != 0)
        return false;
    struct point hero = state_hero_const(state)->position;
    if (key_is_confirm(key) || key.code == KEY_BUTTON_A) {
        *command =
            (struct command){.kind = COMMAND_STEP,
                             .direction = direction_of(point_subtract(state->warned_cell, hero))};
        *reading = KEY_READING_COMMAND;
        return true;
    }
    if (key.code != KEY_ESCAPE && key.code != KEY_BUTTON_B)
        return false;
    reader->lets_be = true;
    *reading = KEY_READING_DROPPED;
    return true;
}

/* While boons are offered all else is of no use: what it asks for would be refused. */
static bool is_of_use(const struct state *state, const struct binding *binding)
{
    return state->offers[0] == BOON_NONE ||
           (binding && binding->use == BINDING_COMMAND &&
            (binding->command.kind == COMMAND_BOON || binding->command.kind == COMMAND_FOV));
}

/* What there is to do where the hero stands, as if a key had asked for it. */
static struct binding find_here(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    int leads = level_terrain_kind(level, hero)->leads;
    struct command command = {.kind = COMMAND_WAIT};
    if (level_item(level, hero) != ITEM_NONE)
        command.kind = COMMAND_PICK_UP;
    else if (leads != 0)
        command = (struct command){.kind = COMMAND_STAIRS, .leads = leads};
    return (struct binding){.use = BINDING_COMMAND, .command = command};
}

static enum key_reading reading_of(enum prompt_answer answer)
{
    return answer == PROMPT_COMMANDS  ? KEY_READING_COMMAND
           : answer == PROMPT_DROPPED ? KEY_READING_DROPPED
                                      : KEY_READING_PROMPT;
}

enum key_reading key_reader_take(struct key_reader *reader, const struct state *state,
                                 const struct binding *wanted, struct command *command)
{
    struct binding here;
    if (!is_of_use(state, wanted))
        return KEY_READING_NONE;
    ask_nothing(reader);
    if (wanted->ask == ASK_HERE) {
        here = find_here(state);
        wanted = &here;
    }
    enum prompt_answer answer = prompt_open(&reader->prompt, state, wanted, command);
    if (answer != PROMPT_IS_NOT)
        return reading_of(answer);
    if (wanted->use != BINDING_COMMAND)
        return KEY_READING_NONE;
    if (goes_over_brink(state, &wanted->command)) {
        reader->lets_be = false;
        return KEY_READING_PROMPT;
    }
    *command = wanted->command;
    if (!wanted->wants_direction || find_only_door(state, &command->direction))
        return KEY_READING_COMMAND;
    reader->wants_direction = true;
    reader->pending = wanted->command;
    return KEY_READING_PROMPT;
}

struct key key_reader_plain(const struct key_reader *reader, struct key key)
{
    enum binding_ask ask = binding_ask_of(reader->bindings, key);
    bool lets_go = reader->prompt.kind == PROMPT_AIM && (ask == ASK_FIRE || ask == ASK_THROW);
    return lets_go ? key : key_plain(key);
}

enum key_reading key_reader_feed(struct key_reader *reader, const struct state *state,
                                 struct key key, struct command *command)
{
    const struct binding *binding = binding_get(reader->bindings, key);
    if (!is_of_use(state, binding))
        return KEY_READING_NONE;
    if (reader->wants_direction)
        return read_direction(reader, key_plain(key), command);
    if (reader->prompt.kind != PROMPT_NONE)
        return reading_of(prompt_feed(&reader->prompt, reader->bindings, state,
                                      key_reader_plain(reader, key), command));
    enum key_reading reading;
    if (answer_warning(reader, state, key, command, &reading))
        return reading;
    return binding ? key_reader_take(reader, state, binding, command) : KEY_READING_NONE;
}
