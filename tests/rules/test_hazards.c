/* Oil, gas and the other matter of a floor: what sets it off and what it does. */
#include "rules/hazards.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"
#include "rules/statuses.h"
#include "rules/visibility.h"

static enum cloud cloud_at(const struct state *state, int x, int y)
{
    return level_cloud(state_level_const(state), point_make(x, y));
}

static enum terrain terrain_at(const struct state *state, int x, int y)
{
    return level_terrain(state_level_const(state), point_make(x, y));
}

/* Covers the cells from..to of row 1. */
static void cover(struct state *state, int from, int to, enum terrain terrain)
{
    for (int x = from; x <= to; x++)
        ground_set_terrain(state, point_make(x, 1), terrain);
    visibility_refresh(state);
}

static const char corridor[] = "###############\n"
                               "#@............#\n"
                               "###############\n";

static void fire_runs_along_oil_a_cell_a_turn(void **unused)
{
    struct state *state = game_picture(corridor);
    cover(state, 5, 12, TERRAIN_OIL_SLICK);
    hazards_ignite(state, point_make(4, 1));
    for (int x = 5; x <= 9; x++) {
        assert_int_equal(cloud_at(state, x, 1), CLOUD_NONE);
        game_picture_pass(state, 1);
        assert_int_equal(cloud_at(state, x, 1), CLOUD_FIRE);
    }
    game_picture_pass(state, 12);
    assert_int_equal(cloud_at(state, 12, 1), CLOUD_NONE);
    assert_int_equal(terrain_at(state, 12, 1), TERRAIN_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void a_flare_sets_oil_alight_in_it_or_beside_it(void **unused)
{
    for (int x = 5; x <= 6; x++) {
        struct state *state = game_picture(corridor);
        cover(state, 6, 12, TERRAIN_OIL_SLICK);
        game_picture_throw(state, ITEM_FLARE, x, 1);
        game_picture_pass(state, 1);
        assert_int_equal(cloud_at(state, 6, 1), CLOUD_FIRE);
        assert_int_equal(cloud_at(state, 8, 1), CLOUD_NONE);
        state_destroy(state);
    }
    (void)unused;
}

static void what_burns_sets_the_oil_under_it_alight(void **unused)
{
    struct state *state = game_picture("###############\n#@.....r......#\n###############\n");
    cover(state, 7, 9, TERRAIN_OIL_SLICK);
    statuses_set_on_fire(state, game_picture_actor(state, 'r'), 3);
    game_picture_who(state, 'r')->health = 100;
    game_picture_pass(state, 1);
    assert_int_equal(cloud_at(state, 7, 1), CLOUD_FIRE);
    state_destroy(state);
    (void)unused;
}

static void a_lantern_over_oil_lights_nothing(void **unused)
{
    struct state *state = game_picture(corridor);
    cover(state, 1, 6, TERRAIN_OIL_SLICK);
    game_picture_pass(state, 5);
    assert_int_equal(cloud_at(state, 1, 1), CLOUD_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_flare_sets_no_grass_alight(void **unused)
{
    struct state *state =
        game_picture("#####################\n#@...\"\"\"\"\"..........#\n#####################\n");
    game_picture_throw(state, ITEM_FLARE, 4, 1);
    game_picture_pass(state, 20);
    assert_int_equal(terrain_at(state, 5, 1), TERRAIN_TALL_GRASS);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fire_runs_along_oil_a_cell_a_turn),
        cmocka_unit_test(a_flare_sets_oil_alight_in_it_or_beside_it),
        cmocka_unit_test(what_burns_sets_the_oil_under_it_alight),
        cmocka_unit_test(a_lantern_over_oil_lights_nothing),
        cmocka_unit_test(a_flare_sets_no_grass_alight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
