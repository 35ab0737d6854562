/* How bots judge special creatures: kept off by light, holding, clinging. */
#include "support/bot_game.h"
#include "support/check.h"

#include "bots/bot_errands.h"
#include "bots/bot_light.h"
#include "bots/bot_way.h"
#include "rules/visibility.h"

/* The drawn floor, the hero's lantern set, its creatures hunting. */
static struct bot_game start(const char *picture, enum lantern lantern)
{
    struct bot_game play = bot_game_start("adaptive", "scene", picture);
    state_hero(play.state)->lantern = lantern;
    bot_game_suspect(&play, SUSPICION_MAX);
    bot_game_look(&play);
    return play;
}

static void check_hunters(const char *picture, enum lantern lantern, int expected)
{
    struct bot_game play = start(picture, lantern);
    assert_int_equal(play.bot->scene.other_count, 1);
    assert_int_equal(play.bot->scene.hunters, expected);
    assert_int_equal(play.bot->scene.nearest_hunter < BOT_FAR, expected);
    bot_game_end(&play);
}

static void test_a_statue_that_is_seen_does_not_come(void **fixture)
{
    (void)fixture;
    check_hunters("########\n#@...w.#\n########\n", LANTERN_OPEN, 0);
    check_hunters("########\n#@w....#\n########\n", LANTERN_OPEN, 1);
    check_hunters("########\n#@...s.#\n########\n", LANTERN_OPEN, 1);
}

static void test_a_shade_does_not_come_into_bright_light(void **fixture)
{
    (void)fixture;
    check_hunters("########\n#@.z...#\n########\n", LANTERN_OPEN, 0);
    check_hunters("########\n#@.z...#\n########\n", LANTERN_HOODED, 1);
}

static void test_light_is_opened_to_creatures_that_it_keeps_off(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("########\n#@.z...#\n########\n", LANTERN_HOODED);
    assert_true(bot_light_is_wanted(play.bot));
    assert_int_equal(bot_play(play.bot).kind, COMMAND_LANTERN);
    bot_game_end(&play);
    play = start("########\n#@.s...#\n########\n", LANTERN_HOODED);
    assert_false(bot_light_is_wanted(play.bot));
    bot_game_end(&play);
}

static const char pool[] = "#########\n"
                           "#@...--.#\n"
                           "#########\n";

static void test_a_light_that_clings_is_shed_in_water_near_by(void **fixture)
{
    (void)fixture;
    struct command command = {.kind = COMMAND_WAIT};
    struct bot_game play = start(pool, LANTERN_OPEN);
    assert_false(bot_errands_wash(play.bot, &command));
    state_hero(play.state)->statuses[STATUS_PINNED] = 90;
    assert_true(bot_errands_wash(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_STEP);
    assert_int_equal(command.direction, DIRECTION_EAST);
    bot_game_end(&play);
}

static void test_a_web_that_is_seen_is_gone_round(void **fixture)
{
    (void)fixture;
    enum direction direction = DIRECTION_COUNT;
    struct bot_game play = start("#########\n"
                                 "#.......#\n"
                                 "#@......#\n"
                                 "#########\n",
                                 LANTERN_OPEN);
    level_set_cloud(state_level(play.state), point_make(2, 2), CLOUD_WEB, 1);
    assert_true(bot_way_step(play.bot, point_make(5, 2), &direction, NULL));
    assert_int_equal(direction, DIRECTION_NORTH_EAST);
    bot_game_end(&play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_statue_that_is_seen_does_not_come),
        cmocka_unit_test(test_a_shade_does_not_come_into_bright_light),
        cmocka_unit_test(test_light_is_opened_to_creatures_that_it_keeps_off),
        cmocka_unit_test(test_a_light_that_clings_is_shed_in_water_near_by),
        cmocka_unit_test(test_a_web_that_is_seen_is_gone_round),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
