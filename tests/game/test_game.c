/* A game as a whole: its setup, that the same commands give the same game, and its report. */
#include "support/check.h"

#include "support/player.h"

#include "base/array.h"
#include "world/perception.h"

#include <string.h>

static const char map[] = "############\n"
                          "#@...+..r.!#\n"
                          "#....#.....#\n"
                          "####.#..m..#\n"
                          "############\n";

static void check_refuses(struct game_setup setup, const char *message)
{
    struct error error = {""};
    assert_null(game_create(&setup, &error));
    assert_string_equal(error.message, message);
}

static struct game_setup setup_of(const char *seed)
{
    struct game_setup setup = game_setup_default();
    setup.seed = seed;
    return setup;
}

static void test_an_empty_seed_is_refused(void **fixture)
{
    (void)fixture;
    check_refuses(setup_of(""), "a seed has 1 to 32 characters");
}

static void test_a_seed_of_33_characters_is_refused(void **fixture)
{
    (void)fixture;
    check_refuses(setup_of("123456789012345678901234567890123"), "a seed has 1 to 32 characters");
}

static void test_a_seed_of_32_characters_is_kept_whole(void **fixture)
{
    (void)fixture;
    struct game_setup setup = setup_of("12345678901234567890123456789012");
    setup.map_text = map;
    struct player *player = player_start_with(&setup);
    assert_string_equal(player_state(player)->seed, setup.seed);
    player_end(player);
}

static void test_a_seed_with_a_space_is_refused(void **fixture)
{
    (void)fixture;
    check_refuses(setup_of("two words"), "a seed holds no spaces, and only characters of ASCII");
}

static void test_floors_too_small_or_too_large_are_refused(void **fixture)
{
    (void)fixture;
    static const struct grid sizes[] = {{23, 45},   {80, 15}, {1025, 45},
                                        {80, 1025}, {0, 0},   {-5, 45}};
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        struct game_setup setup = setup_of("a");
        struct error error = {""};
        setup.size = sizes[i];
        assert_null(game_create(&setup, &error));
        assert_non_null(strstr(error.message, "no floor can have the size"));
    }
}

static void test_an_impossible_map_is_refused_by_its_name(void **fixture)
{
    (void)fixture;
    struct game_setup setup = setup_of("a");
    struct error error = {""};
    setup.map_text = "###\n#.#\n###\n";
    setup.map_name = "hall.txt";
    assert_null(game_create(&setup, &error));
    assert_non_null(strstr(error.message, "hall.txt"));
}

static void test_destroying_no_game_does_nothing(void **fixture)
{
    (void)fixture;
    game_destroy(NULL);
}

static void test_a_new_game_is_before_its_first_turn(void **fixture)
{
    (void)fixture;
    struct game_setup setup = setup_of("a");
    struct player *player = player_start_with(&setup);
    assert_int_equal(player_state(player)->turn, 0);
    assert_int_equal(player_state(player)->depth, 1);
    assert_false(game_is_under_way(player->game));
    assert_true(
        bit_grid_has(&state_level_const(player_state(player))->visible, player_hero(player)));
    player_end(player);
}

static void write_report(const char *seed, const char *keys, struct text *report)
{
    struct game_setup setup = setup_of(seed);
    setup.map_text = map;
    struct player *player = player_start_with(&setup);
    player_press(player, keys);
    game_report(player->game, "none", report);
    player_end(player);
}

static void check_same(const char *seed, const char *keys, const char *other_seed,
                       const char *other_keys, bool is_same)
{
    char first_chars[256];
    char second_chars[256];
    struct text first = text_init(first_chars, sizeof first_chars);
    struct text second = text_init(second_chars, sizeof second_chars);
    write_report(seed, keys, &first);
    write_report(other_seed, other_keys, &second);
    assert_int_equal(strcmp(strstr(first_chars, "hash="), strstr(second_chars, "hash=")) == 0,
                     is_same);
}

static void test_the_same_keys_give_the_same_game(void **fixture)
{
    (void)fixture;
    check_same("a", "ollvjL.c.ook", "a", "ollvjL.c.ook", true);
}

static void test_different_keys_give_a_different_game(void **fixture)
{
    (void)fixture;
    check_same("a", "ll", "a", "lj", false);
}

static void test_a_different_seed_gives_a_different_game(void **fixture)
{
    (void)fixture;
    check_same("a", "ll", "b", "ll", false);
}

static void test_keys_that_name_the_same_command_give_the_same_game(void **fixture)
{
    (void)fixture;
    check_same("a", "ljn.v", "a", "<Right><KP_2><A-Right><KP_5>v", true);
}

static void test_the_report_is_the_line_that_scripts_rely_on(void **fixture)
{
    (void)fixture;
    char chars[256];
    struct text report = text_init(chars, sizeof chars);
    write_report("word", "...", &report);
    assert_memory_equal(chars,
                        "seed=word bot=none result=stopped depth=1 turns=3 cause=none hash=", 66);
    assert_int_equal(strlen(chars), 66 + 16);
    assert_int_equal(strspn(chars + 66, "0123456789abcdef"), 16);
}

static void test_switching_cycles_through_the_algorithms_that_walls_stop(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(map);
    for (int i = 1; i <= fov_count() + 1; i++) {
        if (!(fov_get(i % fov_count())->properties & FOV_STOPS_AT_WALLS))
            continue;
        player_press(player, "<F2>");
        assert_int_equal(player_state(player)->fov, i % fov_count());
    }
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
}

