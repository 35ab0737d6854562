/* Travel leads to the nearest goal without walking back and forth, and ends. */
#include "support/check.h"

#include "game/travel/travel.h"
#include "support/game_picture.h"

/* The last row, behind the wall, was never seen. */
static const char hall[] = "###########\n"
                           "#!...@...!#\n"
                           "###########\n"
                           "###########\n";

static bool is_item(const struct state *state, const void *context, struct point p)
{
    (void)context;
    return level_memory(state_level_const(state), p)->item != ITEM_NONE;
}

static enum travel_answer next(struct travel *travel, struct state *state,
                               enum direction *direction)
{
    struct route_context context = {.state = state, .scratch = &state->ai_memory.distances};
    return travel_next(travel, &context, is_item, NULL, direction);
}

static void check_goes(struct travel *travel, struct state *state, enum direction expected)
{
    enum direction direction = DIRECTION_COUNT;
    assert_int_equal(next(travel, state, &direction), TRAVEL_STEP);
    assert_int_equal(direction, expected);
}

/* Moves the hero without updating what is seen. */
static void set_down(struct state *state, int x)
{
    level_move_actor(state_level(state), state->hero, point_make(x, 1));
}

/* Travel to the west, with the hero now nearer to the east. */
static struct state *begin(struct travel *travel)
{
    struct state *state = game_picture_plain(hall, 20);
    set_down(state, 4);
    check_goes(travel, state, DIRECTION_WEST);
    set_down(state, 7);
    return state;
}

static void test_a_goal_is_kept_when_another_becomes_nearer(void **fixture)
{
    (void)fixture;
    struct travel travel = {0};
    struct state *state = begin(&travel);
    check_goes(&travel, state, DIRECTION_WEST);
    state_destroy(state);
}

static void test_a_new_goal_is_chosen_when_more_has_been_seen(void **fixture)
{
    (void)fixture;
    struct travel travel = {0};
    struct state *state = begin(&travel);
    level_mark_seen(state_level(state), 3, 0, 1);
    check_goes(&travel, state, DIRECTION_EAST);
    state_destroy(state);
}

static void test_a_new_goal_is_chosen_when_the_old_one_is_gone(void **fixture)
{
    (void)fixture;
    struct travel travel = {0};
    struct state *state = begin(&travel);
    state_level(state)->memory[1 * 11 + 1].item = ITEM_NONE;
    check_goes(&travel, state, DIRECTION_EAST);
    state_destroy(state);
}

static void test_travel_says_when_it_has_arrived(void **fixture)
{
    (void)fixture;
    struct travel travel = {0};
    struct state *state = begin(&travel);
    enum direction direction;
    set_down(state, 1);
    assert_int_equal(next(&travel, state, &direction), TRAVEL_HERE);
    state_destroy(state);
}

static void test_travel_without_a_goal_says_so(void **fixture)
{
    (void)fixture;
    struct travel travel = {0};
    enum direction direction;
    struct state *state = game_picture_plain("#####\n"
                                             "#@=!#\n"
                                             "#####\n",
                                             20);
    assert_int_equal(next(&travel, state, &direction), TRAVEL_NONE);
    state_destroy(state);
}

static void test_a_goal_that_was_cut_off_is_replaced(void **fixture)
{
    (void)fixture;
    struct travel travel = {0};
    struct state *state = begin(&travel);
    enum direction direction;
    level_remember(state_level(state), 1 * 11 + 3, (struct memory){.terrain = TERRAIN_WALL});
    check_goes(&travel, state, DIRECTION_EAST);
    level_remember(state_level(state), 1 * 11 + 8, (struct memory){.terrain = TERRAIN_WALL});
    assert_int_equal(next(&travel, state, &direction), TRAVEL_NONE);
    state_destroy(state);
}

static void test_travel_that_gets_nowhere_is_lost(void **fixture)
{
    (void)fixture;
    struct travel travel = {0};
    struct state *state = game_picture_plain(hall, 20);
    enum direction direction;
    int steps = 0;
    while (next(&travel, state, &direction) == TRAVEL_STEP)
        assert_true(++steps < 100);
    assert_in_range(steps, 8, 99); /* four steps there, twice, as there may be doors */
    assert_int_equal(next(&travel, state, &direction), TRAVEL_LOST);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_goal_is_kept_when_another_becomes_nearer),
        cmocka_unit_test(test_a_new_goal_is_chosen_when_more_has_been_seen),
        cmocka_unit_test(test_a_new_goal_is_chosen_when_the_old_one_is_gone),
        cmocka_unit_test(test_travel_says_when_it_has_arrived),
        cmocka_unit_test(test_travel_without_a_goal_says_so),
        cmocka_unit_test(test_a_goal_that_was_cut_off_is_replaced),
        cmocka_unit_test(test_travel_that_gets_nowhere_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
