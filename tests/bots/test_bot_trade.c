/* Bots at a merchant's: one gives what it has no use for, none takes wares, and none stays there. */
#include "support/bot_game.h"
#include "support/check.h"
#include "support/stall.h"

#include "base/array.h"
#include "bots/bot_choices.h"
#include "rules/gear.h"
#include "world/hero.h"

#include <stdint.h>

static const char map[] = "################\n"
                          "#.....#...V....#\n"
                          "#.....#........#\n"
                          "#..@../........#\n"
                          "#.....#........#\n"
                          "#>....#........#\n"
                          "################\n";

static struct bot_game start(const char *key)
{
    static const enum item wares[] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    struct bot_game play = bot_game_start(key, "stall", map);
    stall_build(play.state, (struct area){{7, 1}, {14, 5}}, point_make(6, 3), wares);
    return play;
}

/* Plays until it leaves the floor. */
static void play_floor(struct bot_game *play, int turns)
{
    while (!state_is_over(play->state) && play->state->depth == 1 && play->state->turn < turns)
        bot_play(play->bot);
}

static void what_it_has_no_use_for_it_gives_for_what_it_has(void **unused)
{
    struct bot_game play = start("adaptive");
    play.state->pack.counts[ITEM_WHIP] = 1;
    play.state->pack.worn[SLOT_WEAPON] = ITEM_HAMMER;
    play.state->pack.worn[SLOT_ARMOUR] = ITEM_LEATHER;
    play_floor(&play, 400);
    assert_int_equal(play.state->depth, 2);
    assert_int_equal(pack_count(&play.state->pack, ITEM_WHIP), 0);
    assert_int_equal(pack_count(&play.state->pack, ITEM_SMOKE_POT), 1);
    assert_int_equal(pack_count(&play.state->pack, ITEM_HAMMER), 1);
    bot_game_end(&play);
    (void)unused;
}

static void what_is_better_to_wear_comes_first(void **unused)
{
    struct bot_game play = start("adaptive");
    play.state->pack.counts[ITEM_WHIP] = 1;
    play.state->pack.worn[SLOT_WEAPON] = ITEM_HAMMER;
    play_floor(&play, 400);
    assert_int_equal(pack_count(&play.state->pack, ITEM_WHIP), 0);
    assert_true(pack_is_worn(&play.state->pack, ITEM_LEATHER));
    bot_game_end(&play);
    (void)unused;
}

static void scrolls_of_little_use_pay_for_a_means_of_escape(void **unused)
{
    struct bot_game play = start("adaptive");
    play.state->pack.counts[ITEM_PEBBLES] = play.state->pack.counts[ITEM_FLARE] = 0;
    play.state->pack.counts[ITEM_RECALL] = 1;
    gear_learn(play.state, ITEM_RECALL);
    play.bot->memory.came_turn = -20; /* it reads them only where it is new */
    play_floor(&play, 400);
    assert_int_equal(pack_count(&play.state->pack, ITEM_RECALL), 0);
    assert_int_equal(pack_count(&play.state->pack, ITEM_SMOKE_POT), 1);
    bot_game_end(&play);
    (void)unused;
}

static void what_it_does_not_know_pays_for_a_means_of_escape(void **unused)
{
    struct bot_game play = start("adaptive");
    play.state->pack.counts[ITEM_PEBBLES] = play.state->pack.counts[ITEM_FLARE] = 0;
    play.state->pack.counts[ITEM_QUIET] = 1;
    play.bot->memory.came_turn = -20; /* it reads what it does not know only where it is new */
    assert_false(hero_knows(play.state, ITEM_QUIET));
    play_floor(&play, 400);
    assert_int_equal(pack_count(&play.state->pack, ITEM_QUIET), 0);
    assert_int_equal(pack_count(&play.state->pack, ITEM_SMOKE_POT), 1);
    bot_game_end(&play);
    (void)unused;
}

static void a_bot_with_nothing_to_spare_goes_on(void **unused)
{
    struct bot_game play = start("adaptive");
    play.state->pack.counts[ITEM_PEBBLES] = play.state->pack.counts[ITEM_FLARE] = 0;
    play_floor(&play, 400);
    assert_int_equal(play.state->depth, 2);
    assert_int_equal(pack_count(&play.state->pack, ITEM_HEALING_POTION), 1);
    assert_int_equal(pack_count(&play.state->pack, ITEM_LEATHER), 0);
    bot_game_end(&play);
    (void)unused;
}

static void a_hunted_bot_trades_later(void **unused)
{
    struct bot_game play = start("adaptive");
    struct command command;
    play.state->pack.counts[ITEM_WHIP] = 1;
    play.state->pack.worn[SLOT_WEAPON] = ITEM_HAMMER;
    while (play.state->turn < 100 && !bot_trade_visit(play.bot, &command))
        bot_play(play.bot);
    struct handle hunter =
        level_add_actor(state_level(play.state), (struct actor){.kind = MONSTER_NIGHT_HUNTER,
                                                                .position = point_make(1, 1),
                                                                .suspicion = SUSPICION_MAX});
    assert_false(bot_trade_visit(play.bot, &command));
    level_remove_actor(state_level(play.state), hunter);
    assert_true(bot_trade_visit(play.bot, &command));
    bot_game_end(&play);
    (void)unused;
}

static void no_bot_stays_at_a_merchants(void **unused)
{
    static const char *const keys[] = {"fighter",     "diver",       "oracle",
                                       "always-open", "always-dark", "always-hooded",
                                       "door-dancer", "lurer",       "rester"};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        struct bot_game play = start(keys[i]);
        play.state->pack.counts[ITEM_WHIP] = 1;
        play.state->pack.worn[SLOT_WEAPON] = ITEM_HAMMER;
        play_floor(&play, 1500);
        if (play.state->depth != 2)
            fail_msg("%s is still there after %d turns", keys[i], play.state->turn);
        bot_game_end(&play);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_it_has_no_use_for_it_gives_for_what_it_has),
        cmocka_unit_test(what_is_better_to_wear_comes_first),
        cmocka_unit_test(scrolls_of_little_use_pay_for_a_means_of_escape),
        cmocka_unit_test(what_it_does_not_know_pays_for_a_means_of_escape),
        cmocka_unit_test(a_bot_with_nothing_to_spare_goes_on),
        cmocka_unit_test(a_hunted_bot_trades_later),
        cmocka_unit_test(no_bot_stays_at_a_merchants),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
