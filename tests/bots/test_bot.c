/* Bots: they play games to an end, the same way every time, and do what they are for. */
#include "support/bot_game.h"
#include "support/check.h"

#include "base/array.h"
#include "support/player.h"

#include <string.h>

static const struct state *state_of(const struct bot_game *play)
{
    return game_state(play->game);
}

/* Plays for `turns`, or until the game is over. Time passes all the while. */
static void play_on(struct bot_game *play, int turns)
{
    for (int idle = 0; !state_is_over(state_of(play)) && state_of(play)->turn < turns;) {
        int turn = state_of(play)->turn;
        bot_play(play->bot);
        idle = state_of(play)->turn > turn ? 0 : idle + 1;
        assert_in_range(idle, 0, 50);
    }
}

static void report(const char *key, const char *seed, char line[256])
{
    struct bot_game play = bot_game_start(key, seed, NULL);
    struct text text = text_init(line, 256);
    play_on(&play, 1500);
    game_report(play.game, key, &text);
    bot_game_end(&play);
}

/* The lamp is lit by hand, as the floor is not the last; then the hero is led away. */
static void test_bots_hold_a_lamp_that_burns(void **fixture)
{
    static const char *const keys[] = {"adaptive", "oracle", "always-dark", "fighter"};
    (void)fixture;
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        struct bot_game play = bot_game_start(keys[i], "hold",
                                              "####################\n"
                                              "#@9......#.........#\n"
                                              "#........#.........#\n"
                                              "#..................#\n"
                                              "#........#.........#\n"
                                              "####################\n");
        game_play(play.game, (struct command){.kind = COMMAND_STEP, .direction = DIRECTION_EAST});
        for (int steps = 0; steps < 10; steps++)
            game_play(play.game,
                      (struct command){.kind = COMMAND_TRAVEL, .target = {1 + steps, 3}});
        play_on(&play, 100);
        assert_int_equal(state_of(&play)->result, RESULT_WON);
        bot_game_end(&play);
    }
}

/* Checks that the bot plays the same game twice. Whether it is another than the adaptive bot's. */
static bool check_twice_and_compare(const char *key, const char *seed, const char *adaptive)
{
    char first[256];
    char second[256];
    report(key, seed, first);
    report(key, seed, second);
    assert_string_equal(first, second);
    return strcmp(strstr(first, "turns="), strstr(adaptive, "turns=")) != 0;
}

static void test_every_bot_plays_the_same_game_twice_and_in_a_way_of_its_own(void **fixture)
{
    static const char *const seeds[] = {"wick", "tallow", "soot"};
    char adaptive[ARRAY_LENGTH(seeds)][256];
    (void)fixture;
    for (size_t s = 0; s < ARRAY_LENGTH(seeds); s++)
        report("adaptive", seeds[s], adaptive[s]);
    for (int i = 0; i < bot_count(); i++) {
        bool differs = false;
        for (size_t s = 0; s < ARRAY_LENGTH(seeds) && !differs; s++)
            differs = check_twice_and_compare(bot_key(i), seeds[s], adaptive[s]);
        assert_int_equal(differs, strcmp(bot_key(i), "adaptive") != 0);
    }
}

static void test_a_bot_shut_in_waits_and_never_hangs(void **fixture)
{
    (void)fixture;
    for (int i = 0; i < bot_count(); i++) {
        struct bot_game play = bot_game_start(bot_key(i), "shut", "###\n#@#\n###\n");
        for (int commands = 0; commands < 2000 && state_of(&play)->turn < 50; commands++)
            bot_play(play.bot);
        assert_in_range(state_of(&play)->turn, 50, 60);
        bot_game_end(&play);
    }
}

static void test_an_unknown_key_finds_no_bot(void **fixture)
{
    (void)fixture;
    assert_int_equal(bot_find("nobody"), -1);
    assert_string_equal(bot_key(bot_find("adaptive")), "adaptive");
}

static void test_the_diver_goes_down_by_the_stairs_that_it_sees(void **fixture)
{
    (void)fixture;
    struct bot_game play = bot_game_start("diver", "dive",
                                          "#########\n"
                                          "#@.....>#\n"
                                          "#########\n");
    play_on(&play, 7);
    assert_int_equal(state_of(&play)->depth, 2);
    bot_game_end(&play);
}

static void check_strike(const char *bot)
{
    struct bot_game play = bot_game_start(bot, "blow",
                                          "#####\n"
                                          "#@r.#\n"
                                          "#####\n");
    struct command command = bot_play(play.bot);
    assert_int_equal(command.kind, COMMAND_STEP);
    assert_int_equal(command.direction, DIRECTION_EAST);
    bot_game_end(&play);
}

static void test_the_fighter_and_the_player_strike_what_is_beside_them(void **fixture)
{
    (void)fixture;
    check_strike("fighter");
    check_strike("player");
}

static void test_the_player_gives_commands_that_last_as_a_person_does(void **fixture)
{
    (void)fixture;
    struct bot_game play = bot_game_start("player", "keys",
                                          "###################\n"
                                          "#@................#\n"
                                          "#################.#\n");
    struct command first = bot_play(play.bot);
    assert_int_equal(first.kind, COMMAND_EXPLORE);
    assert_false(first.is_stepwise);
    assert_true(bot_goes_on(play.bot, &first));
    assert_int_equal(bot_play(play.bot).kind, COMMAND_EXPLORE);
    bot_game_end(&play);
}

