#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/perception.h"

static void act(struct state *state, enum action_kind kind, enum direction direction)
{
    struct action action = {.kind = kind, .direction = direction};
    assert_int_equal(perform(state, state->hero, action).kind, OUTCOME_DONE);
}

static void the_dark_shows_only_two_cells(void **unused)
{
    struct state *state = game_picture(".......\n"
                                       ".......\n"
                                       ".......\n"
                                       "...@...\n"
                                       ".......\n"
                                       ".......\n"
                                       ".......\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_string_equal(game_picture_seen(state), "       \n"
                                                  "  ...  \n"
                                                  " ..... \n"
                                                  " ..@.. \n"
                                                  " ..... \n"
                                                  "  ...  \n"
                                                  "       \n");
    state_destroy(state);
    (void)unused;
}

static void a_lamp_far_away_is_seen_over_the_dark_between(void **unused)
{
    struct state *state = game_picture("##########################\n"
                                       "@.....................&..#\n"
                                       "##########################\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_string_equal(game_picture_seen(state), "###            ###########\n"
                                                  "@..             ......&..#\n"
                                                  "###            ###########\n");
    state_destroy(state);
    (void)unused;
}

static void light_behind_a_wall_does_not_show_through_it(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "@......#&\n"
                                       "#########\n");
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_string_equal(game_picture_seen(state), "###      \n"
                                                  "@..      \n"
                                                  "###      \n");
    state_destroy(state);
    (void)unused;
}

static void a_glowing_actor_is_seen_where_it_flies(void **unused)
{
    struct state *state = game_picture("#############\n"
                                       "@.........m.#\n"
                                       "#############\n");
    struct handle moth = game_picture_actor(state, 'm');
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_string_equal(game_picture_seen(state), "###    ######\n"
                                                  "@..     ..m.#\n"
                                                  "###    ######\n");
    perform(state, moth, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_WEST});
    assert_string_equal(game_picture_seen(state), "###   #######\n"
                                                  "@..    ..m..#\n"
                                                  "###   #######\n");
    state_destroy(state);
    (void)unused;
}

static void a_hero_in_tall_grass_looks_out_of_it(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "#@\"...#\n"
                                       "#######\n");
    assert_string_equal(game_picture_seen(state), "###    \n#@\"    \n###    \n");
    act(state, ACTION_STEP, DIRECTION_EAST);
    assert_string_equal(game_picture_seen(state), "#######\n#.@...#\n#######\n");
    state_destroy(state);
    (void)unused;
}

static void an_actor_in_tall_grass_is_seen_by_one_beside_it(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "#@.\"r.#\n"
                                       "#######\n");
    struct handle rat = game_picture_actor(state, 'r');
    assert_false(level_actor(state_level(state), rat)->is_seen);
    perform(state, rat, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_WEST});
    assert_true(level_actor(state_level(state), rat)->is_seen);
    state_destroy(state);
    (void)unused;
}

