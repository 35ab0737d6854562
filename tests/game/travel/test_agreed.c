/* Exploring asks once about each creature in view that has noticed the hero and could come to harm it, and again when that
 * creature hunts. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/travel/danger.h"

#include <string.h>

static struct actor *show(struct state *state, char sign, int suspicion)
{
    struct actor *actor = game_picture_who(state, sign);
    actor->is_seen = true;
    actor->suspicion = suspicion;
    return actor;
}

static enum refusal asks(const struct state *state, const struct agreed *agreed, struct handle *by)
{
    return danger_in_view(state, agreed, by);
}

static void check_asks_of(const struct state *state, const struct agreed *agreed, char sign,
                          enum refusal expected)
{
    struct handle by;
    assert_int_equal(asks(state, agreed, &by), expected);
    assert_true(handle_is_equal(by, game_picture_actor(state, sign)));
}

static void a_hunter_is_asked_about_behind_one_that_was_agreed_to(void **unused)
{
    struct state *state =
        game_picture("#####################\n#@....N......d......#\n#####################\n");
    struct agreed agreed = {.count = 0};
    struct handle by;
    (void)unused;
    show(state, 'N', SUSPICION_MAX);
    show(state, 'd', SUSPICION_MAX);
    check_asks_of(state, &agreed, 'N', REFUSAL_HUNTED);
    agreed_add(&agreed, state, game_picture_actor(state, 'N'));
    check_asks_of(state, &agreed, 'd', REFUSAL_HUNTED);
    agreed_add(&agreed, state, game_picture_actor(state, 'd'));
    assert_int_equal(asks(state, &agreed, &by), REFUSAL_NONE);
    level_move_actor(state_level(state), game_picture_actor(state, 'N'), point_make(18, 1));
    assert_int_equal(asks(state, &agreed, &by), REFUSAL_NONE);
    state_destroy(state);
}

static void what_notices_is_asked_about_once_and_again_when_it_hunts(void **unused)
{
    struct state *state =
        game_picture("#####################\n#@...........N......#\n#####################\n");
    struct agreed agreed = {.count = 0};
    struct handle by;
    (void)unused;
    struct actor *lizard = show(state, 'N', SUSPICION_WARY);
    check_asks_of(state, &agreed, 'N', REFUSAL_NOTICED);
    agreed_add(&agreed, state, game_picture_actor(state, 'N'));
    assert_int_equal(asks(state, &agreed, &by), REFUSAL_NONE);
    lizard->suspicion = SUSPICION_MAX;
    check_asks_of(state, &agreed, 'N', REFUSAL_HUNTED);
    agreed_add(&agreed, state, game_picture_actor(state, 'N'));
    assert_int_equal(asks(state, &agreed, &by), REFUSAL_NONE);
    lizard->suspicion = SUSPICION_WARY;
    agreed_refresh(&agreed, state);
    assert_int_equal(asks(state, &agreed, &by), REFUSAL_NONE);
    lizard->suspicion = SUSPICION_MAX;
    check_asks_of(state, &agreed, 'N', REFUSAL_HUNTED);
    agreed.depth++; /* another floor */
    assert_false(agreed_covers(&agreed, state, by));
    state_destroy(state);
}

static void what_is_unaware_kept_off_or_alone_of_its_twins_is_not_asked_about(void **unused)
{
    static const struct {
        char sign;
        int suspicion;
    } cases[] = {{'N', 0}, {'r', SUSPICION_WARY}, {'t', SUSPICION_WARY}};
    for (int i = 0; i < 3; i++) {
        struct state *state = game_picture("#########\n#@..N...#\n#..r..t.#\n#########\n");
        struct agreed agreed = {.count = 0};
        struct handle by;
        show(state, cases[i].sign, cases[i].suspicion);
        assert_int_equal(asks(state, &agreed, &by), REFUSAL_NONE);
        state_destroy(state);
    }
    (void)unused;
}

