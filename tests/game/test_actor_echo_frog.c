/* Echo frogs repeat the hero's last noise where they are. */
#include "support/check.h"

#include "support/game_picture.h"
#include "support/scene_play.h"

static const char pond[] = "#################\n"
                           "#@..............#\n"
                           "#.####q##########\n"
                           "#.###############\n"
                           "#################\n";

static void test_it_repeats_a_noise_of_the_hero_as_loudly(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(pond);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 1);
    assert_true(point_is_equal(game_picture_last(state, EVENT_HEARD).to, point_make(6, 2)));
    struct event noise = game_picture_last(state, EVENT_NOISE);
    assert_true(point_is_equal(noise.to, point_make(6, 2)));
    assert_int_equal(noise.loudness, state->hero_noise);
    state_destroy(state);
}

static void test_only_the_first_croak_is_told_as_the_first(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(pond);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_last(state, EVENT_HEARD).is_first, true);
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 1);
    assert_int_equal(game_picture_last(state, EVENT_HEARD).is_first, false);
    state_destroy(state);
}

static void test_it_is_silent_while_the_hero_is(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(pond);
    scene_wait(state, 10);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 0);
    assert_int_equal(game_picture_count(state, EVENT_NOISE), 0);
    state_destroy(state);
}

static void test_it_repeats_a_noise_once(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(pond);
    scene_step(state, DIRECTION_EAST);
    scene_wait(state, 5);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 0);
    state_destroy(state);
}

static void test_others_go_to_its_croak(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####################\n"
                                       "#@......q....=..r..#\n"
                                       "#.............=....#\n"
                                       "####################\n");
    struct actor *rat = game_picture_who(state, 'r');
    game_picture_who(state, 'q')->heard = LOUDNESS_LOUD;
    scene_wait(state, 1);
    assert_true(actor_has_clue(rat));
    assert_int_equal(rat->heard, LOUDNESS_SILENT);
    assert_true(point_is_equal(rat->clue, point_make(8, 1)));
    state_destroy(state);
}

static void test_frogs_do_not_repeat_each_other(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###############\n"
                                       "#@...q..q.q...#\n"
                                       "###############\n");
    scene_step(state, DIRECTION_EAST);
    assert_true(game_picture_count(state, EVENT_HEARD) > 0);
    scene_wait(state, 10);
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 0);
    state_destroy(state);
}

static void test_it_never_hunts_or_strikes(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("####\n"
                                       "#@q#\n"
                                       "####\n");
    for (int i = 0; i < 20; i++) {
        scene_wait(state, 1);
        assert_int_equal(scene_blows(state), 0);
        assert_false(actor_is_hunting(game_picture_who(state, 'q')));
    }
    assert_true(actor_is_wary(game_picture_who(state, 'q')));
    state_destroy(state);
}

static const char ledge[] = "###############\n"
                            "#@q.........r.#\n"
                            "#.............#\n"
                            "###############\n";

static void test_it_is_caught_by_walking_into_it(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(ledge);
    scene_step(state, DIRECTION_EAST);
    assert_false(game_picture_has(state, 'q'));
    assert_int_equal(pack_count(&state->pack, ITEM_CAUGHT_FROG), 1);
    assert_int_equal(game_picture_count(state, EVENT_PICKED_UP), 1);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 0);
    assert_true(point_is_equal(state_hero(state)->position, point_make(1, 1)));
    state_destroy(state);
}

static void test_thrown_it_croaks_where_it_lands_and_lives_on(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(ledge);
    struct actor *rat = game_picture_who(state, 'r');
    scene_step(state, DIRECTION_EAST);
    game_picture_throw(state, ITEM_CAUGHT_FROG, 6, 2);
    assert_int_equal(pack_count(&state->pack, ITEM_CAUGHT_FROG), 0);
    assert_true(point_is_equal(scene_place(state, 'q'), point_make(6, 2)));
    assert_int_equal(game_picture_count(state, EVENT_HEARD), 1);
    assert_true(point_is_equal(game_picture_last(state, EVENT_NOISE).to, point_make(6, 2)));
    assert_true(actor_has_clue(rat));
    assert_true(point_is_equal(rat->clue, point_make(6, 2)));
    assert_int_equal(rat->heard, 0); /* not a noise of the hero's own */
    assert_int_equal(game_picture_who(state, 'q')->suspicion, 0);
    state_destroy(state);
}

static void test_with_a_full_pack_it_is_struck(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(ledge);
    state->traits.slots = 0;
    scene_step(state, DIRECTION_EAST);
    assert_int_equal(game_picture_count(state, EVENT_STRUCK), 1);
    assert_int_equal(pack_count(&state->pack, ITEM_CAUGHT_FROG), 0);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_repeats_a_noise_of_the_hero_as_loudly),
        cmocka_unit_test(test_only_the_first_croak_is_told_as_the_first),
        cmocka_unit_test(test_it_is_silent_while_the_hero_is),
        cmocka_unit_test(test_it_repeats_a_noise_once),
        cmocka_unit_test(test_others_go_to_its_croak),
        cmocka_unit_test(test_frogs_do_not_repeat_each_other),
        cmocka_unit_test(test_it_never_hunts_or_strikes),
        cmocka_unit_test(test_it_is_caught_by_walking_into_it),
        cmocka_unit_test(test_thrown_it_croaks_where_it_lands_and_lives_on),
        cmocka_unit_test(test_with_a_full_pack_it_is_struck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
