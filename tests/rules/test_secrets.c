/* Secret doors and hidden traps. */
#include "rules/secrets.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"
#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/hero.h"

/* Hides terrain in a cell just as the hero comes, with the lantern in a stance. */
static struct state *scene(const char *picture, enum lantern lantern, struct point p,
                           enum terrain hidden)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    ground_set_terrain(state, p, hidden);
    visibility_refresh(state);
    state->events.count = 0;
    return state;
}

static enum terrain terrain_at(const struct state *state, struct point p)
{
    return level_terrain(state_level_const(state), p);
}

static void play(struct state *state, struct action action)
{
    assert_int_not_equal(perform(state, state->hero, action).kind, OUTCOME_REFUSED);
}

static const struct action waiting = {.kind = ACTION_WAIT};

static void a_secret_is_seen_and_remembered_as_its_disguise(void **unused)
{
    const char *picture = "#####\n#@..#\n#####\n";
    struct state *state = scene(picture, LANTERN_OPEN, point_make(2, 1), TERRAIN_SNARE_HIDDEN);
    const struct level *level = state_level_const(state);
    ground_set_terrain(state, point_make(2, 0), TERRAIN_SECRET_DOOR);
    visibility_refresh(state);
    assert_int_equal(level_memory(level, point_make(2, 1))->terrain, TERRAIN_FLOOR);
    assert_int_equal(level_memory(level, point_make(2, 0))->terrain, TERRAIN_WALL);
    assert_string_equal(game_picture_seen(state), picture);
    state_destroy(state);
    (void)unused;
}

static void a_trap_is_found_by_seeing_it_in_the_light(void **unused)
{
    struct point trap = {3, 1};
    struct state *state =
        scene("######\n#@...#\n######\n", LANTERN_OPEN, trap, TERRAIN_SNARE_HIDDEN);
    play(state, waiting);
    assert_int_equal(terrain_at(state, trap), TERRAIN_SNARE);
    assert_int_equal(level_memory(state_level_const(state), trap)->terrain, TERRAIN_SNARE);
    assert_int_equal(game_picture_count(state, EVENT_FOUND_OUT), 1);
    struct event event = game_picture_last(state, EVENT_FOUND_OUT);
    assert_int_equal(event.terrain, TERRAIN_SNARE_HIDDEN);
    assert_true(point_is_equal(event.to, trap));
    state_destroy(state);
    (void)unused;
}

static void a_trap_seen_in_the_dark_alone_stays_hidden(void **unused)
{
    struct point trap = {2, 1};
    struct state *state =
        scene("######\n#@...#\n######\n", LANTERN_DARK, trap, TERRAIN_SNARE_HIDDEN);
    assert_true(bit_grid_has(&state_level_const(state)->visible, trap));
    play(state, waiting);
    assert_int_equal(terrain_at(state, trap), TERRAIN_SNARE_HIDDEN);
    state_destroy(state);
    (void)unused;
}

static void a_trap_behind_a_wall_stays_hidden(void **unused)
{
    struct point trap = {3, 3};
    struct state *state =
        scene("#####\n#@..#\n#####\n#...#\n#####\n", LANTERN_OPEN, trap, TERRAIN_SNARE_HIDDEN);
    play(state, waiting);
    assert_int_equal(terrain_at(state, trap), TERRAIN_SNARE_HIDDEN);
    state_destroy(state);
    (void)unused;
}

static void a_trap_that_a_brazier_lights_is_found_from_the_dark(void **unused)
{
    struct point trap = {11, 1};
    struct state *state = scene("##############\n#@..........&#\n##############\n", LANTERN_DARK,
                                trap, TERRAIN_ALARM_PLATE_HIDDEN);
    play(state, waiting);
    assert_int_equal(terrain_at(state, trap), TERRAIN_ALARM_PLATE);
    state_destroy(state);
    (void)unused;
}

