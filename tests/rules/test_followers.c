#include "support/check.h"
#include "support/game_picture.h"

#include "rules/arrival.h"
#include "rules/followers.h"
#include "rules/night.h"

#define WIDTH 40

/* A corridor with the hero on stairs at its left end, and a floor below with the entrance at its left end too. */
static struct state *corridor(void)
{
    char picture[WIDTH + 2];
    for (int x = 0; x < WIDTH; x++)
        picture[x] = '.';
    picture[0] = '@';
    picture[WIDTH] = '\n';
    picture[WIDTH + 1] = '\0';
    struct state *state = game_picture(picture);
    level_fill(&state->levels[1], TERRAIN_FLOOR);
    state->levels[1].is_built = true;
    return state;
}

static struct handle add(struct state *state, enum monster kind, int x, int suspicion)
{
    return level_add_actor(
        state_level(state),
        (struct actor){.kind = kind, .position = {x, 0}, .suspicion = suspicion});
}

static void descend(struct state *state)
{
    arrival_by_stairs(state, 1, point_make(0, 0));
}

/* Counts the actors on the floor, without the hero. */
static int others(const struct state *state)
{
    return state_level_const(state)->actor_pool.count - 1;
}

/* Turns until the first of them arrives; -1 if none does. */
static int turns_until_one_comes(struct state *state)
{
    for (int turns = 0; turns < 60; turns++) {
        if (others(state) > 0)
            return turns;
        followers_turn(state);
    }
    return -1;
}

static int turns_behind(enum monster kind, int x, int suspicion)
{
    struct state *state = corridor();
    add(state, kind, x, suspicion);
    descend(state);
    int turns = turns_until_one_comes(state);
    state_destroy(state);
    return turns;
}

static void an_adjacent_hunter_arrives_with_the_hero(void **unused)
{
    assert_int_equal(turns_behind(MONSTER_GUTTER_RAT, 1, SUSPICION_HUNTING), 0);
    assert_int_equal(turns_behind(MONSTER_NIGHT_HUNTER, 1, SUSPICION_HUNTING), 0);
    (void)unused;
}

static void a_hunter_arrives_later_by_its_distance(void **unused)
{
    assert_int_equal(turns_behind(MONSTER_GUTTER_RAT, 2, SUSPICION_HUNTING), 1);
    assert_int_equal(turns_behind(MONSTER_GUTTER_RAT, 7, SUSPICION_MAX), 6);
    (void)unused;
}

/* It keeps what it has saved of a slow step. */
static void following_at_once_costs_the_follower_no_time(void **unused)
{
    struct state *state = corridor();
    struct handle hunter = add(state, MONSTER_NIGHT_HUNTER, 1, SUSPICION_MAX);
    level_actor(state_level(state), hunter)->energy = 70;
    descend(state);
    assert_int_equal(game_picture_who(state, 'n')->energy, 70);
    state_destroy(state);
    (void)unused;
}

/* Below there is cover everywhere, in which the hero can't perceive it again. */
static bool is_announced_after(struct state *state, int x)
{
    struct handle lurker = add(state, MONSTER_REED_LURKER, x, SUSPICION_MAX);
    level_actor(state_level(state), lurker)->is_announced = true;
    level_fill(&state->levels[1], TERRAIN_TALL_GRASS);
    descend(state);
    turns_until_one_comes(state);
    return game_picture_who(state, 'u')->is_announced;
}

static void an_announced_follower_needs_no_second_tell(void **unused)
{
    struct state *state = corridor();
    assert_true(is_announced_after(state, 1));
    state_destroy(state);
    (void)unused;
}

static void a_late_follower_must_be_perceived_again(void **unused)
{
    struct state *state = corridor();
    assert_false(is_announced_after(state, 4));
    state_destroy(state);
    (void)unused;
}

/* Others have the cells beside the hero. */
static void a_follower_out_of_reach_must_be_perceived_again(void **unused)
{
    struct state *state = corridor();
    for (int y = 0; y < 2; y++)
        for (int x = 0; x < 2; x++)
            if (x + y > 0)
                level_add_actor(&state->levels[1],
                                (struct actor){.kind = MONSTER_GUTTER_RAT, .position = {x, y}});
    assert_false(is_announced_after(state, 1));
    state_destroy(state);
    (void)unused;
}

