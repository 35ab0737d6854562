#include "support/check.h"
#include "support/game_picture.h"

#include "rules/followers.h"
#include "rules/harm.h"
#include "rules/night.h"
#include "rules/suspicion.h"

static const char picture[] = "########\n"
                              "#@....<#\n"
                              "########\n";

/* Of the night: to its first hunter, to each other, and by how much a new floor delays it. */
#define FIRST 560
/* The turns on the stairs count too. */
#define STAIRS NIGHT_STAIRS_TURNS
#define NEXT 180
#define BACK 120

static void pass(struct state *state, int turns)
{
    for (int i = 0; i < turns; i++)
        night_turn(state);
}

static void the_night_advances_each_turn(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, 5);
    assert_int_equal(state->night, 5);
    state_destroy(state);
    (void)unused;
}

static void the_first_mark_sends_a_hunter_by_the_stairs_up(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, FIRST - 1);
    assert_int_equal(state->follower_count, 0);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT), 0);
    pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT), 1);
    assert_int_equal(state->follower_count, 1);
    for (int left = NIGHT_STAIRS_TURNS; left >= 0; left--) {
        assert_int_equal(state->follower_count, 1);
        followers_turn(state);
        assert_int_equal(night_hunter_turns(state), left > 0 ? left : -1);
    }
    struct handle hunter = level_actor_at(state_level(state), point_make(6, 1));
    assert_false(handle_is_none(hunter));
    assert_int_equal(level_actor(state_level(state), hunter)->kind, MONSTER_NIGHT_HUNTER);
    assert_true(actor_is_hunting(level_actor(state_level(state), hunter)));
    state_destroy(state);
    (void)unused;
}

/* In a deaf night nothing is heard from beyond five steps. */
static void check_heard(bool is_far)
{
    struct state *state = game_picture("#########\n"
                                       "#@.#...<#\n"
                                       "#..#....#\n"
                                       "#.......#\n"
                                       "#########\n");
    if (is_far)
        state_level(state)->omen = OMEN_DEAF_NIGHT;
    pass(state, FIRST);
    for (int i = 0; i <= NIGHT_STAIRS_TURNS; i++)
        followers_turn(state);
    assert_int_equal(game_picture_count(state, EVENT_CAME), 0);
    assert_int_equal(game_picture_count(state, EVENT_DESCENDED), !is_far);
    state_destroy(state);
}

static void a_hunter_that_leaves_the_stairs_out_of_view_is_heard(void **unused)
{
    (void)unused;
    check_heard(false);
    check_heard(true);
}

static void the_death_of_a_hunter_delays_the_next(void **unused)
{
    struct state *state = game_picture("#######\n#@nr..#\n#######\n");
    pass(state, FIRST + NEXT / 2);
    int left = night_turns_left(state);
    harm_hurt(state, game_picture_actor(state, 'r'), 100, (struct harm){.actor = state->hero});
    assert_int_equal(night_turns_left(state), left);
    harm_hurt(state, game_picture_actor(state, 'n'), 100, (struct harm){.actor = state->hero});
    assert_int_equal(night_turns_left(state), left + NIGHT_HUNTER_DIED);
    assert_int_equal(game_picture_last(state, EVENT_NIGHT_DELAYED).turns, NIGHT_HUNTER_DIED);
    assert_false(game_picture_last(state, EVENT_NIGHT_DELAYED).is_latest);
    state_destroy(state);
    state = game_picture("#######\n#@n...#\n#######\n");
    pass(state, 9);
    harm_hurt(state, game_picture_actor(state, 'n'), 100, (struct harm){.actor = state->hero});
    assert_int_equal(game_picture_last(state, EVENT_NIGHT_DELAYED).turns, 9);
    assert_true(game_picture_last(state, EVENT_NIGHT_DELAYED).is_latest);
    state_destroy(state);
    (void)unused;
}

static void every_180_more_turns_send_another(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, FIRST + NEXT - 1);
    assert_int_equal(state->follower_count, 1);
    pass(state, 1);
    assert_int_equal(state->follower_count, 2);
    pass(state, NEXT);
    assert_int_equal(state->follower_count, 3);
    state_destroy(state);
    (void)unused;
}

static void a_first_visit_takes_120_off(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, BACK + 150);
    night_delay(state, state->traits.night);
    assert_int_equal(state->night, 150);
    state_destroy(state);
    (void)unused;
}

static void the_night_is_never_below_zero(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, BACK - 1);
    night_delay(state, state->traits.night);
    assert_int_equal(state->night, 0);
    state_destroy(state);
    (void)unused;
}

