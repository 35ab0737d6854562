#include "input/key_reader.h"

int key_reader_count_doors(const struct state *state, enum direction *direction)
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
    return doors;
}

static void ask_nothing(struct key_reader *reader)
{
    *reader =
        (struct key_reader){.bindings = reader->bindings, .has_declined = reader->has_declined};
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

bool key_reader_is_warned(const struct state *state)
{
    return state->warned_cell.x >= 0 &&
           point_chebyshev(state_hero_const(state)->position, state->warned_cell) == 1;
}

/* Whether a step or run enters the cell of the warning: a key that is pressed twice or held must not do that. */
static bool enters_warned_cell(const struct state *state, const struct command *command)
{
    struct point hero = state_hero_const(state)->position;
    bool walks = command->kind == COMMAND_STEP || command->kind == COMMAND_RUN;
    return walks && key_reader_is_warned(state) &&
           point_is_equal(point_step(hero, command->direction), state->warned_cell);
}

/* Enter takes the step in spite of the warning, Escape declines it until the next warning. True: the key did one of these. */
static bool answer_warning(struct key_reader *reader, const struct state *state, struct key key,
                           struct command *command, enum key_reading *reading)
{
    if (!key_reader_is_warned(state))
        reader->has_declined = false;
    if (!key_reader_is_warned(state) || reader->has_declined || key.modifiers != 0)
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
    reader->has_declined = true;
    *reading = KEY_READING_DROPPED;
    return true;
}

/* While boons are offered, the rules refuse everything else. */
static bool is_of_use(const struct state *state, const struct meaning *meaning)
{
    return state->offers[0] == BOON_NONE ||
           (meaning_is_command(meaning) &&
            (meaning->command.kind == COMMAND_BOON || meaning->command.kind == COMMAND_FOV));
}

/* The meaning of ASK_HERE where the hero stands. */
static struct meaning find_here(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    int leads = level_terrain_kind(level, hero)->leads;
    struct command command = {.kind = COMMAND_WAIT, .begins_anew = true};
    if (level_item(level, hero) != ITEM_NONE)
        command.kind = COMMAND_PICK_UP;
    else if (leads != 0)
        command = meanings[leads > 0 ? MEANING_DESCEND : MEANING_ASCEND].command;
    return (struct meaning){.command = command};
}

static enum key_reading reading_of(enum prompt_answer answer)
{
    return answer == PROMPT_COMMANDS  ? KEY_READING_COMMAND
           : answer == PROMPT_DROPPED ? KEY_READING_DROPPED
                                      : KEY_READING_PROMPT;
}

enum key_reading key_reader_start(struct key_reader *reader, const struct state *state,
                                  const struct meaning *meaning, struct command *command)
{
    struct meaning here;
    if (!is_of_use(state, meaning))
        return KEY_READING_NONE;
    ask_nothing(reader);
    if (meaning->ask == ASK_HERE) {
        here = find_here(state);
        meaning = &here;
    }
    enum prompt_answer answer = prompt_open(&reader->prompt, state, meaning, command);
    if (answer != PROMPT_IS_NOT)
        return reading_of(answer);
    if (!meaning_is_command(meaning))
        return KEY_READING_NONE;
    if (enters_warned_cell(state, &meaning->command)) {
        reader->has_declined = false;
        return KEY_READING_PROMPT;
    }
    *command = meaning->command;
    /* Without any door the rules refuse every direction. */
    if (!meaning->wants_direction || key_reader_count_doors(state, &command->direction) <= 1)
        return KEY_READING_COMMAND;
    reader->wants_direction = true;
    reader->pending = meaning->command;
    return KEY_READING_PROMPT;
}

struct key key_reader_plain(const struct key_reader *reader, struct key key)
{
    enum meaning_ask ask = binding_ask_of(reader->bindings, key);
    bool releases = reader->prompt.kind == PROMPT_AIM && (ask == ASK_FIRE || ask == ASK_THROW);
    return releases ? key : key_plain(key);
}

enum key_reading key_reader_feed(struct key_reader *reader, const struct state *state,
                                 struct key key, struct command *command)
{
    const struct meaning *meaning = binding_get(reader->bindings, key);
    if (!is_of_use(state, meaning))
        return KEY_READING_NONE;
    if (reader->wants_direction)
        return read_direction(reader, key_plain(key), command);
    if (reader->prompt.kind != PROMPT_NONE)
        return reading_of(prompt_feed(&reader->prompt, reader->bindings, state,
                                      key_reader_plain(reader, key), command));
    enum key_reading reading;
    if (answer_warning(reader, state, key, command, &reading))
        return reading;
    return meaning ? key_reader_start(reader, state, meaning, command) : KEY_READING_NONE;
}
