/* Skills of a careful player that bots share, each with its reason present and absent. */
#include "support/bot_game.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "bots/bot_choices.h"
#include "bots/bot_errands.h"
#include "bots/bot_fight.h"
#include "bots/bot_plan.h"
#include "bots/bot_way.h"
#include "rules/ground.h"
#include "rules/night.h"
#include "rules/visibility.h"

#include <string.h>

/* The drawn floor; its creatures hunt the hero if `is_hunted`. */
static struct bot_game start(const char *key, const char *picture, bool is_hunted)
{
    struct bot_game play = bot_game_start(key, "skill", picture);
    if (is_hunted)
        bot_game_suspect(&play, SUSPICION_MAX);
    return play;
}

static const char hall[] = "##########\n"
                           "#@......>#\n"
                           "##########\n";

static void
test_a_bot_rests_at_work_if_badly_hurt_and_before_it_leaves_if_hurt_at_all(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("adaptive", hall, false);
    state_hero(play.state)->health = play.state->traits.health / 2;
    bot_game_look(&play);
    assert_true(bot_errands_wants_rest(play.bot, false));
    state_hero(play.state)->health = play.state->traits.health * 9 / 10;
    assert_false(bot_errands_wants_rest(play.bot, false));
    assert_true(bot_errands_wants_rest(play.bot, true));
    state_hero(play.state)->health = play.state->traits.health;
    assert_false(bot_errands_wants_rest(play.bot, true));
    bot_game_end(&play);
}

static void test_a_flare_is_thrown_at_a_hunter_in_gas_or_on_oil(void **fixture)
{
    (void)fixture;
    static const char passage[] = "############\n"
                                  "#@.....r..>#\n"
                                  "############\n";
    for (int fuel = 0; fuel < 3; fuel++) {
        struct bot_game play = start("adaptive", passage, true);
        struct command command = {.kind = COMMAND_WAIT};
        if (fuel == 1)
            ground_set_cloud(play.state, point_make(6, 1), CLOUD_MARSH_GAS, 1);
        if (fuel == 2)
            ground_set_terrain(play.state, point_make(7, 1), TERRAIN_OIL_SLICK);
        visibility_refresh(play.state);
        bot_game_look(&play);
        bool throws = bot_fight_from_afar(play.bot, &command) && command.kind == COMMAND_THROW;
        assert_int_equal(throws, fuel > 0); /* pebbles hurt nothing */
        if (throws)
            assert_int_equal(command.item, ITEM_FLARE);
        bot_game_end(&play);
    }
}

static void test_nobody_rests_when_the_night_is_about_to_send_its_hunter(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("adaptive", hall, false);
    state_hero(play.state)->health = 3;
    play.state->night = play.state->traits.first_hunter - 100;
    bot_game_look(&play);
    assert_false(bot_errands_runs_late(play.bot));
    assert_true(bot_errands_wants_rest(play.bot, true));
    play.state->night = play.state->traits.first_hunter - 40;
    assert_true(bot_errands_runs_late(play.bot));
    assert_false(bot_errands_wants_rest(play.bot, true));
    bot_game_end(&play);
}

static void test_the_farther_the_stairs_the_sooner_it_is_late(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("adaptive", hall, false);
    play.state->night = play.state->traits.first_hunter - 60;
    bot_game_look(&play);
    assert_false(bot_errands_runs_late(play.bot));
    level_set_terrain(state_level(play.state), point_make(8, 1), TERRAIN_FLOOR);
    bot_game_look(&play);
    assert_true(bot_errands_runs_late(play.bot)); /* it knows of none */
    bot_game_end(&play);
}

