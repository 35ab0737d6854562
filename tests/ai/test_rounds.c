/* Actors with a round walk to and fro between its anchors, and make way for each other. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/mind_play.h"

#include "rules/perform.h"

/* The hero is locked away, so nothing notices it. */
static const char corridor[] = "################\n"
                               "#@##############\n"
                               "################\n"
                               "#..............#\n"
                               "################\n";

static struct handle add_walker(struct state *state, int at, int from, int to)
{
    struct actor rat = {.kind = MONSTER_GUTTER_RAT, .position = {at, 3}, .has_round = true};
    rat.anchors[0] = point_make(from, 3);
    rat.anchors[1] = point_make(to, 3);
    return level_add_actor(state_level(state), rat);
}

static int column(const struct state *state, struct handle handle)
{
    return level_actor_const(state_level_const(state), handle)->position.x;
}

static void a_round_goes_to_and_fro(void **unused)
{
    struct state *state = game_picture(corridor);
    struct handle rat = add_walker(state, 2, 2, 11);
    mind_play_act(state, rat, 9);
    assert_int_equal(column(state, rat), 11);
    mind_play_act(state, rat, 9);
    assert_int_equal(column(state, rat), 2);
    mind_play_act(state, rat, 5);
    assert_int_equal(column(state, rat), 7);
    state_destroy(state);
    (void)unused;
}

static void two_that_meet_turn_back(void **unused)
{
    struct state *state = game_picture(corridor);
    struct handle west = add_walker(state, 2, 2, 12);
    struct handle east = add_walker(state, 13, 13, 3);
    bool is_back[2] = {false, false};
    for (int i = 0; i < 24; i++) {
        mind_play_act(state, west, 1);
        mind_play_act(state, east, 1);
        is_back[0] = is_back[0] || (i > 6 && column(state, west) == 2);
        is_back[1] = is_back[1] || (i > 6 && column(state, east) == 13);
    }
    assert_true(is_back[0]);
    assert_true(is_back[1]);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_round_goes_to_and_fro),
        cmocka_unit_test(two_that_meet_turn_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
