/* A loaded game is the saved one: the same actions have the same outcome in both. */
#include "support/check.h"

#include "support/seeds.h"
#include "support/snapshot_copy.h"

#include "base/array.h"
#include "base/random.h"

#include <stdio.h>
#include <string.h>

#define COMMANDS 300

/* A random item of the hero's, sometimes ITEM_NONE. */
static enum item draw_item(const struct state *state, struct random *random)
{
    int first = random_below(random, ITEM_COUNT);
    for (int i = 0; i < ITEM_COUNT; i++) {
        enum item item = (enum item)((first + i) % ITEM_COUNT);
        if (item != ITEM_NONE && pack_count(&state->pack, item) > 0)
            return item;
    }
    return ITEM_NONE;
}

static struct command draw_command(const struct state *state, struct random *random)
{
    static const enum command_kind kinds[] = {
        COMMAND_EXPLORE, COMMAND_EXPLORE, COMMAND_STEP, COMMAND_STEP,        COMMAND_STAIRS,
        COMMAND_RUN,     COMMAND_LANTERN, COMMAND_FOV,  COMMAND_WAIT,        COMMAND_REST,
        COMMAND_THROW,   COMMAND_USE,     COMMAND_WEAR, COMMAND_SWAP_WEAPON, COMMAND_DROP,
        COMMAND_CLOSE,   COMMAND_FIRE,    COMMAND_BOON, COMMAND_PICK_UP};
    struct point hero = state_hero_const(state)->position;
    struct command command = {.leads = 1};
    command.kind = kinds[random_below(random, (int)ARRAY_LENGTH(kinds))];
    if (state->offers[0] != BOON_NONE)
        command.kind = COMMAND_BOON;
    command.direction = (enum direction)random_below(random, DIRECTION_COUNT);
    command.choice = random_below(random, BOON_OFFERS);
    command.target.x = hero.x + random_between(random, -4, 4);
    command.target.y = hero.y + random_between(random, -4, 4);
    command.item = command.kind == COMMAND_SWAP_WEAPON ? ITEM_NONE : draw_item(state, random);
    if (!grid_contains(state_level_const(state)->grid, command.target))
        command.target = hero;
    if (command.item == ITEM_NONE &&
        (command.kind == COMMAND_THROW || command.kind == COMMAND_USE ||
         command.kind == COMMAND_WEAR || command.kind == COMMAND_DROP))
        command.kind = COMMAND_WAIT;
    return command;
}

static void play(struct game *game, struct command command)
{
    game_play(game, command);
    for (int i = 0; game_is_under_way(game) && i < 400; i++)
        game_continue(game);
    game_interrupt(game);
}

static struct game *start(const struct game_setup *setup)
{
    struct error error = {""};
    struct game *game = game_create(setup, &error);
    assert_string_equal(error.message, "");
    return game;
}

static void check_game(const struct game_setup *setup, uint64_t number, int commands)
{
    struct random random = random_make(number);
    struct game *game = start(setup);
    struct snapshot_shadow shadow = {
        .name = setup->seed, .every = random_between(&random, 1, 30), .whole_every = 10};
    snapshot_shadow_begin(&shadow, game);
    for (int i = 0; i < commands && !state_is_over(game_state(game)); i++)
        play(game, draw_command(game_state(game), &random));
    snapshot_shadow_end(&shadow, game);
    game_destroy(game);
}

static void the_same_actions_have_the_same_outcome_in_both(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 29); seeds_next(&seeds);) {
        char seed[SEED_LENGTH_MAX + 1];
        struct game_setup setup = game_setup_default();
        snprintf(seed, sizeof seed, "saved-%d", seeds.seed);
        setup.seed = seed;
        check_game(&setup, (uint64_t)seeds.seed, COMMANDS);
    }
    (void)unused;
}

static void the_same_on_any_floor(void **unused)
{
    for (int depth = 2; depth <= FLOOR_COUNT; depth++) {
        char seed[SEED_LENGTH_MAX + 1];
        struct game_setup setup = game_setup_default();
        snprintf(seed, sizeof seed, "deep-%d", depth);
        setup.seed = seed;
        setup.first_depth = depth;
        setup.is_revealed = depth % 4 == 0;
        setup.start = depth % START_COUNT;
        setup.watch = depth % WATCH_COUNT;
        check_game(&setup, (uint64_t)depth, COMMANDS);
    }
    (void)unused;
}

static void the_same_in_the_lesson_and_after_it(void **unused)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "taught";
    setup.has_lesson = true;
    setup.plain_radius = 7;
    check_game(&setup, 1, COMMANDS);
    struct game *game = start(&setup);
    struct snapshot_shadow shadow = {.name = "skipped", .every = 3, .whole_every = 1};
    snapshot_shadow_begin(&shadow, game);
    play(game, (struct command){.kind = COMMAND_STEP, .direction = DIRECTION_EAST});
    play(game, (struct command){.kind = COMMAND_SKIP_LESSON});
    assert_int_equal(game_state(shadow.copy)->plain_radius, 7);
    play(game, (struct command){.kind = COMMAND_EXPLORE});
    assert_true(shadow.actions > 3);
    snapshot_shadow_end(&shadow, game);
    game_destroy(game);
    (void)unused;
}

static void the_same_in_plain_sight_with_every_algorithm(void **unused)
{
    for (int fov = 0; fov < fov_count(); fov++) {
        struct game_setup setup = game_setup_default();
        setup.seed = "plain";
        setup.fov = fov;
        setup.plain_radius = 4 * fov;
        check_game(&setup, (uint64_t)fov, 60);
    }
    (void)unused;
}

static void the_same_on_floors_of_any_size(void **unused)
{
    static const struct grid sizes[] = {{24, 16}, {65, 17}, {200, 150}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct game_setup setup = game_setup_default();
        setup.seed = "sized";
        setup.size = sizes[i];
        check_game(&setup, i, 80);
    }
    (void)unused;
}

static void the_same_on_a_drawn_floor(void **unused)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "drawn";
    setup.map_name = "picture";
    setup.map_text = "####################\n"
                     "#@..!..r...+...t.t.#\n"
                     "#....&...\"\"#...&...#\n"
                     "#.9..,..~~.=..1...>#\n"
                     "#.7.....~~.#..k..r.#\n"
                     "####################\n";
    for (uint64_t number = 0; number < 6; number++)
        check_game(&setup, number, 100);
    (void)unused;
}

/* No command is under way in a loaded game; its remaining actions can be performed. */
static void a_game_saved_during_travel_is_not_under_way(void **unused)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "saved";
    struct game *game = start(&setup);
    game_play(game, (struct command){.kind = COMMAND_EXPLORE});
    assert_true(game_is_under_way(game));
    struct game *copy = snapshot_copy_of(game);
    assert_false(game_is_under_way(copy));
    assert_null(game_action(copy));
    game_destroy(copy);
    game_destroy(game);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_actions_have_the_same_outcome_in_both),
        cmocka_unit_test(the_same_on_any_floor),
        cmocka_unit_test(the_same_in_the_lesson_and_after_it),
        cmocka_unit_test(the_same_in_plain_sight_with_every_algorithm),
        cmocka_unit_test(the_same_on_floors_of_any_size),
        cmocka_unit_test(the_same_on_a_drawn_floor),
        cmocka_unit_test(a_game_saved_during_travel_is_not_under_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
