/* Stalker cubs stay one cell outside the hero's light, and leap when it fails. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "rules/perform.h"
#include "rules/visibility.h"
#include "world/movement.h"
#include "world/perception.h"

static const char hall[] = "#################\n"
                           "#@....c.........#\n"
                           "#...............#\n"
                           "#################\n";

static enum light_grade grade_at(const struct state *state, struct point p)
{
    return perception_grade(state, p);
}

static void a_cub_waits_one_cell_outside_the_light(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_HOODED);
    scene_rouse(state, 'c');
    scene_wait(state, 5);
    struct point at = scene_place(state, 'c');
    assert_int_equal(grade_at(state, at), LIGHT_DARK);
    assert_int_not_equal(grade_at(state, point_make(at.x - 1, at.y)), LIGHT_DARK);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    state_destroy(state);
    (void)unused;
}

static void a_cub_retreats_from_the_light_of_a_coming_hero(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    scene_rouse(state, 'c');
    scene_wait(state, 6);
    assert_int_equal(grade_at(state, scene_place(state, 'c')), LIGHT_DARK);
    int before = scene_place(state, 'c').x;
    for (int i = 0; i < 4; i++) {
        scene_step(state, DIRECTION_EAST);
        assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    }
    assert_true(scene_place(state, 'c').x > before);
    state_destroy(state);
    (void)unused;
}

static void a_cub_leaps_when_the_light_fails(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_HOODED);
    scene_rouse(state, 'c');
    scene_wait(state, 5);
    state->events.count = 0;
    scene_set_lantern(state, LANTERN_DARK);
    scene_wait(state, 4);
    assert_int_equal(game_picture_count(state, EVENT_VANISHED), 1);
    assert_int_equal(game_picture_last(state, EVENT_VANISHED).from.x, 4);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 0);
    assert_int_equal(scene_steps(state, 'c'), 1);
    state_destroy(state);
    (void)unused;
}

static void a_cub_slinks_off_within_twelve_turns_of_light(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@....c............#\n"
                                      "#..................#\n"
                                      "####################\n",
                                      LANTERN_HOODED);
    scene_rouse(state, 'c');
    int turns = 0;
    for (; scene_steps(state, 'c') <= 6; turns++) {
        assert_true(turns < 16);
        assert_true(turns < 12 || actor_has_given_up(game_picture_who(state, 'c')));
        scene_wait(state, 1);
    }
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

/* A step east and one west: it does not follow the light for ever. */
static void a_cub_does_not_follow_the_light(void **unused)
{
    struct state *state = scene_start("##############################\n"
                                      "#.....c@.....................#\n"
                                      "#............................#\n"
                                      "##############################\n",
                                      LANTERN_HOODED);
    scene_rouse(state, 'c');
    for (int i = 0; i < 20; i++)
        scene_step(state, DIRECTION_EAST);
    assert_true(scene_steps(state, 'c') > 8);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void an_unseen_cub_leaps_only_after_a_tell(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    state_hero(state)->statuses[STATUS_BLIND] = 30;
    visibility_note_sight(state);
    int health = state_hero(state)->health;
    scene_rouse(state, 'c');
    int turns = 0;
    for (; game_picture_count(state, EVENT_TELL) == 0; turns++) {
        assert_true(turns < 10);
        scene_wait(state, 1);
    }
    assert_int_equal(state_hero(state)->health, health);
    assert_true(scene_steps(state, 'c') >= 2);
    scene_wait(state, 1);
    assert_true(state_hero(state)->health < health);
    state_destroy(state);
    (void)unused;
}

static void a_cub_that_has_leapt_retreats_from_new_light(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    scene_rouse(state, 'c');
    scene_wait(state, 8);
    assert_int_equal(scene_steps(state, 'c'), 1);
    scene_set_lantern(state, LANTERN_OPEN);
    state->events.count = 0;
    scene_wait(state, 7);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_int_equal(grade_at(state, scene_place(state, 'c')), LIGHT_DARK);
    state_destroy(state);
    (void)unused;
}

static void a_cub_does_not_see_red_light_and_comes_into_it(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    state->traits.hides_red = 1;
    scene_rouse(state, 'c');
    scene_wait(state, 9);
    assert_true(game_picture_count(state, EVENT_STRUCK) > 2);
    assert_int_equal(scene_steps(state, 'c'), 1);
    state_destroy(state);
    (void)unused;
}

static void a_cub_does_not_leap_before_it_is_wary(void **unused)
{
    struct state *state = scene_start("##########\n"
                                      "#@.c.....#\n"
                                      "##########\n",
                                      LANTERN_DARK);
    scene_wait(state, 3);
    assert_in_range(game_picture_who(state, 'c')->suspicion, 1, SUSPICION_WARY - 1);
    assert_int_equal(game_picture_count(state, EVENT_VANISHED), 0);
    state_destroy(state);
    (void)unused;
}

static void a_cub_stays_while_it_knows_of_no_hero(void **unused)
{
    struct state *state = scene_start("#################\n"
                                      "#@....|..c......#\n"
                                      "#################\n",
                                      LANTERN_DARK);
    scene_wait(state, 20);
    assert_true(point_is_equal(scene_place(state, 'c'), point_make(9, 1)));
    state_destroy(state);
    (void)unused;
}

/* In the light of an open lantern a cub comes close if it is red, and stays out if it is not. */
static void every_light_but_red_keeps_a_cub_away(void **unused)
{
    for (int is_red = 0; is_red < 2; is_red++) {
        struct state *state = scene_start(hall, LANTERN_OPEN);
        if (is_red)
            game_picture_wear(state, ITEM_RED_LAMP);
        scene_rouse(state, 'c');
        scene_wait(state, 9);
        assert_int_equal(game_picture_count(state, EVENT_STRUCK) > 0, is_red);
        assert_int_equal(scene_steps(state, 'c') == 1, is_red);
        state_destroy(state);
    }
    (void)unused;
}

static void a_held_cub_frees_itself_before_it_leaps(void **unused)
{
    struct state *state = scene_start("########\n#@..c..#\n########\n", LANTERN_DARK);
    struct handle cub = game_picture_actor(state, 'c');
    struct action leap = {.kind = ACTION_EFFECT, .effect = EFFECT_POUNCE, .target = {1, 1}};
    level_actor(state_level(state), cub)->is_announced = true;
    level_actor(state_level(state), cub)->statuses[STATUS_HELD] = 2;
    for (int left = 1; left >= 0; left--) {
        assert_int_equal(perform(state, cub, leap).time, TURN_TIME);
        assert_int_equal(level_actor(state_level(state), cub)->statuses[STATUS_HELD], left);
        assert_int_equal(scene_place(state, 'c').x, 4);
    }
    perform(state, cub, leap);
    assert_int_equal(scene_place(state, 'c').x, 2);
    state_destroy(state);
    (void)unused;
}

static void a_cub_does_not_leap_past_a_corner(void **unused)
{
    struct state *state = scene_start("######\n"
                                      "#@...#\n"
                                      "#..#.#\n"
                                      "#...c#\n"
                                      "######\n",
                                      LANTERN_DARK);
    struct point landing;
    level_move_actor(state_level(state), game_picture_actor(state, 'c'), point_make(3, 3));
    const struct actor *cub = game_picture_who(state, 'c');
    assert_false(movement_find_landing(state_level(state), cub, point_make(1, 1), &landing));
    level_set_terrain(state_level(state), point_make(3, 2), TERRAIN_FLOOR);
    assert_true(movement_find_landing(state_level(state), cub, point_make(1, 1), &landing));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_cub_waits_one_cell_outside_the_light),
        cmocka_unit_test(a_cub_retreats_from_the_light_of_a_coming_hero),
        cmocka_unit_test(a_cub_leaps_when_the_light_fails),
        cmocka_unit_test(a_cub_slinks_off_within_twelve_turns_of_light),
        cmocka_unit_test(a_cub_does_not_follow_the_light),
        cmocka_unit_test(an_unseen_cub_leaps_only_after_a_tell),
        cmocka_unit_test(a_cub_that_has_leapt_retreats_from_new_light),
        cmocka_unit_test(a_cub_does_not_see_red_light_and_comes_into_it),
        cmocka_unit_test(a_cub_does_not_leap_before_it_is_wary),
        cmocka_unit_test(a_cub_stays_while_it_knows_of_no_hero),
        cmocka_unit_test(every_light_but_red_keeps_a_cub_away),
        cmocka_unit_test(a_held_cub_frees_itself_before_it_leaps),
        cmocka_unit_test(a_cub_does_not_leap_past_a_corner),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