static void cells_out_of_sight_are_remembered(void **unused)
{
    struct state *state = game_picture("#####\n#@+!#\n#####\n");
    act(state, ACTION_OPEN, DIRECTION_EAST);
    act(state, ACTION_CLOSE, DIRECTION_EAST);
    assert_string_equal(game_picture_seen(state), "###  \n#@+  \n###  \n");
    assert_string_equal(game_picture_remembered(state), "#####\n#@+!#\n#####\n");
    assert_true(bit_grid_has(&state_level(state)->seen, point_make(3, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_door_that_closes_out_of_sight_is_remembered_open(void **unused)
{
    struct state *state = game_picture("#######\n"
                                       "##@...#\n"
                                       "##.####\n"
                                       "##...s#\n"
                                       "####/##\n"
                                       "####.##\n"
                                       "#######\n");
    struct handle snuffer = game_picture_actor(state, 's');
    act(state, ACTION_STEP, DIRECTION_SOUTH);
    act(state, ACTION_STEP, DIRECTION_SOUTH);
    assert_int_equal(level_memory(state_level(state), point_make(4, 4))->terrain,
                     TERRAIN_DOOR_OPEN);
    act(state, ACTION_STEP, DIRECTION_NORTH);
    act(state, ACTION_STEP, DIRECTION_NORTH);
    struct action close = {.kind = ACTION_CLOSE, .direction = DIRECTION_SOUTH_WEST};
    state->events.count = 0;
    assert_int_equal(perform(state, snuffer, close).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_count(state, EVENT_DOOR_CLOSED), 0);
    assert_int_equal(level_terrain(state_level(state), point_make(4, 4)), TERRAIN_DOOR_CLOSED);
    assert_int_equal(level_memory(state_level(state), point_make(4, 4))->terrain,
                     TERRAIN_DOOR_OPEN);
    act(state, ACTION_STEP, DIRECTION_SOUTH);
    act(state, ACTION_STEP, DIRECTION_SOUTH);
    assert_int_equal(level_memory(state_level(state), point_make(4, 4))->terrain,
                     TERRAIN_DOOR_CLOSED);
    state_destroy(state);
    (void)unused;
}

static void memory_knows_when_a_cell_was_last_seen(void **unused)
{
    struct state *state = game_picture("#####\n#@/.#\n#####\n");
    state->turn = 5;
    act(state, ACTION_WAIT, DIRECTION_NORTH);
    state->turn = 8;
    act(state, ACTION_CLOSE, DIRECTION_EAST);
    assert_int_equal(level_memory(state_level(state), point_make(3, 1))->turn, 5);
    assert_int_equal(level_memory(state_level(state), point_make(2, 1))->turn, 8);
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_all_of_the_view_is_seen_and_no_more(void **unused)
{
    struct state *state = game_picture_plain("#########\n"
                                             "#@......#\n"
                                             "#########\n",
                                             3);
    assert_string_equal(game_picture_seen(state), "#####    \n"
                                                  "#@...    \n"
                                                  "#####    \n");
    state_destroy(state);
    (void)unused;
}

static void plain_sight_of_radius_0_is_the_heros_cell(void **unused)
{
    struct state *state = game_picture_plain("...\n.@.\n...\n", 0);
    assert_string_equal(game_picture_seen(state), "   \n @ \n   \n");
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_a_square_view_is_seen_into_its_corners(void **unused)
{
    struct state *state = game_picture_plain(".....\n.....\n..@..\n.....\n.....\n", 2);
    struct action box = {.kind = ACTION_FOV, .fov = fov_find("bresenham-box")};
    perform(state, state->hero, box);
    assert_string_equal(game_picture_seen(state), ".....\n.....\n..@..\n.....\n.....\n");
    state_destroy(state);
    (void)unused;
}

static void an_actor_coming_into_sight_is_told_once(void **unused)
{
    struct state *state = game_picture("######\n#@+r.#\n######\n");
    struct handle rat = game_picture_actor(state, 'r');
    act(state, ACTION_OPEN, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 1);
    assert_true(handle_is_equal(game_picture_last(state, EVENT_SIGHTED).actor, rat));
    act(state, ACTION_WAIT, DIRECTION_NORTH);
    perform(state, rat, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 1);
    act(state, ACTION_CLOSE, DIRECTION_EAST);
    act(state, ACTION_OPEN, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 1);
    state_destroy(state);
    (void)unused;
}

static void a_refresh_with_nothing_new_changes_and_tells_nothing(void **unused)
{
    struct state *state = game_picture("######\n#@.rm#\n######\n");
    uint64_t hash = state_hash(state);
    visibility_refresh(state);
    visibility_note_all(state);
    visibility_refresh(state);
    assert_int_equal(state->events.count, 0);
    assert_true(hash == state_hash(state));
    state_destroy(state);
    (void)unused;
}

static void a_full_refresh_looks_at_all_actors(void **unused)
{
    struct state *state = game_picture("#####\n#@#r#\n#####\n");
    struct actor *rat = level_actor(state_level(state), game_picture_actor(state, 'r'));
    rat->is_seen = true;
    visibility_note_all(state);
    visibility_refresh(state);
    assert_false(rat->is_seen);
    state_destroy(state);
    (void)unused;
}

/* A corridor with a bend, and a mirror at its end. */
static const char bend[] = "#########\n"
                           "#.......1\n"
                           "#######.#\n"
                           "#######.#\n"
                           "######&.#\n"
                           "#########\n";

static struct state *before_the_mirror(struct point hero)
{
    char picture[sizeof bend];
    for (size_t i = 0; i < sizeof bend; i++)
        picture[i] = bend[i];
    picture[hero.y * 10 + hero.x] = '@';
    return game_picture(picture);
}

static void a_mirror_shows_the_hero_what_is_lit_round_the_corner(void **unused)
{
    struct state *state = before_the_mirror(point_make(4, 1));
    assert_string_equal(game_picture_seen(state), "#########\n"
                                                  "#...@...1\n"
                                                  "#######.#\n"
                                                  "      #. \n"
                                                  "      &  \n"
                                                  "     ##  \n");
    state_destroy(state);
    (void)unused;
}

static void a_mirror_hidden_by_smoke_shows_nothing(void **unused)
{
    struct state *state = before_the_mirror(point_make(4, 1));
    ground_set_cloud(state, point_make(8, 1), cloud_find_effect(EFFECT_SMOKE), 5);
    visibility_refresh(state);
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(7, 3)));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_dark_shows_only_two_cells),
        cmocka_unit_test(a_lamp_far_away_is_seen_over_the_dark_between),
        cmocka_unit_test(light_behind_a_wall_does_not_show_through_it),
        cmocka_unit_test(a_glowing_actor_is_seen_where_it_flies),
        cmocka_unit_test(a_hero_in_tall_grass_looks_out_of_it),
        cmocka_unit_test(an_actor_in_tall_grass_is_seen_by_one_beside_it),
        cmocka_unit_test(cells_out_of_sight_are_remembered),
        cmocka_unit_test(a_door_that_closes_out_of_sight_is_remembered_open),
        cmocka_unit_test(memory_knows_when_a_cell_was_last_seen),
        cmocka_unit_test(in_plain_sight_all_of_the_view_is_seen_and_no_more),
        cmocka_unit_test(plain_sight_of_radius_0_is_the_heros_cell),
        cmocka_unit_test(in_plain_sight_a_square_view_is_seen_into_its_corners),
        cmocka_unit_test(an_actor_coming_into_sight_is_told_once),
        cmocka_unit_test(a_refresh_with_nothing_new_changes_and_tells_nothing),
        cmocka_unit_test(a_full_refresh_looks_at_all_actors),
        cmocka_unit_test(a_mirror_shows_the_hero_what_is_lit_round_the_corner),
        cmocka_unit_test(a_mirror_hidden_by_smoke_shows_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
