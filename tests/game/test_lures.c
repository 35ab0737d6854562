/* What is not hunting goes to look where it heard a noise, but falls for lures only once. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"

#include "game/awareness.h"
#include "rules/noise.h"

/* A noise that no actor made, at the west end of a hall with the hero at the east end in the dark. */
static struct state *after_a_noise(void)
{
    struct state *state = scene_start("####################\n"
                                      "#....d............@#\n"
                                      "#..................#\n"
                                      "####################\n",
                                      LANTERN_DARK);
    noise_make(state, HANDLE_NONE, point_make(1, 1), LOUDNESS_SOFT);
    return state;
}

static void what_hears_a_noise_goes_to_look_whatever_its_pips(void **unused)
{
    struct state *state = after_a_noise();
    assert_int_equal(actor_pips(game_picture_who(state, 'd')), 1);
    scene_wait(state, 4);
    assert_true(point_chebyshev(game_picture_who(state, 'd')->position, point_make(1, 1)) <= 1);
    assert_int_equal(actor_pips(game_picture_who(state, 'd')), 1);
    state_destroy(state);
    (void)unused;
}

static void a_noise_on_the_far_side_of_the_hero_brings_it_beside_the_hero(void **unused)
{
    struct state *state = scene_start("##############\n"
                                      "#...@......d.#\n"
                                      "#............#\n"
                                      "##############\n",
                                      LANTERN_DARK);
    int min = 9;
    noise_make(state, HANDLE_NONE, point_make(3, 1), LOUDNESS_LOUD);
    for (int i = 0; i < 12; i++) {
        int steps =
            point_chebyshev(game_picture_who(state, 'd')->position, state_hero(state)->position);
        min = steps < min ? steps : min;
        scene_wait(state, 1);
    }
    assert_int_equal(min, 1);
    state_destroy(state);
    (void)unused;
}

static void a_lure_works_once(void **unused)
{
    struct state *state = after_a_noise();
    scene_wait(state, 30);
    assert_int_equal(game_picture_who(state, 'd')->suspicion, 0);
    noise_make(state, HANDLE_NONE, point_make(1, 1), LOUDNESS_DEAFENING);
    assert_int_equal(game_picture_who(state, 'd')->suspicion, 0);
    assert_false(actor_has_clue(game_picture_who(state, 'd')));
    assert_int_equal(game_picture_who(state, 'd')->facing, DIRECTION_WEST);
    noise_make(state, state->hero, point_make(1, 1), LOUDNESS_DEAFENING);
    assert_true(actor_has_clue(game_picture_who(state, 'd')));
    state_destroy(state);
    (void)unused;
}

/* The hound goes to where a frog makes a noise, twice. True if it goes the second time, too. */
static bool goes_twice_to(bool maker_hunts)
{
    struct state *state = scene_start("####################\n"
                                      "#q...d............@#\n"
                                      "#..................#\n"
                                      "####################\n",
                                      LANTERN_DARK);
    struct handle frog = game_picture_actor(state, 'q');
    struct point at = game_picture_who(state, 'q')->position;
    game_picture_who(state, 'q')->suspicion = maker_hunts ? SUSPICION_HUNTING : 0;
    noise_make(state, frog, at, LOUDNESS_SOFT);
    assert_true(actor_has_clue(game_picture_who(state, 'd')));
    game_picture_who(state, 'q')->suspicion = 0;
    scene_wait(state, 30);
    assert_false(actor_has_clue(game_picture_who(state, 'd')));
    game_picture_who(state, 'q')->suspicion = maker_hunts ? SUSPICION_HUNTING : 0;
    noise_make(state, frog, at, LOUDNESS_DEAFENING);
    bool goes = actor_has_clue(game_picture_who(state, 'd'));
    state_destroy(state);
    return goes;
}

static void a_hunter_that_goes_to_a_lure_is_shown_as_having_lost_the_hero(void **unused)
{
    struct state *state = scene_start("####################\n"
                                      "#....g............@#\n"
                                      "#..................#\n"
                                      "####################\n",
                                      LANTERN_DARK);
    struct actor *hunter = game_picture_who(state, 'g');
    hunter->suspicion = SUSPICION_HUNTING;
    assert_int_equal(awareness_of(state, hunter), AWARENESS_HUNTING);
    noise_make(state, HANDLE_NONE, point_make(1, 1), LOUDNESS_LOUD);
    assert_int_equal(awareness_of(state, hunter), AWARENESS_SEARCHING);
    noise_make(state, state->hero, point_make(18, 1), LOUDNESS_DEAFENING);
    assert_int_equal(awareness_of(state, hunter), AWARENESS_HUNTING);
    state_destroy(state);
    (void)unused;
}

static void a_noise_of_another_creature_works_once(void **unused)
{
    assert_false(goes_twice_to(false));
    (void)unused;
}

/* Its shouts and blows tell of the hero. */
static void a_noise_of_a_hunter_works_again(void **unused)
{
    assert_true(goes_twice_to(true));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_hears_a_noise_goes_to_look_whatever_its_pips),
        cmocka_unit_test(a_noise_on_the_far_side_of_the_hero_brings_it_beside_the_hero),
        cmocka_unit_test(a_lure_works_once),
        cmocka_unit_test(a_hunter_that_goes_to_a_lure_is_shown_as_having_lost_the_hero),
        cmocka_unit_test(a_noise_of_another_creature_works_once),
        cmocka_unit_test(a_noise_of_a_hunter_works_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
