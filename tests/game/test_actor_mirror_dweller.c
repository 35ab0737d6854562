/* Mirror-dwellers live in mirrors. In light they show and strike what is beside them; a dark mirror is empty. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "rules/perform.h"

static const char beside[] = "####X####\n"
                             "#...@...#\n"
                             "#.......#\n"
                             "#########\n";

static struct outcome bump(struct state *state)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_STEP, .direction = DIRECTION_NORTH});
}

/* It punishes an open and a hooded lantern. */
static void it_strikes_beside_its_mirror_when_light_falls_on_it(void **unused)
{
    static const enum lantern lanterns[] = {LANTERN_OPEN, LANTERN_HOODED};
    for (int i = 0; i < 2; i++) {
        struct state *state = scene_start(beside, lanterns[i]);
        assert_int_equal(level_terrain(state_level(state), scene_place(state, 'X')),
                         TERRAIN_MIRROR);
        scene_wait(state, 4);
        assert_true(scene_blows(state) > 0);
        state_destroy(state);
    }
    (void)unused;
}

static void a_dark_mirror_is_empty(void **unused)
{
    struct state *state = scene_start(beside, LANTERN_DARK);
    assert_false(game_picture_who(state, 'X')->is_seen);
    scene_wait(state, 6);
    assert_int_equal(scene_blows(state), 0);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 0);
    assert_int_equal(bump(state).refusal, REFUSAL_WALL);
    state_destroy(state);
    (void)unused;
}

static void a_shape_shows_in_the_glass_before_it_strikes(void **unused)
{
    struct state *state = scene_start(beside, LANTERN_DARK);
    int health = state_hero(state)->health;
    game_picture_who(state, 'X')->is_announced = false;
    scene_set_lantern(state, LANTERN_OPEN);
    assert_true(game_picture_who(state, 'X')->is_seen);
    assert_int_equal(state_hero(state)->health, health);
    scene_wait(state, 2);
    assert_true(state_hero(state)->health < health);
    state_destroy(state);
    (void)unused;
}

static void it_can_be_struck_while_it_shows(void **unused)
{
    struct state *state = scene_start(beside, LANTERN_OPEN);
    assert_int_equal(bump(state).kind, OUTCOME_DONE);
    assert_int_equal(game_picture_last(state, EVENT_STRUCK).victim_kind, MONSTER_MIRROR_DWELLER);
    state_destroy(state);
    (void)unused;
}

static void it_does_not_reach_a_cell_farther_off(void **unused)
{
    struct state *state = scene_start("####X####\n"
                                      "#.......#\n"
                                      "#...@...#\n"
                                      "#########\n",
                                      LANTERN_OPEN);
    struct point at = scene_place(state, 'X');
    scene_rouse(state, 'X');
    scene_wait(state, 6);
    assert_int_equal(scene_blows(state), 0);
    assert_true(point_is_equal(at, scene_place(state, 'X')));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_strikes_beside_its_mirror_when_light_falls_on_it),
        cmocka_unit_test(a_dark_mirror_is_empty),
        cmocka_unit_test(a_shape_shows_in_the_glass_before_it_strikes),
        cmocka_unit_test(it_can_be_struck_while_it_shows),
        cmocka_unit_test(it_does_not_reach_a_cell_farther_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
