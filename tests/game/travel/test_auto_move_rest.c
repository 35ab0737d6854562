/* Rest: the hero goes to the nearest burning brazier that it knows of, and waits there until it is healed. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/game_struct.h"
#include "game/text/narration_words.h"
#include "game/travel/brazier_way.h"
#include "rules/light/warmth.h"
#include "rules/visibility.h"

#include <string.h>

static const char hall[] = "####################\n"
                           "#@...........&.....#\n"
                           "#..................#\n"
                           "####################\n";

static struct player *start_hurt(const char *picture, int health)
{
    struct player *player = player_start(picture);
    state_hero(player->game->state)->health = health;
    return player;
}

static void a_rest_by_a_brazier_hoods_an_open_lantern_there(void **unused)
{
    for (int is_dark = 0; is_dark < 2; is_dark++) {
        struct player *player = start_hurt(hall, 25);
        if (is_dark)
            game_picture_set_lantern(player->game->state, LANTERN_DARK);
        player_press(player, "z");
        assert_int_equal(
            player_was_told(player, "Your lantern is hooded, but you stand in bright light."),
            !is_dark);
        assert_int_equal(state_hero_const(player_state(player))->lantern,
                         is_dark ? LANTERN_DARK : LANTERN_HOODED);
        assert_int_equal(state_hero_const(player_state(player))->health, 30);
        player_end(player);
    }
    (void)unused;
}

static void a_rest_leaves_a_lantern_open_that_a_key_keeps_open(void **unused)
{
    struct player *player = start_hurt("####\n#@&#\n####\n", 25);
    struct state *state = player->game->state;
    (void)unused;
    assert_int_equal(brazier_way_rest(state).kind, ACTION_LANTERN);
    game_picture_give(state, ITEM_GLOWING_KEY, 1);
    assert_int_equal(brazier_way_rest(state).kind, ACTION_WAIT);
    player_end(player);
}

static void the_hero_rests_by_the_brazier_that_it_knows(void **unused)
{
    struct player *player = start_hurt(hall, 25);
    player_press(player, "z");
    assert_true(point_chebyshev(player_hero(player), point_make(13, 1)) <= 3);
    assert_int_equal(state_hero_const(player_state(player))->health, 30);
    assert_int_equal(warmth_left(player_state(player)), 10);
    player_end(player);
    (void)unused;
}

/* The eye was seen, and looks away from the door. */
static void a_rest_where_an_eye_could_see_the_hero_asks_first(void **unused)
{
    for (int is_behind_wall = 0; is_behind_wall < 2; is_behind_wall++) {
        struct player *player = start_hurt(is_behind_wall ? "############\n"
                                                            "#&@..#...e.#\n"
                                                            "############\n"
                                                          : "############\n"
                                                            "#&@..'...e.#\n"
                                                            "############\n",
                                           25);
        struct actor *eye = game_picture_who(player->game->state, 'e');
        eye->facing = DIRECTION_EAST;
        eye->seen_at = eye->position;
        eye->seen_until = 1;
        level_note_met(state_level(player->game->state),
                       game_picture_actor(player->game->state, 'e'));
        player_press(player, "z");
        assert_int_equal(
            player_was_told(player, "The sentry eye could see you there: go on anyway?"),
            !is_behind_wall);
        assert_int_equal(player_state(player)->turn == 0, !is_behind_wall);
        player_end(player);
    }
    (void)unused;
}

static void of_a_far_brazier_and_an_eye_it_asks_once_each(void **unused)
{
    struct player *player = start_hurt("####################\n"
                                       "#@#................#\n"
                                       "#......e.........&.#\n"
                                       "####################\n",
                                       25);
    struct actor *eye = game_picture_who(player->game->state, 'e');
    struct level *level = state_level(player->game->state);
    (void)unused;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        level_remember(level, cell, (struct memory){.terrain = level->terrain[cell]});
    eye->facing = DIRECTION_EAST;
    eye->seen_at = eye->position;
    eye->seen_until = 1;
    level_note_met(level, game_picture_actor(player->game->state, 'e'));
    player_press(player, "z");
    assert_non_null(strstr(player->told, "The nearest burning brazier is "));
    player_press(player, "<Enter>");
    assert_non_null(strstr(player->told, "The sentry eye could see you there"));
    player->told[0] = '\0';
    player_press(player, "<Enter>");
    assert_null(strstr(player->told, "The nearest burning brazier is "));
    assert_true(player_state(player)->turn > 0);
    player_end(player);
}