static void it_warns_once_at_three_quarters(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, FIRST * 3 / 4 - 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 0);
    pass(state, 1);
    assert_int_equal(game_picture_last(state, EVENT_NIGHT_NEARS).turns, FIRST / 4 + STAIRS);
    pass(state, FIRST / 4 - 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 1);
    state_destroy(state);
    (void)unused;
}

static void the_time_passed_is_the_same_in_each_stance(void **unused)
{
    struct state *state = game_picture(picture);
    for (int lantern = 0; lantern < LANTERN_COUNT; lantern++) {
        state_hero(state)->lantern = (enum lantern)lantern;
        int64_t moment = night_moment(state);
        pass(state, 7);
        state->clock = (state->clock + 30) % TURN_TIME;
        assert_int_equal(night_time_since(state, moment), 7 * TURN_TIME + 30);
    }
    state_destroy(state);
    (void)unused;
}

/* Again if a delay has put it off. */
static void it_warns_of_each_hunter_when_it_nears(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, FIRST * 3 / 4);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 1);
    night_delay(state, BACK);
    pass(state, BACK - 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 1);
    pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 2);
    pass(state, FIRST / 4 + NEXT - NEXT / 4 - 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 2);
    pass(state, 1);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 3);
    assert_int_equal(game_picture_last(state, EVENT_NIGHT_NEARS).turns, NEXT / 4 + STAIRS);
    night_end(state);
    pass(state, FIRST * 3 / 4);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT_NEARS), 4);
    state_destroy(state);
    (void)unused;
}

static void the_turns_to_the_next_hunter_are_known(void **unused)
{
    struct state *state = game_picture(picture);
    assert_int_equal(night_turns_left(state), FIRST + STAIRS);
    pass(state, FIRST - 1);
    assert_int_equal(night_turns_left(state), 1 + STAIRS);
    pass(state, 1);
    assert_int_equal(night_turns_left(state), NEXT + STAIRS);
    pass(state, NEXT - 1);
    assert_int_equal(night_turns_left(state), 1 + STAIRS);
    state_destroy(state);
    (void)unused;
}

static void the_turns_to_a_hunter_go_on_while_it_is_on_the_stairs(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, FIRST - 1);
    int left = night_turns_left(state);
    pass(state, 1);
    followers_turn(state); /* as each turn does after the night's */
    assert_int_equal(night_hunter_turns(state), left - 1);
    state_destroy(state);
    (void)unused;
}

static void the_less_light_the_slower_the_night_comes(void **unused)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, LANTERN_DARK);
    assert_int_equal(night_turns_left(state), 2 * FIRST + STAIRS);
    pass(state, 1);
    assert_int_equal(night_turns_left(state), 2 * FIRST - 1 + STAIRS);
    assert_int_equal(night_turns_left_open(state), FIRST + STAIRS);
    pass(state, 79);
    assert_int_equal(state->night, 40);
    assert_int_equal(night_turns_left_open(state), FIRST - 40 + STAIRS);
    game_picture_set_lantern(state, LANTERN_HOODED);
    assert_int_equal(night_turns_left(state), (FIRST - 40) * 8 / 5 + STAIRS);
    pass(state, 80);
    assert_int_equal(state->night, 90);
    game_picture_set_lantern(state, LANTERN_OPEN);
    pass(state, 80);
    assert_int_equal(state->night, 170);
    assert_int_equal(night_turns_left(state), FIRST - 170 + STAIRS);
    state_destroy(state);
    (void)unused;
}

static void a_fire_beside_a_hooded_hero_draws_no_night(void **unused)
{
    struct state *state = game_picture("########\n"
                                       "#@&...<#\n"
                                       "########\n");
    game_picture_set_lantern(state, LANTERN_HOODED);
    pass(state, 80);
    assert_int_equal(state->night, 50);
    state_destroy(state);
    (void)unused;
}

static void leaving_a_floor_unhunted_takes_50_more_off(void **unused)
{
    struct state *state = game_picture(picture);
    struct level *left = state_level(state);
    pass(state, 300);
    night_leave(state, left, NIGHT_UNHUNTED_CELLS - 1);
    assert_int_equal(state->night, 300);
    night_leave(state, left, NIGHT_UNHUNTED_CELLS);
    assert_int_equal(state->night, 250);
    assert_int_equal(game_picture_count(state, EVENT_UNHUNTED), 1);
    assert_int_equal(game_picture_last(state, EVENT_UNHUNTED).turns, NIGHT_UNHUNTED);
    left->was_hunted = true;
    night_leave(state, left, NIGHT_UNHUNTED_CELLS);
    assert_int_equal(state->night, 250);
    state_destroy(state);
    (void)unused;
}

