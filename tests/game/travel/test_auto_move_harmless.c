/* Travel and rest among harmless creatures: they wait for one in the way, and do not stop for a known one. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "rules/suspicion.h"
#include "world/captive.h"

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static const char moth_stays[] =
    "You stop: the wick moth is in the way. Walk into it to attack it.";

static void travel_waits_until_a_moth_flies_on(void **unused)
{
    for (const char *key = "o>"; *key; key++) {
        struct player *player = player_start_seeing_all("##############\n"
                                                        "#@m......!...#\n"
                                                        "##########...#\n"
                                                        "##########.>.#\n"
                                                        "##############\n");
        for (int presses = 0; presses < 3; presses++)
            player_press(player, (char[]){*key, '\0'});
        assert_false(player_was_told(player, moth_stays));
        assert_true(*key == 'o' ? player_hero(player).x >= 9 : player_state(player)->depth == 2);
        player_end(player);
    }
    (void)unused;
}

static void travel_does_not_wait_for_a_moth_that_can_not_move(void **unused)
{
    struct player *player = player_start_seeing_all("#####\n"
                                                    "#@m!#\n"
                                                    "#####\n");
    player_press(player, "o");
    assert_true(player_was_told(player, moth_stays));
    assert_in_range(player_state(player)->turn, 4, 8);
    player_end(player);
    (void)unused;
}

/* Its place would be taken from it again and again. */
static void exploring_takes_no_ally_from_its_fight(void **unused)
{
    struct player *player = player_start_seeing_all("############\n"
                                                    "#..@kr...!.#\n"
                                                    "############\n");
    struct actor *rat = game_picture_who(state_of(player), 'r');
    rat->suspicion = SUSPICION_HUNTING;
    game_picture_who(state_of(player), 'k')->is_ally = true;
    rat->health = 100;
    for (int presses = 0; presses < 3; presses++) {
        player_press(player, presses == 0 ? "o" : "<Enter>");
        assert_int_equal(player_hero(player).x, 3);
    }
    assert_true(player_was_told(
        player, "You stop: your castaway fights in the way. Walk into it to swap places."));
    player_end(player);
    (void)unused;
}

static void automatic_walks_change_places_with_an_ally_that_waits(void **unused)
{
    const char *const pictures[] = {"#######\n#@.k.>#\n#######\n", "##.####\n#@k/.>#\n##.####\n"};
    for (int i = 0; i < 6; i++) {
        struct player *player = player_start_seeing_all(pictures[i / 3]);
        struct actor *ally = game_picture_who(state_of(player), 'k');
        ally->is_ally = true;
        captive_set_waiting(ally, true);
        if (i % 3 == 0)
            player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {4, 1}});
        else
            player_press(player, i % 3 == 1 ? ">" : "<S-Right>");
        assert_true(player_was_told(player, "You swap places with your castaway."));
        assert_true(player_hero(player).x > 2 || player_state(player)->depth == 2);
        player_end(player);
    }
    (void)unused;
}

static void rest_goes_on_when_a_moth_comes_into_view_again(void **unused)
{
    struct player *player = player_start("#######\n"
                                         "#.@.m.#\n"
                                         "#######\n");
    struct actor *moth = game_picture_who(state_of(player), 'm');
    moth->is_seen = false;
    moth->seen_until = 1;
    state_of(player)->turn = 500;
    state_hero(state_of(player))->health = 5;
    player_press(player, "z<Enter>");
    assert_in_range(player_state(player)->turn, 510, 5000);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(travel_waits_until_a_moth_flies_on),
        cmocka_unit_test(travel_does_not_wait_for_a_moth_that_can_not_move),
        cmocka_unit_test(exploring_takes_no_ally_from_its_fight),
        cmocka_unit_test(automatic_walks_change_places_with_an_ally_that_waits),
        cmocka_unit_test(rest_goes_on_when_a_moth_comes_into_view_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
