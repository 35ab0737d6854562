/* Shrines: who stays beside the altar, in the dark and seen by nobody, is healed. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/night.h"

#define TURNS 10

/* A room with an altar between the hero, who is hurt and unlit, and an eye that looks at him. */
static struct state *shrine(void)
{
    struct state *state = game_picture("###########\n"
                                       "#........e#\n"
                                       "/...@.....#\n"
                                       "#.........#\n"
                                       "###########\n");
    struct level *level = state_level(state);
    level_set_terrain(level, point_make(5, 2), TERRAIN_ALTAR);
    level->sites[level->site_count++] =
        (struct site){.type = SITE_SHRINE, .area = {{1, 1}, {9, 3}}, .door = {0, 2}};
    game_picture_who(state, 'e')->facing = DIRECTION_WEST;
    state_hero(state)->health = 5;
    state->night = NIGHT_FIRST_HUNTER - 50;
    game_picture_set_lantern(state, LANTERN_DARK);
    return state;
}

static bool is_solved(const struct state *state)
{
    return state_level_const(state)->sites[0].is_settled;
}

static int told(const struct state *state, enum site_news news)
{
    int count = 0;
    for (int i = 0; i < state->events.count; i++)
        count += state->events.events[i].kind == EVENT_SITE && state->events.events[i].news == news;
    return count;
}

static void move_to(struct state *state, int x, int y)
{
    level_move_actor(state_level(state), state->hero, point_make(x, y));
    game_picture_set_lantern(state, state_hero(state)->lantern);
}

static void who_stays_hidden_beside_the_altar_is_healed_and_the_night_draws_back(void **unused)
{
    struct state *state = shrine();
    game_picture_pass(state, TURNS - 1);
    assert_false(is_solved(state));
    assert_int_equal(state_hero(state)->health, 5);
    assert_int_equal(told(state, SITE_BEGUN), 1);
    game_picture_pass(state, 1);
    assert_true(is_solved(state));
    assert_int_equal(state_hero(state)->health, 30);
    assert_in_range(state->night, NIGHT_FIRST_HUNTER - 360, NIGHT_FIRST_HUNTER - 330);
    assert_int_equal(told(state, SITE_SOLVED), 1);
    state_destroy(state);
    (void)unused;
}

static void it_gives_but_once(void **unused)
{
    struct state *state = shrine();
    game_picture_pass(state, TURNS);
    state_hero(state)->health = 5;
    game_picture_pass(state, 2 * TURNS);
    assert_int_equal(state_hero(state)->health, 5);
    state_destroy(state);
    (void)unused;
}

static void who_is_lit_is_not_hidden(void **unused)
{
    struct state *state = shrine();
    level_remove_actor(state_level(state), game_picture_actor(state, 'e'));
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_pass(state, 2 * TURNS);
    assert_false(is_solved(state));
    state_destroy(state);
    (void)unused;
}

static void it_waits_for_nobody_who_is_not_beside_the_altar(void **unused)
{
    struct state *state = shrine();
    move_to(state, 3, 2);
    game_picture_pass(state, 2 * TURNS);
    assert_false(is_solved(state));
    assert_int_equal(told(state, SITE_BEGUN), 0);
    state_destroy(state);
    (void)unused;
}

static void whoever_sees_him_makes_it_begin_anew(void **unused)
{
    struct state *state = shrine();
    game_picture_pass(state, TURNS - 1);
    move_to(state, 6, 1); /* within the three cells of the eye */
    game_picture_pass(state, 1);
    assert_int_equal(told(state, SITE_BROKEN), 1);
    move_to(state, 4, 2);
    game_picture_pass(state, TURNS - 1);
    assert_false(is_solved(state));
    game_picture_pass(state, 1);
    assert_true(is_solved(state));
    state_destroy(state);
    (void)unused;
}

static void a_gaze_that_goes_elsewhere_does_not_see_him(void **unused)
{
    struct state *state = shrine();
    move_to(state, 6, 1);
    game_picture_who(state, 'e')->facing = DIRECTION_EAST;
    game_picture_pass(state, TURNS);
    assert_true(is_solved(state));
    state_destroy(state);
    (void)unused;
}

static void a_hunter_keeps_it_from_beginning(void **unused)
{
    struct state *state = shrine();
    game_picture_who(state, 'e')->suspicion = SUSPICION_HUNTING;
    game_picture_pass(state, 3);
    assert_int_equal(told(state, SITE_BEGUN), 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_stays_hidden_beside_the_altar_is_healed_and_the_night_draws_back),
        cmocka_unit_test(it_gives_but_once),
        cmocka_unit_test(who_is_lit_is_not_hidden),
        cmocka_unit_test(it_waits_for_nobody_who_is_not_beside_the_altar),
        cmocka_unit_test(whoever_sees_him_makes_it_begin_anew),
        cmocka_unit_test(a_gaze_that_goes_elsewhere_does_not_see_him),
        cmocka_unit_test(a_hunter_keeps_it_from_beginning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
