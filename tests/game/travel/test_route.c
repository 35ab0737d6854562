/* Ways are found by memory alone, and past actors. */
#include "support/check.h"

#include "game/travel/route.h"
#include "support/game_picture.h"

#include "rules/visibility.h"

static bool is_item(const struct state *state, const void *context, struct point p)
{
    (void)context;
    return level_memory(state_level_const(state), p)->item != ITEM_NONE;
}

static enum route find_item(struct state *state, enum direction *direction)
{
    struct route_context context = {.state = state, .scratch = &state->ai_memory.distances};
    struct point goal;
    int steps;
    if (!route_choose(&context, is_item, NULL, &goal, &steps))
        return ROUTE_NONE;
    return route_towards(&context, goal, direction);
}

/* The direction of the way to the nearest known item. */
static void check_goes(const char *picture, enum direction expected)
{
    struct state *state = game_picture_plain(picture, 100);
    enum direction direction = DIRECTION_COUNT;
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, expected);
    state_destroy(state);
}

static void check_goes_nowhere(const char *picture, enum route expected)
{
    struct state *state = game_picture_plain(picture, 100);
    enum direction direction;
    assert_int_equal(find_item(state, &direction), expected);
    state_destroy(state);
}

static void test_the_way_leads_to_the_nearest_goal(void **fixture)
{
    (void)fixture;
    check_goes("#########\n"
               "#!..@.!.#\n"
               "#########\n",
               DIRECTION_EAST);
}

/* The map sign for traps means other things too, so the trap is set by hand. */
static void check_goes_past(enum terrain trap, enum direction expected)
{
    struct state *state = game_picture_plain("#######\n#@.!..#\n#.....#\n#######\n", 100);
    enum direction direction;
    level_set_terrain(state_level(state), point_make(2, 1), trap);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, expected);
    state_destroy(state);
}

static void test_ways_avoid_known_traps(void **fixture)
{
    (void)fixture;
    check_goes_past(TERRAIN_SNARE, DIRECTION_SOUTH_EAST);
    check_goes_past(TERRAIN_SNARE_HIDDEN, DIRECTION_EAST);
}

/* The hero on a known trap in a corridor. */
static void check_goes_off_a_trap(const char *picture, enum direction expected)
{
    struct state *state = game_picture_plain(picture, 100);
    enum direction direction = DIRECTION_COUNT;
    level_set_terrain(state_level(state), state_hero(state)->position, TERRAIN_ALARM_PLATE);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, expected);
    state_destroy(state);
}

static void test_a_way_may_start_on_a_trap(void **fixture)
{
    (void)fixture;
    check_goes_off_a_trap("#####\n"
                          "#.@!#\n"
                          "#...#\n"
                          "#####\n",
                          DIRECTION_EAST);
    check_goes_off_a_trap("#####\n"
                          "#.@.#\n"
                          "#.#!#\n"
                          "#####\n",
                          DIRECTION_EAST);
}

static void test_the_nearest_goal_is_the_nearest_by_steps(void **fixture)
{
    (void)fixture;
    check_goes("#########\n"
               "#..@~!..#\n"
               "#!..~...#\n"
               "#...=...#\n"
               "#########\n",
               DIRECTION_SOUTH_WEST);
}

static void test_far_goals_are_found_too(void **fixture)
{
    (void)fixture;
    check_goes("############################################################\n"
               "#@........................................................!#\n"
               "############################################################\n",
               DIRECTION_EAST);
}

static void test_a_goal_under_the_hero_is_here(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("#####\n"
                                       "#@..#\n"
                                       "#####\n");
    enum direction direction;
    level_set_item(state_level(state), point_make(1, 1), ITEM_CUDGEL);
    state_level(state)->memory[1 * 5 + 1].item = ITEM_CUDGEL;
    assert_int_equal(find_item(state, &direction), ROUTE_HERE);
    state_destroy(state);
}

static void test_without_a_goal_there_is_no_way(void **fixture)
{
    (void)fixture;
    check_goes_nowhere("#####\n"
                       "#@..#\n"
                       "#####\n",
                       ROUTE_NONE);
}

static void test_an_unreachable_goal_has_no_way(void **fixture)
{
    (void)fixture;
    check_goes_nowhere("#####\n"
                       "#@=!#\n"
                       "#####\n",
                       ROUTE_NONE);
}

