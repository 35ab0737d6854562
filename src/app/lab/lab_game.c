#include "app/lab/lab_game.h"

#include "app/lab/lab_journal.h"
#include "world/hero.h"
#include "world/perception.h"

#include <assert.h>
#include <stdio.h>

static void count_found(const struct state *state, struct lab_count *count)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (pack_count(&state->pack, (enum item)i) > 0)
            count->has_found[i] = true;
}

/* The command took time, so what it named was used. */
static void count_used(const struct state *state, const struct command *command,
                       enum item weapon_before, struct lab_count *count)
{
    enum item item = ITEM_NONE;
    if (command->kind == COMMAND_USE || command->kind == COMMAND_THROW ||
        command->kind == COMMAND_WEAR)
        item = command->item;
    if (command->kind == COMMAND_FIRE)
        item = weapon_before;
    if (command->kind == COMMAND_SWAP_WEAPON)
        item = hero_weapon(state);
    if (item == ITEM_NONE)
        return;
    count->has_used[item] = true;
    if (command->kind == COMMAND_FIRE && item_get(item)->shoots != ITEM_NONE)
        count->has_used[item_get(item)->shoots] = true;
}

static void count_turn(const struct state *state, int depth, struct lab_count *count)
{
    struct point hero = state_hero_const(state)->position;
    count->turns_on[depth - 1]++;
    count->bright_turns += perception_grade(state, hero) == LIGHT_BRIGHT;
    if (state->depth > count->deepest)
        count->deepest = state->depth;
    count_found(state, count);
}

static void count_end(const struct state *state, struct lab_count *count)
{
    count->result = state->result;
    count->depth = state->depth;
    count->turns = state->turn;
    count->cause = state->cause;
    count->killer = state->killer;
}

/* Plays the bot's next command, and notes its keys if they are wanted. */
static bool play_command(struct bot *bot, struct typist *typist, struct command *command,
                         struct error *error)
{
    *command = bot_decide(bot);
    if (!typist) {
        bot_perform(bot, command);
        return true;
    }
    if (!typist_begin(typist, bot->game, *command, bot_goes_on(bot, command), error))
        return false;
    bot_perform(bot, command);
    return typist_end(typist, bot->game, error);
}

static bool play_on(struct bot *bot, int turns, struct typist *typist, struct lab_count *count,
                    struct error *error)
{
    const struct state *state = game_state(bot->game);
    int idle = 0;
    count->deepest = state->depth;
    count_found(state, count);
    while (!state_is_over(state) && state->turn < turns && idle < LAB_GAME_IDLE) {
        int turn = state->turn;
        int depth = state->depth;
        enum item weapon = hero_weapon(state);
        struct command command;
        if (!play_command(bot, typist, &command, error))
            return false;
        idle = state->turn > turn ? 0 : idle + 1;
        if (state->turn == turn)
            continue;
        count_turn(state, depth, count);
        count_used(state, &command, weapon, count);
    }
    count_end(state, count);
    return true;
}

bool lab_game_play(const struct game_setup *setup, int bot, int turns, struct lab_notes notes,
                   struct lab_count *count, struct game **game, struct error *error)
{
    *count = (struct lab_count){0};
    *game = game_create(setup, error);
    if (!*game)
        return false;
    if (notes.journal)
        lab_journal_begin(notes.journal, setup, *game);
    struct bot *player = bot_create(bot, *game);
    if (!player) {
        error_set(error, "there is not enough memory for a bot");
        game_destroy(*game);
        return false;
    }
    bool is_played = play_on(player, turns, notes.typist, count, error);
    bot_destroy(player);
    if (!is_played)
        game_destroy(*game);
    return is_played;
}

void lab_game_seed(const char *word, int i, char seed[SEED_LENGTH_MAX + 1])
{
    int length = snprintf(seed, SEED_LENGTH_MAX + 1, "%s-%d", word, i);
    assert(length <= SEED_LENGTH_MAX);
    (void)length;
}

bool lab_game_check_seeds(const char *word, int games, struct error *error)
{
    for (int i = 1; i <= games;
         i *= 10) /* a seed is longer than the one before at a power of ten */
        if (snprintf(NULL, 0, "%s-%d", word, i) > SEED_LENGTH_MAX)
            return error_set(error,
                             "--seed: '%s' is too long: game %d has the seed '%s-%d', and "
                             "a seed has 1 to %d characters",
                             word, i, word, i, SEED_LENGTH_MAX);
    return true;
}

int lab_game_find_bot(const char *name, struct error *error)
{
    int bot = bot_find(name);
    if (bot < 0)
        error_set(error, "--bot: unknown bot '%s'; 'list bots' names them", name);
    return bot;
}
