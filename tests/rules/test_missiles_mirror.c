/* A shot needs a direct line: a target seen only in a mirror can't be shot. */
#include "support/check.h"
#include "support/game_picture.h"

static void a_target_seen_only_in_a_mirror_can_not_be_shot(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#...@...1\n"
                                       "#######.#\n"
                                       "#######R#\n"
                                       "######.&#\n"
                                       "#########\n");
    game_picture_wear(state, ITEM_BOW);
    game_picture_give(state, ITEM_ARROW, 2);
    assert_true(game_picture_who(state, 'r')->is_seen);
    assert_int_equal(game_picture_fire(state, 7, 3).refusal, REFUSAL_NOT_SEEN);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_target_seen_only_in_a_mirror_can_not_be_shot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
