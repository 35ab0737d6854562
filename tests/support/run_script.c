#include "support/run_script.h"

#include "support/check.h"

#include "base/array.h"
#include "base/random.h"

/* A seed with which the hero lives long enough. */
#define LONG_LIFE 7888

struct game_setup run_script_setup(void)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "ash?11";
    return setup;
}

static struct command choose(struct random *random)
{
    static const enum command_kind kinds[] = {
        COMMAND_EXPLORE, COMMAND_EXPLORE, COMMAND_STAIRS, COMMAND_STEP,    COMMAND_RUN,
        COMMAND_STAIRS,  COMMAND_LANTERN, COMMAND_WAIT,   COMMAND_PICK_UP, COMMAND_STAIRS};
    struct command command = {.leads = 1};
    command.kind = kinds[random_below(random, ARRAY_LENGTH(kinds))];
    command.direction = (enum direction)random_below(random, DIRECTION_COUNT);
    return command;
}

void run_script_play(struct game *game, int i)
{
    struct random random = random_make((uint64_t)i + LONG_LIFE);
    game_play(game, choose(&random));
    while (game_is_under_way(game))
        game_continue(game);
}

void run_script_play_action(struct game *game, int i)
{
    struct random random = random_make((uint64_t)i + LONG_LIFE);
    if (state_is_over(game_state(game)))
        return;
    do
        game_play(game, i % 4 < 2 ? (struct command){.kind = COMMAND_FOV} /* keeps the hero alive */
                        : i % 4 < 3 ? (struct command){.kind = COMMAND_STAIRS, .leads = 1}
                                    : choose(&random));
    while (!game_action(game) && i++ < RUN_SCRIPT_ACTIONS_MAX);
    game_interrupt(game);
}

static void note(void *context, const struct game *game, const struct player_action *played)
{
    struct run_script_account *account = context;
    (void)played;
    account->count++;
    assert_true(account->count < RUN_SCRIPT_ACTIONS_MAX);
    account->hashes[account->count] = state_hash(game_state(game));
    account->depths[account->count] = game_state(game)->depth;
}

static struct game *begin_account(struct run_script_account *account)
{
    struct error error;
    struct game_setup setup = run_script_setup();
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    account->count = 0;
    account->hashes[0] = state_hash(game_state(game));
    account->depths[0] = game_state(game)->depth;
    game_set_observer(game, note, account);
    return game;
}

void run_script_account_of(int commands, struct run_script_account *account)
{
    struct game *game = begin_account(account);
    for (int i = 0; i < commands; i++)
        run_script_play(game, i);
    game_destroy(game);
}

void run_script_account_of_actions(int actions, struct run_script_account *account)
{
    struct game *game = begin_account(account);
    for (int i = 0; i < actions; i++)
        run_script_play_action(game, i);
    game_destroy(game);
}