static void no_hunter_follows_from_more_than_15_steps(void **unused)
{
    assert_int_equal(turns_behind(MONSTER_GUTTER_RAT, 15, SUSPICION_HUNTING), 14);
    assert_int_equal(turns_behind(MONSTER_GUTTER_RAT, 16, SUSPICION_HUNTING), -1);
    (void)unused;
}

static void an_actor_that_does_not_hunt_stays(void **unused)
{
    assert_int_equal(turns_behind(MONSTER_GUTTER_RAT, 3, SUSPICION_HUNTING - 1), -1);
    (void)unused;
}

static void kinds_that_never_attack_stay(void **unused)
{
    assert_int_equal(turns_behind(MONSTER_WICK_MOTH, 3, SUSPICION_MAX), -1);
    (void)unused;
}

static void the_relentless_come_from_anywhere(void **unused)
{
    assert_int_equal(turns_behind(MONSTER_NIGHT_HUNTER, 9, SUSPICION_MAX), 8);
    assert_int_equal(turns_behind(MONSTER_NIGHT_HUNTER, WIDTH - 1, SUSPICION_MAX), 29);
    (void)unused;
}

static void the_distance_is_measured_along_the_path(void **unused)
{
    struct state *state = game_picture("@#r....\n"
                                       ".#.###.\n"
                                       "...#...\n");
    level_fill(&state->levels[1], TERRAIN_FLOOR);
    state->levels[1].is_built = true;
    struct handle rat = game_picture_actor(state, 'r');
    level_actor(state_level(state), rat)->suspicion = SUSPICION_MAX;
    descend(state);
    assert_int_equal(turns_until_one_comes(state), 5);
    state_destroy(state);
    (void)unused;
}

static void walls_stop_all_but_the_relentless(void **unused)
{
    struct state *state = corridor();
    level_set_terrain(state_level(state), point_make(2, 0), TERRAIN_WALL);
    add(state, MONSTER_GUTTER_RAT, 3, SUSPICION_MAX);
    add(state, MONSTER_NIGHT_HUNTER, 4, SUSPICION_MAX);
    descend(state);
    assert_int_equal(turns_until_one_comes(state), 29);
    assert_int_equal(game_picture_count(state, EVENT_CAME), 1);
    assert_int_equal(game_picture_last(state, EVENT_CAME).monster, MONSTER_NIGHT_HUNTER);
    state_destroy(state);
    (void)unused;
}

static void a_closed_door_does_not_stop_a_follower(void **unused)
{
    struct state *state = corridor();
    level_set_terrain(state_level(state), point_make(2, 0), TERRAIN_DOOR_CLOSED);
    add(state, MONSTER_GUTTER_RAT, 4, SUSPICION_MAX);
    descend(state);
    assert_int_equal(turns_until_one_comes(state), 3);
    state_destroy(state);
    (void)unused;
}

static void an_ally_nearby_comes_at_once(void **unused)
{
    for (int x = 5; x <= 6; x++) {
        struct state *state = corridor();
        level_actor(state_level(state), add(state, MONSTER_CAPTIVE, x, 0))->is_ally = true;
        descend(state);
        assert_int_equal(others(state), x == 5);
        assert_int_equal(game_picture_count(state, EVENT_STAYED), x == 6);
        state_destroy(state);
    }
    (void)unused;
}

static void sleepers_stay(void **unused)
{
    struct state *state = corridor();
    level_add_actor(state_level(state), (struct actor){.kind = MONSTER_GUTTER_RAT,
                                                       .position = {3, 0},
                                                       .suspicion = 4,
                                                       .is_asleep = true});
    descend(state);
    assert_int_equal(state->follower_count, 0);
    assert_int_equal(state->levels[0].actor_pool.count, 1);
    state_destroy(state);
    (void)unused;
}

static void a_follower_leaves_its_floor(void **unused)
{
    struct state *state = corridor();
    add(state, MONSTER_GUTTER_RAT, 3, SUSPICION_MAX);
    descend(state);
    assert_int_equal(state->levels[0].actor_pool.count, 0);
    assert_int_equal(bit_grid_count(&state->levels[0].occupied), 0);
    assert_int_equal(state->follower_count, 1);
    state_destroy(state);
    (void)unused;
}