static void the_first_hunt_on_a_floor_is_kept(void **unused)
{
    struct state *state = game_picture("########\n#@...r<#\n########\n");
    struct handle rat = game_picture_actor(state, 'r');
    suspicion_set(state, rat, SUSPICION_HUNTING - 1);
    assert_false(state_level(state)->was_hunted);
    suspicion_set(state, rat, SUSPICION_HUNTING);
    suspicion_set(state, rat, 0);
    assert_true(state_level(state)->was_hunted);
    state_destroy(state);
    (void)unused;
}

static void a_delay_delays_the_next_hunter_and_sends_none_again(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, FIRST + NEXT / 4);
    int left = night_turns_left(state);
    night_delay(state, BACK);
    assert_int_equal(night_turns_left(state), left + BACK);
    pass(state, left - STAIRS + BACK - 1);
    assert_int_equal(state->follower_count, 1);
    pass(state, 1);
    assert_int_equal(state->follower_count, 2);
    state_destroy(state);
    (void)unused;
}

static void no_delay_is_longer_than_the_time_to_the_first_hunter(void **unused)
{
    struct state *state = game_picture(picture);
    pass(state, FIRST + NEXT);
    night_delay(state, 10 * FIRST);
    assert_int_equal(night_turns_left(state), FIRST + STAIRS);
    state_destroy(state);
    (void)unused;
}

static void the_moon_shows_how_far_the_night_is_on(void **unused)
{
    struct state *state = game_picture(picture);
    assert_int_equal(night_phase(state, 7), 0);
    state->night = FIRST / 7 - 1;
    assert_int_equal(night_phase(state, 7), 0);
    state->night = FIRST / 7;
    assert_int_equal(night_phase(state, 7), 1);
    state->night = FIRST - 1;
    assert_int_equal(night_phase(state, 7), 6);
    state->night = 5000;
    assert_int_equal(night_phase(state, 7), 7);
    state->night = FIRST;
    state->night_called = 1;
    assert_int_equal(night_phase(state, 7), (FIRST - NEXT) * 7 / FIRST);
    state_destroy(state);
    (void)unused;
}

static void a_hunter_waits_while_followers_are_full(void **unused)
{
    struct state *state = game_picture(picture);
    state->follower_count = FOLLOWERS_MAX;
    pass(state, FIRST + 105);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT), 0);
    state->follower_count = FOLLOWERS_MAX - 1;
    pass(state, 2);
    assert_int_equal(state->follower_count, FOLLOWERS_MAX);
    assert_int_equal(game_picture_count(state, EVENT_NIGHT), 1);
    state->follower_count = 0;
    pass(state, 3);
    assert_int_equal(state->follower_count, 0);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_night_advances_each_turn),
        cmocka_unit_test(the_first_mark_sends_a_hunter_by_the_stairs_up),
        cmocka_unit_test(a_hunter_that_leaves_the_stairs_out_of_view_is_heard),
        cmocka_unit_test(the_death_of_a_hunter_delays_the_next),
        cmocka_unit_test(every_180_more_turns_send_another),
        cmocka_unit_test(a_first_visit_takes_120_off),
        cmocka_unit_test(the_time_passed_is_the_same_in_each_stance),
        cmocka_unit_test(it_warns_once_at_three_quarters),
        cmocka_unit_test(it_warns_of_each_hunter_when_it_nears),
        cmocka_unit_test(the_turns_to_the_next_hunter_are_known),
        cmocka_unit_test(the_turns_to_a_hunter_go_on_while_it_is_on_the_stairs),
        cmocka_unit_test(the_less_light_the_slower_the_night_comes),
        cmocka_unit_test(a_fire_beside_a_hooded_hero_draws_no_night),
        cmocka_unit_test(leaving_a_floor_unhunted_takes_50_more_off),
        cmocka_unit_test(the_first_hunt_on_a_floor_is_kept),
        cmocka_unit_test(the_night_is_never_below_zero),
        cmocka_unit_test(a_delay_delays_the_next_hunter_and_sends_none_again),
        cmocka_unit_test(no_delay_is_longer_than_the_time_to_the_first_hunter),
        cmocka_unit_test(the_moon_shows_how_far_the_night_is_on),
        cmocka_unit_test(a_hunter_waits_while_followers_are_full),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
