/* Whole runs of bots, saved and loaded all the way: a game that is loaded is the one that was saved. */
#include "support/check.h"

#include "base/array.h"
#include "bots/bot.h"
#include "support/seeds.h"
#include "support/snapshot_copy.h"

#include <stdio.h>

/* The deep run of this seed comes to the great lamp. */
#define FINALE_SEED 5

struct run {
    const char *bot;
    const char *seed;
    int first_depth;
    int turns_max;
};

/* As far as is needed to say what the runs came to. */
struct came_to {
    enum result result;
    int depth;
    bool was_finale;
    bool was_followed;
};

static struct came_to play(const struct run *run)
{
    struct game_setup setup = game_setup_default();
    struct error error = {""};
    struct came_to came_to = {.depth = 0};
    setup.seed = run->seed;
    setup.first_depth = run->first_depth;
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    struct bot *bot = bot_create(bot_find(run->bot), game);
    struct snapshot_shadow shadow = {.name = run->bot, .every = 83, .whole_every = 50};
    const struct state *state = game_state(game);
    snapshot_shadow_begin(&shadow, game);
    for (int idle = 0; !state_is_over(state) && state->turn < run->turns_max && idle < 500;
         idle++) {
        int turn = state->turn;
        bot_play(bot);
        idle = state->turn > turn ? 0 : idle;
        came_to.was_finale |= state->finale.is_on;
        came_to.was_followed |= state->follower_count > 0;
    }
    snapshot_shadow_end(&shadow, game);
    came_to.result = state->result;
    came_to.depth = state->depth;
    bot_destroy(bot);
    game_destroy(game);
    return came_to;
}

static void whole_runs_go_on_as_they_would_have(void **unused)
{
    static const struct run runs[] = {
        {"oracle", "saved-a", 1, 6000},      {"adaptive", "saved-b", 1, 6000},
        {"always-dark", "saved-c", 1, 2000}, {"lurer", "saved-d", 1, 2000},
        {"diver", "saved-e", 1, 2000},       {"random", "saved-f", 1, 1000},
    };
    bool was_followed = false;
    int deepest = 0;
    for (size_t i = 0; i < ARRAY_LENGTH(runs); i++) {
        struct came_to came_to = play(&runs[i]);
        was_followed |= came_to.was_followed;
        deepest = came_to.depth > deepest ? came_to.depth : deepest;
    }
    assert_true(was_followed);
    assert_true(deepest >= 8); /* or the runs show too little */
    (void)unused;
}

static struct came_to play_deep(int seed)
{
    char name[SEED_LENGTH_MAX + 1];
    snprintf(name, sizeof name, "far-%d", seed);
    struct run run = {"oracle", name, 7 + seed % 6, 2000};
    return play(&run);
}

static void runs_that_begin_deep_do_to_their_end(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 9); seeds_next(&seeds);)
        play_deep(seeds.seed);
    (void)unused;
}

static void a_run_that_comes_to_the_great_lamp_goes_on_as_it_would_have(void **unused)
{
    assert_true(play_deep(FINALE_SEED).was_finale);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_runs_go_on_as_they_would_have),
        cmocka_unit_test(runs_that_begin_deep_do_to_their_end),
        cmocka_unit_test(a_run_that_comes_to_the_great_lamp_goes_on_as_it_would_have),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
