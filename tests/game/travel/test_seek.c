/* Exploring keeps to a goal when what makes it careful comes and goes with each step. */
#include "support/check.h"

#include "game/travel/auto_move.h"
#include "game/travel/seek.h"
#include "support/game_picture.h"

#include "base/arena.h"

/* To the west a caller, to the east a sleeper: with the most care there is no way. */
static const char hall[] = "###################\n"
                           "#!.b...@.........!#\n"
                           "#............R....#\n"
                           "###################\n";

struct seeking {
    struct state *state;
    struct command command;
    struct bit_grid visited; /* none */
    struct travel travel;
};

static struct seeking start(const char *picture)
{
    static uint64_t words[64];
    struct arena arena = arena_over(words, sizeof words);
    struct seeking seeking = {.state = game_picture_plain(picture, 100),
                              .command = {.kind = COMMAND_EXPLORE}};
    seeking.visited = bit_grid_alloc(&arena, state_level(seeking.state)->grid);
    return seeking;
}

static enum travel_answer seek(struct seeking *seeking, enum direction *direction)
{
    struct route_context ways = {.state = seeking->state,
                                 .scratch = &seeking->state->ai_memory.distances};
    struct exploration exploration = {&seeking->command, &seeking->visited, HANDLE_NONE};
    return seek_news(&seeking->travel, &ways, &exploration, false, direction);
}

static void check_goes(struct seeking *seeking, enum direction expected)
{
    enum direction direction = DIRECTION_COUNT;
    assert_int_equal(seek(seeking, &direction), TRAVEL_STEP);
    assert_int_equal(direction, expected);
}

static void set_down_at(struct seeking *seeking, struct point p)
{
    level_move_actor(state_level(seeking->state), seeking->state->hero, p);
}

static void set_down(struct seeking *seeking, int x)
{
    set_down_at(seeking, point_make(x, 1));
}

/* Whether the hero perceives the caller, and avoids it. */
static void perceive_caller(struct seeking *seeking, bool is_perceived)
{
    game_picture_who(seeking->state, 'b')->is_seen = is_perceived;
}

static void a_goal_is_kept_when_a_more_careful_way_to_another_appears(void **unused)
{
    struct seeking seeking = start(hall);
    check_goes(&seeking, DIRECTION_EAST);
    set_down(&seeking, 8);
    perceive_caller(&seeking, false);
    check_goes(&seeking, DIRECTION_EAST);
    state_destroy(seeking.state);
    (void)unused;
}

static void what_begins_to_notice_the_hero_is_left_for_last(void **unused)
{
    struct seeking seeking = start("####################\n"
                                   "#!r....@..........!#\n"
                                   "####################\n");
    struct actor *rat = game_picture_who(seeking.state, 'r');
    rat->is_seen = true;
    check_goes(&seeking, DIRECTION_WEST);
    rat->suspicion = 1;
    seeking.travel = (struct travel){.has_goal = false};
    check_goes(&seeking, DIRECTION_EAST);
    state_destroy(seeking.state);
    (void)unused;
}

/* One step by a command that is given again and again in spite of what refuses it. */
static void check_insists(struct seeking *seeking, struct auto_move *last, enum refusal refusal,
                          enum direction expected)
{
    struct auto_move_context context = {.state = seeking->state,
                                        .visited = &seeking->visited,
                                        .scratch = &seeking->state->ai_memory.distances};
    *last = auto_move_begin(seeking->state, last, seeking->command, refusal);
    struct auto_move_turn turn = auto_move_next(last, &context);
    assert_int_equal(turn.answer, AUTO_MOVE_ACT);
    assert_int_equal(turn.action.direction, expected);
}

/* A step east, beyond which the caller is not perceived; then a step in that direction by the command given again. */
static void check_second_step(struct seeking *seeking, enum refusal insisted, enum direction second)
{
    struct auto_move last = {.steps_taken = 0};
    check_insists(seeking, &last, REFUSAL_NEAR, DIRECTION_EAST);
    set_down(seeking, 8);
    perceive_caller(seeking, false);
    check_insists(seeking, &last, insisted, second);
    state_destroy(seeking->state);
}