/* The beacon is beyond a trap: from beside the trap the way round it must be found as well as from afar. */
static void test_a_trap_before_what_is_bumped_into_is_gone_round(void **fixture)
{
    (void)fixture;
    struct command command;
    for (int is_trapped = 0; is_trapped <= 1; is_trapped++) {
        struct bot_game play = start("adaptive",
                                     "########\n"
                                     "#......#\n"
                                     "#...@..#\n"
                                     "#......#\n"
                                     "########\n",
                                     false);
        struct level *level = state_level(play.state);
        level_set_terrain(level, point_make(2, 2), TERRAIN_BEACON);
        if (is_trapped)
            level_set_terrain(level, point_make(3, 2), TERRAIN_SPOUT);
        bot_game_look(&play);
        assert_true(bot_errands_light_beacon(play.bot, &command));
        assert_int_equal(command.kind, COMMAND_STEP);
        assert_int_equal(command.direction == DIRECTION_WEST, !is_trapped);
        bot_game_end(&play);
    }
}

static void check_way(const char *picture, enum direction expected)
{
    enum direction direction = DIRECTION_COUNT;
    struct bot_game play = start("oracle", picture, false);
    bot_game_look(&play);
    assert_true(bot_way_step(play.bot, point_make(9, 1), &direction, NULL));
    assert_int_equal(direction, expected);
    bot_game_end(&play);
}

static void test_nobody_is_worth_a_long_way_round(void **fixture)
{
    (void)fixture;
    check_way("###########\n"
              "#@s.......#\n"
              "#.........#\n"
              "###########\n",
              DIRECTION_SOUTH_EAST);
    check_way("###########\n"
              "#@s.......#\n"
              "#.#######.#\n"
              "#.#######.#\n"
              "#.#######.#\n"
              "#.#######.#\n"
              "#.#######.#\n"
              "#.#######.#\n"
              "#.........#\n"
              "###########\n",
              DIRECTION_EAST);
}

static void test_a_landmark_that_was_eaten_is_known_no_more(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start("adaptive", hall, false);
    struct level *level = state_level(play.state);
    level_set_terrain(level, point_make(4, 1), TERRAIN_BEACON);
    bot_game_look(&play);
    assert_true(bot_errands_light_beacon(play.bot, &command));
    bit_grid_put(&level->visible, point_make(4, 1), false); /* only what is out of sight is eaten */
    level_eat_memory(level, point_make(4, 1));
    play.bot->landmarks.seen_count = bot_sight_seen_count(play.bot->sight); /* as much is new */
    assert_false(bot_errands_light_beacon(play.bot, &command));
    bot_game_end(&play);
}

static void test_a_light_that_comes_back_is_not_washed_off_for_ever(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start("adaptive", "########\n#@...--#\n########\n", false);
    state_hero(play.state)->statuses[STATUS_PINNED] = 900;
    bot_game_look(&play);
    assert_true(bot_errands_wash(play.bot, &command));
    play.state->turn += 20;
    assert_true(bot_errands_wash(play.bot, &command));
    play.state->turn += 20;
    assert_false(bot_errands_wash(play.bot, &command));
    play.state->turn += 200;
    assert_true(bot_errands_wash(play.bot, &command));
    bot_game_end(&play);
}

static void test_a_floor_is_looked_over_again_after_a_while(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("adaptive", "#####\n#@..#\n#####\n", false);
    for (int i = 0; i < 20 && !bot_has_explored(play.bot); i++)
        bot_play(play.bot);
    assert_true(bot_has_explored(play.bot));
    play.state->turn += 100;
    assert_false(bot_has_explored(play.bot));
    bot_game_end(&play);
}

/* A way to stairs of this length, with an adjacent hunter. */
static bool flees(const char *picture, int health)
{
    struct command command;
    struct bot_game play = start("adaptive", picture, true);
    state_hero(play.state)->health = health;
    bot_game_look(&play);
    assert_int_equal(play.bot->scene.adjacent, 1);
    bool flees = bot_errands_flee_by_stairs(play.bot, 1, &command);
    bot_game_end(&play);
    return flees;
}

static void test_a_bot_flees_no_farther_than_the_blows_on_the_way_leave_it_alive(void **fixture)
{
    (void)fixture;
    const char *near = "############\n#n@.>......#\n############\n";
    const char *far = "############\n#n@.....>..#\n############\n";
    assert_true(flees(near, 8));
    assert_false(flees(far, 8));
    assert_true(flees(far, 30));
}

