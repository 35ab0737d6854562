/* Mud mimics: they lie there like things, and strike who comes beside them. */
#include "support/check.h"

#include "game/knowledge.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

static const struct point lair = {4, 1};

static struct state *start(void)
{
    return game_picture("########\n"
                        "#@..x..#\n"
                        "########\n");
}

static bool looks_like_a_thing(const struct state *state)
{
    struct knowledge known = knowledge_of(state, lair);
    return known.item != ITEM_NONE && !known.has_actor && !known.has_eyes;
}

static void test_it_looks_like_a_thing_that_lies_there(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    assert_true(looks_like_a_thing(state));
    assert_false(game_picture_who(state, 'x')->is_seen);
    state_destroy(state);
}

static void test_it_is_whatever_lay_there_before(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@..!#\n"
                                       "######\n");
    struct actor mimic = {.kind = monster_find_glyph('x'), .position = lair};
    enum item before = level_item(state_level(state), lair);
    level_add_actor(state_level(state), mimic);
    assert_int_equal(level_item(state_level(state), lair), before);
    state_destroy(state);
}

static void test_it_lies_still_while_nobody_is_beside_it(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_step(state, DIRECTION_EAST);
    scene_wait(state, 20);
    assert_true(looks_like_a_thing(state));
    assert_int_equal(game_picture_count(state, EVENT_TELL), 0);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
}

static void test_it_bares_its_teeth_before_it_strikes(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_step(state, DIRECTION_EAST);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(scene_blows(state), 0);
    assert_false(looks_like_a_thing(state));
    assert_int_equal(knowledge_of(state, lair).item, ITEM_NONE);
    assert_true(game_picture_who(state, 'x')->is_seen);
    scene_wait(state, 1);
    assert_int_equal(scene_blows(state), 1);
    state_destroy(state);
}

static void test_it_does_not_follow(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_step(state, DIRECTION_EAST);
    scene_step(state, DIRECTION_EAST);
    scene_step(state, DIRECTION_WEST);
    scene_wait(state, 10);
    assert_int_equal(scene_blows(state), 0);
    assert_true(point_is_equal(game_picture_who(state, 'x')->position, lair));
    state_destroy(state);
}

static void test_who_bumps_into_it_finds_it_out(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("########\n"
                                       "#..@x..#\n"
                                       "########\n");
    struct actor *mimic = game_picture_who(state, 'x');
    mimic->health = 100;
    assert_true(looks_like_a_thing(state));
    perform(state, state->hero, (struct action){.kind = ACTION_STEP, .direction = DIRECTION_EAST});
    assert_true(mimic->is_seen);
    assert_false(looks_like_a_thing(state));
    assert_true(mimic->health < 100);
    state_destroy(state);
}

static void test_what_hits_it_finds_it_out(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_act(state, (struct action){.kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = lair});
    assert_true(game_picture_who(state, 'x')->is_seen);
    assert_false(looks_like_a_thing(state));
    state_destroy(state);
}

static void test_what_misses_it_does_not(void **fixture)
{
    (void)fixture;
    struct state *state = start();
    scene_act(state, (struct action){
                         .kind = ACTION_THROW, .item = ITEM_PEBBLES, .target = point_make(3, 1)});
    assert_true(looks_like_a_thing(state));
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_looks_like_a_thing_that_lies_there),
        cmocka_unit_test(test_it_is_whatever_lay_there_before),
        cmocka_unit_test(test_it_lies_still_while_nobody_is_beside_it),
        cmocka_unit_test(test_it_bares_its_teeth_before_it_strikes),
        cmocka_unit_test(test_it_does_not_follow),
        cmocka_unit_test(test_who_bumps_into_it_finds_it_out),
        cmocka_unit_test(test_what_hits_it_finds_it_out),
        cmocka_unit_test(test_what_misses_it_does_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
