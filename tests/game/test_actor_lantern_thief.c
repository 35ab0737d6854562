/* Lantern thieves take the lantern and run; the hero can get it back. */
#include "support/check.h"

#include "rules/finale.h"
#include "rules/harm.h"
#include "rules/light/ember.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "world/hero.h"
#include "world/perception.h"

static const char hall[] = "####################\n"
                           "#..................#\n"
                           "#.@.i..............#\n"
                           "#..................#\n"
                           "####################\n";

/* A hall where the lantern has just been stolen. */
static struct state *rob(const char *picture)
{
    struct state *state = game_picture(picture);
    scene_make_hunter(game_picture_who(state, 'i'));
    for (int i = 0; i < 5 && state->pack.has_lantern; i++)
        scene_wait(state, 1);
    assert_false(state->pack.has_lantern);
    return state;
}

static struct point find_lantern(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->items[cell] != ITEM_NONE && item_get((enum item)level->items[cell])->is_lantern)
            return grid_point(level->grid, cell);
    return point_make(-1, -1);
}

static bool is_lying(const struct state *state)
{
    return find_lantern(state).x >= 0;
}

static void test_it_takes_the_lantern_and_the_hero_is_dark(void **fixture)
{
    (void)fixture;
    struct state *state = rob(hall);
    assert_int_equal(game_picture_count(state, EVENT_STOLEN), 1);
    assert_int_equal(hero_light(state).radius, 0);
    assert_int_equal(hero_step_time(state), lantern_get(LANTERN_DARK)->step_time);
    assert_int_equal(scene_blows(state), 0);
    assert_int_equal(state_hero(state)->health, state->traits.health);
    state_destroy(state);
}

static void test_the_key_of_the_lantern_says_why(void **fixture)
{
    (void)fixture;
    struct state *state = rob(hall);
    struct action open = {.kind = ACTION_LANTERN, .lantern = LANTERN_OPEN};
    assert_int_equal(turn_play(state, open).refusal, REFUSAL_NO_LANTERN);
    state_destroy(state);
}

static void test_an_unseen_thief_only_gropes_for_it_first(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@i..#\n"
                                       "######\n");
    struct actor *thief = game_picture_who(state, 'i');
    scene_make_hunter(thief);
    thief->is_announced = false;
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_true(state->pack.has_lantern);
    state_destroy(state);
}

static void test_it_runs_and_glows(void **fixture)
{
    (void)fixture;
    struct state *state = rob(hall);
    struct actor *thief = game_picture_who(state, 'i');
    scene_wait(state, 6);
    assert_true(scene_steps_of(state, thief) > 4);
    assert_int_equal(perception_grade(state, thief->position), LIGHT_BRIGHT);
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_DARK);
    assert_true(thief->is_seen);
    state_destroy(state);
}

static void test_one_without_it_does_not_glow(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####################\n"
                                       "#@...............i.#\n"
                                       "####################\n");
    struct actor *thief = game_picture_who(state, 'i');
    assert_int_equal(perception_grade(state, thief->position), LIGHT_DARK);
    state_destroy(state);
}

static void test_it_drops_the_lantern_when_struck(void **fixture)
{
    (void)fixture;
    struct state *state = rob(hall);
    struct actor *thief = game_picture_who(state, 'i');
    thief->health = 30;
    scene_wait(state, 3);
    assert_false(is_lying(state));
    harm_hurt(state, game_picture_actor(state, 'i'), 1, harm_by(CAUSE_FIRE));
    assert_true(point_is_equal(find_lantern(state), thief->position));
    assert_int_equal(thief->carried, ITEM_NONE);
    assert_int_equal(game_picture_count(state, EVENT_LET_GO), 1);
    state_destroy(state);
}

static void test_where_it_lies_the_lantern_glows(void **fixture)
{
    (void)fixture;
    struct state *state = rob(hall);
    harm_hurt(state, game_picture_actor(state, 'i'), 99, harm_by(CAUSE_FIRE));
    scene_wait(state, 1);
    assert_int_equal(perception_grade(state, find_lantern(state)), LIGHT_BRIGHT);
    state_destroy(state);
}

static void test_its_death_drops_the_lantern_for_the_hero_to_take(void **fixture)
{
    (void)fixture;
    struct state *state = rob("####\n"
                              "#@i#\n"
                              "####\n");
    struct actor *thief = game_picture_who(state, 'i');
    thief->health = 1;
    scene_act(state, (struct action){.kind = ACTION_STRIKE, .target = thief->position});
    assert_true(is_lying(state));
    scene_step(state, DIRECTION_EAST);
    assert_true(state->pack.has_lantern);
    assert_false(is_lying(state));
    scene_act(state, (struct action){.kind = ACTION_LANTERN, .lantern = LANTERN_OPEN});
    assert_int_equal(perception_grade(state, state_hero(state)->position), LIGHT_BRIGHT);
    state_destroy(state);
}