static void test_the_adaptive_bot_drinks_when_it_is_hurt_and_at_a_loss(void **fixture)
{
    (void)fixture;
    struct bot_game play = bot_game_start("adaptive", "drink",
                                          "#######\n"
                                          "#@n...#\n"
                                          "#######\n");
    bool has_drunk = false;
    while (!state_is_over(state_of(&play)) && !has_drunk) {
        struct command command = bot_play(play.bot);
        has_drunk = command.kind == COMMAND_USE && command.item == ITEM_HEALING_POTION;
    }
    assert_true(has_drunk);
    bot_game_end(&play);
}

static void test_the_adaptive_bot_wears_what_is_better(void **fixture)
{
    (void)fixture;
    struct bot_game play = bot_game_start("adaptive", "wear",
                                          "######\n"
                                          "#@{..#\n"
                                          "######\n");
    play_on(&play, 12);
    assert_int_equal(state_of(&play)->pack.worn[SLOT_ARMOUR], ITEM_LEATHER);
    bot_game_end(&play);
}

static void test_lanterns_that_never_change_are_in_their_stance(void **fixture)
{
    (void)fixture;
    static const char *const keys[] = {"always-open", "always-hooded", "always-dark"};
    for (int i = 0; i < 3; i++) {
        struct bot_game play = bot_game_start(keys[i], "stance", NULL);
        play_on(&play, 60);
        assert_int_equal(state_hero_const(state_of(&play))->lantern, i);
        bot_game_end(&play);
    }
}

static void test_of_boons_the_best_is_chosen(void **fixture)
{
    (void)fixture;
    struct bot_game play = bot_game_start("diver", "boon",
                                          "#########\n"
                                          "#@.....>#\n"
                                          "#########\n");
    play_on(&play, 9);
    int boons = 0;
    for (int b = 0; b < BOON_COUNT; b++)
        boons += state_of(&play)->boons[b];
    assert_int_equal(boons, 1);
    bot_game_end(&play);
}

/* The choices of a bot that is offered these again and again. */
static uint32_t choices_of(const char *key, int path)
{
    struct bot_game play = bot_game_start(key, "choose",
                                          "####\n"
                                          "#@.#\n"
                                          "####\n");
    static const enum boon offers[] = {BOON_SKIN, BOON_BRAND, BOON_FAR_THROW};
    uint32_t chosen = 0;
    play.bot->path = path;
    for (int turn = 0; turn < 40; turn++) {
        for (int i = 0; i < BOON_OFFERS; i++)
            play.state->offers[i] = offers[i];
        struct command command = bot_decide(play.bot);
        assert_int_equal(command.kind, COMMAND_BOON);
        chosen |= UINT32_C(1) << command.choice;
    }
    bot_game_end(&play);
    return chosen;
}

static void test_a_bot_of_any_boon_takes_each_that_is_offered(void **fixture)
{
    (void)fixture;
    assert_int_equal(choices_of("any-boon", -1), 7);
    assert_int_equal(choices_of("adaptive", -1), 1);
}

static void test_a_bot_of_a_path_takes_its_boons(void **fixture)
{
    (void)fixture;
    assert_int_equal(choices_of("adaptive", PATH_FLAME), 2);
    assert_int_equal(choices_of("adaptive", PATH_ECHO), 4);
}

/* An offer would lean to the path that it has more of. */
static void test_a_bot_of_a_path_takes_no_second_boon_of_another(void **fixture)
{
    (void)fixture;
    struct bot_game play = bot_game_start("adaptive", "stray",
                                          "####\n"
                                          "#@.#\n"
                                          "####\n");
    static const enum boon offers[] = {BOON_SKIN, BOON_DEEP_HOOD, BOON_FAR_THROW};
    for (int i = 0; i < BOON_OFFERS; i++)
        play.state->offers[i] = offers[i];
    play.bot->path = PATH_GLASS;
    assert_int_equal(bot_decide(play.bot).choice, 0);
    play.state->boons[BOON_LONG_DUSK] = 1;
    assert_int_equal(bot_decide(play.bot).choice, 1);
    bot_game_end(&play);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bots_hold_a_lamp_that_burns),
        cmocka_unit_test(test_every_bot_plays_the_same_game_twice_and_in_a_way_of_its_own),
        cmocka_unit_test(test_a_bot_shut_in_waits_and_never_hangs),
        cmocka_unit_test(test_an_unknown_key_finds_no_bot),
        cmocka_unit_test(test_the_diver_goes_down_by_the_stairs_that_it_sees),
        cmocka_unit_test(test_the_fighter_and_the_player_strike_what_is_beside_them),
        cmocka_unit_test(test_the_player_gives_commands_that_last_as_a_person_does),
        cmocka_unit_test(test_the_adaptive_bot_drinks_when_it_is_hurt_and_at_a_loss),
        cmocka_unit_test(test_the_adaptive_bot_wears_what_is_better),
        cmocka_unit_test(test_lanterns_that_never_change_are_in_their_stance),
        cmocka_unit_test(test_of_boons_the_best_is_chosen),
        cmocka_unit_test(test_a_bot_of_any_boon_takes_each_that_is_offered),
        cmocka_unit_test(test_a_bot_of_a_path_takes_its_boons),
        cmocka_unit_test(test_a_bot_of_a_path_takes_no_second_boon_of_another),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
