/* Which lights are cast again after a change; property_visibility checks the light itself. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/perform.h"
#include "rules/visibility.h"

/* Two braziers reach the door or the hero's way to it (radius 6). A third and the moth on the left are too far away. */
static const char picture[] = "##########################\n"
                              "#&..@+......#&...........#\n"
                              "#...#####...#......&...m.#\n"
                              "##########################\n";

static size_t made(const struct state *state)
{
    return state->vision.casts.made;
}

/* How many casts an action made. */
static size_t cost(struct state *state, struct handle actor, enum action_kind kind,
                   enum direction direction)
{
    size_t before = made(state);
    perform(state, actor, (struct action){.kind = kind, .direction = direction});
    return made(state) - before;
}

static size_t heros_cost(struct state *state, enum action_kind kind, enum direction direction)
{
    return cost(state, state->hero, kind, direction);
}

static void every_light_is_cast_on_arrival(void **unused)
{
    struct state *state = game_picture(picture);
    assert_int_equal(made(state), 5);
    state_destroy(state);
    (void)unused;
}

static void a_turn_without_movement_casts_nothing(void **unused)
{
    struct state *state = game_picture(picture);
    assert_int_equal(heros_cost(state, ACTION_WAIT, DIRECTION_NORTH), 0);
    state->turn++;
    assert_int_equal(heros_cost(state, ACTION_WAIT, DIRECTION_NORTH), 0);
    state_destroy(state);
    (void)unused;
}

static void a_step_casts_only_the_light_of_its_actor(void **unused)
{
    struct state *state = game_picture(picture);
    struct handle moth = game_picture_actor(state, 'm');
    assert_int_equal(heros_cost(state, ACTION_STEP, DIRECTION_WEST), 1);
    assert_int_equal(cost(state, moth, ACTION_STEP, DIRECTION_WEST), 1);
    state_destroy(state);
    (void)unused;
}

/* To and fro over two cells: each is cast once, until the door between the moth and the hero opens in its reach. */
static void a_light_that_comes_back_is_not_cast_again(void **unused)
{
    struct state *state = game_picture("########\n"
                                       "#@+m...#\n"
                                       "########\n");
    struct handle moth = game_picture_actor(state, 'm');
    assert_int_equal(cost(state, moth, ACTION_STEP, DIRECTION_EAST), 1);
    for (int times = 0; times < 3; times++) {
        assert_int_equal(cost(state, moth, ACTION_STEP, DIRECTION_WEST), 0);
        assert_int_equal(cost(state, moth, ACTION_STEP, DIRECTION_EAST), 0);
    }
    assert_int_equal(heros_cost(state, ACTION_OPEN, DIRECTION_EAST), 2);
    assert_int_equal(cost(state, moth, ACTION_STEP, DIRECTION_WEST), 1);
    assert_int_equal(cost(state, moth, ACTION_STEP, DIRECTION_EAST), 0);
    state_destroy(state);
    (void)unused;
}

static void a_step_without_a_light_casts_nothing(void **unused)
{
    struct state *state = game_picture("#######\n#@.r&m#\n#######\n");
    struct handle rat = game_picture_actor(state, 'r');
    assert_int_equal(cost(state, rat, ACTION_STEP, DIRECTION_WEST), 0);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(heros_cost(state, ACTION_STEP, DIRECTION_WEST), 0);
    state_destroy(state);
    (void)unused;
}

static void hooding_the_lantern_casts_only_that(void **unused)
{
    struct state *state = game_picture(picture);
    size_t before = made(state);
    perform(state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = LANTERN_HOODED});
    assert_int_equal(made(state) - before, 1);
    state_destroy(state);
    (void)unused;
}

/* The lantern and the brazier beside the door; those behind the wall are too far away. */
static void a_door_casts_the_lights_that_reach_it(void **unused)
{
    struct state *state = game_picture(picture);
    assert_int_equal(heros_cost(state, ACTION_OPEN, DIRECTION_EAST), 2);
    assert_int_equal(heros_cost(state, ACTION_WAIT, DIRECTION_EAST), 0);
    assert_int_equal(heros_cost(state, ACTION_CLOSE, DIRECTION_EAST), 2);
    state_destroy(state);
    (void)unused;
}

static void change(struct state *state, struct point p, enum terrain terrain)
{
    struct cell_look before = level_look(state_level(state), p);
    level_set_terrain(state_level(state), p, terrain);
    visibility_note_cell(state, p, before);
    visibility_refresh(state);
}

static void a_new_lamp_is_cast_alone(void **unused)
{
    struct state *state = game_picture(picture);
    size_t before = made(state);
    change(state, point_make(3, 2), TERRAIN_BRAZIER);
    assert_int_equal(made(state) - before, 1);
    change(state, point_make(1, 1), TERRAIN_FLOOR);
    assert_int_equal(made(state) - before, 1);
    state_destroy(state);
    (void)unused;
}

static void terrain_of_the_same_opacity_casts_nothing(void **unused)
{
    struct state *state = game_picture(picture);
    size_t before = made(state);
    change(state, point_make(3, 2), TERRAIN_RUBBLE);
    assert_int_equal(made(state), before);
    assert_int_equal(level_memory(state_level(state), point_make(3, 2))->terrain, TERRAIN_RUBBLE);
    state_destroy(state);
    (void)unused;
}

static void in_plain_sight_nothing_is_cast(void **unused)
{
    struct state *state = game_picture_plain(picture, 8);
    heros_cost(state, ACTION_OPEN, DIRECTION_EAST);
    heros_cost(state, ACTION_STEP, DIRECTION_EAST);
    assert_int_equal(made(state), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_light_is_cast_on_arrival),
        cmocka_unit_test(a_turn_without_movement_casts_nothing),
        cmocka_unit_test(a_step_casts_only_the_light_of_its_actor),
        cmocka_unit_test(a_light_that_comes_back_is_not_cast_again),
        cmocka_unit_test(a_step_without_a_light_casts_nothing),
        cmocka_unit_test(hooding_the_lantern_casts_only_that),
        cmocka_unit_test(a_door_casts_the_lights_that_reach_it),
        cmocka_unit_test(a_new_lamp_is_cast_alone),
        cmocka_unit_test(terrain_of_the_same_opacity_casts_nothing),
        cmocka_unit_test(in_plain_sight_nothing_is_cast),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
