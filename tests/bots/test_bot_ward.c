/* Bots shut doors on their hunters. */
#include "bots/bot_choices.h"

#include "support/bot_game.h"
#include "support/check.h"
#include "support/game_picture.h"

/* A hurt bot with its hunters on the drawn floor. */
static struct bot_game start(const char *picture, bool has_seal)
{
    struct bot_game play = bot_game_start("adaptive", "ward", picture);
    if (has_seal)
        game_picture_give(play.state, ITEM_WARD_SEAL, 1);
    game_picture_set_lantern(play.state, LANTERN_OPEN);
    state_hero(play.state)->health = play.state->traits.health / 2;
    bot_game_suspect(&play, SUSPICION_MAX);
    bot_game_look(&play);
    return play;
}

static const char before_door[] = "################\n"
                                  "#.......d.../@.#\n"
                                  "################\n";

static void test_it_closes_the_door_between_it_and_its_hunters_and_seals_it(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start(before_door, true);
    assert_true(bot_ward(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_CLOSE);
    bot_perform(play.bot, &command);
    bot_game_look(&play);
    assert_true(bot_ward(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_USE);
    assert_int_equal(command.item, ITEM_WARD_SEAL);
    assert_true(point_is_equal(command.target, point_make(12, 1)));
    bot_game_end(&play);
}

static void test_it_goes_through_a_door_to_have_it_between(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start("################\n"
                                 "#...d....@../..#\n"
                                 "################\n",
                                 true);
    assert_true(bot_ward(play.bot, &command));
    assert_int_equal(command.kind, COMMAND_STEP);
    assert_int_equal(command.direction, DIRECTION_EAST);
    bot_game_end(&play);
}

static void test_it_seals_nothing_with_a_hunter_on_its_own_side_or_without_a_seal(void **fixture)
{
    (void)fixture;
    struct command command;
    static const char *const pictures[] = {"################\n"
                                           "#.../@....d....#\n"
                                           "################\n",
                                           "################\n"
                                           "#...+@....d....#\n"
                                           "################\n"};
    for (int i = 0; i < 2; i++) {
        struct bot_game play = start(pictures[i], true);
        if (bot_ward(play.bot, &command))
            assert_int_equal(command.kind, COMMAND_STEP);
        bot_game_end(&play);
    }
    struct bot_game play = start(before_door, false);
    assert_false(bot_ward(play.bot, &command));
    bot_game_end(&play);
}

static void test_it_fights_what_is_beside_it_or_weak(void **fixture)
{
    (void)fixture;
    struct command command;
    struct bot_game play = start("################\n"
                                 "#......./@d....#\n"
                                 "################\n",
                                 true);
    assert_false(bot_ward(play.bot, &command));
    bot_game_end(&play);
    for (int is_hurt = 0; is_hurt < 2; is_hurt++) {
        play = start("################\n"
                     "#.......r.../@.#\n"
                     "################\n",
                     true);
        game_picture_set_lantern(play.state, LANTERN_HOODED); /* which keeps no rat off */
        state_hero(play.state)->health = play.state->traits.health / (1 + is_hurt);
        bot_game_look(&play);
        assert_int_equal(bot_ward(play.bot, &command), is_hurt);
        bot_game_end(&play);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_closes_the_door_between_it_and_its_hunters_and_seals_it),
        cmocka_unit_test(test_it_goes_through_a_door_to_have_it_between),
        cmocka_unit_test(test_it_seals_nothing_with_a_hunter_on_its_own_side_or_without_a_seal),
        cmocka_unit_test(test_it_fights_what_is_beside_it_or_weak),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
