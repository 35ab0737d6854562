/* A game is one allocation, made when it starts: no command makes another. The linker sends the allocator's
 * calls here (see CMakeLists.txt). */
#include "support/check.h"

#include "base/random.h"
#include "game/game.h"

#include <stdlib.h>

#define COMMANDS 400
#define SEEDS 25

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static int allocations;

void *__wrap_malloc(size_t size)
{
    allocations++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    allocations++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    allocations++;
    return __real_realloc(memory, size);
}

static struct game *start(int seed, bool has_lesson)
{
    char name[] = {'s', (char)('a' + seed), '\0'};
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = name;
    setup.has_lesson = has_lesson;
    return game_create(&setup, &error);
}

/* A random command with random arguments; mostly exploring and taking stairs. */
static struct command choose(struct random *random, struct point hero)
{
    struct command command = {.kind = COMMAND_EXPLORE, .leads = 1};
    if (random_chance(random, 1, 3))
        return command;
    command.kind = (enum command_kind)random_below(random, COMMAND_COUNT);
    command.direction = (enum direction)random_below(random, DIRECTION_COUNT);
    command.item = (enum item)random_between(random, ITEM_NONE + 1, ITEM_COUNT - 1);
    command.choice = random_below(random, 3);
    command.target.x = hero.x + random_between(random, -5, 5);
    command.target.y = hero.y + random_between(random, -5, 5);
    return command;
}

static void play(struct game *game, struct random *random)
{
    const struct state *state = game_state(game);
    struct command command = choose(random, state_hero_const(state)->position);
    if (command.kind == COMMAND_TRAVEL &&
        !grid_contains(state_level_const(state)->grid, command.target))
        return;
    game_play(game, command);
    while (game_is_under_way(game))
        game_continue(game);
}

static void starting_a_game_allocates(void **unused)
{
    allocations = 0;
    struct game *game = start(0, false);
    assert_in_range(allocations, 1, 4);
    game_destroy(game);
    (void)unused;
}

static void no_command_allocates(void **unused)
{
    for (int seed = 0; seed < SEEDS; seed++) {
        struct game *game = start(seed, seed % 5 == 0);
        struct random random = random_make((uint64_t)seed);
        allocations = 0;
        for (int i = 0; i < COMMANDS; i++)
            play(game, &random);
        assert_int_equal(allocations, 0);
        game_destroy(game);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starting_a_game_allocates),
        cmocka_unit_test(no_command_allocates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
