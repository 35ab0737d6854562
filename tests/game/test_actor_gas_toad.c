/* Gas toads puff gas in the way of open flames. A hooded lantern passes. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/text/narration.h"
#include "rules/ground.h"

static const char marsh[] = "##############\n"
                            "#@......K....#\n"
                            "#............#\n"
                            "##############\n";

static bool is_gas(const struct state *state, struct point p)
{
    enum cloud cloud = level_cloud(state_level_const(state), p);
    return cloud != CLOUD_NONE && cloud_get(cloud)->bursts_as != CLOUD_NONE;
}

/* The fewest steps from the hero to gas; 99: there is none. */
static int steps_to_gas(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct area all = area_of_grid(level->grid);
    int min = 99;
    for (struct point p = area_before(all); area_next(all, &p);) {
        int steps = point_chebyshev(p, state_hero_const(state)->position);
        if (is_gas(state, p) && steps < min)
            min = steps;
    }
    return min;
}

/* It punishes an open lantern. */
static void it_puffs_gas_towards_an_open_lantern(void **unused)
{
    struct state *state = scene_start(marsh, LANTERN_OPEN);
    scene_wait(state, 2);
    assert_int_equal(steps_to_gas(state), 2);
    state_destroy(state);
    (void)unused;
}

static void it_puffs_nothing_at_a_hooded_or_dark_lantern(void **unused)
{
    for (int l = LANTERN_HOODED; l < LANTERN_COUNT; l++) {
        struct state *state = scene_start(marsh, (enum lantern)l);
        scene_wait(state, 8);
        assert_int_equal(steps_to_gas(state), 99);
        state_destroy(state);
    }
    (void)unused;
}

static void its_gas_burns_a_hero_that_comes_nearer_with_an_open_lantern(void **unused)
{
    struct state *state = scene_start(marsh, LANTERN_OPEN);
    scene_wait(state, 2);
    int health = state_hero(state)->health;
    struct action step = {.kind = ACTION_STEP, .direction = DIRECTION_EAST};
    assert_int_equal(turn_play(state, step).refusal, REFUSAL_GAS);
    scene_step(state, DIRECTION_EAST);
    scene_wait(state, 2);
    assert_true(state_hero(state)->health < health);
    state_destroy(state);
    (void)unused;
}

static void a_hooded_hero_walks_through_its_gas(void **unused)
{
    struct state *state = scene_start(marsh, LANTERN_OPEN);
    scene_wait(state, 2);
    int health = state_hero(state)->health;
    scene_set_lantern(state, LANTERN_HOODED);
    for (int i = 0; i < 4; i++)
        scene_step(state, DIRECTION_EAST);
    assert_int_equal(state_hero(state)->health, health);
    state_destroy(state);
    (void)unused;
}

static void it_puffs_at_a_flare_that_lies_there(void **unused)
{
    struct state *state = scene_start(marsh, LANTERN_HOODED);
    ground_spread_cloud(state, point_make(4, 1), 0, CLOUD_FLARE, 20);
    scene_wait(state, 2);
    assert_true(is_gas(state, point_make(7, 1)) || is_gas(state, point_make(7, 2)));
    state_destroy(state);
    (void)unused;
}

static void it_puffs_nothing_that_would_go_up_at_once(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@......K....#\n"
                                      "####&&########\n",
                                      LANTERN_OPEN);
    scene_wait(state, 2);
    assert_int_equal(steps_to_gas(state), 99);
    state_destroy(state);
    (void)unused;
}

static void its_gas_fades(void **unused)
{
    struct state *state = scene_start(marsh, LANTERN_OPEN);
    scene_wait(state, 2);
    scene_set_lantern(state, LANTERN_HOODED);
    scene_wait(state, 12);
    assert_int_equal(steps_to_gas(state), 99);
    state_destroy(state);
    (void)unused;
}

static void it_never_attacks_and_never_hunts(void **unused)
{
    struct state *state = scene_start("#####\n#@K.#\n#####\n", LANTERN_OPEN);
    scene_wait(state, 20);
    assert_int_equal(scene_blows(state), 0);
    assert_false(actor_is_hunting(game_picture_who(state, 'K')));
    state_destroy(state);
    (void)unused;
}

static void its_puff_is_told(void **unused)
{
    struct state *state = scene_start(marsh, LANTERN_OPEN);
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    scene_wait(state, 2);
    struct event event = game_picture_last(state, EVENT_CLOUD);
    narration_of(state, &event, &text);
    assert_string_equal(chars, "The gas toad puffs out a cloud of gas.");
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_puffs_gas_towards_an_open_lantern),
        cmocka_unit_test(it_puffs_nothing_at_a_hooded_or_dark_lantern),
        cmocka_unit_test(its_gas_burns_a_hero_that_comes_nearer_with_an_open_lantern),
        cmocka_unit_test(a_hooded_hero_walks_through_its_gas),
        cmocka_unit_test(it_puffs_at_a_flare_that_lies_there),
        cmocka_unit_test(it_puffs_nothing_that_would_go_up_at_once),
        cmocka_unit_test(its_gas_fades),
        cmocka_unit_test(it_never_attacks_and_never_hunts),
        cmocka_unit_test(its_puff_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