static void a_follower_arrives_near_the_entrance_with_a_clue(void **unused)
{
    struct state *state = corridor();
    add(state, MONSTER_GUTTER_RAT, 3, SUSPICION_MAX);
    descend(state);
    assert_int_equal(turns_until_one_comes(state), 2);
    struct event came = game_picture_last(state, EVENT_CAME);
    const struct actor *rat = level_actor(state_level(state), came.actor);
    assert_int_equal(point_chebyshev(rat->position, state->came_in), 1);
    assert_true(actor_is_hunting(rat));
    assert_true(actor_has_clue(rat));
    assert_true(point_is_equal(rat->clue, state_hero(state)->position));
    assert_int_equal(state->follower_count, 0);
    state_destroy(state);
    (void)unused;
}

static void a_follower_keeps_its_health(void **unused)
{
    struct state *state = corridor();
    struct handle rat = add(state, MONSTER_GUTTER_RAT, 2, SUSPICION_MAX);
    level_actor(state_level(state), rat)->health = 1;
    descend(state);
    turns_until_one_comes(state);
    struct handle came = game_picture_last(state, EVENT_CAME).actor;
    assert_int_equal(level_actor(state_level(state), came)->health, 1);
    state_destroy(state);
    (void)unused;
}

static void a_follower_falls_for_lures_again_and_ends_an_unhunted_floor(void **unused)
{
    struct state *state = corridor();
    struct handle rat = add(state, MONSTER_GUTTER_RAT, 2, SUSPICION_MAX);
    level_actor(state_level(state), rat)->ignores_lures = true;
    descend(state);
    turns_until_one_comes(state);
    rat = game_picture_last(state, EVENT_CAME).actor;
    assert_false(level_actor(state_level(state), rat)->ignores_lures);
    assert_true(state_level(state)->was_hunted);
    state_destroy(state);
    (void)unused;
}

static void a_follower_waits_for_room(void **unused)
{
    struct state *state = corridor();
    struct level *below = &state->levels[1];
    level_fill(below, TERRAIN_WALL);
    level_set_terrain(below, point_make(0, 0), TERRAIN_FLOOR);
    add(state, MONSTER_GUTTER_RAT, 2, SUSPICION_MAX);
    descend(state);
    for (int turn = 0; turn < 5; turn++)
        followers_turn(state);
    assert_int_equal(state->follower_count, 1);
    level_set_terrain(below, point_make(1, 0), TERRAIN_FLOOR);
    followers_turn(state);
    assert_int_equal(state->follower_count, 0);
    state_destroy(state);
    (void)unused;
}

static void followers_are_limited_by_their_capacity(void **unused)
{
    struct state *state = corridor();
    for (int x = 2; x <= 21; x++)
        add(state, MONSTER_NIGHT_HUNTER, x, SUSPICION_MAX);
    descend(state);
    assert_int_equal(state->follower_count, FOLLOWERS_MAX);
    assert_int_equal(state->levels[0].actor_pool.count, 20 - FOLLOWERS_MAX);
    state_destroy(state);
    (void)unused;
}

/* It was about to give up when the hero took the stairs. */
static void a_follower_restarts_its_search(void **unused)
{
    struct state *state = corridor();
    struct actor *rat =
        level_actor(state_level(state), add(state, MONSTER_GUTTER_RAT, 3, SUSPICION_MAX));
    rat->pursuit = PURSUIT_SEARCHING;
    rat->pursuit_turns = 11;
    descend(state);
    turns_until_one_comes(state);
    rat = level_actor(state_level(state), game_picture_last(state, EVENT_CAME).actor);
    assert_false(actor_is_searching(rat));
    assert_int_equal(rat->pursuit_turns, 0);
    state_destroy(state);
    (void)unused;
}

