/* Exploring is refused beside a hunter, however often it is asked for; travel is not. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/game.h"

#include <string.h>

static const char beside[] = "The gutter rat hunts you, and is beside you: attack it or step away.";

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static struct player *start(const char *picture)
{
    struct player *player = player_start_seeing_all(picture);
    game_picture_who(state_of(player), 'r')->suspicion = SUSPICION_MAX;
    return player;
}

static void check_refused(struct player *player)
{
    for (int i = 0; i < 3; i++) {
        player->told[0] = '\0';
        player_press(player, "o");
        assert_true(player_was_told(player, beside));
        assert_int_equal(player_state(player)->turn, 0);
        assert_null(game_held_command(player->game));
    }
    player_end(player);
}

static void a_hunter_beside_the_hero_refuses_exploring_each_time(void **unused)
{
    (void)unused;
    check_refused(start("#########\n"
                        "#.r@....#\n"
                        "#########\n"));
}

/* Badly hurt, the hero is told to attack or step away, not asked. */
static void also_if_the_hero_is_badly_hurt(void **unused)
{
    struct player *player = start("#########\n"
                                  "#.r@....#\n"
                                  "#########\n");
    (void)unused;
    state_hero(state_of(player))->health = 3;
    check_refused(player);
}

static void past_a_corner_it_is_no_reason(void **unused)
{
    struct player *player = start("#########\n"
                                  "#.r#....#\n"
                                  "###@....#\n"
                                  "#########\n");
    (void)unused;
    player_press(player, "oo");
    assert_null(strstr(player->told, beside));
    player_end(player);
}

static void travel_and_stairs_may_flee(void **unused)
{
    struct player *player = start("#########\n"
                                  "#.r@...>#\n"
                                  "#########\n");
    (void)unused;
    player_press(player, "><Enter>");
    assert_null(strstr(player->told, beside));
    assert_true(player_hero(player).x > 3);
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hunter_beside_the_hero_refuses_exploring_each_time),
        cmocka_unit_test(also_if_the_hero_is_badly_hurt),
        cmocka_unit_test(past_a_corner_it_is_no_reason),
        cmocka_unit_test(travel_and_stairs_may_flee),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