static void test_ways_go_around_a_sleeper_in_the_open(void **fixture)
{
    (void)fixture;
    check_goes("#######\n"
               "#@R..!#\n"
               "#.....#\n"
               "#######\n",
               DIRECTION_SOUTH_EAST);
}

static void test_ways_lead_up_to_a_sleeper_in_the_only_way(void **fixture)
{
    (void)fixture;
    check_goes("#######\n"
               "#@R..!#\n"
               "#######\n",
               DIRECTION_EAST);
}

static void test_ways_make_no_long_detour_around_a_sleeper(void **fixture)
{
    (void)fixture;
    check_goes("#########\n"
               "#...@R.!#\n"
               "#.=====.#\n"
               "#.......#\n"
               "#########\n",
               DIRECTION_EAST);
}

static void test_a_free_goal_is_preferred_to_one_under_a_sleeper(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("########\n"
                                             "#!..@.R#\n"
                                             "########\n",
                                             50);
    enum direction direction;
    state_level(state)->memory[1 * 8 + 6].item = ITEM_CUDGEL;
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, DIRECTION_WEST);
    state_destroy(state);
}

static void test_ways_ignore_unseen_actors(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("########\n"
                                             "#@..R.!#\n"
                                             "#......#\n"
                                             "########\n",
                                             50);
    struct level *level = state_level(state);
    enum direction direction;
    level_actor(level, level_actor_at(level, point_make(4, 1)))->is_seen = false;
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, DIRECTION_EAST);
    state_destroy(state);
}

/* For a walk that no actor should end. */
static enum route find_unbarred_item(struct state *state)
{
    struct route_context context = {
        .state = state, .scratch = &state->ai_memory.distances, .avoids_actors = true};
    struct point goal;
    int steps;
    return route_choose(&context, is_item, NULL, &goal, &steps) ? ROUTE_STEP : ROUTE_NONE;
}

static void test_a_sleeper_bars_the_way_also_while_it_is_out_of_view(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("########\n"
                                             "#@..R.!#\n"
                                             "########\n",
                                             50);
    struct actor *sleeper = game_picture_who(state, 'r');
    assert_int_equal(find_unbarred_item(state), ROUTE_NONE);
    sleeper->is_seen = false;
    sleeper->seen_until = 1;
    assert_int_equal(find_unbarred_item(state), ROUTE_NONE);
    sleeper->is_asleep = false; /* as the hero can't know */
    assert_int_equal(find_unbarred_item(state), ROUTE_NONE);
    sleeper->slept_when_seen = false; /* it was never seen */
    assert_int_equal(find_unbarred_item(state), ROUTE_STEP);
    state_destroy(state);
}

/* It would not move on while the hero sees it. */
static void test_a_statue_in_view_bars_the_way_from_afar(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("########\n"
                                             "#@..w.!#\n"
                                             "########\n",
                                             50);
    assert_int_equal(find_unbarred_item(state), ROUTE_NONE);
    state_destroy(state);
}

static void test_passable_cells_are_those_remembered_so(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("######\n"
                                             "#@.+.#\n"
                                             "#.~=\"#\n"
                                             "######\n",
                                             50);
    const struct level *level = state_level(state);
    assert_true(route_is_passable(level, point_make(2, 1)));
    assert_true(route_is_passable(level, point_make(3, 1)));  /* a door can be opened */
    assert_false(route_is_passable(level, point_make(4, 1))); /* never seen */
    assert_false(route_is_passable(level, point_make(2, 2)));
    assert_false(route_is_passable(level, point_make(3, 2)));
    assert_false(route_is_passable(level, point_make(0, 0)));
    assert_false(route_is_passable(level, point_make(-1, 1)));
    state_destroy(state);
}

/* A known way to an item with a bell plate in the middle. */
static struct state *bells(const char *picture)
{
    struct state *state = game_picture(picture);
    struct level *level = state_level(state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->terrain[cell] == TERRAIN_RUBBLE)
            level_set_terrain(level, grid_point(level->grid, cell), TERRAIN_BELL_PLATE);
    game_picture_set_lantern(state, LANTERN_OPEN);
    return state;
}