static void an_insisted_command_keeps_the_goal(void **unused)
{
    struct seeking seeking = start(hall);
    check_second_step(&seeking, REFUSAL_NEAR, DIRECTION_EAST);
    (void)unused;
}

static void remember(struct state *state, struct point p, enum terrain terrain)
{
    state_level(state)->memory[grid_index(state_level(state)->grid, p)].terrain = (uint8_t)terrain;
}

/* Goals are what is unseen beyond both ends. */
static void a_goal_towards_stairs_is_kept_too(void **unused)
{
    struct seeking seeking = start("###################\n"
                                   "#!.b...@.........!#\n"
                                   "#............R....#\n"
                                   "###################\n"
                                   "#......>..........#\n"
                                   "###################\n");
    seeking.command = (struct command){.kind = COMMAND_STAIRS, .leads = 1};
    remember(seeking.state, point_make(7, 4), TERRAIN_STAIRS_DOWN);
    remember(seeking.state, point_make(1, 1), TERRAIN_NONE);
    remember(seeking.state, point_make(17, 1), TERRAIN_NONE);
    check_second_step(&seeking, REFUSAL_NEAR, DIRECTION_EAST);
    (void)unused;
}

/* The hero knows the whole floor. */
static void remember_all(struct state *state)
{
    struct level *level = state_level(state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        level->memory[cell].terrain = (uint8_t)level_terrain(level, grid_point(level->grid, cell));
        level_follow_memory(level, cell);
    }
}

static void check_goes_in(const char *picture, enum direction expected)
{
    struct seeking seeking = start(picture);
    remember_all(seeking.state);
    check_goes(&seeking, expected);
    state_destroy(seeking.state);
}

static void loud_ground_is_walked_round_by_eight_steps_more(void **unused)
{
    check_goes_in("#######\n"
                  "#.....#\n"
                  "#.###.#\n"
                  "#.@:!.#\n"
                  "#######\n",
                  DIRECTION_WEST);
    (void)unused;
}

static void loud_ground_is_crossed_rather_than_walked_round_by_ten(void **unused)
{
    check_goes_in("########\n"
                  "#......#\n"
                  "#.####.#\n"
                  "#.@:!..#\n"
                  "########\n",
                  DIRECTION_EAST);
    (void)unused;
}

static void loud_ground_is_crossed_rather_than_a_zone(void **unused)
{
    struct seeking seeking = start("############\n"
                                   "#.......b..#\n"
                                   "#.####.###.#\n"
                                   "#.....@:!..#\n"
                                   "############\n");
    remember_all(seeking.state);
    perceive_caller(&seeking, false);
    check_goes(&seeking, DIRECTION_NORTH);
    seeking.travel = (struct travel){.has_goal = false};
    perceive_caller(&seeking, true);
    check_goes(&seeking, DIRECTION_EAST);
    state_destroy(seeking.state);
    (void)unused;
}

/* The rat that has noticed the hero stands between it and all that is unexplored. */
static void loud_ground_is_walked_round_also_where_a_zone_can_not_be(void **unused)
{
    struct seeking seeking = start("################\n"
                                   "#.....#........#\n"
                                   "#.###.#........#\n"
                                   "#.@:.......r..!#\n"
                                   "################\n");
    remember_all(seeking.state);
    struct actor *rat = game_picture_who(seeking.state, 'r');
    rat->is_seen = true;
    rat->suspicion = 1;
    check_goes(&seeking, DIRECTION_WEST);
    state_destroy(seeking.state);
    (void)unused;
}

static void the_hero_on_loud_ground_goes_straight_on(void **unused)
{
    struct seeking seeking = start("#########\n"
                                   "#.......#\n"
                                   "#.@::!..#\n"
                                   "#########\n");
    set_down_at(&seeking, point_make(3, 2));
    check_goes(&seeking, DIRECTION_EAST);
    state_destroy(seeking.state);
    (void)unused;
}

