/* Sleepers that exploring and travel should not stir. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/travel/danger.h"
#include "rules/suspicion.h"
#include "rules/visibility.h"

/* A sleeper in view of row 1, and nothing else. */
static struct state *start(const char *picture, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    game_picture_who(state, 'r')->is_seen = true;
    level_note_met(state_level(state), game_picture_actor(state, 'r'));
    return state;
}

static bool is_kept_out(const struct state *state, int x)
{
    struct danger_zones zones;
    danger_zones_find(&zones, state, DANGER_OF_SLEEPERS, HANDLE_NONE);
    return danger_zones_at(&zones, state, point_make(x, 1)) != NULL;
}

static const char hall[] = "####################\n"
                           "#.@.........R......#\n"
                           "####################\n";

static void the_zone_of_a_sleeper_is_where_a_step_or_light_would_stir_it(void **unused)
{
    struct state *state = start(hall, LANTERN_OPEN);
    assert_true(is_kept_out(state, 7)); /* a soft step is heard 5 steps off */
    assert_false(is_kept_out(state, 6));
    state_destroy(state);
    state = start(hall, LANTERN_HOODED);
    assert_true(is_kept_out(state, 10));
    assert_false(is_kept_out(state, 9));
    state_destroy(state);
    (void)unused;
}

static void cells_that_the_sleeper_has_not_in_view_are_outside(void **unused)
{
    struct state *state = start("####################\n"
                                "#.@.......#.R......#\n"
                                "####################\n",
                                LANTERN_OPEN);
    assert_false(is_kept_out(state, 9));
    assert_true(is_kept_out(state, 11));
    state_destroy(state);
    (void)unused;
}

static void a_sleeper_that_has_stirred_is_heeded_before_loud_ground_alone(void **unused)
{
    for (int is_loud = 0; is_loud < 2; is_loud++) {
        struct state *state = start(hall, LANTERN_OPEN);
        struct level *level = state_level(state);
        struct point ground = {8, 1};
        game_picture_who(state, 'r')->suspicion = 1;
        level_remember(level, grid_index(level->grid, ground),
                       (struct memory){.terrain = is_loud ? TERRAIN_RUBBLE : TERRAIN_FLOOR});
        struct handle by;
        assert_int_equal(danger_would_stir(state, ground, &by), is_loud);
        state_destroy(state);
    }
    (void)unused;
}

static void loud_ground_beside_a_sleeper_is_inside_also_round_a_corner(void **unused)
{
    for (int is_loud = 0; is_loud < 2; is_loud++) {
        struct state *state = start("####################\n"
                                    "#.@......###########\n"
                                    "########.###########\n"
                                    "########R###########\n"
                                    "####################\n",
                                    LANTERN_HOODED);
        struct level *level = state_level(state);
        struct point ground = {6, 1};
        level_remember(level, grid_index(level->grid, ground),
                       (struct memory){.terrain = is_loud ? TERRAIN_RUBBLE : TERRAIN_FLOOR});
        assert_int_equal(is_kept_out(state, 6), is_loud);
        struct handle by;
        assert_int_equal(danger_would_stir(state, ground, &by), is_loud);
        state_destroy(state);
    }
    (void)unused;
}

static void a_sleeper_is_remembered_while_it_is_out_of_view(void **unused)
{
    struct state *state = start(hall, LANTERN_HOODED);
    struct actor *rat = game_picture_who(state, 'r');
    rat->is_seen = rat->shines = false;
    rat->slept_when_seen = false;
    assert_false(is_kept_out(state, 10));
    rat->seen_until = 1;
    rat->seen_at = rat->position;
    rat->slept_when_seen = true;
    assert_true(is_kept_out(state, 10));
    state_destroy(state);
    (void)unused;
}

/* Whether a step into view of a cell 3 steps off would stir the rat, which was seen asleep there, and sleeps there or has woken
 * and gone far away. */