/* Followers come where the hero came, the night hunter by the stairs up. */
static void a_night_hunter_does_not_change_the_entrance_of_others(void **unused)
{
    struct state *state = corridor();
    add(state, MONSTER_GUTTER_RAT, 2, SUSPICION_MAX);
    descend(state);
    level_set_terrain(state_level(state), point_make(WIDTH - 1, 0), TERRAIN_STAIRS_UP);
    state->night = state->traits.first_hunter - 1;
    night_turn(state);
    for (int turn = 0; turn <= NIGHT_STAIRS_TURNS; turn++)
        followers_turn(state);
    const struct actor *hunter = game_picture_who(state, 'n');
    const struct actor *rat = game_picture_who(state, 'r');
    assert_int_equal(hunter->position.x, WIDTH - 1);
    assert_int_equal(rat->position.x, 1);
    state_destroy(state);
    (void)unused;
}

/* The third cell of the corridor below is wall: what is behind it is near but out of reach. */
static void a_follower_arrives_where_it_can_walk_to(void **unused)
{
    struct state *state = corridor();
    struct level *below = &state->levels[1];
    add(state, MONSTER_GUTTER_RAT, 1, SUSPICION_MAX);
    add(state, MONSTER_GUTTER_RAT, 2, SUSPICION_MAX);
    level_set_terrain(below, point_make(2, 0), TERRAIN_WALL);
    descend(state);
    for (int turn = 0; turn < 5; turn++)
        followers_turn(state);
    assert_int_equal(others(state), 1);
    assert_true(level_is_occupied(below, point_make(1, 0)));
    assert_int_equal(state->follower_count, 1);
    state_destroy(state);
    (void)unused;
}

static void a_held_follower_arrives_later(void **unused)
{
    struct state *state = corridor();
    level_actor(state_level(state), add(state, MONSTER_GUTTER_RAT, 3, SUSPICION_MAX))
        ->statuses[STATUS_HELD] = 4;
    descend(state);
    assert_int_equal(turns_until_one_comes(state), 6);
    assert_false(actor_has(game_picture_who(state, 'r'), STATUS_HELD));
    state_destroy(state);
    (void)unused;
}

static void nothing_jumps_after_a_falling_hero(void **unused)
{
    struct state *state = corridor();
    add(state, MONSTER_GUTTER_RAT, 2, SUSPICION_MAX);
    level_actor(state_level(state), add(state, MONSTER_CAPTIVE, 1, 0))->is_ally = true;
    arrival_by_falling(state, point_make(5, 0));
    assert_int_equal(turns_until_one_comes(state), -1);
    assert_int_equal(state->levels[0].actor_pool.count, 2);
    state_destroy(state);
    (void)unused;
}

static void the_relentless_follow_a_fall_by_the_stairs(void **unused)
{
    struct state *state = corridor();
    add(state, MONSTER_NIGHT_HUNTER, 9, SUSPICION_MAX);
    level_set_terrain(&state->levels[1], point_make(WIDTH - 1, 0), TERRAIN_STAIRS_UP);
    arrival_by_falling(state, point_make(5, 0));
    assert_int_equal(turns_until_one_comes(state), 9);
    assert_int_equal(game_picture_who(state, 'n')->position.x, WIDTH - 1);
    state_destroy(state);
    (void)unused;
}

static void followers_on_the_way_still_reach_the_floor_left_by_a_fall(void **unused)
{
    struct state *state = corridor();
    add(state, MONSTER_GUTTER_RAT, 9, SUSPICION_MAX);
    add(state, MONSTER_NIGHT_HUNTER, 12, SUSPICION_MAX);
    level_fill(&state->levels[2], TERRAIN_FLOOR);
    state->levels[2].is_built = true;
    descend(state);
    followers_turn(state);
    assert_int_equal(state->follower_count, 2);
    state->events.count = 0;
    arrival_by_falling(state, point_make(5, 0));
    assert_int_equal(state->levels[1].actor_pool.count, 1);
    assert_int_equal(state->follower_count, 1);
    assert_int_equal(game_picture_count(state, EVENT_CAME), 0);
    assert_int_equal(turns_until_one_comes(state), 10);
    assert_int_equal(game_picture_last(state, EVENT_CAME).monster, MONSTER_NIGHT_HUNTER);
    state_destroy(state);
    (void)unused;
}

