/* Ash widows: they hang webs about their lair, and strike who is held by one. */
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

/* The hero beside a web that hangs so far from the lair, which he steps into. */
static struct state *start_held(int x)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    game_picture_who(state, 'j')->mood = -1000; /* she hangs none of her own */
    level_move_actor(state_level(state), state->hero, point_make(x - 1, 3));
    ground_set_cloud(state, point_make(x, 3), CLOUD_WEB, 1);
    game_picture_set_lantern(state, LANTERN_DARK);
    scene_step(state, DIRECTION_EAST);
    assert_true(actor_is_held(state_hero(state)));
    return state;
}

static void she_hangs_webs_about_her_lair_and_then_no_more(void **unused)
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

static void away_from_her_lair_she_hangs_none_and_goes_back(void **unused)
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

static void whoever_is_held_by_a_web_near_her_lair_she_strikes(void **unused)
{
    struct state *state = start_held(7);
    scene_wait(state, 3);
    assert_int_equal(scene_steps(state, 'j'), 1);
    assert_true(scene_blows(state) > 0);
    state_destroy(state);
    (void)unused;
}

static void a_web_farther_off_she_does_not_feel(void **unused)
{
    struct state *state = start_held(5);
    scene_wait(state, 3);
    assert_true(is_at_lair(state));
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

static void for_who_is_not_held_she_waits(void **unused)
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

static void who_comes_beside_her_she_strikes(void **unused)
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

static void hurt_she_leaves_her_webs_and_hunts(void **unused)
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

static void one_whom_he_has_not_perceived_gives_herself_away_first(void **unused)
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

static void her_own_webs_do_not_hold_her(void **unused)
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

static void they_hold_others(void **unused)
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

static void who_sees_her_at_it_is_told(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    level_move_actor(state_level(state), state->hero, point_make(5, 3));
    game_picture_set_lantern(state, LANTERN_OPEN);
    scene_wait(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_CLOUD), 1);
    told_check_in(state, game_picture_last(state, EVENT_CLOUD),
                  "The ash widow spins a sticky web.");
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(she_hangs_webs_about_her_lair_and_then_no_more),
        cmocka_unit_test(away_from_her_lair_she_hangs_none_and_goes_back),
        cmocka_unit_test(whoever_is_held_by_a_web_near_her_lair_she_strikes),
        cmocka_unit_test(a_web_farther_off_she_does_not_feel),
        cmocka_unit_test(for_who_is_not_held_she_waits),
        cmocka_unit_test(who_comes_beside_her_she_strikes),
        cmocka_unit_test(hurt_she_leaves_her_webs_and_hunts),
        cmocka_unit_test(one_whom_he_has_not_perceived_gives_herself_away_first),
        cmocka_unit_test(her_own_webs_do_not_hold_her),
        cmocka_unit_test(they_hold_others),
        cmocka_unit_test(who_sees_her_at_it_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
