/* Bots turn matter on the creatures in it, and not on themselves. */
#include "bots/bot_choices.h"

#include "support/bot_game.h"
#include "support/check.h"
#include "support/game_picture.h"

#include "rules/ground.h"

static const char hall[] = "####################\n"
                           "#@....r............#\n"
                           "####################\n";
static const char far_off[] = "####################\n"
                              "#@.........r..&....#\n"
                              "####################\n";

/* What the rat does. */
enum rat { SLEEPS, HUNTS };

/* A bot that has the item alone, with a rat, on that terrain from one x to another. */
static struct bot_game start(const char *picture, enum rat rat, enum item item,
                             enum terrain terrain, int from, int to)
{
    struct bot_game play = bot_game_start("adaptive", "matter", picture);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        while (item_get((enum item)i)->slot == SLOT_NONE &&
               pack_count(&play.state->pack, (enum item)i) > 0)
            pack_take(&play.state->pack, (enum item)i);
    game_picture_give(play.state, item, 1);
    for (int x = from; x <= to; x++)
        ground_set_terrain(play.state, point_make(x, 1), terrain);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    game_picture_who(play.state, 'r')->is_asleep = rat == SLEEPS;
    if (rat == HUNTS)
        bot_game_suspect(&play, SUSPICION_MAX);
    bot_game_look(&play);
    return play;
}

static void expect(struct bot_game *play, enum command_kind kind, int x)
{
    struct command command = {.kind = COMMAND_WAIT};
    assert_true(bot_matter_use(play->bot, &command));
    assert_int_equal(command.kind, kind);
    assert_true(point_is_equal(command.target, point_make(x, 1)));
    bot_game_end(play);
}

static void expect_none(struct bot_game *play)
{
    struct command command;
    assert_false(bot_matter_use(play->bot, &command));
    bot_game_end(play);
}

static void test_it_throws_a_flare_at_a_sleeper_on_oil(void **fixture)
{
    (void)fixture;
    struct bot_game play = start(hall, SLEEPS, ITEM_FLARE, TERRAIN_OIL_SLICK, 5, 8);
    expect(&play, COMMAND_THROW, 6);
    play = start(hall, SLEEPS, ITEM_FLARE, TERRAIN_FLOOR, 5, 8);
    expect_none(&play);
}

static void test_it_lights_no_oil_that_it_stands_on(void **fixture)
{
    (void)fixture;
    struct bot_game play = start(hall, SLEEPS, ITEM_FLARE, TERRAIN_OIL_SLICK, 1, 8);
    expect_none(&play);
}

static void test_it_throws_a_flare_into_gas_about_a_sleeper(void **fixture)
{
    (void)fixture;
    struct bot_game play = start(hall, SLEEPS, ITEM_FLARE, TERRAIN_FLOOR, 5, 8);
    for (int x = 5; x <= 8; x++)
        ground_set_cloud(play.state, point_make(x, 1), CLOUD_MARSH_GAS, 1);
    bot_game_look(&play);
    expect(&play, COMMAND_THROW, 6);
}

static void test_it_burns_nothing_that_is_near(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("####################\n"
                                 "#...@.r............#\n"
                                 "####################\n",
                                 SLEEPS, ITEM_FLARE, TERRAIN_OIL_SLICK, 6, 8);
    expect_none(&play);
}

static void test_it_breaks_the_thin_floor_under_others_by_a_noise(void **fixture)
{
    (void)fixture;
    struct bot_game play = start(hall, SLEEPS, ITEM_PEBBLES, TERRAIN_THIN_FLOOR, 5, 8);
    expect(&play, COMMAND_THROW, 6);
    play = start(hall, HUNTS, ITEM_REED_WHISTLE, TERRAIN_THIN_FLOOR, 5, 8);
    expect(&play, COMMAND_USE, 6);
    play = start(hall, SLEEPS, ITEM_FLARE, TERRAIN_THIN_FLOOR, 5, 8);
    expect_none(&play);
}

static void test_it_breaks_no_thin_floor_under_itself(void **fixture)
{
    (void)fixture;
    struct bot_game play = start("####################\n"
                                 "#...@..r...........#\n"
                                 "####################\n",
                                 SLEEPS, ITEM_PEBBLES, TERRAIN_THIN_FLOOR, 1, 8);
    expect_none(&play);
}

static void test_it_focuses_light_on_grass_oil_or_gas(void **fixture)
{
    (void)fixture;
    struct bot_game play = start(hall, HUNTS, ITEM_LENS, TERRAIN_TALL_GRASS, 6, 6);
    expect(&play, COMMAND_USE, 6);
    play = start(hall, SLEEPS, ITEM_LENS, TERRAIN_OIL_SLICK, 6, 6);
    expect(&play, COMMAND_USE, 6);
    play = start(hall, HUNTS, ITEM_LENS, TERRAIN_FLOOR, 6, 6);
    ground_set_cloud(play.state, point_make(6, 1), CLOUD_MARSH_GAS, 1);
    bot_game_look(&play);
    expect(&play, COMMAND_USE, 6);
    play = start(hall, HUNTS, ITEM_LENS, TERRAIN_FLOOR, 6, 6);
    expect_none(&play);
}

static void test_it_goes_within_a_throw_of_a_sleeper_on_oil(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start(far_off, SLEEPS, ITEM_FLARE, TERRAIN_OIL_SLICK, 10, 12);
    assert_true(bot_matter_seek(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_STEP);
    assert_int_equal(command.direction, DIRECTION_EAST);
    bot_game_end(&play);
    play = start(far_off, SLEEPS, ITEM_PEBBLES, TERRAIN_OIL_SLICK, 10, 12);
    assert_false(bot_matter_seek(play.bot, &command));
    bot_game_end(&play);
    play = start(far_off, HUNTS, ITEM_FLARE, TERRAIN_OIL_SLICK, 10, 12);
    assert_false(bot_matter_seek(play.bot, &command));
    bot_game_end(&play);
}

static void test_what_is_awake_in_oil_hides_no_sleeper_behind_it(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start("####################\n"
                                 "#@....r..g..&......#\n"
                                 "#..................#\n"
                                 "####################\n",
                                 HUNTS, ITEM_FLARE, TERRAIN_OIL_SLICK, 6, 10);
    assert_false(bot_matter_seek(play.bot, &command));
    game_picture_who(play.state, 'g')->is_asleep = true;
    bot_game_look(&play);
    assert_true(bot_matter_seek(play.bot, &command));
    bot_game_end(&play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_throws_a_flare_at_a_sleeper_on_oil),
        cmocka_unit_test(test_it_lights_no_oil_that_it_stands_on),
        cmocka_unit_test(test_it_throws_a_flare_into_gas_about_a_sleeper),
        cmocka_unit_test(test_it_burns_nothing_that_is_near),
        cmocka_unit_test(test_it_breaks_the_thin_floor_under_others_by_a_noise),
        cmocka_unit_test(test_it_breaks_no_thin_floor_under_itself),
        cmocka_unit_test(test_it_focuses_light_on_grass_oil_or_gas),
        cmocka_unit_test(test_it_goes_within_a_throw_of_a_sleeper_on_oil),
        cmocka_unit_test(test_what_is_awake_in_oil_hides_no_sleeper_behind_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
