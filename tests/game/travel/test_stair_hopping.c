/* Going up and down the stairs again and again costs adjacent creatures no turn. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"
#include "support/scene_play.h"

#include "rules/boons.h"

#define HOPS 40

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

/* A hero on stairs down, hunted by an adjacent creature. */
static struct player *on_stairs(const char *picture, char glyph)
{
    struct player *player = player_start(picture);
    player_press(player, "l");
    scene_rouse(state_of(player), glyph);
    return player;
}

/* Goes down and up again up to that many times, while the hero lives. */
static int hop(struct player *player)
{
    int hops = 0;
    for (; hops < HOPS && !state_is_over(player_state(player)); hops++) {
        player_play(player, (struct command){.kind = COMMAND_STAIRS,
                                             .leads = player_state(player)->depth == 1 ? 1 : -1});
        if (boons_are_offered(player_state(player)))
            player_press(player, "1");
    }
    return hops;
}

static void a_night_hunter_attacks_as_often_as_without_stairs(void **unused)
{
    struct player *player = on_stairs("#####\n"
                                      "#@>n#\n"
                                      "#####\n",
                                      'n');
    assert_true(hop(player) < HOPS / 2);
    assert_string_equal(game_cause(player->game), "night_hunter");
    player_end(player);
    (void)unused;
}

static void any_hunter_attacks_as_often_as_without_stairs(void **unused)
{
    struct player *player = on_stairs("#####\n"
                                      "#@>d#\n"
                                      "#####\n",
                                      'd');
    assert_true(hop(player) < HOPS);
    assert_string_equal(game_cause(player->game), "doorward");
    player_end(player);
    (void)unused;
}

static void stair_hopping_near_a_hunter_does_not_heal(void **unused)
{
    struct player *player = on_stairs("#####\n"
                                      "#@>n#\n"
                                      "#####\n",
                                      'n');
    int turns = state_of(player)->heal_turns;
    hop(player);
    assert_int_equal(state_of(player)->heal_turns, turns);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_night_hunter_attacks_as_often_as_without_stairs),
        cmocka_unit_test(any_hunter_attacks_as_often_as_without_stairs),
        cmocka_unit_test(stair_hopping_near_a_hunter_does_not_heal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
