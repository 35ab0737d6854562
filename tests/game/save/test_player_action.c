/* The actions that an observer is told make up the game: performed again, they give the same one. */
#include "support/check.h"

#include "base/array.h"
#include "base/random.h"
#include "game/game.h"

#include <string.h>

#define ACTIONS_MAX 4096
/* The hero lives to the end of the test. */
#define LONG_LIFE 9999

struct account {
    struct player_action actions[ACTIONS_MAX];
    uint64_t hashes[ACTIONS_MAX];
    uint64_t quick_hashes[ACTIONS_MAX];
    int count;
};

static struct account account;

static void note(void *context, const struct game *game, const struct player_action *played)
{
    struct account *kept = context;
    assert_true(kept->count < ACTIONS_MAX);
    kept->actions[kept->count] = *played;
    kept->hashes[kept->count] = state_hash(game_state(game));
    kept->quick_hashes[kept->count] = state_quick_hash(game_state(game));
    kept->count++;
}

static struct game *begin(bool has_lesson)
{
    struct error error;
    struct game_setup setup = game_setup_default();
    setup.seed = "c";
    setup.has_lesson = has_lesson;
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    struct state *state = (struct state *)(uintptr_t)game_state(game);
    state_hero(state)->health = state->traits.health = LONG_LIFE;
    return game;
}

static void play(struct game *game, struct command command)
{
    game_play(game, command);
    while (game_is_under_way(game))
        game_continue(game);
}

/* With travel, bumps into walls and more. */
static void play_about(struct game *game)
{
    static const enum command_kind kinds[] = {COMMAND_EXPLORE, COMMAND_STEP,   COMMAND_STEP,
                                              COMMAND_RUN,     COMMAND_STAIRS, COMMAND_LANTERN,
                                              COMMAND_FOV,     COMMAND_WAIT,   COMMAND_REST};
    struct random random = random_make(1);
    for (int i = 0; i < 400 && !state_is_over(game_state(game)); i++) {
        struct command command = {.leads = 1};
        command.kind = kinds[random_below(&random, (int)ARRAY_LENGTH(kinds))];
        command.direction = (enum direction)random_below(&random, DIRECTION_COUNT);
        play(game, command);
    }
}

static void check_again(bool has_lesson)
{
    struct game *game = begin(has_lesson);
    for (int i = 0; i < account.count; i++) {
        game_perform(game, &account.actions[i]);
        if (state_hash(game_state(game)) != account.hashes[i])
            fail_msg("action %d of %d: another hash", i, account.count);
        if (state_quick_hash(game_state(game)) != account.quick_hashes[i])
            fail_msg("action %d of %d: another quick hash", i, account.count);
    }
    game_destroy(game);
}

static void performing_the_actions_again_gives_the_same_game(void **unused)
{
    account.count = 0;
    struct game *game = begin(false);
    game_set_observer(game, note, &account);
    play_about(game);
    assert_true(account.count > 150); /* long enough to be a test */
    game_destroy(game);
    check_again(false);
    (void)unused;
}

static void the_lesson_and_skipping_it_are_actions(void **unused)
{
    account.count = 0;
    struct game *game = begin(true);
    game_set_observer(game, note, &account);
    play(game, (struct command){.kind = COMMAND_STEP, .direction = DIRECTION_EAST});
    play(game, (struct command){.kind = COMMAND_SKIP_LESSON});
    assert_true(account.actions[account.count - 1].skips_lesson);
    play(game, (struct command){.kind = COMMAND_EXPLORE});
    game_destroy(game);
    check_again(true);
    (void)unused;
}

static void refused_actions_are_told_too(void **unused)
{
    account.count = 0;
    struct game *game = begin(false);
    game_set_observer(game, note, &account);
    for (int i = 0; i < 60; i++)
        play(game, (struct command){.kind = COMMAND_STEP, .direction = DIRECTION_WEST});
    assert_int_equal(account.count, 60);
    assert_true(game_state(game)->turn < 60);
    game_destroy(game);
    (void)unused;
}

static void a_removed_observer_is_told_nothing(void **unused)
{
    account.count = 0;
    struct game *game = begin(false);
    game_set_observer(game, note, &account);
    play(game, (struct command){.kind = COMMAND_WAIT});
    game_set_observer(game, NULL, NULL);
    play(game, (struct command){.kind = COMMAND_WAIT});
    assert_int_equal(account.count, 1);
    game_destroy(game);
    (void)unused;
}

/* A refused skip changes nothing. */
static void a_skip_without_a_lesson_is_not_told(void **unused)
{
    account.count = 0;
    struct game *game = begin(false);
    game_set_observer(game, note, &account);
    play(game, (struct command){.kind = COMMAND_SKIP_LESSON});
    assert_int_equal(account.count, 0);
    game_destroy(game);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(performing_the_actions_again_gives_the_same_game),
        cmocka_unit_test(the_lesson_and_skipping_it_are_actions),
        cmocka_unit_test(refused_actions_are_told_too),
        cmocka_unit_test(a_removed_observer_is_told_nothing),
        cmocka_unit_test(a_skip_without_a_lesson_is_not_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
