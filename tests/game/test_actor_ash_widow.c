/* Ash widows hang webs around their lair and strike a hero held by one. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "support/told.h"

#include "rules/ground.h"
#include "world/webs.h"

static const struct point lair = {9, 3};

static const char hall[] = "####################\n"
                           "#..................#\n"
                           "#..................#\n"
                           "#@.......j.........#\n"
                           "#..................#\n"
                           "#..................#\n"
                           "####################\n";

static int webs(const struct state *state)
{
    return webs_count_about(state_level_const(state), lair);
}

static bool is_at_lair(struct state *state)
{
    return point_is_equal(scene_place(state, 'j'), lair);
}

/* The hero steps into a web that far from the lair. */
static struct state *start_held(int x)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    game_picture_who(state, 'j')->mood = -1000; /* it hangs no webs of its own */
    level_move_actor(state_level(state), state->hero, point_make(x - 1, 3));
    ground_set_cloud(state, point_make(x, 3), CLOUD_WEB, 1);
    game_picture_set_lantern(state, LANTERN_DARK);
    scene_step(state, DIRECTION_EAST);
    assert_true(actor_is_held(state_hero(state)));
    return state;
}

static void hangs_webs_around_its_lair_and_stops(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    scene_wait(state, 4);
    assert_int_equal(webs(state), 1);
    scene_wait(state, 60);
    int max = webs(state);
    assert_in_range(max, 5, 9);
    scene_wait(state, 30);
    assert_int_equal(webs(state), max);
    assert_int_equal(state_level(state)->cloud_count, max);
    assert_true(is_at_lair(state));
    state_destroy(state);
    (void)unused;
}

static void away_from_its_lair_it_goes_back_without_hanging_webs(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    level_move_actor(state_level(state), game_picture_actor(state, 'j'), point_make(17, 3));
    scene_wait(state, 7);
    assert_int_equal(state_level(state)->cloud_count, 0);
    scene_wait(state, 1);
    assert_true(is_at_lair(state));
    state_destroy(state);
    (void)unused;
}

static void strikes_a_hero_held_by_a_web_near_its_lair(void **unused)
{
    struct state *state = start_held(7);
    scene_wait(state, 3);
    assert_int_equal(scene_steps(state, 'j'), 1);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void ignores_a_web_farther_away(void **unused)
{
    struct state *state = start_held(5);
    scene_wait(state, 3);
    assert_true(is_at_lair(state));
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void waits_while_the_hero_is_not_held(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    scene_rouse(state, 'j');
    level_move_actor(state_level(state), state->hero, point_make(6, 3));
    game_picture_set_lantern(state, LANTERN_OPEN);
    scene_wait(state, 15);
    assert_true(actor_is_hunting(game_picture_who(state, 'j')));
    assert_true(is_at_lair(state));
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void strikes_a_hero_beside_it(void **unused)
{
    struct state *state = scene_start("######\n"
                                      "#@j..#\n"
                                      "######\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'j');
    scene_wait(state, 1);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
    (void)unused;
}

static void leaves_its_webs_and_hunts_when_hurt(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    scene_rouse(state, 'j');
    game_picture_who(state, 'j')->health--;
    scene_wait(state, 9);
    assert_int_equal(scene_steps(state, 'j'), 1);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void an_unseen_widow_shows_a_tell_first(void **unused)
{
    struct state *state = start_held(7);
    state_hero(state)->statuses[STATUS_BLIND] = 30;
    state_hero(state)->statuses[STATUS_HELD] = 9;
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_who(state, 'j')->is_announced = false;
    int health = state_hero(state)->health;
    scene_act(state, (struct action){.kind = ACTION_WAIT});
    for (int i = 0; i < 4 && game_picture_count(state, EVENT_TELL) == 0; i++)
        scene_act(state, (struct action){.kind = ACTION_WAIT});
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(state_hero(state)->health, health);
    state_destroy(state);
    (void)unused;
}

static void its_own_webs_do_not_hold_it(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    level_move_actor(state_level(state), game_picture_actor(state, 'j'), point_make(12, 3));
    ground_set_cloud(state, point_make(11, 3), CLOUD_WEB, 1);
    scene_wait(state, 3);
    assert_true(is_at_lair(state));
    assert_int_equal(state_level(state)->cloud_count, 1);
    state_destroy(state);
    (void)unused;
}

static void its_webs_hold_others(void **unused)
{
    struct state *state = scene_start("############\n"
                                      "#@........s#\n"
                                      "############\n",
                                      LANTERN_DARK);
    ground_set_cloud(state, point_make(9, 1), CLOUD_WEB, 1);
    struct actor *other = game_picture_who(state, 's');
    other->has_round = true;
    other->anchors[1] = point_make(4, 1);
    scene_wait(state, 2);
    assert_true(actor_is_held(other));
    assert_true(point_is_equal(other->position, point_make(9, 1)));
    state_destroy(state);
    (void)unused;
}

static void hanging_a_web_in_view_is_told(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    level_move_actor(state_level(state), state->hero, point_make(5, 3));
    game_picture_set_lantern(state, LANTERN_OPEN);
    scene_wait(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_CLOUD), 1);
    assert_told_in(state, game_picture_last(state, EVENT_CLOUD),
                   "The ash widow spins a sticky web.");
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hangs_webs_around_its_lair_and_stops),
        cmocka_unit_test(away_from_its_lair_it_goes_back_without_hanging_webs),
        cmocka_unit_test(strikes_a_hero_held_by_a_web_near_its_lair),
        cmocka_unit_test(ignores_a_web_farther_away),
        cmocka_unit_test(waits_while_the_hero_is_not_held),
        cmocka_unit_test(strikes_a_hero_beside_it),
        cmocka_unit_test(leaves_its_webs_and_hunts_when_hurt),
        cmocka_unit_test(an_unseen_widow_shows_a_tell_first),
        cmocka_unit_test(its_own_webs_do_not_hold_it),
        cmocka_unit_test(its_webs_hold_others),
        cmocka_unit_test(hanging_a_web_in_view_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
