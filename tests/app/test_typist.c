/* A game played by commands is played again by the keys that a typist took down. */
#include "support/check.h"

#include "app/typist.h"
#include "support/player.h"

#include <string.h>

static const char cellar[] = "############\n"
                             "#@.........#\n"
                             "############\n";

struct dictation {
    struct game *game;
    struct typist typist;
    struct error error;
};

static struct dictation start_with(const struct game_setup *setup)
{
    struct dictation dictation = {.typist = {.keys = NULL}, .error = {""}};
    dictation.game = game_create(setup, &dictation.error);
    assert_non_null(dictation.game);
    return dictation;
}

static struct game_setup setup_of(const char *picture)
{
    struct game_setup setup = game_setup_default();
    setup.seed = "word";
    setup.map_text = picture;
    setup.map_name = "picture";
    return setup;
}

static struct dictation start(const char *picture)
{
    struct game_setup setup = setup_of(picture);
    return start_with(&setup);
}

static void end(struct dictation *dictation)
{
    typist_clear(&dictation->typist);
    game_destroy(dictation->game);
}

/* Plays a command, and then `count` of its further actions. */
static bool dictate(struct dictation *dictation, struct command command, int further)
{
    struct typist *typist = &dictation->typist;
    assert_true(typist_begin(typist, dictation->game, command, false, &dictation->error));
    game_play(dictation->game, command);
    for (int i = 0; i < further; i++) {
        assert_true(typist_end(typist, dictation->game, &dictation->error));
        assert_true(typist_begin(typist, dictation->game, command, true, &dictation->error));
        game_continue(dictation->game);
    }
    return typist_end(typist, dictation->game, &dictation->error);
}

static const struct command wait = {.kind = COMMAND_WAIT};
static const struct command east = {.kind = COMMAND_STEP, .direction = DIRECTION_EAST};
static const struct command run_east = {.kind = COMMAND_RUN, .direction = DIRECTION_EAST};

static void test_single_commands_are_their_keys_in_a_row(void **unused)
{
    (void)unused;
    struct dictation dictation = start(cellar);
    assert_true(dictate(&dictation, wait, 0));
    assert_true(dictate(&dictation, east, 0));
    assert_true(dictate(&dictation, wait, 0));
    assert_string_equal(dictation.typist.keys, ".l.");
    end(&dictation);
}

static void test_a_command_of_several_turns_that_comes_to_its_end_is_its_own_key(void **unused)
{
    (void)unused;
    struct dictation dictation = start(cellar);
    assert_true(dictate(&dictation, run_east, 8));
    assert_false(game_is_under_way(dictation.game));
    assert_true(dictate(&dictation, wait, 0));
    assert_string_equal(dictation.typist.keys, "L.");
    end(&dictation);
}

static void test_a_command_of_several_turns_that_is_broken_off_is_a_key_an_action(void **unused)
{
    (void)unused;
    struct dictation dictation = start(cellar);
    assert_true(dictate(&dictation, run_east, 2));
    assert_true(game_is_under_way(dictation.game));
    assert_string_equal(dictation.typist.keys, "lll");
    assert_true(dictate(&dictation, wait, 0));
    assert_string_equal(dictation.typist.keys, "lll.");
    end(&dictation);
}

static void test_steps_that_pick_nothing_up_are_steps(void **unused)
{
    (void)unused;
    struct dictation dictation = start(cellar);
    struct command run = run_east;
    run.leaves_things = true;
    assert_true(dictate(&dictation, run, 2));
    assert_string_equal(dictation.typist.keys, "lll");
    end(&dictation);
}

/* A player travels by a cursor of the window. */
static void test_travelling_is_a_key_an_action_to_its_end(void **unused)
{
    (void)unused;
    struct dictation dictation = start(cellar);
    struct command travel = {.kind = COMMAND_TRAVEL, .target = {4, 1}};
    assert_true(dictate(&dictation, travel, 2));
    assert_false(game_is_under_way(dictation.game));
    assert_string_equal(dictation.typist.keys, "lll");
    end(&dictation);
}

static void test_what_is_refused_and_has_no_keys_is_passed_over(void **unused)
{
    (void)unused;
    struct dictation dictation = start(cellar);
    assert_true(dictate(&dictation, (struct command){.kind = COMMAND_DROP, .item = ITEM_BOW}, 0));
    assert_true(
        dictate(&dictation, (struct command){.kind = COMMAND_TRAVEL, .target = {-1, -1}}, 0));
    assert_true(dictate(&dictation, wait, 0));
    assert_string_equal(dictation.typist.keys, ".");
    end(&dictation);
}

/* Any key that is refused ends the warning too: here the lantern's, for what it is already. */
static void test_what_is_refused_and_has_no_keys_ends_a_warning(void **unused)
{
    (void)unused;
    struct dictation dictation = start("######\n"
                                       "#.@0.#\n"
                                       "######\n");
    assert_true(dictate(&dictation, east, 0));
    assert_true(dictate(&dictation, (struct command){.kind = COMMAND_DROP, .item = ITEM_BOW}, 0));
    assert_true(dictate(&dictation, east, 0));
    assert_string_equal(dictation.typist.keys, "l4l");
    end(&dictation);
}

