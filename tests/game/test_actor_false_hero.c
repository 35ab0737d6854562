/* False heroes carry a light like the hero's. Wary creatures and hunters go to it; a hero near with a light drives it away. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "world/noticing.h"
#include "world/perception.h"

static const char hall[] = "######################\n"
                           "#....................#\n"
                           "#@.........P.....d...#\n"
                           "#....................#\n"
                           "######################\n";

/* The false hero stays where it is. */
static void freeze(struct state *state)
{
    game_picture_who(state, 'P')->statuses[STATUS_STUNNED] = 500;
}

static void a_wary_creature_goes_to_its_light(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    freeze(state);
    game_picture_who(state, 'd')->suspicion = SUSPICION_WARY;
    scene_wait(state, 3);
    assert_int_equal(game_picture_who(state, 'd')->clue_source, CLUE_LURE);
    assert_true(point_is_equal(game_picture_who(state, 'd')->clue, scene_place(state, 'P')));
    scene_wait(state, 5);
    assert_true(point_chebyshev(scene_place(state, 'd'), scene_place(state, 'P')) <= 2);
    state_destroy(state);
    (void)unused;
}

static void an_unaware_creature_does_not(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    freeze(state);
    scene_wait(state, 8);
    assert_int_equal(game_picture_who(state, 'd')->suspicion, 0);
    state_destroy(state);
    (void)unused;
}

static void what_has_reached_it_falls_for_it_no_more(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    freeze(state);
    game_picture_who(state, 'd')->suspicion = SUSPICION_WARY;
    scene_wait(state, 10);
    assert_true(game_picture_who(state, 'd')->ignores_lures);
    state_destroy(state);
    (void)unused;
}

static void a_creature_that_notices_the_hero_is_not_drawn(void **unused)
{
    struct state *state = scene_start("######################\n"
                                      "#....................#\n"
                                      "#...@..d.....P.......#\n"
                                      "#....................#\n"
                                      "######################\n",
                                      LANTERN_OPEN);
    freeze(state);
    scene_rouse(state, 'd');
    scene_wait(state, 1);
    assert_int_equal(game_picture_who(state, 'd')->clue_source, CLUE_KNOWN);
    state_destroy(state);
    (void)unused;
}

static void it_hides_its_light_and_flees_from_a_hero_with_a_light(void **unused)
{
    static const enum lantern lanterns[] = {LANTERN_OPEN, LANTERN_HOODED};
    for (int i = 0; i < 2; i++) {
        struct state *state = scene_start("##############\n"
                                          "#@..P........#\n"
                                          "##############\n",
                                          lanterns[i]);
        scene_wait(state, 1);
        assert_true(actor_is_unlit(game_picture_who(state, 'P')));
        scene_wait(state, 4);
        assert_true(scene_steps(state, 'P') > 5);
        assert_int_equal(scene_blows(state), 0);
        state_destroy(state);
    }
    (void)unused;
}

static void it_shows_its_light_again_later(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#@..P........#\n"
                                      "##############\n",
                                      LANTERN_OPEN);
    scene_wait(state, 3);
    game_picture_set_lantern(state, LANTERN_DARK);
    scene_wait(state, 14);
    assert_false(actor_is_unlit(game_picture_who(state, 'P')));
    state_destroy(state);
    (void)unused;
}

/* It punishes the dark: its light falls on a hero that believes to be hidden. */
static void it_does_not_mind_a_dark_hero_and_lights_it_up(void **unused)
{
    struct state *state = scene_start(hall, LANTERN_DARK);
    freeze(state);
    level_move_actor(state_level(state), state->hero, point_make(12, 2));
    game_picture_set_lantern(state, LANTERN_DARK);
    game_picture_who(state, 'P')->statuses[STATUS_STUNNED] = 0;
    assert_int_equal(perception_grade(state, point_make(12, 2)), LIGHT_BRIGHT);
    assert_true(noticing_gain(state, game_picture_who(state, 'd')) > 0);
    scene_wait(state, 1);
    assert_false(actor_is_unlit(game_picture_who(state, 'P')));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wary_creature_goes_to_its_light),
        cmocka_unit_test(an_unaware_creature_does_not),
        cmocka_unit_test(what_has_reached_it_falls_for_it_no_more),
        cmocka_unit_test(a_creature_that_notices_the_hero_is_not_drawn),
        cmocka_unit_test(it_hides_its_light_and_flees_from_a_hero_with_a_light),
        cmocka_unit_test(it_shows_its_light_again_later),
        cmocka_unit_test(it_does_not_mind_a_dark_hero_and_lights_it_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
