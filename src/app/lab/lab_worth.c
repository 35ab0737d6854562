#include "app/lab/lab_worth.h"

#include "app/lab/lab_game.h"
#include "game/experiment.h"

/* The floor where games are copied. */
#define WORTH_DEPTH 5

/* Plays a copy to its end, with the lantern or without it. */
static bool play_copy(const struct bytes *snapshot, bool has_lantern, bool *is_won,
                      struct error *error)
{
    struct game *game = lab_game_copy(snapshot, error);
    if (!game)
        return false;
    if (!has_lantern)
        experiment_set_lantern(game, false);
    struct bot *bot = bot_create(bot_find("adaptive"), game);
    bool is_played = bot || error_set(error, "not enough memory for a bot");
    for (int idle = 0; bot && lab_game_advance(bot, &idle);) {
        if (has_lantern || game_state(game)->depth < FLOOR_COUNT)
            continue;
        experiment_set_lantern(game, true);
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
    bool is_done = lab_game_keep(game, &snapshot, error) &&
                   play_copy(&snapshot, true, &wins_with, error) &&
                   play_copy(&snapshot, false, &wins_without, error);
    bytes_clear(&snapshot);
    worth->forks += is_done;
    worth->wins_with += wins_with;
    worth->wins_without += wins_without;
    return is_done;
}

bool lab_worth_look(struct lab_worth *worth, bool *is_done, const struct game *game,
                    struct error *error)
{
    const struct state *state = game_state(game);
    if (*is_done || state->depth < WORTH_DEPTH)
        return true;
    *is_done = true;
    return state_is_over(state) || !state->pack.has_lantern || fork_game(game, worth, error);
}

double lab_worth_points(const struct lab_worth *worth)
{
    return worth->forks == 0
               ? 0
               : 100.0 * (double)(worth->wins_with - worth->wins_without) / (double)worth->forks;
}
