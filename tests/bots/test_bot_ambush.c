/* Bots that use the dark and the light against what they have seen. */
#include "support/bot_game.h"
#include "support/check.h"

#include "bots/bot_choices.h"
#include "rules/visibility.h"

struct play {
    struct bot_game game;
    struct actor *other; /* the only creature, awake; or NULL */
};

static struct play start(const char *key, const char *picture, int suspicion)
{
    struct play play = {.game = bot_game_start(key, "ambush", picture)};
    struct level *level = state_level(play.game.state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!state_is_hero(play.game.state, level_handle(level, i)))
            play.other = &level->actors[i];
    if (play.other)
        play.other->is_asleep = false;
    bot_game_suspect(&play.game, suspicion);
    return play;
}

static void set_lantern(struct play *play, enum lantern lantern)
{
    state_hero(play->game.state)->lantern = lantern;
    visibility_note_all(play->game.state);
    visibility_refresh(play->game.state);
}

static void end(struct play *play)
{
    bot_game_end(&play->game);
}

static const char near_rat[] = "##########\n"
                               "#@..r....#\n"
                               "#........#\n"
                               "##########\n";

#define WARY 6

static bool ambushes(struct play *play, struct command *command)
{
    bot_game_look(&play->game);
    *command = (struct command){.kind = COMMAND_REST};
    return bot_ambush(play->game.bot, true, command);
}

static void test_near_something_wary_the_light_goes_out_and_a_noise_is_thrown(void **unused)
{
    struct command command;
    struct play play = start("lure-stabber", near_rat, WARY);
    assert_false(ambushes(&play, &command)); /* it would take too long */
    set_lantern(&play, LANTERN_HOODED);
    assert_true(ambushes(&play, &command));
    assert_int_equal(command.kind, COMMAND_LANTERN);
    set_lantern(&play, LANTERN_DARK);
    assert_true(ambushes(&play, &command));
    assert_int_equal(command.kind, COMMAND_THROW); /* once */
    assert_true(ambushes(&play, &command));
    assert_int_equal(command.kind, COMMAND_WAIT);
    play.game.state->turn += 30; /* nothing has come */
    assert_false(ambushes(&play, &command));
    end(&play);
    (void)unused;
}

static void test_the_adaptive_bot_waits_and_throws_nothing(void **unused)
{
    struct command command;
    struct play play = start("adaptive", near_rat, WARY);
    set_lantern(&play, LANTERN_HOODED);
    bot_game_look(&play.game);
    assert_true(bot_ambush(play.game.bot, false, &command));
    assert_int_equal(command.kind, COMMAND_LANTERN);
    set_lantern(&play, LANTERN_DARK);
    assert_true(bot_ambush(play.game.bot, false, &command));
    assert_int_equal(command.kind, COMMAND_WAIT);
    end(&play);
    (void)unused;
}

static void test_no_ambush_is_laid_for_hunters_and_sleepers_or_in_the_light_of_others(void **unused)
{
    struct command command;
    struct play play = start("lure-stabber", near_rat, SUSPICION_MAX);
    set_lantern(&play, LANTERN_HOODED);
    assert_false(ambushes(&play, &command));
    end(&play);
    play = start("lure-stabber", near_rat, 0);
    play.other->is_asleep = true;
    set_lantern(&play, LANTERN_HOODED);
    assert_false(ambushes(&play, &command));
    end(&play);
    play = start("lure-stabber", near_rat, WARY);
    set_lantern(&play, LANTERN_HOODED);
    assert_true(ambushes(&play, &command));
    level_set_terrain(state_level(play.game.state), point_make(2, 2), TERRAIN_BRAZIER);
    set_lantern(&play, LANTERN_DARK);
    assert_false(ambushes(&play, &command));
    end(&play);
    (void)unused;
}

static void test_what_comes_beside_an_ambush_is_struck(void **unused)
{
    struct command command;
    struct play play = start("lure-stabber", near_rat, WARY);
    set_lantern(&play, LANTERN_HOODED);
    assert_true(ambushes(&play, &command));
    set_lantern(&play, LANTERN_DARK);
    level_move_actor(state_level(play.game.state),
                     level_actor_at(state_level(play.game.state), play.other->position),
                     point_make(2, 1));
    assert_true(ambushes(&play, &command));
    assert_int_equal(command.kind, COMMAND_STEP);
    assert_int_equal(command.direction, DIRECTION_EAST);
    end(&play);
    (void)unused;
}

static enum command_kind first_command(const char *key)
{
    struct play play = start(key, near_rat, SUSPICION_MAX);
    enum command_kind kind = bot_play(play.game.bot).kind;
    end(&play);
    return kind;
}

static void test_the_ambusher_puts_its_light_out_before_hunters(void **unused)
{
    assert_int_equal(first_command("ambusher"), COMMAND_LANTERN);
    assert_int_not_equal(first_command("lure-stabber"), COMMAND_LANTERN);
    (void)unused;
}

