/* Beacons and the great lamp need the lantern. What a thief took down lies in a nook of the next floor. */
#include "rules/light/ember.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/arrival.h"
#include "rules/effects/effect.h"
#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"

static struct outcome bump_east(struct state *state)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
}

static struct state *beside(enum terrain lamp, bool has_lantern)
{
    struct state *state = game_picture("#####\n"
                                       "#@..#\n"
                                       "#####\n");
    ground_set_terrain(state, point_make(2, 1), lamp);
    state->pack.has_lantern = has_lantern;
    visibility_refresh(state);
    state->events.count = 0;
    return state;
}

static void check_refused(enum terrain lamp)
{
    struct state *state = beside(lamp, false);
    assert_int_equal(bump_east(state).refusal, REFUSAL_NO_EMBER);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), lamp);
    state_destroy(state);
}

static void without_the_lantern_no_beacon_is_lit(void **unused)
{
    check_refused(TERRAIN_BEACON);
    (void)unused;
}

static void without_the_lantern_the_great_lamp_is_not_lit(void **unused)
{
    check_refused(TERRAIN_GREAT_LAMP);
    (void)unused;
}

static void nothing_else_kindles_a_beacon_without_it(void **unused)
{
    struct state *state = beside(TERRAIN_BEACON, false);
    struct effect_use use = {state->hero, point_make(2, 1), ITEM_NONE};
    assert_true(effect_apply(state, EFFECT_KINDLE, use) != REFUSAL_NONE);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_BEACON);
    state_destroy(state);
    (void)unused;
}

static void a_brazier_is_lit_without_it(void **unused)
{
    struct state *state = beside(TERRAIN_BRAZIER_OUT, false);
    assert_int_equal(bump_east(state).kind, OUTCOME_DONE);
    assert_int_equal(level_terrain(state_level(state), point_make(2, 1)), TERRAIN_BRAZIER);
    state_destroy(state);
    (void)unused;
}

static const char halls[] = "##############################\n"
                            "#@>..........................#\n"
                            "############################.#\n"
                            "#.......####.................#\n"
                            "#.......####.#################\n"
                            "#.......................#....#\n"
                            "#.......####.#################\n"
                            "##############################\n";

/* Two floors drawn alike; the hero is on the first, and the lantern has been taken down to the second. */
static struct state *robbed(const char *picture)
{
    struct state *state = game_picture(picture);
    struct level *below = &state->levels[1];
    for (size_t i = 0; i < grid_cells(below->grid); i++)
        level_set_terrain(below, grid_point(below->grid, i),
                          (enum terrain)state->levels[0].terrain[i]);
    below->arrival = state_hero(state)->position;
    below->is_built = true;
    state->pack.has_lantern = false;
    state->ember = (struct ember){.depth = 2, .thief = MONSTER_LANTERN_THIEF};
    return state;
}

static bool find_lantern(const struct level *level, struct point *found)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        *found = grid_point(level->grid, cell);
        if (level_item(level, *found) == ITEM_LANTERN)
            return true;
    }
    return false;
}

static void the_ember_lies_in_a_nook_of_the_next_floor(void **unused)
{
    struct state *state = robbed(halls);
    struct point ember;
    arrival_by_stairs(state, 1, point_make(1, 1));
    assert_true(find_lantern(state_level(state), &ember));
    assert_int_equal(ember.x, 23);
    assert_int_equal(ember.y, 5);
    assert_int_equal(ember_depth(state), 2);
    state_destroy(state);
    (void)unused;
}

static void its_thief_sleeps_beside_it(void **unused)
{
    struct state *state = robbed(halls);
    struct point ember = {0, 0};
    arrival_by_stairs(state, 1, point_make(1, 1));
    assert_true(find_lantern(state_level(state), &ember));
    const struct actor *thief = game_picture_who(state, 'i');
    assert_true(thief->is_asleep);
    assert_int_equal(thief->carried, ITEM_NONE);
    assert_int_equal(point_chebyshev(thief->position, ember), 1);
    state_destroy(state);
    (void)unused;
}