static void it_asks_before_it_goes_to_a_far_brazier(void **unused)
{
    struct player *player = start_hurt("##################\n"
                                       "#@.............&.#\n"
                                       "##################\n",
                                       25);
    player_press(player, "z");
    assert_int_equal(player_hero(player).x, 1);
    assert_true(player_was_told(
        player, "The nearest burning brazier is 13 steps east, and healing 5 points there "
                "takes 25 turns, and the next hunter of the night comes in 570. Go there?"));
    player_press(player, "z");
    assert_int_equal(player_hero(player).x, 1);
    player_press(player, "<Enter>");
    assert_int_equal(state_hero_const(player_state(player))->health, 30);
    player_end(player);
    (void)unused;
}

/* Turns in other light count, but only towards the first point. */
static void it_tells_how_long_a_rest_takes_after_a_time_in_lantern_light(void **unused)
{
    struct player *player = start_hurt("########\n"
                                       "#@.&...#\n"
                                       "########\n",
                                       22);
    char said[400];
    struct text text = text_init(said, sizeof said);
    player->game->state->heal_turns = 12;
    narration_words_rest(player_state(player), &text);
    assert_non_null(strstr(said, "healing 8 points there takes 36 turns"));
    player_press(player, "z");
    assert_int_equal(state_hero_const(player_state(player))->health, 30);
    assert_int_equal(player_state(player)->turn, 36);
    player_end(player);
    (void)unused;
}

static void it_tells_how_long_the_way_to_a_far_brazier_is(void **unused)
{
    struct player *player = start_hurt("##################\n"
                                       "#@#............&.#\n"
                                       "#.##############.#\n"
                                       "#................#\n"
                                       "##################\n",
                                       25);
    struct level *level = state_level((struct state *)(uintptr_t)player_state(player));
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        level_remember(level, cell, (struct memory){.terrain = level->terrain[cell]});
    player_press(player, "z");
    assert_non_null(strstr(player->told, "15 steps east (18 to walk), and healing 5 points there"));
    player_end(player);
    (void)unused;
}

static void what_it_sees_on_the_way_to_a_brazier_does_not_break_a_rest(void **unused)
{
    struct player *player = start_hurt("##############\n"
                                       "#@........&..#\n"
                                       "#######8######\n"
                                       "##############\n",
                                       25);
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    level_remember(state_level(state), grid_index(state_level(state)->grid, point_make(7, 2)),
                   (struct memory){.terrain = TERRAIN_NONE});
    bit_grid_clear(&state_level(state)->seen);
    player_press(player, "z");
    assert_non_null(strstr(player->told, "You see a cage with a captive"));
    assert_int_equal(state_hero_const(player_state(player))->health, 30);
    player_end(player);
    (void)unused;
}

static void rest_ends_when_the_warmth_is_spent(void **unused)
{
    struct player *player = start_hurt(hall, 5);
    player_press(player, "z");
    assert_int_equal(state_hero_const(player_state(player))->health, 20);
    assert_true(
        player_was_told(player, "The braziers of this floor burn low: they heal you no more."));
    assert_false(player_was_told(player, "Your rest is broken."));
    player_end(player);
    (void)unused;
}