static void test_it_drops_the_lantern_when_cornered(void **fixture)
{
    (void)fixture;
    struct state *state = rob("####\n"
                              "#@i#\n"
                              "####\n");
    scene_wait(state, 1);
    assert_true(is_lying(state));
    state_destroy(state);
}

static void test_it_takes_the_lantern_down_the_stairs(void **fixture)
{
    (void)fixture;
    struct state *state = rob("####################\n"
                              "#..................#\n"
                              "#.@.i........>.....#\n"
                              "#..................#\n"
                              "####################\n");
    scene_wait(state, 14);
    assert_false(game_picture_has(state, 'i'));
    assert_false(is_lying(state));
    assert_int_equal(ember_depth(state), 2);
    state_destroy(state);
}

static void test_that_it_is_taken_down_is_told(void **fixture)
{
    (void)fixture;
    struct state *state = rob("##########\n"
                              "#>.i@....#\n"
                              "##########\n");
    int told = 0;
    for (int i = 0; i < 10 && !told; i++) {
        scene_wait(state, 1);
        told = game_picture_count(state, EVENT_TAKEN_DOWN);
    }
    assert_int_equal(told, 1);
    assert_int_equal(game_picture_last(state, EVENT_TAKEN_DOWN).depth, 2);
    state_destroy(state);
}

static void test_it_makes_a_detour_around_the_hero(void **fixture)
{
    (void)fixture;
    struct state *state = rob("############\n"
                              "#......#####\n"
                              "#.####.#####\n"
                              "#.##>.@i...#\n"
                              "#.########.#\n"
                              "#..........#\n"
                              "############\n");
    scene_wait(state, 2);
    assert_true(scene_steps(state, 'i') > 1);
    assert_false(is_lying(state));
    state_destroy(state);
}

static void test_without_stairs_it_lays_the_lantern_down_in_the_farthest_place(void **fixture)
{
    (void)fixture;
    struct state *state = rob(hall);
    scene_wait(state, 25);
    assert_true(is_lying(state));
    assert_true(find_lantern(state).x >= 17);
    state_destroy(state);
}

static void test_one_that_had_it_never_steals_again(void **fixture)
{
    (void)fixture;
    struct state *state = rob(hall);
    scene_wait(state, 25);
    state->pack.has_lantern = true;
    scene_wait(state, 40);
    assert_true(state->pack.has_lantern);
    state_destroy(state);
}

static void test_one_struck_at_once_never_steals_again(void **fixture)
{
    (void)fixture;
    struct state *state = rob(hall);
    game_picture_who(state, 'i')->health = 30;
    harm_hurt(state, game_picture_actor(state, 'i'), 1, harm_by(CAUSE_FIRE));
    assert_true(is_lying(state));
    state->pack.has_lantern = true;
    scene_wait(state, 40);
    assert_true(state->pack.has_lantern);
    assert_true(game_picture_has(state, 'i'));
    state_destroy(state);
}

/* The lantern stands in the burning lamp, so to speak. */
static void test_nothing_is_stolen_once_the_great_lamp_burns(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("######\n"
                                       "#@i.9#\n"
                                       "######\n");
    scene_make_hunter(game_picture_who(state, 'i'));
    finale_begin(state, point_make(4, 1));
    scene_wait(state, 6);
    assert_true(state->pack.has_lantern);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_takes_the_lantern_and_the_hero_is_dark),
        cmocka_unit_test(test_the_key_of_the_lantern_says_why),
        cmocka_unit_test(test_an_unseen_thief_only_gropes_for_it_first),
        cmocka_unit_test(test_it_runs_and_glows),
        cmocka_unit_test(test_one_without_it_does_not_glow),
        cmocka_unit_test(test_it_drops_the_lantern_when_struck),
        cmocka_unit_test(test_its_death_drops_the_lantern_for_the_hero_to_take),
        cmocka_unit_test(test_it_drops_the_lantern_when_cornered),
        cmocka_unit_test(test_where_it_lies_the_lantern_glows),
        cmocka_unit_test(test_it_takes_the_lantern_down_the_stairs),
        cmocka_unit_test(test_that_it_is_taken_down_is_told),
        cmocka_unit_test(test_it_makes_a_detour_around_the_hero),
        cmocka_unit_test(test_without_stairs_it_lays_the_lantern_down_in_the_farthest_place),
        cmocka_unit_test(test_one_that_had_it_never_steals_again),
        cmocka_unit_test(test_one_struck_at_once_never_steals_again),
        cmocka_unit_test(test_nothing_is_stolen_once_the_great_lamp_burns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