static void without_a_far_place_it_lies_in_the_farthest(void **unused)
{
    struct state *state = robbed("########\n"
                                 "#@.....#\n"
                                 "########\n");
    struct point ember;
    arrival_by_stairs(state, 1, point_make(1, 1));
    assert_true(find_lantern(state_level(state), &ember));
    assert_int_equal(ember.x, 6);
    state_destroy(state);
    (void)unused;
}

static void one_that_falls_finds_it_there_too(void **unused)
{
    struct state *state = robbed(halls);
    struct point ember;
    arrival_by_falling(state, point_make(5, 1));
    assert_true(find_lantern(state_level(state), &ember));
    state_destroy(state);
    (void)unused;
}

static void a_thief_left_behind_gets_away_with_it(void **unused)
{
    struct state *state = robbed(halls);
    struct point ember;
    state->ember.depth = 0;
    level_add_actor(state_level(state), (struct actor){.kind = MONSTER_LANTERN_THIEF,
                                                       .position = {20, 1},
                                                       .carried = ITEM_LANTERN});
    arrival_by_falling(state, point_make(5, 1));
    assert_true(find_lantern(state_level(state), &ember));
    assert_false(level_is_occupied(&state->levels[0], point_make(20, 1)));
    state_destroy(state);
    (void)unused;
}

/* The hero stands in the dark; the lantern lies around the corner, its glow on the wall in view. */
static struct state *near_glow(void)
{
    struct state *state = game_picture("##########\n"
                                       "#@.......#\n"
                                       "########.#\n"
                                       "########.#\n"
                                       "########.#\n"
                                       "##########\n");
    state->pack.has_lantern = false;
    game_picture_set_lantern(state, LANTERN_DARK);
    level_set_item(state_level(state), point_make(8, 3), ITEM_LANTERN);
    visibility_note_all(state);
    visibility_refresh(state);
    state->events.count = 0;
    return state;
}

/* Not dark, as the thief left it: a step would take two turns unasked. */
static void the_lantern_comes_back_hooded(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    state->pack.has_lantern = false;
    state_hero(state)->lantern = LANTERN_DARK;
    level_set_item(state_level(state), point_make(2, 1), ITEM_LANTERN);
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_true(state->pack.has_lantern);
    assert_int_equal(state_hero(state)->lantern, LANTERN_HOODED);
    state_destroy(state);
    (void)unused;
}

static void a_glow_once_seen_is_on_the_map(void **unused)
{
    struct state *state = near_glow();
    ember_discover(state);
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(8, 3)));
    assert_int_equal(level_memory(state_level(state), point_make(8, 3))->item, ITEM_LANTERN);
    state_destroy(state);
    (void)unused;
}

static void a_glow_is_told_of_once(void **unused)
{
    struct state *state = near_glow();
    ember_discover(state);
    ember_discover(state);
    assert_int_equal(game_picture_count(state, EVENT_GLOW), 1);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_the_lantern_no_beacon_is_lit),
        cmocka_unit_test(without_the_lantern_the_great_lamp_is_not_lit),
        cmocka_unit_test(nothing_else_kindles_a_beacon_without_it),
        cmocka_unit_test(a_brazier_is_lit_without_it),
        cmocka_unit_test(the_ember_lies_in_a_nook_of_the_next_floor),
        cmocka_unit_test(its_thief_sleeps_beside_it),
        cmocka_unit_test(without_a_far_place_it_lies_in_the_farthest),
        cmocka_unit_test(one_that_falls_finds_it_there_too),
        cmocka_unit_test(a_thief_left_behind_gets_away_with_it),
        cmocka_unit_test(the_lantern_comes_back_hooded),
        cmocka_unit_test(a_glow_once_seen_is_on_the_map),
        cmocka_unit_test(a_glow_is_told_of_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
