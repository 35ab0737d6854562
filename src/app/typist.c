#include "app/typist.h"

#include "game/travel/auto_move.h"
#include "input/binding.h"
#include "input/keystrokes.h"

#include <stdlib.h>

#define ANSWER "<Enter>"

static bool grow(struct typist *typist, struct error *error)
{
    if (typist->capacity - typist->length >= KEYSTROKES_LENGTH_MAX)
        return true;
    size_t capacity = 2 * typist->capacity + KEYSTROKES_LENGTH_MAX;
    char *keys = realloc(typist->keys, capacity);
    if (!keys)
        return error_set(error, "not enough memory for the keys of a game");
    if (!typist->keys)
        keys[0] = '\0';
    typist->keys = keys;
    typist->capacity = capacity;
    return true;
}

/* Appends the keys of a command. False: no keys give it. */
static bool append(struct typist *typist, const struct state *state, struct command command)
{
    struct text text = text_init(typist->keys + typist->length, typist->capacity - typist->length);
    bool is_said = keystrokes_write(state, command, &text);
    typist->length += text.length;
    return is_said;
}

bool typist_begin(struct typist *typist, const struct game *game, struct command command,
                  bool goes_on, struct error *error)
{
    const struct state *state = game_state(game);
    typist->is_unsaid = false;
    if (!grow(typist, error))
        return false;
    if (goes_on)
        return true;
    typist->is_auto_moving = auto_move_is_for(command.kind);
    enum refusal against = game_insists_against(game, &command);
    if (typist->is_auto_moving) {
        struct text text = text_init(typist->auto_move_key, sizeof typist->auto_move_key);
        typist->auto_move_start = typist->length;
        typist->takes_stairs_hurt = against == REFUSAL_STAIRS_HURT;
        /* The key would stop where a command that looks before each step does not. */
        if (!command.is_stepwise && against != REFUSAL_NONE)
            text_append(&text, ANSWER);
        else if (!command.is_stepwise)
            keystrokes_write(state, command, &text);
    } else if (!append(typist, state, command)) {
        typist->is_unsaid = true;
        typist->hash = state_hash(state);
    }
    return true;
}

/* Appends the key of an action, and the answer to what that key asks. */
static void append_action(struct typist *typist, const struct action *action)
{
    struct text text = text_init(typist->keys + typist->length, typist->capacity - typist->length);
    struct command command = {.kind = COMMAND_WAIT};
    if (action_walks(action))
        command = (struct command){.kind = COMMAND_STEP, .direction = action->direction};
    if (action->kind == ACTION_STAIRS)
        command = (struct command){.kind = COMMAND_STAIRS, .leads = action->leads};
    if (action->kind == ACTION_LANTERN) /* before a rest */
        command = (struct command){.kind = COMMAND_LANTERN_TO, .choice = (int)action->lantern};
    key_write(binding_for(NULL, command)->key, &text);
    if (action->kind == ACTION_STAIRS && typist->takes_stairs_hurt)
        text_append(&text, ANSWER);
    typist->length += text.length;
}

static void follow_auto_move(struct typist *typist, const struct game *game)
{
    const struct action *action = game_action(game);
    if (action)
        append_action(typist, action);
    if (game_is_under_way(game) || !typist->auto_move_key[0])
        return;
    struct text text = text_init(typist->keys + typist->auto_move_start,
                                 typist->capacity - typist->auto_move_start);
    text_append(&text, "%s", typist->auto_move_key);
    typist->length = typist->auto_move_start + text.length;
}

bool typist_end(struct typist *typist, const struct game *game, struct error *error)
{
    const struct state *state = game_state(game);
    if (typist->is_auto_moving)
        follow_auto_move(typist, game);
    if (!typist->is_unsaid || state_hash(state) == typist->hash)
        return true;
    if (state->events.count == 0 || state->events.events[0].kind != EVENT_REFUSED)
        return error_set(error, "no keys do what was done before turn %d", state->turn);
    /* It has ended a warning, as does any key that is refused. */
    append_action(typist, &(struct action){.kind = ACTION_LANTERN,
                                           .lantern = state_hero_const(state)->lantern});
    return true;
}

void typist_clear(struct typist *typist)
{
    free(typist->keys);
    *typist = (struct typist){0};
}