static bool would_stir_remembered(enum lantern lantern, bool has_gone)
{
    struct state *state = start("########################\n"
                                "#.@....................#\n"
                                "####.###################\n"
                                "####.###################\n"
                                "####R###################\n"
                                "########################\n",
                                lantern);
    struct actor *rat = game_picture_who(state, 'r');
    struct handle by;
    rat->is_seen = rat->shines = false;
    rat->seen_until = 1;
    rat->seen_at = rat->position;
    rat->slept_when_seen = true;
    if (has_gone) {
        rat->is_asleep = false;
        level_move_actor(state_level(state), game_picture_actor(state, 'r'), point_make(22, 1));
    }
    bool would = danger_would_stir(state, point_make(4, 1), &by);
    rat->slept_when_seen = false;
    assert_false(danger_would_stir(state, point_make(4, 1), &by));
    state_destroy(state);
    return would;
}

static void a_step_into_view_of_a_remembered_sleeper_would_stir_it(void **unused)
{
    for (int has_gone = 0; has_gone < 2; has_gone++) {
        assert_true(would_stir_remembered(LANTERN_OPEN, has_gone));
        assert_false(would_stir_remembered(LANTERN_HOODED, has_gone));
    }
    (void)unused;
}

/* It woke behind the door, hunts, and is heard: it is no sleeper any more. */
static void a_sleeper_that_is_heard_awake_has_the_zone_of_a_hunter(void **unused)
{
    struct state *state = start("####################\n"
                                "#.@/........r......#\n"
                                "####################\n",
                                LANTERN_HOODED);
    struct actor *rat = game_picture_who(state, 'r');
    level_set_terrain(state_level(state), point_make(3, 1), TERRAIN_DOOR_CLOSED);
    visibility_note_all(state);
    visibility_refresh(state);
    rat->seen_until = 1;
    rat->seen_at = point_make(15, 1);
    rat->slept_when_seen = true;
    rat->suspicion = SUSPICION_HUNTING;
    struct danger_zones zones;
    danger_zones_find(&zones, state, DANGER_OF_HUNTERS, HANDLE_NONE);
    assert_int_equal(zones.count, 0);
    state->traits.hears_steps = 12;
    danger_zones_find(&zones, state, DANGER_OF_HUNTERS, HANDLE_NONE);
    assert_int_equal(zones.count, 1);
    assert_false(zones.all[0].is_sleeper);
    struct handle by;
    assert_false(danger_would_stir(state, point_make(13, 1), &by));
    assert_int_equal(zones.all[0].at.x, 12);
    state_destroy(state);
    (void)unused;
}

static void silent_wading_stirs_no_sleeper(void **unused)
{
    struct state *state = start("####################\n"
                                "#.@......---R......#\n"
                                "####################\n",
                                LANTERN_HOODED);
    struct handle by;
    for (int x = 9; x < 12; x++)
        level_remember(state_level(state), grid_index(state_level(state)->grid, point_make(x, 1)),
                       (struct memory){.terrain = TERRAIN_SHALLOW_WATER});
    assert_true(danger_would_stir(state, point_make(9, 1), &by));
    state->traits.silent_wading = 1;
    assert_false(danger_would_stir(state, point_make(9, 1), &by));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_zone_of_a_sleeper_is_where_a_step_or_light_would_stir_it),
        cmocka_unit_test(cells_that_the_sleeper_has_not_in_view_are_outside),
        cmocka_unit_test(a_sleeper_that_has_stirred_is_heeded_before_loud_ground_alone),
        cmocka_unit_test(loud_ground_beside_a_sleeper_is_inside_also_round_a_corner),
        cmocka_unit_test(a_sleeper_is_remembered_while_it_is_out_of_view),
        cmocka_unit_test(a_step_into_view_of_a_remembered_sleeper_would_stir_it),
        cmocka_unit_test(a_sleeper_that_is_heard_awake_has_the_zone_of_a_hunter),
        cmocka_unit_test(silent_wading_stirs_no_sleeper),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
