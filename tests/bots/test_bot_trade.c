/* Bots at a merchant's: one gives what it has no use for, none takes wares, and none stays there. */
#include "support/check.h"
#include "support/stall.h"

#include "base/array.h"
#include "bots/bot.h"

#include <stdint.h>

static const char map[] = "################\n"
                          "#.....#...V....#\n"
                          "#.....#........#\n"
                          "#..@../........#\n"
                          "#.....#........#\n"
                          "#>....#........#\n"
                          "################\n";

struct play {
    struct game *game;
    struct bot *bot;
};

static struct state *state_of(const struct play *play)
{
    return (struct state *)(uintptr_t)game_state(play->game);
}

static struct play start(const char *key)
{
    static const enum item wares[] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = "stall";
    setup.map_text = map;
    setup.map_name = "map";
    struct play play = {game_create(&setup, &error), NULL};
    assert_non_null(play.game);
    stall_build(state_of(&play), (struct area){{7, 1}, {14, 5}}, point_make(6, 3), wares);
    play.bot = bot_create(bot_find(key), play.game);
    assert_non_null(play.bot);
    return play;
}

static void end(struct play *play)
{
    bot_destroy(play->bot);
    game_destroy(play->game);
}

/* Plays until it leaves the floor. */
static void play_floor(struct play *play, int turns)
{
    while (!state_is_over(state_of(play)) && state_of(play)->depth == 1 &&
           state_of(play)->turn < turns)
        bot_play(play->bot);
}

static void what_it_has_no_use_for_it_gives_for_what_it_has(void **unused)
{
    struct play play = start("adaptive");
    state_of(&play)->pack.counts[ITEM_WHIP] = 1;
    state_of(&play)->pack.worn[SLOT_WEAPON] = ITEM_HAMMER;
    play_floor(&play, 400);
    assert_int_equal(state_of(&play)->depth, 2);
    assert_int_equal(pack_count(&state_of(&play)->pack, ITEM_WHIP), 0);
    assert_int_equal(pack_count(&state_of(&play)->pack, ITEM_SMOKE_POT), 1);
    assert_int_equal(pack_count(&state_of(&play)->pack, ITEM_HAMMER), 1);
    end(&play);
    (void)unused;
}

static void what_is_better_to_wear_comes_first(void **unused)
{
    struct play play = start("adaptive");
    state_of(&play)->pack.counts[ITEM_WHIP] = 2;
    state_of(&play)->pack.worn[SLOT_WEAPON] = ITEM_HAMMER;
    play_floor(&play, 400);
    assert_int_equal(pack_count(&state_of(&play)->pack, ITEM_WHIP), 0);
    assert_true(pack_is_worn(&state_of(&play)->pack, ITEM_LEATHER));
    end(&play);
    (void)unused;
}

static void a_bot_with_nothing_to_spare_goes_on(void **unused)
{
    struct play play = start("adaptive");
    play_floor(&play, 400);
    assert_int_equal(state_of(&play)->depth, 2);
    assert_int_equal(pack_count(&state_of(&play)->pack, ITEM_HEALING_POTION), 1);
    assert_int_equal(pack_count(&state_of(&play)->pack, ITEM_LEATHER), 0);
    end(&play);
    (void)unused;
}

static void no_bot_stays_at_a_merchants(void **unused)
{
    static const char *const keys[] = {"fighter",     "diver",       "oracle",
                                       "always-open", "always-dark", "always-hooded",
                                       "door-dancer", "lurer",       "rester"};
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++) {
        struct play play = start(keys[i]);
        state_of(&play)->pack.counts[ITEM_WHIP] = 1;
        state_of(&play)->pack.worn[SLOT_WEAPON] = ITEM_HAMMER;
        play_floor(&play, 1500);
        if (state_of(&play)->depth != 2)
            fail_msg("%s is still there after %d turns", keys[i], state_of(&play)->turn);
        end(&play);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_it_has_no_use_for_it_gives_for_what_it_has),
        cmocka_unit_test(what_is_better_to_wear_comes_first),
        cmocka_unit_test(a_bot_with_nothing_to_spare_goes_on),
        cmocka_unit_test(no_bot_stays_at_a_merchants),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
