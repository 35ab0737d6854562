/* Eyes that exploring should not show the hero to. A sentry eye sees nine cells far in light, three in the dark. */
#include "support/check.h"
#include "support/game_picture.h"

#include "game/travel/danger.h"

static struct state *state;
static struct actor *eye;

/* An eye that was seen at x = 18 and is out of view now, and a hero at x = 2 with an open lantern. */
static int set_up(void **unused)
{
    state = game_picture("####################\n"
                         "#.@...............e#\n"
                         "#..................#\n"
                         "####################\n");
    eye = game_picture_who(state, 'e');
    eye->seen_at = eye->position;
    eye->seen_until = 1;
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    state_destroy(state);
    (void)unused;
    return 0;
}

static bool would_show(int x)
{
    struct handle by;
    bool shows = danger_would_show(state, point_make(x, 1), HANDLE_NONE, &by);
    assert_int_equal(!handle_is_none(by), shows);
    return shows;
}

static void a_hero_with_an_open_lantern_is_shown_nine_cells_from_an_eye(void **unused)
{
    assert_true(would_show(9));
    assert_false(would_show(8));
    (void)unused;
}

static void a_hero_in_the_dark_is_shown_three_cells_from_it(void **unused)
{
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_false(would_show(14));
    assert_true(would_show(15));
    (void)unused;
}

static void it_counts_whichever_way_it_faces(void **unused)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        eye->is_seen = true;
        eye->facing = (enum direction)d;
        assert_true(would_show(9));
    }
    (void)unused;
}

static void nothing_is_shown_to_it_in_its_own_cell(void **unused)
{
    assert_false(would_show(18));
    (void)unused;
}

static void an_eye_that_has_noticed_the_hero_does_not_count(void **unused)
{
    eye->is_seen = true;
    assert_true(would_show(9));
    eye->suspicion = SUSPICION_WARY;
    assert_false(would_show(9));
    (void)unused;
}

static void of_an_eye_out_of_view_its_pips_are_not_known(void **unused)
{
    eye->suspicion = SUSPICION_WARY;
    assert_true(would_show(9));
    (void)unused;
}

static void an_eye_that_was_never_seen_does_not_count(void **unused)
{
    eye->seen_until = 0;
    assert_false(would_show(9));
    (void)unused;
}

static void of_an_eye_out_of_view_it_is_not_known_that_it_is_blind(void **unused)
{
    eye->statuses[STATUS_BLIND] = 5;
    assert_true(would_show(9));
    eye->is_seen = true;
    assert_false(would_show(9));
    (void)unused;
}

static void a_hero_that_it_could_notice_already_is_not_shown(void **unused)
{
    state_destroy(state);
    state = game_picture("####################\n"
                         "#.........@.......e#\n"
                         "#..................#\n"
                         "####################\n");
    eye = game_picture_who(state, 'e');
    eye->is_seen = true;
    assert_false(would_show(11));
    (void)unused;
}

static void an_eye_that_the_player_accepted_does_not_count(void **unused)
{
    struct handle by;
    assert_false(danger_would_show(state, point_make(9, 1), game_picture_actor(state, 'e'), &by));
    (void)unused;
}

static void an_ally_does_not_count(void **unused)
{
    eye->is_ally = true;
    assert_false(would_show(9));
    (void)unused;
}

static void a_caller_that_walks_does_not_count(void **unused)
{
    eye->kind = MONSTER_FLARE_IMP; /* it sees nine cells far too */
    assert_false(would_show(9));
    (void)unused;
}

static void what_never_moves_and_calls_no_others_does_not_count(void **unused)
{
    eye->kind = MONSTER_MUD_MIMIC; /* it sees seven cells far */
    assert_false(would_show(11));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_hero_with_an_open_lantern_is_shown_nine_cells_from_an_eye),
        TEST(a_hero_in_the_dark_is_shown_three_cells_from_it),
        TEST(it_counts_whichever_way_it_faces),
        TEST(nothing_is_shown_to_it_in_its_own_cell),
        TEST(an_eye_that_has_noticed_the_hero_does_not_count),
        TEST(of_an_eye_out_of_view_its_pips_are_not_known),
        TEST(an_eye_that_was_never_seen_does_not_count),
        TEST(of_an_eye_out_of_view_it_is_not_known_that_it_is_blind),
        TEST(a_hero_that_it_could_notice_already_is_not_shown),
        TEST(an_eye_that_the_player_accepted_does_not_count),
        TEST(an_ally_does_not_count),
        TEST(a_caller_that_walks_does_not_count),
        TEST(what_never_moves_and_calls_no_others_does_not_count),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
