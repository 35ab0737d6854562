/* Libraries of maps: waiting on one in light shows a third of the floor, truly or not. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/visibility.h"

/* The hero stands on the first of three maps in a room in the middle of the floor; the second lies. */
static struct state *library(enum lantern lantern)
{
    struct state *state = game_picture("#####################\n"
                                       "#.....########..#####\n"
                                       "#..##############...#\n"
                                       "#######@....#######.#\n"
                                       "########.####..######\n"
                                       "#.....#########.....#\n"
                                       "#####################\n");
    struct level *level = state_level(state);
    struct site site = {.type = SITE_LIBRARY,
                        .area = {{7, 3}, {11, 3}},
                        .spots = {{7, 3}, {9, 3}, {11, 3}},
                        .spot_count = 3,
                        .lies = 1 << 1};
    for (int i = 0; i < 3; i++)
        level_set_terrain(level, site.spots[i], TERRAIN_SPREAD_MAP);
    level->sites[level->site_count++] = site;
    game_picture_set_lantern(state, lantern);
    return state;
}

static enum terrain known(const struct state *state, int x, int y)
{
    return (enum terrain)level_memory(state_level_const(state), point_make(x, y))->terrain;
}

static int told(const struct state *state, enum site_news news)
{
    int count = 0;
    for (int i = 0; i < state->events.count; i++)
        count += state->events.events[i].kind == EVENT_SITE && state->events.events[i].news == news;
    return count;
}

static void stand_on(struct state *state, int x, int y)
{
    level_move_actor(state_level(state), state->hero, point_make(x, y));
    visibility_note_step(state, state->hero);
    visibility_refresh(state);
}

static void waiting_on_a_map_in_light_shows_a_third_of_the_floor(void **unused)
{
    struct state *state = library(LANTERN_HOODED);
    game_picture_pass(state, 2);
    assert_int_equal(told(state, SITE_BEGUN), 1);
    assert_int_equal(known(state, 5, 1), TERRAIN_FLOOR);
    assert_int_equal(known(state, 5, 5), TERRAIN_FLOOR);
    assert_int_equal(known(state, 0, 1), TERRAIN_WALL);
    assert_int_equal(known(state, 15, 5), TERRAIN_NONE);
    assert_true(level_memory(state_level(state), point_make(5, 1))->is_charted);
    assert_false(level_memory(state_level(state), point_make(7, 3))->is_charted);
    game_picture_pass(state, 3);
    assert_int_equal(told(state, SITE_BEGUN), 1);
    state_destroy(state);
    (void)unused;
}

static void walking_over_a_map_does_not_read_it(void **unused)
{
    struct state *state = library(LANTERN_OPEN);
    game_picture_pass(state, 1);
    stand_on(state, 8, 3);
    game_picture_pass(state, 3);
    stand_on(state, 7, 3);
    game_picture_pass(state, 1);
    assert_int_equal(told(state, SITE_BEGUN), 0);
    assert_int_equal(known(state, 1, 5), TERRAIN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_map_can_not_be_read_in_the_dark(void **unused)
{
    struct state *state = library(LANTERN_DARK);
    game_picture_pass(state, 5);
    assert_int_equal(told(state, SITE_BEGUN), 0);
    assert_int_equal(told(state, SITE_BROKEN), 1);
    assert_int_equal(known(state, 1, 5), TERRAIN_NONE);
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_pass(state, 1);
    assert_int_equal(known(state, 1, 5), TERRAIN_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void a_lying_map_shows_its_third_upside_down(void **unused)
{
    struct state *state = library(LANTERN_HOODED);
    stand_on(state, 9, 3);
    game_picture_pass(state, 2);
    assert_int_equal(known(state, 13, 2), TERRAIN_FLOOR); /* of (13, 4) */
    assert_int_equal(known(state, 13, 4), TERRAIN_WALL);
    assert_int_equal(known(state, 13, 5), TERRAIN_WALL);
    assert_int_equal(known(state, 19, 2), TERRAIN_NONE);
    state_destroy(state);
    (void)unused;
}

static void a_map_does_not_change_seen_cells(void **unused)
{
    struct state *state = library(LANTERN_HOODED);
    stand_on(state, 13, 4);
    stand_on(state, 9, 3);
    assert_false(bit_grid_has(&state_level(state)->visible, point_make(13, 4)));
    game_picture_pass(state, 2);
    assert_int_equal(told(state, SITE_BEGUN), 1);
    assert_int_equal(known(state, 13, 4), TERRAIN_FLOOR);
    state_destroy(state);
    (void)unused;
}

static void seeing_a_cell_corrects_a_map(void **unused)
{
    struct state *state = library(LANTERN_HOODED);
    stand_on(state, 9, 3);
    game_picture_pass(state, 2);
    stand_on(state, 13, 4);
    assert_int_equal(known(state, 13, 4), TERRAIN_FLOOR);
    assert_false(level_memory(state_level(state), point_make(13, 4))->is_charted);
    state_destroy(state);
    (void)unused;
}

static void the_room_is_solved_once_when_its_true_maps_are_read(void **unused)
{
    struct state *state = library(LANTERN_HOODED);
    game_picture_pass(state, 2);
    assert_int_equal(told(state, SITE_SOLVED), 0);
    stand_on(state, 11, 3);
    game_picture_pass(state, 2);
    assert_int_equal(told(state, SITE_SOLVED), 1);
    stand_on(state, 9, 3);
    game_picture_pass(state, 2);
    assert_int_equal(told(state, SITE_SOLVED), 1);
    assert_int_equal(told(state, SITE_BEGUN), 3);
    state_destroy(state);
    (void)unused;
}

static void the_room_is_settled_when_all_maps_are_read(void **unused)
{
    struct state *state = library(LANTERN_HOODED);
    const struct site *site = &state_level(state)->sites[0];
    game_picture_pass(state, 2);
    stand_on(state, 9, 3);
    game_picture_pass(state, 2);
    assert_false(site->is_settled);
    stand_on(state, 11, 3);
    game_picture_pass(state, 2);
    assert_true(site->is_settled);
    assert_int_equal(told(state, SITE_BEGUN), 3);
    state_destroy(state);
    (void)unused;
}

static void a_map_shows_only_exposed_cells(void **unused)
{
    struct state *state = library(LANTERN_OPEN);
    level_set_terrain(state_level(state), point_make(3, 1), TERRAIN_SNARE_HIDDEN);
    level_set_terrain(state_level(state), point_make(6, 1), TERRAIN_SECRET_DOOR);
    game_picture_pass(state, 2);
    assert_int_equal(told(state, SITE_BEGUN), 1);
    assert_int_equal(known(state, 3, 1), TERRAIN_FLOOR);
    assert_int_equal(known(state, 6, 1), TERRAIN_WALL);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(waiting_on_a_map_in_light_shows_a_third_of_the_floor),
        cmocka_unit_test(walking_over_a_map_does_not_read_it),
        cmocka_unit_test(a_map_can_not_be_read_in_the_dark),
        cmocka_unit_test(a_lying_map_shows_its_third_upside_down),
        cmocka_unit_test(a_map_does_not_change_seen_cells),
        cmocka_unit_test(seeing_a_cell_corrects_a_map),
        cmocka_unit_test(the_room_is_solved_once_when_its_true_maps_are_read),
        cmocka_unit_test(the_room_is_settled_when_all_maps_are_read),
        cmocka_unit_test(a_map_shows_only_exposed_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
