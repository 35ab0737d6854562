/* Boons that act where the rules end: what is heard, and lost turns. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/last_known.h"
#include "game/turn.h"

static void a_keen_ear_hears_what_is_awake_within_8_cells(void **unused)
{
    struct state *state = game_picture("############\n#@#.....r..#\n############\n");
    struct handle rat = game_picture_actor(state, 'r');
    struct point at;
    assert_int_equal(last_known_of(state, rat, &at), LAST_KNOWN_NONE);
    game_picture_bless(state, BOON_KEEN_EAR);
    assert_int_equal(last_known_of(state, rat, &at), LAST_KNOWN_HEARD);
    assert_int_equal(at.x, 8);
    level_move_actor(state_level(state), rat, point_make(10, 1));
    assert_int_equal(last_known_of(state, rat, &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

static void the_stunned_lose_their_turns(void **unused)
{
    struct state *state = game_picture("########\n#@....r#\n########\n");
    struct actor *rat = game_picture_who(state, 'r');
    rat->suspicion = SUSPICION_MAX;
    rat->statuses[STATUS_STUNNED] = 2;
    turn_play(state, (struct action){.kind = ACTION_WAIT});
    turn_play(state, (struct action){.kind = ACTION_WAIT});
    assert_int_equal(rat->position.x, 6);
    turn_play(state, (struct action){.kind = ACTION_WAIT});
    assert_true(rat->position.x < 6);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_keen_ear_hears_what_is_awake_within_8_cells),
        cmocka_unit_test(the_stunned_lose_their_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
