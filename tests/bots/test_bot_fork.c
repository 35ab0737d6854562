/* Policies: fixed ways past whatever is met on the way to a goal. */
#include "support/bot_game.h"
#include "support/check.h"

#include "base/integer.h"
#include "bots/bot_fork.h"
#include "rules/visibility.h"

static const char hall[] = "########################\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#@.....................#\n"
                           "#......................#\n"
                           "#......................#\n"
                           "#......................#\n"
                           "########################\n";
static const struct point rat = {9, 4};

/* A rat sleeps on the drawn floor. */
static struct bot_game start(const char *key, const char *picture)
{
    struct bot_game play = bot_game_start(key, "fork", picture);
    level_add_actor(state_level(play.state), (struct actor){.kind = MONSTER_GUTTER_RAT,
                                                            .position = rat,
                                                            .health = 6,
                                                            .is_asleep = true});
    visibility_note_all(play.state);
    visibility_refresh(play.state);
    return play;
}

static const struct actor *hero_of(const struct bot_game *play)
{
    return state_hero_const(game_state(play->game));
}

static int count_creatures(const struct bot_game *play)
{
    return state_level_const(game_state(play->game))->actor_pool.count - 1;
}

static void a_goal_lies_behind_what_is_met(void **unused)
{
    struct bot_game play = start("pass-open", hall);
    assert_true(bot_fork_aim(play.bot, rat));
    assert_in_range(play.bot->memory.goal.x, rat.x + 10, rat.x + 20);
    bot_game_end(&play);
    (void)unused;
}

static void at_the_end_of_a_way_there_is_no_goal(void **unused)
{
    struct bot_game play = start("pass-open", hall);
    assert_false(bot_fork_aim(play.bot, point_make(20, 4)));
    assert_false(bot_fork_is_past(play.bot));
    bot_game_end(&play);
    (void)unused;
}

/* Plays until it is past the rat. The least distance from it on the way. */
static int pass(struct bot_game *play)
{
    int min = point_chebyshev(hero_of(play)->position, rat);
    assert_true(bot_fork_aim(play->bot, rat));
    for (int i = 0; i < 80 && !bot_fork_is_past(play->bot); i++) {
        bot_play(play->bot);
        int steps = point_chebyshev(hero_of(play)->position, rat);
        min = steps < min ? steps : min;
    }
    assert_true(bot_fork_is_past(play->bot));
    return min;
}

static void each_way_to_pass_keeps_its_light_and_those_in_dim_light_their_distance(void **unused)
{
    static const struct {
        const char *key;
        const char *lantern;
        int steps_min; /* from the sleeper, as far as it is seen in time and sleeps on */
        bool may_wake; /* by the light, and then it is fought */
    } ways[] = {{"pass-open", "open", 0, true},
                {"pass-hooded", "hooded", 2, true},
                {"pass-dark", "dark", 1, false}};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        struct bot_game play = start(ways[i].key, hall);
        assert_true(pass(&play) >= ways[i].steps_min);
        assert_true(ways[i].may_wake || count_creatures(&play) == 1);
        assert_string_equal(lantern_get(hero_of(&play)->lantern)->id, ways[i].lantern);
        bot_game_end(&play);
    }
    (void)unused;
}

static void a_fighter_kills_what_it_meets_before_it_goes_on(void **unused)
{
    struct bot_game play = start("fight", hall);
    pass(&play);
    assert_int_equal(count_creatures(&play), 0);
    bot_game_end(&play);
    (void)unused;
}

static void a_fighter_looks_where_it_met_what_it_no_longer_sees(void **unused)
{
    static const struct point place = {9, 1};
    struct bot_game play = bot_game_start("fight", "fork", hall);
    int min = point_chebyshev(hero_of(&play)->position, place);
    assert_true(bot_fork_aim(play.bot, place));
    for (int i = 0; i < 80 && !bot_fork_is_past(play.bot); i++) {
        bot_play(play.bot);
        min = int_min(min, point_chebyshev(hero_of(&play)->position, place));
    }
    assert_int_equal(min, 1);
    assert_true(bot_fork_is_past(play.bot));
    bot_game_end(&play);
    (void)unused;
}

static void an_ambusher_waits_in_the_dark_before_it_goes_on(void **unused)
{
    struct bot_game play = start("ambush", hall);
    assert_true(bot_fork_aim(play.bot, rat));
    for (int i = 0; i < 15; i++)
        bot_play(play.bot);
    assert_string_equal(lantern_get(hero_of(&play)->lantern)->id, "dark");
    assert_true(point_chebyshev(hero_of(&play)->position, rat) >= 6);
    for (int i = 0; i < 80 && !bot_fork_is_past(play.bot); i++)
        bot_play(play.bot);
    assert_true(bot_fork_is_past(play.bot));
    bot_game_end(&play);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_goal_lies_behind_what_is_met),
        cmocka_unit_test(at_the_end_of_a_way_there_is_no_goal),
        cmocka_unit_test(each_way_to_pass_keeps_its_light_and_those_in_dim_light_their_distance),
        cmocka_unit_test(a_fighter_kills_what_it_meets_before_it_goes_on),
        cmocka_unit_test(a_fighter_looks_where_it_met_what_it_no_longer_sees),
        cmocka_unit_test(an_ambusher_waits_in_the_dark_before_it_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
