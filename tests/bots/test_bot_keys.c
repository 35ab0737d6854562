/* Bots take a key once they know its lock, and heed what the key does. */
#include "bots/bot_choices.h"

#include "rules/ground.h"
#include "support/bot_game.h"
#include "support/check.h"
#include "support/game_picture.h"

/* A bot on a key, in view of the lock. */
static struct bot_game start(enum item key, enum lantern lantern)
{
    struct bot_game play = bot_game_start("adaptive", "keys",
                                          "#########\n"
                                          "#@...+..#\n"
                                          "#########\n");
    struct point hero = state_hero(play.state)->position;
    level_set_terrain(state_level(play.state), point_make(5, 1), TERRAIN_DOOR_LOCKED);
    level_set_item(state_level(play.state), hero, key);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    bot_game_look(&play);
    state_hero(play.state)->lantern = lantern;
    bot_game_look(&play);
    return play;
}

static void test_it_picks_up_a_key_and_goes_to_the_lock(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start(ITEM_VAULT_KEY, LANTERN_OPEN);
    assert_true(bot_keys_use(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_PICK_UP);
    level_set_item(state_level(play.state), state_hero(play.state)->position, ITEM_NONE);
    game_picture_give(play.state, ITEM_VAULT_KEY, 1);
    bot_game_look(&play);
    assert_true(bot_keys_use(play.bot, &command));
    assert_int_not_equal(command.kind, COMMAND_PICK_UP);
    bot_game_end(&play);
}

static void test_it_darkens_its_lantern_for_a_shy_key(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start(ITEM_SHY_KEY, LANTERN_OPEN);
    assert_true(bot_keys_use(play.bot, &command));
    assert_int_not_equal(command.kind, COMMAND_PICK_UP);
    state_hero(play.state)->lantern = LANTERN_DARK;
    bot_game_look(&play);
    assert_true(bot_keys_use(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_PICK_UP);
    bot_game_end(&play);
}

static void test_it_leaves_a_glowing_key_beside_gas(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start(ITEM_GLOWING_KEY, LANTERN_HOODED);
    assert_true(bot_keys_use(play.bot, &command));
    ground_set_cloud(play.state, point_make(2, 1), CLOUD_MARSH_GAS, 1);
    bot_game_look(&play);
    assert_false(bot_keys_use(play.bot, &command));
    bot_game_end(&play);
}

static void test_it_drops_only_a_key_that_keeps_its_lantern_open(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start(ITEM_NONE, LANTERN_OPEN);
    game_picture_give(play.state, ITEM_GLASS_KEY, 1);
    bot_game_look(&play);
    assert_false(bot_keys_drop(play.bot, &command));
    pack_take(&play.state->pack, ITEM_GLASS_KEY);
    game_picture_give(play.state, ITEM_GLOWING_KEY, 1);
    bot_game_look(&play);
    assert_true(bot_keys_drop(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_DROP);
    assert_int_equal(command.item, ITEM_GLOWING_KEY);
    bot_game_end(&play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_picks_up_a_key_and_goes_to_the_lock),
        cmocka_unit_test(test_it_darkens_its_lantern_for_a_shy_key),
        cmocka_unit_test(test_it_leaves_a_glowing_key_beside_gas),
        cmocka_unit_test(test_it_drops_only_a_key_that_keeps_its_lantern_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