static void test_ways_avoid_bell_plates(void **fixture)
{
    (void)fixture;
    enum direction direction;
    struct state *state = bells("######\n"
                                "#@:!.#\n"
                                "#....#\n"
                                "######\n");
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, DIRECTION_SOUTH_EAST);
    state_destroy(state);
    state = bells("#####\n#@:!#\n#####\n");
    assert_int_equal(find_item(state, &direction), ROUTE_NONE);
    state_destroy(state);
}

static void test_soft_steps_or_a_start_on_a_plate_allow_bell_plates(void **fixture)
{
    (void)fixture;
    enum direction direction;
    struct state *state = bells("#####\n#@:!#\n#####\n");
    state_hero(state)->lantern = LANTERN_DARK;
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, DIRECTION_EAST);
    state_destroy(state);
    state = bells("######\n#@::!#\n######\n");
    level_move_actor(state_level(state), state->hero, point_make(2, 1));
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, DIRECTION_EAST);
    state_destroy(state);
}

static void test_unseen_changes_leave_a_cell_passable(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("######\n"
                                             "#@...#\n"
                                             "######\n",
                                             50);
    level_set_terrain(state_level(state), point_make(3, 1), TERRAIN_WALL);
    assert_true(route_is_passable(state_level(state), point_make(3, 1)));
    state_destroy(state);
}

static void test_diagonal_steps_pass_no_wall_or_closed_door(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("#####\n"
                                             "#.@.#\n"
                                             "#+..#\n"
                                             "#####\n",
                                             50);
    const struct level *level = state_level(state);
    assert_true(route_can_step(level, point_make(2, 1), DIRECTION_SOUTH_EAST));
    assert_false(
        route_can_step(level, point_make(2, 1), DIRECTION_SOUTH_WEST)); /* to a closed door */
    assert_false(route_can_step(level, point_make(1, 1), DIRECTION_SOUTH_EAST)); /* past one */
    assert_true(route_can_step(level, point_make(1, 1), DIRECTION_SOUTH));
    assert_false(route_can_step(level, point_make(2, 1), DIRECTION_NORTH));
    state_destroy(state);
}

/* A game with seen webs over some cells of a row. */
static struct state *game_with_webs(const char *picture, int y, int first, int last)
{
    struct state *state = game_picture_plain(picture, 100);
    for (int x = first; x <= last; x++)
        level_set_cloud(state_level(state), point_make(x, y), CLOUD_WEB, 1);
    visibility_note_all(state);
    visibility_refresh(state);
    return state;
}

static void test_ways_avoid_webs_and_items_in_them(void **fixture)
{
    (void)fixture;
    static const char picture[] = "#######\n"
                                  "#@...!#\n"
                                  "#.....#\n"
                                  "#######\n";
    enum direction direction;
    struct state *state = game_with_webs(picture, 1, 2, 4);
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    assert_int_equal(direction, DIRECTION_SOUTH_EAST);
    state_destroy(state);
    state = game_with_webs(picture, 1, 5, 5);
    assert_int_equal(find_item(state, &direction), ROUTE_NONE);
    state_destroy(state);
}

/* Fire does not last: one seen earlier does not block the way. */
static void test_ways_avoid_fire_in_view_only(void **fixture)
{
    (void)fixture;
    enum direction direction;
    struct state *state = game_picture("#######\n"
                                       "#@.!..#\n"
                                       "#######\n");
    level_set_cloud(state_level(state), point_make(2, 1), CLOUD_FIRE, 9);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(find_item(state, &direction), ROUTE_NONE);
    bit_grid_put(&state_level(state)->visible, point_make(2, 1), false);
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    state_destroy(state);
}

/* It is gone from the floor, but not from memory. */
static void test_ways_avoid_a_web_that_burnt_unseen(void **fixture)
{
    (void)fixture;
    enum direction direction;
    struct state *state = game_with_webs("#######\n"
                                         "#@..!.#\n"
                                         "#######\n",
                                         1, 3, 3);
    level_set_cloud(state_level(state), point_make(3, 1), CLOUD_NONE, 0);
    assert_int_equal(find_item(state, &direction), ROUTE_NONE);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(find_item(state, &direction), ROUTE_STEP);
    state_destroy(state);
}

