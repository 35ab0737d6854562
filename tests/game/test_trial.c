/* Trials, for looking at floors: begun deeper down or revealed. What they show, and how they are marked. */
#include "support/check.h"

#include "game/game.h"
#include "game/knowledge.h"
#include "world/perception.h"

#include <string.h>

static struct game *start_seeing(int depth, bool is_revealed, const char *fov)
{
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    setup.seed = "ash";
    setup.first_depth = depth;
    setup.is_revealed = is_revealed;
    setup.fov = fov_find(fov);
    struct game *game = game_create(&setup, &error);
    if (!game)
        fail_msg("%s", error.message);
    return game;
}

static struct game *start(int depth, bool is_revealed)
{
    return start_seeing(depth, is_revealed, "shadowcast");
}

static void a_run_begins_on_the_floor_of_its_setup(void **unused)
{
    struct game *game = start(7, false);
    const struct state *state = game_state(game);
    const struct level *level = state_level_const(state);
    assert_int_equal(state->depth, 7);
    assert_true(level->is_built);
    assert_true(point_is_equal(state_hero_const(state)->position, level->arrival));
    assert_false(state->levels[0].is_built);
    game_destroy(game);
    (void)unused;
}

static void check_all_seen(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        struct light light = knowledge_light(state, p);
        if (!level_is_walkable(level, p))
            continue;
        if (knowledge_of(state, p).kind != KNOWLEDGE_VISIBLE || light_brightness(light) < 128)
            fail_msg("at (%d, %d): not seen, or dark", p.x, p.y);
    }
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (&level->actors[i] != state_hero_const(state))
            assert_true(level->actors[i].is_seen || perception_is_hidden(state, &level->actors[i]));
}

static void all_of_a_revealed_floor_stays_visible(void **unused)
{
    struct game *game = start(10, true);
    check_all_seen(game_state(game));
    for (int i = 0; i < 5; i++)
        game_play(game, (struct command){.kind = COMMAND_WAIT});
    check_all_seen(game_state(game));
    game_destroy(game);
    (void)unused;
}

static void check_report(struct game *game, const char *trial)
{
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    game_report(game, "none", &text);
    const char *found = strstr(chars, " trial=");
    if (trial)
        assert_string_equal(found, trial);
    else
        assert_null(found);
    game_destroy(game);
}

static void only_a_trial_is_marked(void **unused)
{
    check_report(start(1, false), NULL);
    check_report(start(1, true), " trial=reveal");
    check_report(start(3, false), " trial=depth-3");
    check_report(start(3, true), " trial=reveal+depth-3");
    (void)unused;
}

static void seeing_through_walls_makes_a_trial(void **unused)
{
    check_report(start_seeing(1, false, "raycast"), NULL);
    check_report(start_seeing(1, false, "disc"), " trial=disc");
    check_report(start_seeing(3, true, "disc"), " trial=reveal+depth-3+disc");
    (void)unused;
}

static void a_game_begun_as_such_a_trial_stays_one(void **unused)
{
    struct game *game = start_seeing(1, false, "disc");
    game_play(game, (struct command){.kind = COMMAND_FOV});
    assert_true(state_is_trial(game_state(game)));
    game_destroy(game);
    (void)unused;
}

/* Otherwise its hash could pass as that of a game. */
static void a_trial_and_a_game_have_different_hashes(void **unused)
{
    struct game *game = start(1, false);
    struct game *trial = start(1, true);
    assert_true(state_hash(game_state(game)) != state_hash(game_state(trial)));
    game_destroy(game);
    game_destroy(trial);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_run_begins_on_the_floor_of_its_setup),
        cmocka_unit_test(all_of_a_revealed_floor_stays_visible),
        cmocka_unit_test(only_a_trial_is_marked),
        cmocka_unit_test(seeing_through_walls_makes_a_trial),
        cmocka_unit_test(a_game_begun_as_such_a_trial_stays_one),
        cmocka_unit_test(a_trial_and_a_game_have_different_hashes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
