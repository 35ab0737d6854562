/* The stance of the lantern that the careful bot chooses. */
#include "support/bot_game.h"
#include "support/check.h"

#include "bots/bot_light.h"
#include "rules/visibility.h"

static struct bot_game start(const char *picture, bool is_asleep)
{
    struct bot_game play = bot_game_start("adaptive", "light", picture);
    struct level *level = state_level(play.state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!state_is_hero(play.state, level_handle(level, i)))
            level->actors[i].is_asleep = is_asleep;
    visibility_note_all(play.state);
    bot_game_look(&play);
    return play;
}

static void check_stance(const char *picture, bool is_asleep, enum bot_light usual,
                         enum bot_light expected)
{
    struct bot_game play = start(picture, is_asleep);
    assert_int_equal(bot_light_choose(play.bot, usual), expected);
    bot_game_end(&play);
}

static void test_the_stance_that_is_punished_least_is_chosen(void **fixture)
{
    (void)fixture;
    static const char rat[] = "########\n#@...r.#\n########\n";
    static const char archer[] = "########\n#@...a.#\n########\n";
    static const char digger[] = "########\n#@...g.#\n########\n";
    check_stance(rat, false, BOT_LIGHT_HOODED, BOT_LIGHT_OPEN);
    check_stance(archer, false, BOT_LIGHT_OPEN, BOT_LIGHT_DARK);
    check_stance(archer, false, BOT_LIGHT_HOODED, BOT_LIGHT_HOODED);
    check_stance(digger, false, BOT_LIGHT_OPEN, BOT_LIGHT_DARK);
}

static void test_what_is_alike_or_far_changes_no_stance(void **fixture)
{
    (void)fixture;
    check_stance("########\n#@.....#\n########\n", false, BOT_LIGHT_OPEN, BOT_LIGHT_OPEN);
    check_stance("########\n#@.r.a.#\n########\n", false, BOT_LIGHT_OPEN, BOT_LIGHT_OPEN);
    check_stance("#####################\n#@.................a#\n#####################\n", false,
                 BOT_LIGHT_OPEN, BOT_LIGHT_OPEN);
}

static void test_an_open_lantern_is_hooded_near_sleepers_whatever_they_are(void **fixture)
{
    (void)fixture;
    static const char cub[] = "########\n#@...c.#\n########\n";
    check_stance(cub, true, BOT_LIGHT_OPEN, BOT_LIGHT_HOODED);
    check_stance(cub, false, BOT_LIGHT_OPEN, BOT_LIGHT_OPEN);
}

/* Whether it sets another stance than that, if that is the turn when it last knew of something awake. */
static bool turns_lantern(enum lantern lantern, bool explores, int noticed_turn)
{
    struct bot_game play = start("########\n#@.....#\n########\n", false);
    struct command command;
    state_hero(play.state)->lantern = lantern;
    bot_game_look(&play);
    play.bot->memory.noticed_turn = noticed_turn;
    bool does = bot_light_suit(play.bot, explores, &command);
    assert_true(!does || command.kind == COMMAND_LANTERN);
    bot_game_end(&play);
    return does;
}

static void test_it_explores_open_if_alone_walks_hooded_and_is_dark_while_wary(void **fixture)
{
    for (int lantern = 0; lantern < LANTERN_COUNT; lantern++) {
        assert_int_equal(turns_lantern((enum lantern)lantern, true, -1000),
                         lantern != LANTERN_OPEN);
        assert_int_equal(turns_lantern((enum lantern)lantern, false, -1000),
                         lantern != LANTERN_HOODED);
        assert_int_equal(turns_lantern((enum lantern)lantern, true, 0), lantern != LANTERN_DARK);
        assert_int_equal(turns_lantern((enum lantern)lantern, false, 0), lantern != LANTERN_DARK);
    }
    (void)fixture;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_stance_that_is_punished_least_is_chosen),
        cmocka_unit_test(test_what_is_alike_or_far_changes_no_stance),
        cmocka_unit_test(test_an_open_lantern_is_hooded_near_sleepers_whatever_they_are),
        cmocka_unit_test(test_it_explores_open_if_alone_walks_hooded_and_is_dark_while_wary),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
