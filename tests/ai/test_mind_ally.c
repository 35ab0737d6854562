/* Allies come to the hero. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"

/* Where the captive of a picture is after that many of its actions. */
static struct point place_after(const char *picture, int actions)
{
    struct state *state = game_picture(picture);
    struct handle ally = game_picture_actor(state, 'k');
    mind_play_act(state, ally, actions);
    struct point place = level_actor(state_level(state), ally)->position;
    state_destroy(state);
    return place;
}

static void an_ally_comes_round_the_wall_that_parts_it_from_the_hero(void **unused)
{
    static const char parted[] = "########\n"
                                 "#@.....#\n"
                                 "#####..#\n"
                                 "#k.....#\n"
                                 "########\n";
    assert_int_equal(place_after(parted, 12).y, 1);
    (void)unused;
}

static void an_ally_in_view_of_the_hero_stays_two_steps_off(void **unused)
{
    assert_int_equal(place_after("########\n#@.k...#\n########\n", 3).x, 3);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_ally_comes_round_the_wall_that_parts_it_from_the_hero),
        cmocka_unit_test(an_ally_in_view_of_the_hero_stays_two_steps_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
