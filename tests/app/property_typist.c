/* The keys that a typist takes down from a bot play its game again, whatever the bot and the seed. */
#include "support/check.h"
#include "support/seeds.h"

#include "app/typist.h"
#include "bots/bot.h"
#include "support/player.h"

#include <stdio.h>

#define TURNS 4000
#define IDLE_MAX 500

static void dictate(struct bot *bot, struct typist *typist)
{
    struct error error = {""};
    struct command command = bot_decide(bot);
    bool goes_on = bot_goes_on(bot, &command);
    assert_true(typist_begin(typist, bot->game, command, goes_on, &error));
    bot_perform(bot, &command);
    typist_end(typist, bot->game, &error);
    assert_string_equal(error.message, "");
}

/* Whether the keys of the bot's game are that game. */
static bool is_played_again(int index, const struct game_setup *setup)
{
    struct error error = {""};
    struct typist typist = {.keys = NULL};
    struct game *game = game_create(setup, &error);
    struct bot *bot = bot_create(index, game);
    const struct state *state = game_state(game);
    for (int idle = 0; !state_is_over(state) && state->turn < TURNS && idle < IDLE_MAX; idle++) {
        int turn = state->turn;
        dictate(bot, &typist);
        idle = state->turn > turn ? 0 : idle;
    }
    struct player *player = player_start_with(setup);
    player_press(player, typist.keys);
    bool is_same = state_hash(player_state(player)) == state_hash(state);
    player_end(player);
    typist_clear(&typist);
    bot_destroy(bot);
    game_destroy(game);
    return is_same;
}

static void the_keys_of_a_bot_play_its_game_again(void **unused)
{
    struct seeds seeds = SEEDS(1, 75);
    while (seeds_next(&seeds)) {
        char seed[SEED_LENGTH_MAX + 1];
        struct game_setup setup = game_setup_default();
        int index = seeds.seed % bot_count();
        snprintf(seed, sizeof seed, "w-%d", seeds.seed);
        setup.seed = seed;
        if (!is_played_again(index, &setup))
            seeds_fault(&seeds, "the keys of the bot %s play another game", bot_key(index));
    }
    assert_int_equal(seeds.faults, 0);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_keys_of_a_bot_play_its_game_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