/* Beside a burning lamp, shot at by an archer. */
static struct command hold(const char *picture, bool was_in_beam)
{
    struct command command = {.kind = COMMAND_REST};
    struct bot_game play = start("adaptive", picture, true);
    play.state->finale = (struct finale){.is_on = true,
                                         .depth = play.state->depth,
                                         .lamp = {2, 1},
                                         .turns_left = 40,
                                         .is_held = true};
    memset(play.state->pack.counts, 0, sizeof play.state->pack.counts);
    struct level *level = state_level(play.state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        level->actors[i].was_in_beam = was_in_beam;
    bot_game_look(&play);
    assert_true(bot_hold(play.bot, &command));
    bot_game_end(&play);
    return command;
}

static void check_hold(const char *picture, int expected)
{
    assert_int_equal(hold(picture, true).kind, expected);
}

static void test_the_beam_is_turned_to_what_comes_and_was_in_none(void **fixture)
{
    (void)fixture;
    const char *picture = "##########\n#@7...r..#\n#........#\n##########\n";
    struct command command = hold(picture, false); /* the beam shines to the north */
    assert_int_equal(command.kind, COMMAND_TURN_LAMP);
    assert_int_equal(command.leads, 1);
    assert_int_equal(hold(picture, true).kind, COMMAND_WAIT);
}

static void test_a_shooter_is_run_to_by_the_lamp(void **fixture)
{
    (void)fixture;
    check_hold("##########\n#@7..a...#\n#........#\n##########\n", COMMAND_STEP);
    check_hold("##########\n#@7..r...#\n#........#\n##########\n", COMMAND_WAIT);
    check_hold("##########\n#@7..|.a.#\n#....|...#\n##########\n", COMMAND_WAIT);
}

static void check_hiding(const char *key, const char *picture, bool expected)
{
    struct command command = {.kind = COMMAND_REST};
    struct bot_game play = start(key, picture, true);
    bot_game_look(&play);
    play.bot->memory.keeps_light = strcmp(key, "adaptive") != 0;
    play.bot->memory.kept_light = BOT_LIGHT_OPEN;
    assert_int_equal(bot_fight_hide(play.bot, &command), expected);
    if (expected)
        assert_int_equal(command.kind, COMMAND_LANTERN);
    bot_game_end(&play);
}

static void test_the_lantern_is_hooded_before_creatures_that_shoot_at_bright_light(void **fixture)
{
    (void)fixture;
    check_hiding("adaptive", "#########\n#@.....a#\n#########\n", true);
    check_hiding("adaptive", "#########\n#@.a....#\n#########\n", false);
    check_hiding("adaptive", "#########\n#@.....s#\n#########\n", false);
    check_hiding("always-open", "#########\n#@.....a#\n#########\n", false);
}

static void test_a_creature_that_stands_still_while_seen_is_pelted(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("adaptive", "########\n#@...w.#\n########\n", true);
    game_picture_give(play.state, ITEM_OIL, 1);
    bot_game_look(&play);
    assert_int_equal(bot_play(play.bot).kind, COMMAND_THROW);
    bot_game_end(&play);
    play = start("adaptive", "########\n#@...w.#\n########\n", false);
    bot_game_look(&play);
    assert_int_not_equal(bot_play(play.bot).kind, COMMAND_THROW);
    bot_game_end(&play);
}

static void test_a_beacon_is_lit_last_of_all(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("adaptive",
                                 "####################\n"
                                 "#@........#........#\n"
                                 "#..................#\n"
                                 "#.........#.......>#\n"
                                 "####################\n",
                                 false);
    struct level *level = state_level(play.state);
    level_set_terrain(level, point_make(5, 1), TERRAIN_BEACON);
    bot_game_look(&play);
    bool has_seen_all = false;
    for (int i = 0; i < 200 && !level_is_lit(level); i++) {
        has_seen_all = bot_has_explored(play.bot);
        bot_play(play.bot);
    }
    assert_true(level_is_lit(level));
    assert_true(has_seen_all);
    bot_game_end(&play);
}

static void
test_who_knows_the_floor_lights_the_beacon_when_nothing_lies_about_any_more(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("oracle",
                                 "####################\n"
                                 "#@.......'#.......>#\n"
                                 "#..................#\n"
                                 "####################\n",
                                 false);
    struct level *level = state_level(play.state);
    level_set_terrain(level, point_make(5, 1), TERRAIN_BEACON);
    bot_game_look(&play);
    bool has_taken = false;
    for (int i = 0; i < 100 && !level_is_lit(level) && play.state->depth == 1; i++) {
        has_taken = level_item(level, point_make(9, 1)) == ITEM_NONE;
        bot_play(play.bot);
    }
    assert_true(level_is_lit(level));
    assert_true(has_taken);
    bot_game_end(&play);
}

static void test_a_bot_that_paces_about_one_place_makes_haste(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("adaptive", hall, false);
    play.bot->memory.anchor = state_hero(play.state)->position;
    play.bot->memory.anchor_turn = play.state->turn - 10;
    bot_play(play.bot);
    assert_false(play.bot->memory.hasty_until > play.state->turn);
    play.bot->memory.anchor_turn = play.state->turn - 100;
    bot_play(play.bot);
    assert_true(play.bot->memory.hasty_until > play.state->turn);
    bot_game_end(&play);
}

static bool is_stairs(const struct bot *bot, const void *context, struct point p)
{
    (void)context;
    return terrain_get(bot_sight_terrain(bot->sight, p))->leads != 0;
}

static void test_what_is_too_far_for_one_search_is_found_by_the_next(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("oracle",
                                 "##################\n"
                                 "#@..............>#\n"
                                 "##################\n",
                                 false);
    struct point found;
    int steps = 0;
    bot_game_look(&play);
    assert_false(bot_way_find(play.bot, is_stairs, NULL, 6, &found, NULL));
    assert_true(bot_way_find(play.bot, is_stairs, NULL, 20, &found, &steps));
    assert_int_equal(steps, 15);
    assert_false(bot_way_find(play.bot, is_stairs, NULL, 6, &found, NULL));
    bot_game_end(&play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_too_far_for_one_search_is_found_by_the_next),
        cmocka_unit_test(test_a_flare_is_thrown_at_a_hunter_in_gas_or_on_oil),
        cmocka_unit_test(
            test_a_bot_rests_at_work_if_badly_hurt_and_before_it_leaves_if_hurt_at_all),
        cmocka_unit_test(test_nobody_rests_when_the_night_is_about_to_send_its_hunter),
        cmocka_unit_test(test_the_farther_the_stairs_the_sooner_it_is_late),
        cmocka_unit_test(test_a_trap_before_what_is_bumped_into_is_gone_round),
        cmocka_unit_test(test_nobody_is_worth_a_long_way_round),
        cmocka_unit_test(test_a_landmark_that_was_eaten_is_known_no_more),
        cmocka_unit_test(test_a_light_that_comes_back_is_not_washed_off_for_ever),
        cmocka_unit_test(test_a_floor_is_looked_over_again_after_a_while),
        cmocka_unit_test(test_a_bot_flees_no_farther_than_the_blows_on_the_way_leave_it_alive),
        cmocka_unit_test(test_the_beam_is_turned_to_what_comes_and_was_in_none),
        cmocka_unit_test(test_a_shooter_is_run_to_by_the_lamp),
        cmocka_unit_test(test_the_lantern_is_hooded_before_creatures_that_shoot_at_bright_light),
        cmocka_unit_test(test_a_creature_that_stands_still_while_seen_is_pelted),
        cmocka_unit_test(test_a_beacon_is_lit_last_of_all),
        cmocka_unit_test(
            test_who_knows_the_floor_lights_the_beacon_when_nothing_lies_about_any_more),
        cmocka_unit_test(test_a_bot_that_paces_about_one_place_makes_haste),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
