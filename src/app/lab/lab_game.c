#include "app/lab/lab_game.h"

#include "app/lab/lab_journal.h"
#include "game/save/snapshot.h"

#include <assert.h>
#include <stdio.h>

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

static bool play_on(struct bot *bot, int turns, const struct lab_notes *notes,
                    struct lab_count *count, struct error *error)
{
    const struct state *state = game_state(bot->game);
    struct lab_watch watch;
    int idle = 0;
    lab_watch_begin(&watch, count, state);
    while (!state_is_over(state) && state->turn < turns && idle < LAB_GAME_IDLE) {
        int turn = state->turn;
        struct command command;
        lab_watch_before(&watch, state);
        if (!play_command(bot, notes->typist, &command, error))
            return false;
        lab_watch_after(&watch, state, &command);
        if (notes->look && !notes->look(notes->look_context, bot->game, error))
            return false;
        idle = state->turn > turn ? 0 : idle + 1;
    }
    lab_watch_end(&watch, state);
    return true;
}

bool lab_game_advance(struct bot *bot, int *idle)
{
    const struct state *state = game_state(bot->game);
    int turn = state->turn;
    if (state_is_over(state) || turn >= LAB_GAME_TURNS || *idle >= LAB_GAME_IDLE)
        return false;
    bot_play(bot);
    *idle = state->turn > turn ? 0 : *idle + 1;
    return true;
}

bool lab_game_play(const struct game_setup *setup, struct lab_player by, int turns,
                   struct lab_notes notes, struct lab_count *count, struct game **game,
                   struct error *error)
{
    *game = game_create(setup, error);
    if (!*game)
        return false;
    if (notes.journal)
        lab_journal_begin(notes.journal, setup, *game);
    struct bot *player = bot_create(by.bot, *game);
    if (!player) {
        error_set(error, "not enough memory for a bot");
        game_destroy(*game);
        return false;
    }
    player->path = by.path;
    bool is_played = play_on(player, turns, &notes, count, error);
    bot_destroy(player);
    if (!is_played)
        game_destroy(*game);
    return is_played;
}

bool lab_game_keep(const struct game *game, struct bytes *snapshot, struct error *error)
{
    snapshot_put(game, 0, snapshot);
    return !snapshot->has_failed || error_set(error, "not enough memory for a snapshot");
}

struct game *lab_game_copy(const struct bytes *snapshot, struct error *error)
{
    uint64_t position;
    return snapshot_read(snapshot->data, snapshot->length, &position, error);
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