/* A lamp at (30, 0) of floor 2 summons two from behind a door; then the hero falls. */
static struct state *fallen_from_the_lamp(int turns)
{
    struct state *state = corridor();
    level_fill(&state->levels[2], TERRAIN_FLOOR);
    state->levels[2].is_built = true;
    level_set_terrain(&state->levels[1], point_make(10, 0), TERRAIN_DOOR_CLOSED);
    descend(state);
    state->finale = (struct finale){.is_on = true, .depth = 2, .lamp = {30, 0}, .turns_left = 40};
    for (int i = 0; i < 2; i++)
        state->followers[state->follower_count++] = (struct follower){
            .actor = {.kind = i == 0 ? MONSTER_GUTTER_RAT : MONSTER_NIGHT_HUNTER, .health = 5},
            .turns = turns,
            .is_to_lamp = true};
    arrival_by_falling(state, point_make(5, 0));
    return state;
}

static void hunters_on_the_way_to_the_lamp_arrive_despite_a_fall(void **unused)
{
    struct state *state = fallen_from_the_lamp(3);
    const struct level *left = &state->levels[1];
    assert_int_equal(left->actor_pool.count, 1);
    uint16_t slot = 0;
    assert_true(level_next_awake(left, &slot));
    assert_true(point_chebyshev(left->actors[slot].position, state->finale.lamp) >= 12);
    assert_true(actor_is_summoned(&left->actors[slot]));
    state_destroy(state);
    (void)unused;
}

static void a_follower_to_another_floor_is_not_bound_for_the_lamp(void **unused)
{
    struct state *state = fallen_from_the_lamp(3);
    level_set_terrain(state_level(state), point_make(WIDTH - 1, 0), TERRAIN_STAIRS_UP);
    assert_int_equal(state->follower_count, 1);
    assert_false(state->followers[0].is_to_lamp);
    assert_int_equal(turns_until_one_comes(state), 3);
    assert_int_equal(game_picture_who(state, 'n')->position.x, WIDTH - 1);
    assert_false(actor_is_summoned(game_picture_who(state, 'n')));
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_adjacent_hunter_arrives_with_the_hero),
        cmocka_unit_test(a_follower_falls_for_lures_again_and_ends_an_unhunted_floor),
        cmocka_unit_test(a_hunter_arrives_later_by_its_distance),
        cmocka_unit_test(following_at_once_costs_the_follower_no_time),
        cmocka_unit_test(an_announced_follower_needs_no_second_tell),
        cmocka_unit_test(a_late_follower_must_be_perceived_again),
        cmocka_unit_test(a_follower_out_of_reach_must_be_perceived_again),
        cmocka_unit_test(no_hunter_follows_from_more_than_15_steps),
        cmocka_unit_test(an_actor_that_does_not_hunt_stays),
        cmocka_unit_test(kinds_that_never_attack_stay),
        cmocka_unit_test(the_relentless_come_from_anywhere),
        cmocka_unit_test(the_distance_is_measured_along_the_path),
        cmocka_unit_test(walls_stop_all_but_the_relentless),
        cmocka_unit_test(a_closed_door_does_not_stop_a_follower),
        cmocka_unit_test(an_ally_nearby_comes_at_once),
        cmocka_unit_test(sleepers_stay),
        cmocka_unit_test(a_follower_leaves_its_floor),
        cmocka_unit_test(a_follower_arrives_near_the_entrance_with_a_clue),
        cmocka_unit_test(a_follower_keeps_its_health),
        cmocka_unit_test(a_follower_waits_for_room),
        cmocka_unit_test(followers_are_limited_by_their_capacity),
        cmocka_unit_test(a_follower_restarts_its_search),
        cmocka_unit_test(a_night_hunter_does_not_change_the_entrance_of_others),
        cmocka_unit_test(a_follower_arrives_where_it_can_walk_to),
        cmocka_unit_test(a_held_follower_arrives_later),
        cmocka_unit_test(nothing_jumps_after_a_falling_hero),
        cmocka_unit_test(the_relentless_follow_a_fall_by_the_stairs),
        cmocka_unit_test(followers_on_the_way_still_reach_the_floor_left_by_a_fall),
        cmocka_unit_test(hunters_on_the_way_to_the_lamp_arrive_despite_a_fall),
        cmocka_unit_test(a_follower_to_another_floor_is_not_bound_for_the_lamp),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