static void exploring_in_view_of_what_has_noticed_the_hero_asks_once(void **unused)
{
    struct player *player = player_start("########################\n"
                                         "#.........@..........N.#\n"
                                         "#.####################.#\n"
                                         "########################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    (void)unused;
    show(state, 'N', SUSPICION_WARY)->facing = DIRECTION_EAST;
    player_play(player, (struct command){.kind = COMMAND_EXPLORE});
    assert_int_equal(player_state(player)->turn, 0);
    assert_true(player_was_told(player, "The sun lizard is wary of you: go on anyway?"));
    player_play(player, (struct command){.kind = COMMAND_EXPLORE});
    assert_true(player_state(player)->turn > 0);
    player_end(player);
}

/* The hero explores until the lizard, which faces it, begins to notice it. */
static struct player *start_noticed(void)
{
    struct player *player = player_start("########################\n"
                                         "#.........@..........N.#\n"
                                         "#.####################.#\n"
                                         "########################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    show(state, 'N', 0)->facing = DIRECTION_WEST;
    player_press(player, "o");
    assert_true(player_was_told(player, "The sun lizard begins to notice you."));
    player->told[0] = '\0';
    return player;
}

static void what_has_just_been_told_to_notice_is_the_question_itself(void **unused)
{
    struct player *player = start_noticed();
    int turn = player_state(player)->turn;
    (void)unused;
    player_press(player, "o");
    assert_true(player_was_told(player, "The sun lizard begins to notice you: go on anyway?"));
    assert_int_equal(player_state(player)->turn, turn);
    player_end(player);
    player = start_noticed();
    player_press(player, "<Enter>");
    assert_true(player_state(player)->turn > turn);
    assert_null(strstr(player->told, "anyway?"));
    player_end(player);
}

static void what_comes_into_view_and_has_noticed_is_the_question_too(void **unused)
{
    struct player *player = player_start_nearsighted("###############\n"
                                                     "#@...........N#\n"
                                                     "###############\n");
    (void)unused;
    show((struct state *)(uintptr_t)player_state(player), 'N', SUSPICION_WARY)->is_seen = false;
    player_press(player, "o");
    assert_non_null(strstr(player->told, "A sun lizard comes into view, "));
    assert_non_null(strstr(player->told, "you."));
    player->told[0] = '\0';
    int turn = player_state(player)->turn;
    player_press(player, "<Enter>");
    assert_null(strstr(player->told, "anyway?"));
    assert_true(player_state(player)->turn > turn);
    player_end(player);
}

static void exploring_back_to_a_lost_lantern_asks_about_a_hunter_too(void **unused)
{
    struct player *player = player_start_seeing_all("########################\n"
                                                    "#.........@..........N.#\n"
                                                    "########################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    (void)unused;
    state->pack.has_lantern = false;
    struct memory lantern = {.terrain = TERRAIN_FLOOR, .item = (uint8_t)item_lantern()};
    level_remember(state_level(state), grid_index(state_level(state)->grid, point_make(1, 1)),
                   lantern);
    show(state, 'N', SUSPICION_MAX);
    player_press(player, "o");
    assert_int_equal(player_state(player)->turn, 0);
    assert_non_null(strstr(player->told, "The sun lizard hunts you"));
    player_press(player, "<Enter>");
    assert_true(player_hero(player).x < 10);
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hunter_is_asked_about_behind_one_that_was_agreed_to),
        cmocka_unit_test(what_notices_is_asked_about_once_and_again_when_it_hunts),
        cmocka_unit_test(what_is_unaware_kept_off_or_alone_of_its_twins_is_not_asked_about),
        cmocka_unit_test(exploring_in_view_of_what_has_noticed_the_hero_asks_once),
        cmocka_unit_test(what_has_just_been_told_to_notice_is_the_question_itself),
        cmocka_unit_test(exploring_back_to_a_lost_lantern_asks_about_a_hunter_too),
        cmocka_unit_test(what_comes_into_view_and_has_noticed_is_the_question_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