/* The way round the rubble is ten steps longer, which is too much without the rat that hears it. */
static void loud_ground_in_the_hearing_of_what_is_awake_is_walked_round_by_more(void **unused)
{
    for (int is_near = 0; is_near < 2; is_near++) {
        struct seeking seeking = start("####################\n"
                                       "#......#...........#\n"
                                       "#.####.#...........#\n"
                                       "#.@:!..#...........#\n"
                                       "########...........#\n"
                                       "#r................r#\n"
                                       "####################\n");
        remember_all(seeking.state);
        struct level *level = state_level(seeking.state);
        struct point at = point_make(is_near ? 1 : 18, 5);
        level_actor(level, level_actor_at(level, at))->is_seen = true;
        check_goes(&seeking, is_near ? DIRECTION_WEST : DIRECTION_EAST);
        state_destroy(seeking.state);
    }
    (void)unused;
}

static void a_command_that_is_not_insisted_chooses_anew(void **unused)
{
    struct seeking seeking = start(hall);
    check_second_step(&seeking, REFUSAL_NONE, DIRECTION_WEST);
    (void)unused;
}

static void one_command_turns_back_only_a_few_times_without_news(void **unused)
{
    struct seeking seeking = start(hall);
    enum direction direction;
    enum travel_answer answer;
    int tries = 0;
    while ((answer = seek(&seeking, &direction)) == TRAVEL_STEP) {
        seeking.travel.steps = 0; /* the way will have grown */
        assert_true(++tries < 9);
    }
    /* Round zones, through them, and past actors. */
    assert_int_equal(tries, 3);
    assert_int_equal(answer, TRAVEL_LOST);
    state_destroy(seeking.state);
    (void)unused;
}

static void a_step_that_makes_the_way_no_shorter_counts_as_a_failure(void **unused)
{
    struct seeking seeking = start(hall);
    enum direction direction;
    check_goes(&seeking, DIRECTION_EAST);
    check_goes(&seeking, DIRECTION_EAST); /* as long as the hero has not moved */
    assert_int_equal(seeking.travel.first_attempt, 0);
    set_down_at(&seeking, point_make(7, 2));
    seek(&seeking, &direction);
    assert_true(seeking.travel.first_attempt > 0);
    state_destroy(seeking.state);
    (void)unused;
}

static void with_no_goal_left_there_is_none_even_after_ways_that_grew(void **unused)
{
    struct seeking seeking = start(hall);
    enum direction direction;
    struct level *level = state_level(seeking.state);
    assert_int_equal(seek(&seeking, &direction), TRAVEL_STEP);
    seeking.travel.steps = 0;
    assert_int_equal(seek(&seeking, &direction), TRAVEL_STEP);
    assert_true(seeking.travel.first_attempt > 0);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        level->memory[cell].item = ITEM_NONE;
    assert_int_equal(seek(&seeking, &direction), TRAVEL_NONE);
    state_destroy(seeking.state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_goal_is_kept_when_a_more_careful_way_to_another_appears),
        cmocka_unit_test(what_begins_to_notice_the_hero_is_left_for_last),
        cmocka_unit_test(an_insisted_command_keeps_the_goal),
        cmocka_unit_test(a_goal_towards_stairs_is_kept_too),
        cmocka_unit_test(loud_ground_is_walked_round_by_eight_steps_more),
        cmocka_unit_test(loud_ground_is_crossed_rather_than_walked_round_by_ten),
        cmocka_unit_test(loud_ground_is_crossed_rather_than_a_zone),
        cmocka_unit_test(loud_ground_in_the_hearing_of_what_is_awake_is_walked_round_by_more),
        cmocka_unit_test(loud_ground_is_walked_round_also_where_a_zone_can_not_be),
        cmocka_unit_test(the_hero_on_loud_ground_goes_straight_on),
        cmocka_unit_test(a_command_that_is_not_insisted_chooses_anew),
        cmocka_unit_test(one_command_turns_back_only_a_few_times_without_news),
        cmocka_unit_test(a_step_that_makes_the_way_no_shorter_counts_as_a_failure),
        cmocka_unit_test(with_no_goal_left_there_is_none_even_after_ways_that_grew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
