/* Bell crawlers do no harm, but ring when they notice the hero. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

static const char hall[] = "####################\n"
                           "#@....b............#\n"
                           "####################\n";

/* How many rings the hero heard since the last action. */
static int count_rings(const struct state *state)
{
    int count = 0;
    for (int i = 0; i < state->events.count; i++)
        count += state->events.events[i].kind == EVENT_HEARD &&
                 state->events.events[i].effect == EFFECT_RING;
    return count;
}

static void a_crawler_that_has_noticed_the_hero_rings_and_flees(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    int turns = 0;
    for (; count_rings(state) == 0; turns++) {
        assert_true(turns < 10);
        scene_wait(state, 1);
    }
    assert_true(turns >= 3);
    int before = scene_steps(state, 'b');
    scene_wait(state, 3);
    assert_true(scene_steps(state, 'b') >= before + 3);
    state_destroy(state);
    (void)unused;
}

static void a_crawler_that_notices_nothing_does_not_ring(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    scene_wait(state, 30);
    assert_int_equal(count_rings(state), 0);
    state_destroy(state);
    (void)unused;
}

static void a_crawler_that_hunts_but_has_lost_the_hero_does_not_ring(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    scene_rouse(state, 'b');
    scene_wait(state, 10);
    assert_int_equal(count_rings(state), 0);
    state_destroy(state);
    (void)unused;
}

static void a_cornered_crawler_rings_again_and_does_no_harm(void **unused)
{
    struct state *state = scene_start("#######\n"
                                      "#@...b#\n"
                                      "#######\n",
                                      LANTERN_OPEN);
    int health = state_hero(state)->health;
    scene_rouse(state, 'b');
    scene_wait(state, 8);
    assert_int_equal(count_rings(state), 1);
    scene_wait(state, 2);
    assert_int_equal(count_rings(state), 1);
    for (int i = 0; i < 3; i++)
        scene_step(state, DIRECTION_EAST);
    scene_wait(state, 10);
    assert_int_equal(state_hero(state)->health, health);
    state_destroy(state);
    (void)unused;
}

static void its_bell_wakes_sleepers(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#@....b............#\n"
                                      "##########.#########\n"
                                      "##########R#########\n"
                                      "####################\n",
                                      LANTERN_OPEN);
    scene_rouse(state, 'b');
    assert_true(game_picture_who(state, 'r')->is_asleep);
    scene_wait(state, 1);
    assert_int_equal(count_rings(state), 1);
    assert_false(game_picture_who(state, 'r')->is_asleep);
    assert_true(point_is_equal(game_picture_who(state, 'r')->clue, point_make(6, 1)));
    state_destroy(state);
    (void)unused;
}

static void a_bell_does_not_make_other_crawlers_ring(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@...b########\n"
                                      "#.############\n"
                                      "#....=.....b.#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    const struct level *level = state_level(state);
    struct handle far = level_actor_at(level, point_make(11, 3));
    int max = 0;
    int rings = 0;
    scene_rouse(state, 'b');
    for (int turn = 0; turn < 12; turn++) {
        scene_wait(state, 1);
        rings += count_rings(state);
        if (level_actor_const(level, far)->suspicion > max)
            max = level_actor_const(level, far)->suspicion;
    }
    assert_int_equal(rings, 2);
    assert_true(max >= 3);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_crawler_that_has_noticed_the_hero_rings_and_flees),
        cmocka_unit_test(a_crawler_that_notices_nothing_does_not_ring),
        cmocka_unit_test(a_crawler_that_hunts_but_has_lost_the_hero_does_not_ring),
        cmocka_unit_test(a_cornered_crawler_rings_again_and_does_no_harm),
        cmocka_unit_test(its_bell_wakes_sleepers),
        cmocka_unit_test(a_bell_does_not_make_other_crawlers_ring),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
