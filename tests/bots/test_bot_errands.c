/* Errands of bots: what they do on a floor for gain. */
#include "support/check.h"

#include "bots/bot.h"
#include "support/shutter_room.h"

#define TURNS 80

static struct level *level_of(const struct game *game)
{
    return state_level((struct state *)(uintptr_t)game_state(game));
}

/* A bot before a shutter room with a hand bell behind its gate. */
static struct bot *start(const char *key, int shut)
{
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = "errand";
    setup.map_text = "##############\n"
                     "#.........####\n"
                     "##||||||######\n"
                     "#.......=!##@#\n"
                     "#.......#$##.#\n"
                     "#######+####.#\n"
                     "#............#\n"
                     "##############\n";
    setup.map_name = "picture";
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    shutter_room_build(level_of(game), point_make(1, 1), point_make(7, 5), shut);
    struct bot *bot = bot_create(bot_find(key), game);
    assert_non_null(bot);
    return bot;
}

static void end(struct bot *bot)
{
    struct game *game = bot->game;
    bot_destroy(bot);
    game_destroy(game);
}

static void it_pulls_the_levers_that_open_all_shutters_and_takes_what_is_behind_them(void **unused)
{
    for (int shut = 1; shut < 1 << SITE_SHUTTERS; shut++) {
        struct bot *bot = start("adaptive", shut);
        while (game_state(bot->game)->turn < TURNS)
            bot_play(bot);
        assert_true(level_of(bot->game)->sites[0].is_settled);
        assert_int_equal(pack_count(&game_state(bot->game)->pack, ITEM_HAND_BELL), 1);
        assert_true(bot->memory.pulls <= SITE_LEVERS);
        end(bot);
    }
    (void)unused;
}

static void it_knows_nothing_of_levers_that_it_has_not_seen(void **unused)
{
    struct bot *bot = start("adaptive", 2);
    struct bot_shutters shutters;
    assert_false(bot_sight_shutters(bot->sight, &shutters));
    end(bot);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_pulls_the_levers_that_open_all_shutters_and_takes_what_is_behind_them),
        cmocka_unit_test(it_knows_nothing_of_levers_that_it_has_not_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
