/* Shrines: staying beside the altar, in the dark and unseen, heals. */
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/night.h"
#include "rules/stance.h"

#define TURNS 10

/* A room with an altar between the hurt, unlit hero and an eye that looks there. */
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
    state->night = state->traits.first_hunter - 50;
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
    stance_end_stillness(state);
    game_picture_set_lantern(state, state_hero(state)->lantern);
}

static void hiding_beside_the_altar_heals_and_draws_the_night_back(void **unused)
{
    struct state *state = shrine();
    game_picture_pass(state, TURNS - 1);
    assert_false(is_solved(state));
    assert_int_equal(state_hero(state)->health, 5);
    assert_int_equal(told(state, SITE_BEGUN), 1);
    game_picture_pass(state, 1);
    assert_true(is_solved(state));
    assert_int_equal(state_hero(state)->health, 30);
    assert_in_range(state->night, state->traits.first_hunter - 360,
                    state->traits.first_hunter - 330);
    assert_int_equal(told(state, SITE_SOLVED), 1);
    state_destroy(state);
    (void)unused;
}

static void the_altar_gives_once(void **unused)
{
    struct state *state = shrine();
    game_picture_pass(state, TURNS);
    state_hero(state)->health = 5;
    game_picture_pass(state, 2 * TURNS);
    assert_int_equal(state_hero(state)->health, 5);
    state_destroy(state);
    (void)unused;
}

static void a_lit_hero_is_not_hidden(void **unused)
{
    struct state *state = shrine();
    level_remove_actor(state_level(state), game_picture_actor(state, 'e'));
    game_picture_set_lantern(state, LANTERN_HOODED);
    game_picture_pass(state, 2 * TURNS);
    assert_false(is_solved(state));
    state_destroy(state);
    (void)unused;
}

static void only_turns_beside_the_altar_count(void **unused)
{
    struct state *state = shrine();
    move_to(state, 3, 2);
    game_picture_pass(state, 2 * TURNS);
    assert_false(is_solved(state));
    assert_int_equal(told(state, SITE_BEGUN), 0);
    state_destroy(state);
    (void)unused;
}

static void being_noticed_restarts_the_count(void **unused)
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

static void a_gaze_elsewhere_does_not_count_as_noticing(void **unused)
{
    struct state *state = shrine();
    move_to(state, 6, 1);
    game_picture_who(state, 'e')->facing = DIRECTION_EAST;
    game_picture_pass(state, TURNS);
    assert_true(is_solved(state));
    state_destroy(state);
    (void)unused;
}

static void a_hunted_hero_is_not_hidden(void **unused)
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
        cmocka_unit_test(hiding_beside_the_altar_heals_and_draws_the_night_back),
        cmocka_unit_test(the_altar_gives_once),
        cmocka_unit_test(a_lit_hero_is_not_hidden),
        cmocka_unit_test(only_turns_beside_the_altar_count),
        cmocka_unit_test(being_noticed_restarts_the_count),
        cmocka_unit_test(a_gaze_elsewhere_does_not_count_as_noticing),
        cmocka_unit_test(a_hunted_hero_is_not_hidden),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
