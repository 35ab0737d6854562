/* Bots use what they carry: candles, whistles, lenses and snuff powder. */
#include "bots/bot_things.h"

#include "support/bot_game.h"
#include "support/check.h"
#include "support/game_picture.h"

static const char hall[] = "####################\n"
                           "#..................#\n"
                           "#@....d............#\n"
                           "#..................#\n"
                           "####################\n";

/* The bot with the item alone, and creatures of that suspicion. */
static struct bot_game start(const char *picture, enum item item, int suspicion)
{
    struct bot_game play = bot_game_start("adaptive", "things", picture);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->slot == SLOT_NONE)
            while (pack_count(&play.state->pack, (enum item)i) > 0)
                pack_take(&play.state->pack, (enum item)i);
    game_picture_give(play.state, item, 1);
    bot_game_suspect(&play, suspicion);
    bot_game_look(&play);
    return play;
}

static void assert_draws_away(enum item item, enum command_kind kind, int steps_max)
{
    struct command command;
    struct bot_game play = start(hall, item, SUSPICION_WARY);
    assert_true(bot_things_distract(play.bot, &command));
    assert_int_equal(command.kind, kind);
    assert_int_equal(command.item, item);
    assert_in_range(command.target.x, 2, 1 + steps_max);
    bot_game_end(&play);
}

static void test_a_bot_draws_away_what_is_wary_by_a_candle_or_a_whistle(void **fixture)
{
    (void)fixture;
    assert_draws_away(ITEM_CANDLE, COMMAND_THROW, 10);
    assert_draws_away(ITEM_REED_WHISTLE, COMMAND_USE, 8);
}

static void test_a_bot_escapes_by_snuff_powder(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start(hall, ITEM_SNUFF_POWDER, SUSPICION_MAX);
    assert_true(bot_things_escape(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_USE);
    assert_int_equal(command.item, ITEM_SNUFF_POWDER);
    bot_game_end(&play);
}

static void test_a_bot_closes_a_free_door_to_seal_it(void **fixture)
{
    (void)fixture;
    struct command command;
    struct point door = point_make(2, 1);
    struct bot_game play = start("########\n"
                                 "#@/...d#\n"
                                 "########\n",
                                 ITEM_WARD_SEAL, SUSPICION_MAX);
    assert_true(bot_things_escape(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_CLOSE);
    assert_int_equal(command.direction, DIRECTION_EAST);
    level_set_item(state_level(play.state), door, ITEM_KNIFE);
    bot_game_look(&play);
    assert_false(bot_things_escape(play.bot, &command));
    level_set_item(state_level(play.state), door, ITEM_NONE);
    level_set_terrain(state_level(play.state), door, TERRAIN_DOOR_CLOSED);
    bot_game_look(&play);
    assert_true(bot_things_escape(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_USE);
    assert_true(point_is_equal(command.target, door));
    bot_game_end(&play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_bot_draws_away_what_is_wary_by_a_candle_or_a_whistle),
        cmocka_unit_test(test_a_bot_escapes_by_snuff_powder),
        cmocka_unit_test(test_a_bot_closes_a_free_door_to_seal_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
