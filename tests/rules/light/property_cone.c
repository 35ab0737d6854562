/* A cone of light, updated step by step, matches its definition. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/seeds.h"

#include "base/array.h"
#include "rules/perform.h"
#include "rules/visibility.h"

#include <string.h>

enum { LEVELS = 60, ACTIONS = 40, WIDTH = 24, HEIGHT = 14, RADIUS = 11 };

static struct state *random_game(struct random *random)
{
    static const char ground[] = "............####\"\"+/~=";
    char picture[HEIGHT * (WIDTH + 1) + 1];
    char *end = picture;
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++)
            *end++ =
                random_chance(random, 1, 2) ? '.' : ground[random_below(random, sizeof ground - 1)];
        *end++ = '\n';
    }
    *end = '\0';
    picture[random_below(random, HEIGHT) * (WIDTH + 1) + random_below(random, WIDTH)] = '@';
    struct state *state = game_picture(picture);
    game_picture_wear(state, ITEM_BULLS_EYE_LAMP);
    return state;
}

static struct action random_action(struct random *random)
{
    static const enum action_kind kinds[] = {ACTION_STEP, ACTION_STEP, ACTION_STEP, ACTION_TURN,
                                             ACTION_TURN, ACTION_OPEN, ACTION_CLOSE};
    enum action_kind kind = kinds[random_below(random, ARRAY_LENGTH(kinds))];
    enum direction direction = (enum direction)random_below(random, DIRECTION_COUNT);
    if (random_chance(random, 1, 12))
        return (struct action){.kind = ACTION_LANTERN,
                               .lantern = (enum lantern)random_below(random, LANTERN_COUNT)};
    return (struct action){.kind = kind, .direction = direction};
}

/* Whether the cell is in the quarter, by comparing slopes where the code compares products. */
static bool is_ahead(enum direction facing, int dx, int dy)
{
    switch (facing) {
    case DIRECTION_NORTH:
        return dy <= -abs(dx);
    case DIRECTION_SOUTH:
        return dy >= abs(dx);
    case DIRECTION_WEST:
        return dx <= -abs(dy);
    case DIRECTION_EAST:
        return dx >= abs(dy);
    case DIRECTION_NORTH_EAST:
        return dx >= 0 && dy <= 0;
    case DIRECTION_SOUTH_EAST:
        return dx >= 0 && dy >= 0;
    case DIRECTION_SOUTH_WEST:
        return dx <= 0 && dy >= 0;
    default:
        return dx <= 0 && dy <= 0;
    }
}

static void check_light(const struct state *state)
{
    const struct level *level = state_level_const(state);
    const struct actor *hero = state_hero_const(state);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            struct point p = {x, y};
            bool is_lit = point_is_within(hero->position, p, RADIUS) &&
                          is_ahead(hero->facing, x - hero->position.x, y - hero->position.y) &&
                          fov_sees(fov_get(state->fov), &level->opacity, hero->position, RADIUS, p);
            assert_int_equal(light_grade(light_grid_get(&state->vision.light, p)) != LIGHT_DARK,
                             is_lit);
        }
}

/* Incremental updates give the same result as a full refresh. */
static void check_anew(struct state *state)
{
    static uint64_t light[WIDTH * HEIGHT];
    static uint64_t visible[HEIGHT];
    struct level *level = state_level(state);
    memcpy(light, state->vision.light.sums, sizeof light);
    memcpy(visible, level->visible.words, sizeof visible);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_memory_equal(light, state->vision.light.sums, sizeof light);
    assert_memory_equal(visible, level->visible.words, sizeof visible);
}

static void a_cone_of_light_matches_its_definition_after_every_action(void **unused)
{
    for (struct seeds seeds = SEEDS(1, LEVELS); seeds_next(&seeds);) {
        struct random random = random_make((uint64_t)seeds.seed);
        struct state *state = random_game(&random);
        for (int k = 0; k < ACTIONS; k++) {
            struct action action = random_action(&random);
            perform(state, state->hero, action);
            state->events.count = 0;
            if (state_hero(state)->lantern == LANTERN_OPEN)
                check_light(state);
            if (random_chance(&random, 1, 4))
                check_anew(state);
        }
        check_anew(state);
        state_destroy(state);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cone_of_light_matches_its_definition_after_every_action),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