static void without_a_brazier_the_open_lantern_heals_only_if_the_player_insists(void **unused)
{
    struct player *player = start_hurt("######\n#@...#\n######\n", 29);
    player_press(player, "z");
    assert_int_equal(player_state(player)->turn, 0);
    assert_true(player_was_told(
        player, "Only your open lantern heals you here, 1 in 40 turns, and "
                "it hastens the night. Hooded is safer, but heals nothing: rest anyway?"));
    player_press(player, "zz");
    assert_int_equal(player_state(player)->turn, 0);
    player_press(player, "<Enter>");
    assert_int_equal(state_hero_const(player_state(player))->health, 30);
    assert_int_equal(player_hero(player).x, 1);
    player_end(player);
    (void)unused;
}

static void a_rest_beside_braziers_that_burn_low_says_so(void **unused)
{
    struct player *player = start_hurt(hall, 5);
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    player_press(player, "z");
    game_picture_set_lantern(state, LANTERN_DARK);
    player_press(player, "z");
    assert_true(player_was_told(
        player, "The braziers of this floor heal you no more: only your open lantern does."));
    player_end(player);
    (void)unused;
}

static void a_cold_brazier_that_could_warm_is_named(void **unused)
{
    struct player *player = start_hurt("######\n#@..,#\n######\n", 29);
    player_press(player, "z");
    assert_true(player_was_told(
        player,
        "Only your open lantern heals you here, 1 in 40 turns, and "
        "it hastens the night. Hooded is safer, but heals nothing: light a cold brazier first, or rest anyway?"));
    player_end(player);
    (void)unused;
}

static void in_the_dark_rest_is_refused_in_a_line(void **unused)
{
    struct player *player = start_hurt("######\n#@...#\n######\n", 20);
    player_press(player, "vvz");
    assert_true(
        player_was_told(player, "You heal only beside a burning brazier or by your open lantern."));
    player_end(player);
    (void)unused;
}

static void a_broken_rest_is_told_after_what_broke_it(void **unused)
{
    struct player *player = start_hurt("##########\n"
                                       "#@&......#\n"
                                       "##########\n"
                                       "#.......d#\n"
                                       "##########\n",
                                       5);
    struct state *state = player->game->state;
    game_play(player->game, (struct command){.kind = COMMAND_REST});
    assert_true(game_is_under_way(player->game));
    level_move_actor(state_level(state), game_picture_actor(state, 'd'), point_make(8, 1));
    visibility_note_all(state);
    game_continue(player->game);
    assert_false(game_is_under_way(player->game));
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 1);
    assert_int_equal(game_picture_last(state, EVENT_STOPPED).refusal, REFUSAL_REST_BROKEN);
    player_end(player);
    (void)unused;
}

static void an_unhurt_hero_goes_nowhere(void **unused)
{
    struct player *player = player_start(hall);
    player_press(player, "z");
    assert_int_equal(player_hero(player).x, 1);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rest_by_a_brazier_hoods_an_open_lantern_there),
        cmocka_unit_test(a_rest_leaves_a_lantern_open_that_a_key_keeps_open),
        cmocka_unit_test(the_hero_rests_by_the_brazier_that_it_knows),
        cmocka_unit_test(a_rest_where_an_eye_could_see_the_hero_asks_first),
        cmocka_unit_test(of_a_far_brazier_and_an_eye_it_asks_once_each),
        cmocka_unit_test(it_asks_before_it_goes_to_a_far_brazier),
        cmocka_unit_test(it_tells_how_long_a_rest_takes_after_a_time_in_lantern_light),
        cmocka_unit_test(it_tells_how_long_the_way_to_a_far_brazier_is),
        cmocka_unit_test(what_it_sees_on_the_way_to_a_brazier_does_not_break_a_rest),
        cmocka_unit_test(rest_ends_when_the_warmth_is_spent),
        cmocka_unit_test(without_a_brazier_the_open_lantern_heals_only_if_the_player_insists),
        cmocka_unit_test(a_rest_beside_braziers_that_burn_low_says_so),
        cmocka_unit_test(a_cold_brazier_that_could_warm_is_named),
        cmocka_unit_test(in_the_dark_rest_is_refused_in_a_line),
        cmocka_unit_test(an_unhurt_hero_goes_nowhere),
        cmocka_unit_test(a_broken_rest_is_told_after_what_broke_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
