/* What the player agreed to holds for the next commands, on the same floor. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/game_struct.h"
#include "game/travel/danger.h"

static struct state *state_of(const struct player *player)
{
    return (struct state *)(uintptr_t)player_state(player);
}

static struct actor *lamplighter_of(const struct player *player)
{
    return game_picture_who(state_of(player), 'l');
}

/* Notices the hero so much that it would call in a few turns. */
static void notice(const struct player *player)
{
    lamplighter_of(player)->suspicion = SUSPICION_WARY + 2;
}

static const char refused[] = "The lamplighter is wary of you: go on anyway?";

static struct player *start(void)
{
    return player_start("####################\n"
                        "#.@........l.......#\n"
                        "#..................#\n"
                        "#..................+\n"
                        "####################\n");
}

static void exploring_asks_once_for_what_only_calls(void **unused)
{
    struct player *player = start();
    (void)unused;
    notice(player);
    player_press(player, "o");
    assert_true(player_was_told(player, refused));
    player_press(player, "<Enter>");
    assert_int_not_equal(player_state(player)->turn, 0);
    player_press(player, ".");
    notice(player);
    int turn = player_state(player)->turn;
    player_press(player, "o");
    assert_false(player_was_told(player, refused));
    assert_true(player_state(player)->turn > turn);
    player_end(player);
}

static void what_was_not_agreed_to_is_asked_again(void **unused)
{
    struct player *player = start();
    (void)unused;
    notice(player);
    player_press(player, "o");
    player_press(player, ".");
    notice(player);
    player_press(player, "o");
    assert_true(player_was_told(player, refused));
    player_end(player);
}

/* A lamplighter only calls others. */
static void an_alarm_that_was_agreed_to_is_no_danger_until_it_hunts(void **unused)
{
    struct state *state = game_picture("##########\n#.@...l..#\n##########\n");
    struct handle lamplighter = game_picture_actor(state, 'l');
    struct handle by;
    game_picture_who(state, 'l')->suspicion = SUSPICION_HUNTING - 1;
    assert_int_equal(danger_at(state, point_make(3, 1), HANDLE_NONE, &by), REFUSAL_NOTICED);
    assert_int_equal(danger_at(state, point_make(3, 1), lamplighter, &by), REFUSAL_NONE);
    game_picture_who(state, 'l')->suspicion = SUSPICION_HUNTING;
    assert_false(danger_is_mere_alarm(state, lamplighter));
    game_picture_who(state, 'l')->suspicion = 1;
    game_picture_who(state, 'l')->has_hunted = true;
    assert_false(danger_is_mere_alarm(state, lamplighter));
    state_destroy(state);
    for (const char *sign = "dxf"; *sign;
         sign++) { /* a doorward, a mimic, a glowfish: they attack */
        state = game_picture("##########\n#.@...d..#\n##########\n");
        struct handle attacker = game_picture_actor(state, 'd');
        level_actor(state_level(state), attacker)->kind = *sign == 'd'   ? MONSTER_DOORWARD
                                                          : *sign == 'x' ? MONSTER_MUD_MIMIC
                                                                         : MONSTER_GLOWFISH;
        assert_false(danger_is_mere_alarm(state, attacker));
        state_destroy(state);
    }
    (void)unused;
}

static void what_could_notice_the_hero_is_accepted_as_what_has(void **unused)
{
    static const enum refusal refusals[] = {REFUSAL_NOTICED, REFUSAL_SHOWS, REFUSAL_STIRS};
    struct consent none = {.accepted = HANDLE_NONE};
    struct handle eye = {3, 1};
    for (int i = 0; i < 3; i++) {
        struct consent consent = consent_begin(&none, refusals[i], eye);
        assert_int_equal(handle_is_equal(consent.accepted, eye), refusals[i] != REFUSAL_STIRS);
    }
    (void)unused;
}

/* Its handle may stand for another creature there. */
static void consent_ends_with_the_floor(void **unused)
{
    struct player *player = player_start("####################\n"
                                         "#>@........l.......#\n"
                                         "#..................+\n"
                                         "####################\n");
    const struct consent *consent = &player->game->auto_move.consent;
    (void)unused;
    notice(player);
    player_press(player, "o<Enter>");
    assert_false(handle_is_none(consent->accepted));
    for (int i = 0; i < 4 && player_state(player)->depth == 1; i++)
        player_press(player, ">");
    assert_int_equal(player_state(player)->depth, 2);
    assert_true(handle_is_none(consent->accepted));
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_asks_once_for_what_only_calls),
        cmocka_unit_test(an_alarm_that_was_agreed_to_is_no_danger_until_it_hunts),
        cmocka_unit_test(what_could_notice_the_hero_is_accepted_as_what_has),
        cmocka_unit_test(consent_ends_with_the_floor),
        cmocka_unit_test(what_was_not_agreed_to_is_asked_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