static void test_the_lantern_cycles_through_its_stances(void **fixture)
{
    (void)fixture;
    static const enum lantern stances[] = {LANTERN_HOODED, LANTERN_DARK, LANTERN_OPEN};
    struct player *player = player_start(map);
    for (size_t i = 0; i < ARRAY_LENGTH(stances); i++) {
        player_press(player, "v");
        assert_int_equal(state_hero_const(player_state(player))->lantern, stances[i]);
    }
    player_end(player);
}

static void test_events_are_those_since_the_last_choice(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(map);
    player_press(player, "h");
    assert_true(player_was_told(player, "A wall is in the way."));
    player_press(player, ".");
    assert_false(player_was_told(player, "A wall is in the way."));
    player_end(player);
}

static void test_the_last_action_is_the_one_of_the_last_call(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("######\n"
                                         "#@...#\n"
                                         "######\n");
    struct command rest = {.kind = COMMAND_REST};
    struct command run = {.kind = COMMAND_RUN, .direction = DIRECTION_EAST};
    assert_null(game_action(player->game));
    game_play(player->game, run);
    assert_int_equal(game_action(player->game)->kind, ACTION_STEP);
    assert_int_equal(game_action(player->game)->direction, DIRECTION_EAST);
    game_continue(player->game);
    assert_int_equal(game_action(player->game)->kind, ACTION_STEP);
    game_play(player->game, rest); /* fully healed */
    assert_null(game_action(player->game));
    player_end(player);
}

static void test_a_door_is_opened_walked_through_and_shut(void **fixture)
{
    (void)fixture;
    player_check_all("#######\n"
                     "#@.+..#\n"
                     "#######\n",
                     "llllc",
                     "#######\n"
                     "#..+@.#\n"
                     "#######\n");
}

static void test_plain_sight_reaches_as_far_as_its_radius(void **fixture)
{
    (void)fixture;
    struct game_setup setup = setup_of("a");
    setup.map_text = "#########\n"
                     "#.......#\n"
                     "#...@...#\n"
                     "#.......#\n"
                     "#########\n";
    setup.plain_radius = 1;
    struct player *player = player_start_with(&setup);
    assert_string_equal(player_view(player), "         \n"
                                             "   ...   \n"
                                             "   .@.   \n"
                                             "   ...   \n"
                                             "         \n");
    player_end(player);
}

static void test_the_lantern_is_changed_both_ways_round(void **fixture)
{
    (void)fixture;
    struct error error;
    struct game_setup setup = setup_of("lantern");
    struct game *game = game_create(&setup, &error);
    static const enum lantern expected[] = {LANTERN_DARK, LANTERN_HOODED, LANTERN_OPEN};
    for (int i = 0; i < 3; i++) {
        game_play(game, (struct command){.kind = COMMAND_LANTERN_BACK});
        assert_int_equal(state_hero_const(game_state(game))->lantern, expected[i]);
    }
    game_play(game, (struct command){.kind = COMMAND_LANTERN});
    assert_int_equal(state_hero_const(game_state(game))->lantern, LANTERN_HOODED);
    game_destroy(game);
}

static void test_the_lantern_is_set_at_once_and_what_is_set_costs_no_turn(void **fixture)
{
    (void)fixture;
    struct error error;
    struct game_setup setup = setup_of("lantern");
    struct game *game = game_create(&setup, &error);
    static const enum lantern wanted[] = {LANTERN_DARK, LANTERN_OPEN, LANTERN_HOODED,
                                          LANTERN_HOODED};
    for (int i = 0; i < 4; i++) {
        game_play(game, (struct command){.kind = COMMAND_LANTERN_TO, .choice = (int)wanted[i]});
        assert_int_equal(state_hero_const(game_state(game))->lantern, wanted[i]);
    }
    assert_int_equal(game_state(game)->turn, 3);
    assert_true(event_list_has(&game_state(game)->events, EVENT_REFUSED));
    game_destroy(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_empty_seed_is_refused),
        cmocka_unit_test(test_the_lantern_is_changed_both_ways_round),
        cmocka_unit_test(test_the_lantern_is_set_at_once_and_what_is_set_costs_no_turn),
        cmocka_unit_test(test_a_seed_of_33_characters_is_refused),
        cmocka_unit_test(test_a_seed_of_32_characters_is_kept_whole),
        cmocka_unit_test(test_a_seed_with_a_space_is_refused),
        cmocka_unit_test(test_floors_too_small_or_too_large_are_refused),
        cmocka_unit_test(test_an_impossible_map_is_refused_by_its_name),
        cmocka_unit_test(test_destroying_no_game_does_nothing),
        cmocka_unit_test(test_a_new_game_is_before_its_first_turn),
        cmocka_unit_test(test_the_same_keys_give_the_same_game),
        cmocka_unit_test(test_different_keys_give_a_different_game),
        cmocka_unit_test(test_a_different_seed_gives_a_different_game),
        cmocka_unit_test(test_keys_that_name_the_same_command_give_the_same_game),
        cmocka_unit_test(test_the_report_is_the_line_that_scripts_rely_on),
        cmocka_unit_test(test_switching_cycles_through_the_algorithms_that_walls_stop),
        cmocka_unit_test(test_the_lantern_cycles_through_its_stances),
        cmocka_unit_test(test_events_are_those_since_the_last_choice),
        cmocka_unit_test(test_the_last_action_is_the_one_of_the_last_call),
        cmocka_unit_test(test_a_door_is_opened_walked_through_and_shut),
        cmocka_unit_test(test_plain_sight_reaches_as_far_as_its_radius),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
