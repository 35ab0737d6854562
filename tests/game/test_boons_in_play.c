/* Boons that act where the rules end: what is heard, and lost turns. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/boon_reach.h"
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
    state_level(state)->omen = OMEN_DEAF_NIGHT;
    assert_int_equal(last_known_of(state, rat, &at), LAST_KNOWN_NONE);
    state_level(state)->omen = OMEN_NONE;
    level_move_actor(state_level(state), rat, point_make(10, 1));
    assert_int_equal(last_known_of(state, rat, &at), LAST_KNOWN_NONE);
    state_destroy(state);
    (void)unused;
}

/* Turns until a night hunter has moved. */
static int turns_until_it_comes(int stunned)
{
    struct state *state = game_picture("########\n#@....n#\n########\n");
    struct actor *hunter = game_picture_who(state, 'n');
    int turns = 0;
    hunter->suspicion = SUSPICION_MAX;
    hunter->statuses[STATUS_STUNNED] = (uint16_t)stunned;
    for (; hunter->position.x == 6 && turns < 20; turns++)
        turn_play(state, (struct action){.kind = ACTION_WAIT});
    state_destroy(state);
    return turns;
}

static void the_stunned_lose_their_turns(void **unused)
{
    assert_int_equal(turns_until_it_comes(2), turns_until_it_comes(0) + 2);
    (void)unused;
}

static void check_reach(struct state *state, enum boon boon, int before, int after)
{
    struct boon_reach reach;
    game_picture_bless(state, boon);
    if (!boon_reach(state, boon, &reach))
        fail_msg("%s changes no distance", boon_get(boon)->name);
    if (reach.before != before || reach.after != after)
        fail_msg("%s: from %d to %d cells, not from %d to %d", boon_get(boon)->name, reach.before,
                 reach.after, before, after);
}

static void how_far_a_boon_acts_is_known_without_it_and_with_it(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    struct boon_reach reach;
    state_hero(state)->lantern = LANTERN_OPEN;
    check_reach(state, BOON_CLEAR_GLASS, 7, 9);
    check_reach(state, BOON_DEEP_HOOD, 6, 3);
    check_reach(state, BOON_BLANK_STARE, 9, 4);
    check_reach(state, BOON_WADER, 10, 5);
    check_reach(state, BOON_EYE_SLIT, 8, 20);
    check_reach(state, BOON_NIGHT_EYES, 2, 4);
    check_reach(state, BOON_SOFT_SOLES, 5, 2);
    check_reach(state, BOON_SKIN, 2, 5);
    check_reach(state, BOON_MUFFLED_BLOW, 5, 2);
    check_reach(state, BOON_KEEN_EAR, 0, 8);
    check_reach(state, BOON_FAR_THROW, 10, 13);
    assert_false(boon_reach(state, BOON_HEARTH, &reach));
    assert_false(boon_reach(state, BOON_LONG_LENS, &reach)); /* no ring: only ahead */
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_keen_ear_hears_what_is_awake_within_8_cells),
        cmocka_unit_test(the_stunned_lose_their_turns),
        cmocka_unit_test(how_far_a_boon_acts_is_known_without_it_and_with_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