static void
test_a_rest_that_looks_before_each_turn_is_waited_though_it_was_asked_about(void **unused)
{
    (void)unused;
    struct dictation dictation = start(cellar);
    struct command rest = {.kind = COMMAND_REST, .is_stepwise = true};
    state_hero((struct state *)(uintptr_t)game_state(dictation.game))->health = 5;
    assert_true(dictate(&dictation, rest, 0));
    assert_int_equal(game_insists_against(dictation.game, &rest), REFUSAL_REST_SLOW);
    assert_true(dictate(&dictation, rest, 2));
    assert_string_equal(dictation.typist.keys, "...");
    end(&dictation);
}

static void test_taking_the_stairs_badly_hurt_is_confirmed(void **unused)
{
    (void)unused;
    struct dictation dictation = start("#######\n"
                                       "#@>.&.#\n"
                                       "#######\n");
    struct command descend = {.kind = COMMAND_STAIRS, .leads = 1, .is_stepwise = true};
    struct state *state = (struct state *)(uintptr_t)game_state(dictation.game);
    state_hero(state)->health = state->traits.health * 30 / 100;
    assert_true(dictate(&dictation, descend, 0));
    assert_int_equal(game_state(dictation.game)->depth, 1);
    assert_string_equal(dictation.typist.keys, "l");
    assert_true(dictate(&dictation, descend, 0));
    assert_int_equal(game_state(dictation.game)->depth, 2);
    assert_string_equal(dictation.typist.keys, "l><Enter>");
    end(&dictation);
}

static void test_what_is_done_without_a_key_for_it_is_an_error(void **unused)
{
    (void)unused;
    struct game_setup setup = setup_of(NULL);
    setup.has_lesson = true;
    struct dictation dictation = start_with(&setup);
    assert_false(dictate(&dictation, (struct command){.kind = COMMAND_SKIP_LESSON}, 0));
    assert_string_equal(dictation.error.message, "no keys do what was done before turn 0");
    end(&dictation);
}

static void test_the_keys_play_the_same_game(void **unused)
{
    (void)unused;
    static const char picture[] = "##############\n"
                                  "#@..+....r...#\n"
                                  "#...#.....#..#\n"
                                  "##############\n";
    struct dictation dictation = start(picture);
    dictate(&dictation, (struct command){.kind = COMMAND_EXPLORE}, 1);
    for (int i = 0; i < 12; i++) {
        dictate(&dictation, run_east, 0);
        dictate(&dictation,
                (struct command){.kind = COMMAND_THROW, .item = ITEM_PEBBLES, .target = {9, 2}}, 0);
        dictate(&dictation, (struct command){.kind = COMMAND_EXPLORE}, 0);
    }
    struct game_setup setup = setup_of(picture);
    struct player *player = player_start_with(&setup);
    player_press(player, dictation.typist.keys);
    assert_int_equal(player_state(player)->turn, game_state(dictation.game)->turn);
    assert_int_equal(state_hash(player_state(player)), state_hash(game_state(dictation.game)));
    assert_true(player_state(player)->turn > 12);
    player_end(player);
    end(&dictation);
}

/* However many keys: there is room for them all. */
static void test_long_games_have_long_keys(void **unused)
{
    (void)unused;
    enum { TURNS = 5000 };
    struct dictation dictation = start(cellar);
    for (int i = 0; i < TURNS; i++)
        dictate(&dictation, wait, 0);
    assert_int_equal(strspn(dictation.typist.keys, "."), TURNS);
    assert_int_equal(strlen(dictation.typist.keys), TURNS);
    end(&dictation);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_single_commands_are_their_keys_in_a_row),
        cmocka_unit_test(test_a_command_of_several_turns_that_comes_to_its_end_is_its_own_key),
        cmocka_unit_test(test_a_command_of_several_turns_that_is_broken_off_is_a_key_an_action),
        cmocka_unit_test(test_steps_that_pick_nothing_up_are_steps),
        cmocka_unit_test(test_travelling_is_a_key_an_action_to_its_end),
        cmocka_unit_test(test_what_is_refused_and_has_no_keys_is_passed_over),
        cmocka_unit_test(test_what_is_refused_and_has_no_keys_ends_a_warning),
        cmocka_unit_test(
            test_a_rest_that_looks_before_each_turn_is_waited_though_it_was_asked_about),
        cmocka_unit_test(test_taking_the_stairs_badly_hurt_is_confirmed),
        cmocka_unit_test(test_what_is_done_without_a_key_for_it_is_an_error),
        cmocka_unit_test(test_the_keys_play_the_same_game),
        cmocka_unit_test(test_long_games_have_long_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
