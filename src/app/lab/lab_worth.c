#include "app/lab/lab_worth.h"

#include "app/lab/lab_game.h"
#include "game/save/snapshot.h"

/* The floor where games are copied. */
#define FORK_DEPTH 5

static struct bot *bot_for(struct game *game, struct error *error)
{
    struct bot *bot = bot_create(bot_find("adaptive"), game);
    if (!bot)
        error_set(error, "not enough memory for a bot");
    return bot;
}

/* Plays a copy to its end, with the lantern or without it. */
static bool play_copy(const struct bytes *snapshot, bool has_lantern, bool *is_won,
                      struct error *error)
{
    uint64_t position;
    struct game *game = snapshot_read(snapshot->data, snapshot->length, &position, error);
    if (!game)
        return false;
    if (!has_lantern)
        game_set_lantern(game, false);
    struct bot *bot = bot_for(game, error);
    bool is_played = bot;
    for (int idle = 0; bot && lab_game_advance(bot, &idle);) {
        if (has_lantern || game_state(game)->depth < FLOOR_COUNT)
            continue;
        game_set_lantern(game, true);
        has_lantern = true;
    }
    *is_won = game_state(game)->result == RESULT_WON;
    bot_destroy(bot);
    game_destroy(game);
    return is_played;
}

static bool fork_game(const struct game *game, struct lab_worth *worth, struct error *error)
{
    struct bytes snapshot = {0};
    bool wins_with = false;
    bool wins_without = false;
    snapshot_put(game, 0, &snapshot);
    bool is_done = snapshot.has_failed ? error_set(error, "not enough memory for a snapshot")
                                       : play_copy(&snapshot, true, &wins_with, error) &&
                                             play_copy(&snapshot, false, &wins_without, error);
    bytes_clear(&snapshot);
    worth->forks += is_done;
    worth->wins_with += wins_with;
    worth->wins_without += wins_without;
    return is_done;
}

bool lab_worth_add_game(const char *seed, struct lab_worth *worth, struct error *error)
{
    struct game_setup setup = game_setup_default();
    setup.seed = seed;
    struct game *game = game_create(&setup, error);
    if (!game)
        return false;
    struct bot *bot = bot_for(game, error);
    const struct state *state = game_state(game);
    bool is_done = bot;
    for (int idle = 0; bot && state->depth < FORK_DEPTH && lab_game_advance(bot, &idle);)
        ;
    bot_destroy(bot);
    if (is_done && state->depth >= FORK_DEPTH && !state_is_over(state) && state->pack.has_lantern)
        is_done = fork_game(game, worth, error);
    game_destroy(game);
    return is_done;
}

double lab_worth_points(const struct lab_worth *worth)
{
    return worth->forks == 0
               ? 0
               : 100.0 * (double)(worth->wins_with - worth->wins_without) / (double)worth->forks;
}