static void test_the_lure_stabber_goes_dark_near_what_is_wary(void **unused)
{
    for (int suspicion = WARY; suspicion <= SUSPICION_MAX; suspicion += SUSPICION_MAX - WARY) {
        struct play play = start("lure-stabber", near_rat, suspicion);
        set_lantern(&play, LANTERN_HOODED);
        assert_int_equal(bot_play(play.game.bot).kind == COMMAND_LANTERN, suspicion == WARY);
        end(&play);
    }
    (void)unused;
}

static void
test_what_stands_beside_the_bot_unaware_is_struck_before_any_light_is_made(void **unused)
{
    struct play play = start("adaptive", "######\n#@r..#\n######\n", 0);
    play.game.bot->memory.light_wanted_turn = play.game.state->turn;
    set_lantern(&play, LANTERN_DARK);
    struct command command = bot_decide(play.game.bot);
    assert_int_equal(command.kind, COMMAND_STEP);
    assert_int_equal(command.direction, DIRECTION_EAST);
    end(&play);
    (void)unused;
}

static const char near_statue[] = "##########\n"
                                  "#@..w....#\n"
                                  "##########\n";

static bool holds_off(struct play *play, struct command *command)
{
    bot_game_look(&play->game);
    *command = (struct command){.kind = COMMAND_REST};
    return bot_ambush_hold_off(play->game.bot, command);
}

static void
test_what_is_kept_off_is_waited_for_until_it_lets_the_hero_be_and_then_struck(void **unused)
{
    struct command command;
    struct play play = start("standoff", near_statue, SUSPICION_MAX);
    assert_true(holds_off(&play, &command));
    assert_int_equal(command.kind, COMMAND_WAIT);
    play.other->pursuit = PURSUIT_GIVEN_UP;
    assert_true(holds_off(&play, &command));
    assert_int_equal(command.kind, COMMAND_STEP);
    assert_int_equal(command.direction, DIRECTION_EAST);
    play.game.state->turn += 60; /* long enough */
    assert_false(holds_off(&play, &command));
    end(&play);
    (void)unused;
}

static void test_only_hunters_that_light_keeps_off_are_held_off(void **unused)
{
    struct command command;
    struct play play = start("standoff", near_statue, WARY);
    assert_false(holds_off(&play, &command));
    end(&play);
    play = start("standoff", near_rat, SUSPICION_MAX);
    assert_false(holds_off(&play, &command));
    end(&play);
    (void)unused;
}

/* The lantern after that many turns. */
static enum lantern lantern_after(struct play *play, int turns)
{
    for (int turn = play->game.state->turn; play->game.state->turn < turn + turns;)
        bot_play(play->game.bot);
    return state_hero(play->game.state)->lantern;
}

static void test_the_strobe_opens_its_lantern_now_and_then(void **unused)
{
    static const char hall[] = "########################\n"
                               "#@.....................#\n"
                               "######################.#\n"
                               "#......................#\n"
                               "########################\n";
    struct play play = start("strobe", hall, 0);
    int open = 0;
    int dark = 0;
    for (int i = 0; i < 60; i++) {
        enum lantern lantern = lantern_after(&play, 1);
        open += lantern == LANTERN_OPEN;
        dark += lantern == LANTERN_DARK;
    }
    assert_in_range(open, 2, 12);
    assert_true(dark > 30);
    end(&play);
    (void)unused;
}

static void test_the_hearth_sitter_meets_hunters_beside_a_fire(void **unused)
{
    static const char hall[] = "##############\n"
                               "#...@......r.#\n"
                               "#............#\n"
                               "##############\n";
    for (int is_lit = 0; is_lit <= 1; is_lit++) {
        struct play play = start("hearth-sitter", hall, SUSPICION_MAX);
        if (is_lit)
            level_set_terrain(state_level(play.game.state), point_make(1, 2), TERRAIN_BRAZIER);
        bot_game_look(&play.game);
        struct command command = bot_decide(play.game.bot);
        bool goes_west =
            command.kind == COMMAND_STEP &&
            (command.direction == DIRECTION_WEST || command.direction == DIRECTION_SOUTH_WEST);
        assert_int_equal(goes_west, is_lit);
        end(&play);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_near_something_wary_the_light_goes_out_and_a_noise_is_thrown),
        cmocka_unit_test(test_the_adaptive_bot_waits_and_throws_nothing),
        cmocka_unit_test(test_no_ambush_is_laid_for_hunters_and_sleepers_or_in_the_light_of_others),
        cmocka_unit_test(test_what_comes_beside_an_ambush_is_struck),
        cmocka_unit_test(test_the_lure_stabber_goes_dark_near_what_is_wary),
        cmocka_unit_test(
            test_what_stands_beside_the_bot_unaware_is_struck_before_any_light_is_made),
        cmocka_unit_test(test_the_ambusher_puts_its_light_out_before_hunters),
        cmocka_unit_test(
            test_what_is_kept_off_is_waited_for_until_it_lets_the_hero_be_and_then_struck),
        cmocka_unit_test(test_only_hunters_that_light_keeps_off_are_held_off),
        cmocka_unit_test(test_the_strobe_opens_its_lantern_now_and_then),
        cmocka_unit_test(test_the_hearth_sitter_meets_hunters_beside_a_fire),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
