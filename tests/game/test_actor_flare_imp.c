/* Flare imps throw a light that clings to the hero until it is washed off. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "support/told.h"

#include "game/text/description.h"
#include "rules/effects/effect.h"
#include "rules/statuses.h"
#include "world/hero.h"
#include "world/perception.h"

#include <string.h>

static const char hall[] = "####################\n"
                           "#..................#\n"
                           "#--@.....p.........#\n"
                           "#..................#\n"
                           "####################\n";

static bool is_pinned(const struct state *state)
{
    return actor_has(state_hero_const(state), STATUS_PINNED);
}

static enum light_grade grade_of_hero(const struct state *state)
{
    return perception_grade(state, state_hero_const(state)->position);
}

/* The hero just after a light was thrown. */
static struct state *start_pinned(enum lantern lantern)
{
    struct state *state = scene_start(hall, lantern);
    scene_rouse(state, 'p');
    for (int i = 0; i < 6 && !is_pinned(state); i++)
        scene_act(state, (struct action){.kind = ACTION_WAIT});
    assert_true(is_pinned(state));
    return state;
}

static void it_throws_a_light_that_clings_to_the_hero(void **unused)
{
    struct state *state = start_pinned(LANTERN_HOODED);
    assert_int_equal(game_picture_count(state, EVENT_MISSILE), 1);
    assert_int_equal(game_picture_last(state, EVENT_MISSILE).item, ITEM_FLARE);
    assert_told_in(state, game_picture_last(state, EVENT_STATUS),
                   "The light clings to you: only water washes it off!");
    assert_int_equal(grade_of_hero(state), LIGHT_BRIGHT);
    assert_int_equal(state_hero(state)->health, state->traits.health);
    state_destroy(state);
    (void)unused;
}

static void the_light_shows_the_hero_in_the_dark(void **unused)
{
    struct state *state = start_pinned(LANTERN_HOODED);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(hero_light(state).radius, status_get(STATUS_PINNED)->light_radius);
    assert_int_equal(grade_of_hero(state), LIGHT_BRIGHT);
    state_destroy(state);
    (void)unused;
}

static void it_throws_no_second_light_while_one_clings(void **unused)
{
    struct state *state = start_pinned(LANTERN_HOODED);
    scene_wait(state, 30);
    assert_true(is_pinned(state));
    assert_int_equal(game_picture_count(state, EVENT_MISSILE), 0);
    state_destroy(state);
    (void)unused;
}

static void water_sheds_the_light(void **unused)
{
    struct state *state = start_pinned(LANTERN_HOODED);
    scene_step(state, DIRECTION_WEST);
    assert_false(is_pinned(state));
    assert_told_in(state, game_picture_last(state, EVENT_STATUS_ENDED),
                   "The light that clung to you is gone.");
    assert_int_equal(hero_light(state).radius, lantern_get(LANTERN_HOODED)->light_radius);
    state_destroy(state);
    (void)unused;
}

static void dry_ground_does_not_shed_the_light(void **unused)
{
    struct state *state = start_pinned(LANTERN_HOODED);
    scene_step(state, DIRECTION_NORTH);
    scene_wait(state, 20);
    assert_true(is_pinned(state));
    state_destroy(state);
    (void)unused;
}

static void it_throws_nothing_at_a_hero_in_water(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    level_move_actor(state_level(state), state->hero, point_make(2, 2));
    game_picture_set_lantern(state, LANTERN_OPEN);
    scene_rouse(state, 'p');
    scene_wait(state, 12);
    assert_int_equal(game_picture_count(state, EVENT_MISSILE), 0);
    assert_false(is_pinned(state));
    state_destroy(state);
    (void)unused;
}

static void it_throws_nothing_before_it_hunts(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_HOODED);
    scene_wait(state, 2);
    assert_false(actor_is_hunting(game_picture_who(state, 'p')));
    assert_int_equal(game_picture_count(state, EVENT_MISSILE), 0);
    state_destroy(state);
    (void)unused;
}

static void an_unseen_imp_shows_a_tell_first(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_HOODED);
    scene_rouse(state, 'p');
    game_picture_who(state, 'p')->is_announced = false;
    scene_wait(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_TELL), 1);
    assert_int_equal(game_picture_count(state, EVENT_MISSILE), 0);
    assert_false(is_pinned(state));
    state_destroy(state);
    (void)unused;
}

static void it_keeps_its_distance_and_never_strikes(void **unused)
{
    struct state *state = start_pinned(LANTERN_HOODED);
    level_move_actor(state_level(state), state->hero, point_make(7, 2));
    game_picture_set_lantern(state, LANTERN_HOODED);
    scene_wait(state, 12);
    assert_true(scene_steps(state, 'p') >= 4);
    assert_int_equal(scene_blows(state), 0);
    state_destroy(state);
    (void)unused;
}

/* Whether it throws from that cell of the hall. */
static void check_throw(const char *picture, bool expected)
{
    struct state *state = game_picture(picture);
    struct effect_use use = {.user = game_picture_actor(state, 'p'),
                             .at = state_hero(state)->position};
    game_picture_who(state, 'p')->is_announced = true;
    enum refusal refusal = effect_apply(state, EFFECT_PIN, use);
    assert_int_equal(refusal, expected ? REFUSAL_NONE : REFUSAL_NO_TARGET);
    assert_int_equal(is_pinned(state), expected);
    state_destroy(state);
}

static void obstacles_stop_its_light(void **unused)
{
    check_throw("#########\n#@.....p#\n#########\n", true);
    check_throw("#########\n#@~....p#\n#########\n", true);
    check_throw("##########\n#@......p#\n##########\n", false);
    check_throw("#########\n#@..r..p#\n#########\n", false);
    check_throw("#########\n#@..=..p#\n#########\n", false);
    check_throw("#########\n#@..+..p#\n#########\n", false);
    (void)unused;
}

static void water_puts_out_flames_too(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    statuses_set_on_fire(state, state->hero, 3);
    statuses_begin(state, state->hero, STATUS_GLOW, 30);
    scene_step(state, DIRECTION_WEST);
    assert_false(actor_has(state_hero(state), STATUS_BURNING));
    assert_true(actor_has(state_hero(state), STATUS_GLOW));
    state_destroy(state);
    (void)unused;
}

static void its_description_says_what_it_throws(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_OPEN);
    char chars[512];
    struct text text = text_init(chars, sizeof chars);
    description_of_actor(state, game_picture_who(state, 'p'), ITEM_NONE, &text);
    assert_non_null(strstr(
        chars,
        "It throws a light that clings to you and shows you to hunters, range 6. Water washes it off."));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_throws_a_light_that_clings_to_the_hero),
        cmocka_unit_test(the_light_shows_the_hero_in_the_dark),
        cmocka_unit_test(it_throws_no_second_light_while_one_clings),
        cmocka_unit_test(water_sheds_the_light),
        cmocka_unit_test(dry_ground_does_not_shed_the_light),
        cmocka_unit_test(it_throws_nothing_at_a_hero_in_water),
        cmocka_unit_test(it_throws_nothing_before_it_hunts),
        cmocka_unit_test(an_unseen_imp_shows_a_tell_first),
        cmocka_unit_test(it_keeps_its_distance_and_never_strikes),
        cmocka_unit_test(obstacles_stop_its_light),
        cmocka_unit_test(water_puts_out_flames_too),
        cmocka_unit_test(its_description_says_what_it_throws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