static void a_secret_door_is_found_beside_it_in_bright_light(void **unused)
{
    struct point door = {2, 0};
    struct state *state =
        scene("######\n#@...#\n######\n", LANTERN_OPEN, door, TERRAIN_SECRET_DOOR);
    play(state, waiting);
    assert_int_equal(terrain_at(state, door), TERRAIN_DOOR_CLOSED);
    assert_int_equal(game_picture_last(state, EVENT_FOUND_OUT).terrain, TERRAIN_SECRET_DOOR);
    state_destroy(state);
    (void)unused;
}

static void a_secret_door_stays_hidden_in_less_light_and_from_afar(void **unused)
{
    struct point door = {2, 0};
    struct state *state =
        scene("######\n#@...#\n######\n", LANTERN_HOODED, door, TERRAIN_SECRET_DOOR);
    play(state, waiting);
    assert_int_equal(terrain_at(state, door), TERRAIN_SECRET_DOOR);
    state_destroy(state);
    door = point_make(3, 0);
    state = scene("######\n#@...#\n######\n", LANTERN_OPEN, door, TERRAIN_SECRET_DOOR);
    play(state, waiting);
    assert_int_equal(terrain_at(state, door), TERRAIN_SECRET_DOOR);
    state_destroy(state);
    (void)unused;
}

static void the_cold_lamp_shows_secret_doors_from_afar(void **unused)
{
    struct point door = {4, 0};
    struct state *state =
        scene("######\n#@...#\n######\n", LANTERN_OPEN, door, TERRAIN_SECRET_DOOR);
    game_picture_wear(state, ITEM_COLD_LAMP);
    play(state, waiting);
    assert_int_equal(terrain_at(state, door), TERRAIN_DOOR_CLOSED);
    state_destroy(state);
    (void)unused;
}

static void the_scroll_of_revealing_shows_all_of_them(void **unused)
{
    struct point trap = {3, 3};
    struct state *state =
        scene("#####\n#@..#\n#####\n#...#\n#####\n", LANTERN_DARK, trap, TERRAIN_SNARE_HIDDEN);
    struct point door = {3, 2};
    ground_set_terrain(state, door, TERRAIN_SECRET_DOOR);
    game_picture_give(state, ITEM_REVEAL, 1);
    assert_int_equal(game_picture_use(state, ITEM_REVEAL).kind, OUTCOME_DONE);
    assert_int_equal(terrain_at(state, trap), TERRAIN_SNARE);
    assert_int_equal(level_memory(state_level_const(state), trap)->terrain, TERRAIN_SNARE);
    assert_int_equal(terrain_at(state, door), TERRAIN_DOOR_CLOSED);
    state_destroy(state);
    (void)unused;
}

static void a_secret_door_blocks_like_a_wall(void **unused)
{
    struct state *state =
        scene("######\n#@...#\n######\n", LANTERN_DARK, point_make(1, 0), TERRAIN_SECRET_DOOR);
    struct action north = {.kind = ACTION_STEP, .direction = DIRECTION_NORTH};
    assert_int_equal(perform(state, state->hero, north).refusal, REFUSAL_WALL);
    assert_int_equal(game_picture_last(state, EVENT_REFUSED).terrain, TERRAIN_WALL);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_secret_is_seen_and_remembered_as_its_disguise),
        cmocka_unit_test(a_trap_is_found_by_seeing_it_in_the_light),
        cmocka_unit_test(a_trap_seen_in_the_dark_alone_stays_hidden),
        cmocka_unit_test(a_trap_behind_a_wall_stays_hidden),
        cmocka_unit_test(a_trap_that_a_brazier_lights_is_found_from_the_dark),
        cmocka_unit_test(a_secret_door_is_found_beside_it_in_bright_light),
        cmocka_unit_test(a_secret_door_stays_hidden_in_less_light_and_from_afar),
        cmocka_unit_test(the_cold_lamp_shows_secret_doors_from_afar),
        cmocka_unit_test(the_scroll_of_revealing_shows_all_of_them),
        cmocka_unit_test(a_secret_door_blocks_like_a_wall),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