static void test_ways_avoid_spore_caps_unless_they_start_in_them(void **fixture)
{
    (void)fixture;
    enum direction direction;
    for (int first = 1; first <= 2; first++) {
        struct state *state = game_picture("#######\n"
                                           "#@..!.#\n"
                                           "#######\n");
        for (int x = first; x <= 3; x++)
            level_set_terrain(state_level(state), point_make(x, 1), TERRAIN_SPORE_CAPS);
        visibility_note_all(state);
        visibility_refresh(state);
        assert_int_equal(find_item(state, &direction), first == 1 ? ROUTE_STEP : ROUTE_NONE);
        state_destroy(state);
    }
}

static void test_ways_avoid_gas_while_the_lantern_is_open(void **fixture)
{
    (void)fixture;
    enum direction direction;
    for (int lantern = LANTERN_OPEN; lantern <= LANTERN_HOODED; lantern++) {
        struct state *state = game_picture("#######\n"
                                           "#@..!.#\n"
                                           "#######\n");
        level_set_cloud(state_level(state), point_make(3, 1), CLOUD_MARSH_GAS, 1);
        visibility_note_all(state);
        visibility_refresh(state);
        game_picture_set_lantern(state, (enum lantern)lantern);
        assert_int_equal(find_item(state, &direction),
                         lantern == LANTERN_OPEN ? ROUTE_NONE : ROUTE_STEP);
        state_destroy(state);
    }
}

static void test_a_way_is_traced_cell_by_cell_from_the_hero_to_the_goal(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture_plain("########\n"
                                             "#@~....#\n"
                                             "#.~.~~.#\n"
                                             "#....~.#\n"
                                             "########\n",
                                             100);
    struct route_context context = {.state = state, .scratch = &state->ai_memory.distances};
    struct point cells[32];
    int count = route_trace(&context, point_make(6, 3), cells, 32);
    struct point at = state_hero_const(state)->position;
    for (int i = 0; i < count; i++) {
        assert_int_equal(point_chebyshev(at, cells[i]), 1);
        assert_true(route_is_passable(state_level_const(state), cells[i]));
        at = cells[i];
    }
    assert_true(point_is_equal(at, point_make(6, 3)));
    struct point few[3];
    assert_int_equal(route_trace(&context, point_make(6, 3), few, 3), 3);
    for (int i = 0; i < 3; i++)
        assert_true(point_is_equal(few[i], cells[i]));
    assert_int_equal(route_trace(&context, point_make(1, 1), cells, 32), 0);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_way_leads_to_the_nearest_goal),
        cmocka_unit_test(test_ways_avoid_known_traps),
        cmocka_unit_test(test_a_way_may_start_on_a_trap),
        cmocka_unit_test(test_the_nearest_goal_is_the_nearest_by_steps),
        cmocka_unit_test(test_far_goals_are_found_too),
        cmocka_unit_test(test_a_goal_under_the_hero_is_here),
        cmocka_unit_test(test_a_way_is_traced_cell_by_cell_from_the_hero_to_the_goal),
        cmocka_unit_test(test_without_a_goal_there_is_no_way),
        cmocka_unit_test(test_an_unreachable_goal_has_no_way),
        cmocka_unit_test(test_ways_go_around_a_sleeper_in_the_open),
        cmocka_unit_test(test_ways_lead_up_to_a_sleeper_in_the_only_way),
        cmocka_unit_test(test_ways_make_no_long_detour_around_a_sleeper),
        cmocka_unit_test(test_a_free_goal_is_preferred_to_one_under_a_sleeper),
        cmocka_unit_test(test_ways_ignore_unseen_actors),
        cmocka_unit_test(test_a_sleeper_bars_the_way_also_while_it_is_out_of_view),
        cmocka_unit_test(test_a_statue_in_view_bars_the_way_from_afar),
        cmocka_unit_test(test_passable_cells_are_those_remembered_so),
        cmocka_unit_test(test_unseen_changes_leave_a_cell_passable),
        cmocka_unit_test(test_diagonal_steps_pass_no_wall_or_closed_door),
        cmocka_unit_test(test_ways_avoid_webs_and_items_in_them),
        cmocka_unit_test(test_ways_avoid_fire_in_view_only),
        cmocka_unit_test(test_ways_avoid_a_web_that_burnt_unseen),
        cmocka_unit_test(test_ways_avoid_spore_caps_unless_they_start_in_them),
        cmocka_unit_test(test_ways_avoid_gas_while_the_lantern_is_open),
        cmocka_unit_test(test_ways_avoid_bell_plates),
        cmocka_unit_test(test_soft_steps_or_a_start_on_a_plate_allow_bell_plates),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
