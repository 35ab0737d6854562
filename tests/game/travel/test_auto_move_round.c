/* Explore and travel go round what stands in the way, if there is another way or another cell to explore. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/game_struct.h"
#include "rules/visibility.h"

#include <string.h>

/* The creature of that sign sleeps. */
static struct player *start_beside(char sleeper, const char *picture)
{
    struct player *player = player_start_seeing_all(picture);
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    struct level *level = state_level(state);
    struct actor actor = *game_picture_who(state, sleeper);
    level_remove_actor(level, level_actor_at(level, actor.position));
    actor.is_asleep = true;
    actor.suspicion = 0;
    level_add_actor(level, actor);
    visibility_refresh(state);
    return player;
}

static struct player *start(const char *picture)
{
    return start_beside('h', picture);
}

static const char two_ways[] = "###############\n"
                               "#.....#.......#\n"
                               "#.@...h.....>.#\n"
                               "#.....#.......#\n"
                               "#.###########.#\n"
                               "#.............#\n"
                               "###############\n";

static bool was_blocked(const struct player *player)
{
    return strstr(player->told, "is in the way") != NULL;
}

static void travel_takes_the_long_way_round_a_sleeper(void **unused)
{
    struct player *player = start(two_ways);
    for (int i = 0; i < 8; i++) /* its silence stops some */
        player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {8, 2}});
    assert_false(was_blocked(player));
    assert_int_equal(player_hero(player).x, 8);
    player_end(player);
    player = start(two_ways);
    player_press(player, ">>>>>>>>");
    assert_false(was_blocked(player));
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

static void the_way_that_is_shown_is_the_way_that_is_taken(void **unused)
{
    struct player *player = start(two_ways);
    struct point cells[64];
    int count = game_trace_way(player->game, point_make(8, 2), cells, 64);
    assert_true(count > 12);
    for (int i = 0; i < count; i++)
        assert_false(point_is_equal(cells[i], point_make(6, 2)));
    player_end(player);
    (void)unused;
}

static void exploring_visits_all_else_before_it_stops_at_a_sleeper(void **unused)
{
    struct player *player = start("####################\n"
                                  "#.@.h..!############\n"
                                  "#.##################\n"
                                  "#................!.#\n"
                                  "####################\n");
    while (!was_blocked(player)) {
        int turn = player_state(player)->turn;
        player_press(player, "o");
        assert_true(player_state(player)->turn > turn);
    }
    assert_int_equal(level_item(state_level_const(player_state(player)), point_make(17, 3)),
                     ITEM_NONE);
    player_end(player);
    (void)unused;
}

static void with_no_other_way_it_says_what_is_in_the_way(void **unused)
{
    struct player *player = start("##########\n"
                                  "#.@.h..!##\n"
                                  "##########\n");
    player_press(player, "oo");
    assert_true(
        player_was_told(player, "You stop: the hush is in the way. Walk into it to attack it."));
    player_end(player);
    (void)unused;
}

static void travel_to_a_lamp_ends_where_no_corner_is_between(void **unused)
{
    struct player *player = player_start_seeing_all("#######\n"
                                                    "#.@...#\n"
                                                    "#.###.#\n"
                                                    "#...,##\n"
                                                    "#######\n");
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {4, 3}});
    assert_int_equal(player_hero(player).x, 3);
    assert_int_equal(player_hero(player).y, 3);
    player_end(player);
    (void)unused;
}

static void travel_to_a_locked_door_ends_straight_before_it(void **unused)
{
    struct player *player = player_start_seeing_all("#######\n"
                                                    "#.....#\n"
                                                    "#@....#\n"
                                                    "#.....#\n"
                                                    "#######\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    level_set_terrain(state_level(state), point_make(6, 2), TERRAIN_DOOR_LOCKED);
    visibility_note_all(state);
    visibility_refresh(state);
    for (int i = 0; i < 3; i++) /* the door that comes into view stops it */
        player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {6, 2}});
    assert_int_equal(player_hero(player).x, 5);
    assert_int_equal(player_hero(player).y, 2);
    player_end(player);
    (void)unused;
}

/* A hooded step is heard 2 steps off, on rubble 5. */
static const char rubble[] = "################\n"
                             "#......r.......#\n"
                             "#..............#\n"
                             "#..............#\n"
                             "#@....:::....!.#\n"
                             "#.....:::......#\n"
                             "#......:.......#\n"
                             "#..............#\n"
                             "################\n";

static struct player *start_hooded(const char *picture)
{
    struct player *player = start_beside('r', picture);
    game_picture_set_lantern((struct state *)(uintptr_t)player_state(player), LANTERN_HOODED);
    return player;
}

static bool has_stirred(const struct player *player)
{
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    return game_picture_who(state, 'r')->suspicion > 0;
}

static void exploring_goes_round_ground_that_is_loud_near_a_sleeper(void **unused)
{
    struct player *player = start_hooded(rubble);
    for (int i = 0; i < 20 && player_hero(player).x < 13; i++) {
        player_press(player, "o");
        assert_false(has_stirred(player));
    }
    assert_int_equal(player_hero(player).x, 13);
    player_end(player);
    (void)unused;
}

/* The way it shows and the way it goes: not over rubble, if that takes up to eight steps more. */
static void travel_keeps_to_quiet_ground(void **unused)
{
    static const char *const maps[] = {"#######\n#.....#\n#.###.#\n#.@:..#\n#######\n",
                                       "########\n#......#\n#.####.#\n#.@:...#\n########\n"};
    for (int i = 0; i < 2; i++) {
        struct player *player = player_start_seeing_all(maps[i]);
        struct point cells[16];
        assert_true(game_trace_way(player->game, point_make(4, 3), cells, 16) > 0);
        assert_int_equal(cells[0].x, i == 0 ? 1 : 3);
        player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {4, 3}});
        assert_int_equal(player_hero(player).x, 4);
        assert_int_equal(player_hero(player).y, 3);
        assert_int_equal(player_state(player)->turn > 6, i == 0);
        player_end(player);
    }
    (void)unused;
}

static void travel_goes_round_ground_that_is_loud_near_a_sleeper(void **unused)
{
    struct player *player = start_hooded(rubble);
    struct point cells[64];
    int count = game_trace_way(player->game, point_make(13, 4), cells, 64);
    assert_in_range(count, 12, 20);
    for (int i = 0; i < 20 && player_hero(player).x < 13; i++) {
        player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {13, 4}});
        assert_false(has_stirred(player));
    }
    assert_int_equal(player_hero(player).x, 13);
    player_end(player);
    (void)unused;
}

static bool lies_at(const struct player *player, int x)
{
    const struct level *level = state_level_const(player_state(player));
    return level_item(level, point_make(x, 1)) != ITEM_NONE;
}

static void exploring_tells_of_a_way_round_a_sleeper_that_is_over_20_steps_longer(void **unused)
{
    struct player *player = start_beside('r', "##########################################\n"
                                              "#...r..!...@..........................!..#\n"
                                              "##########################################\n");
    player_press(player, "o");
    assert_true(player_was_told(player, "The gutter rat is on the nearer way: go the long way, "
                                        "27 steps?"));
    assert_int_equal(player_hero(player).x, 11);
    player_press(player, "<Enter>");
    assert_false(lies_at(player, 38));
    player_end(player);
    (void)unused;
}

static void exploring_tells_of_no_way_round_that_is_20_steps_longer(void **unused)
{
    struct player *player = start_beside('r', "##########################################\n"
                                              "#...r..!...@.......................!.....#\n"
                                              "##########################################\n");
    player_press(player, "o");
    assert_false(lies_at(player, 35));
    player_end(player);
    (void)unused;
}

static void an_open_lantern_explores_all_else_before_it_wakes_a_sleeper(void **unused)
{
    struct player *player = start_beside('r', "#########################\n"
                                              "#...r..!...@........!...#\n"
                                              "#########################\n");
    for (int i = 0; i < 20 && !has_stirred(player); i++)
        player_press(player, "o");
    assert_int_equal(level_item(state_level_const(player_state(player)), point_make(20, 1)),
                     ITEM_NONE);
    player_end(player);
    (void)unused;
}

/* An open lantern's step is heard from x = 5 on. A hooded one in the corridor is not heard. */
static const char niche[] = "################\n"
                            "#.@..........!.#\n"
                            "########...#####\n"
                            "########...#####\n"
                            "########..r#####\n"
                            "################\n";

static void exploring_stops_once_before_it_disturbs_a_sleeper(void **unused)
{
    struct player *player = start_beside('r', niche);
    player_press(player, "o");
    assert_true(player_was_told(player, "You would stir the gutter rat: hood or darken your "
                                        "lantern first, or go on anyway?"));
    assert_int_equal(player_hero(player).x, 4);
    assert_false(has_stirred(player));
    player_press(player, "<Enter>");
    assert_int_equal(player_hero(player).x, 5);
    assert_true(has_stirred(player));
    player_end(player);
    (void)unused;
}

/* From its first step on it might. */
static void told_once_exploring_goes_on_until_the_sleeper_stirs(void **unused)
{
    struct player *player = start_beside('r', "#############\n"
                                              "#.@........!#\n"
                                              "########...##\n"
                                              "########...##\n"
                                              "########r..##\n"
                                              "#############\n");
    player_press(player, "o");
    assert_int_equal(player_state(player)->turn, 0);
    player_press(player, "<Enter>");
    assert_true(has_stirred(player));
    assert_int_equal(player_hero(player).x, 5);
    player_end(player);
    (void)unused;
}

static void a_hooded_lantern_explores_past_a_sleeper_without_a_stop(void **unused)
{
    struct player *player = start_hooded(niche);
    player_press(player, "o");
    assert_false(has_stirred(player));
    assert_int_equal(player_hero(player).x, 13);
    player_end(player);
    (void)unused;
}

/* A sentry eye sees nine cells far in light. */
static const char watched[] = "####################\n"
                              "#.@..............!e#\n"
                              "#..............&..##\n"
                              "####################\n";

static void exploring_stops_once_before_an_eye_could_see_the_hero(void **unused)
{
    struct player *player = player_start(watched);
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    player_press(player, "o");
    assert_true(player_was_told(player, "The sentry eye could see you there: go on anyway?"));
    assert_int_equal(player_hero(player).x, 8);
    assert_int_equal(game_picture_who(state, 'e')->suspicion, 0);
    player_press(player, "<Enter>");
    assert_true(player_hero(player).x > 9);
    player_end(player);
    (void)unused;
}

/* Behind the pillar the eye is out of view. */
static void it_does_so_before_it_comes_out_from_behind_a_pillar(void **unused)
{
    struct player *player = player_start("############\n"
                                         "#@..#......#\n"
                                         "#...#....e.#\n"
                                         "#.......&..#\n"
                                         "#...#......#\n"
                                         "############\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    struct actor *eye = game_picture_who(state, 'e');
    eye->seen_at = eye->position;
    eye->seen_until = 1;
    player_press(player, "o");
    assert_true(player_was_told(player, "The sentry eye could see you there: go on anyway?"));
    assert_int_equal(player_hero(player).x, 2);
    assert_int_equal(eye->suspicion, 0);
    player_end(player);
    (void)unused;
}

/* Its first step would stir the rat, and bring it within six cells of the eye. */
static void it_goes_on_where_a_step_would_both_stir_and_show(void **unused)
{
    struct player *player = start_beside('r', "###############\n"
                                              "#.@......e....#\n"
                                              "########.!.####\n"
                                              "########...####\n"
                                              "########r..####\n"
                                              "###############\n");
    player_press(player, "o");
    assert_non_null(strstr(player->told, "You would stir the gutter rat"));
    player_press(player, "<Enter>");
    assert_non_null(strstr(player->told, "The sentry eye could see you there"));
    assert_int_equal(player_hero(player).x, 2);
    player_press(player, "<Enter>");
    assert_true(player_hero(player).x > 2);
    player_end(player);
    (void)unused;
}

/* The moth is seen only from the lower passage, and from there the upper one is hardly longer. */
static void where_the_way_wavers_exploring_asks_before_it_goes_straight_on(void **unused)
{
    struct player *player = player_start("############\n"
                                         "#..........#\n"
                                         "#@########.#\n"
                                         "#....m.....#\n"
                                         "##########.#\n"
                                         "##########+#\n"
                                         "##########.#\n"
                                         "############\n");
    struct state *state = player->game->state;
    struct level *level = state_level(state);
    (void)unused;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (cell / (size_t)level->grid.width < 6)
            level_remember(level, cell, (struct memory){.terrain = level->terrain[cell]});
    game_picture_who(state, 'm')->statuses[STATUS_STUNNED] = 200;
    player_press(player, "oo");
    assert_true(player_was_told(
        player, "What comes into view here keeps changing the way: go straight on?"));
    player_press(player, "<Enter>");
    assert_int_equal(player_hero(player).x, 4);
    player_end(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(travel_takes_the_long_way_round_a_sleeper),
        cmocka_unit_test(the_way_that_is_shown_is_the_way_that_is_taken),
        cmocka_unit_test(exploring_visits_all_else_before_it_stops_at_a_sleeper),
        cmocka_unit_test(with_no_other_way_it_says_what_is_in_the_way),
        cmocka_unit_test(travel_to_a_lamp_ends_where_no_corner_is_between),
        cmocka_unit_test(travel_to_a_locked_door_ends_straight_before_it),
        cmocka_unit_test(exploring_goes_round_ground_that_is_loud_near_a_sleeper),
        cmocka_unit_test(travel_goes_round_ground_that_is_loud_near_a_sleeper),
        cmocka_unit_test(travel_keeps_to_quiet_ground),
        cmocka_unit_test(exploring_tells_of_a_way_round_a_sleeper_that_is_over_20_steps_longer),
        cmocka_unit_test(exploring_tells_of_no_way_round_that_is_20_steps_longer),
        cmocka_unit_test(an_open_lantern_explores_all_else_before_it_wakes_a_sleeper),
        cmocka_unit_test(exploring_stops_once_before_it_disturbs_a_sleeper),
        cmocka_unit_test(told_once_exploring_goes_on_until_the_sleeper_stirs),
        cmocka_unit_test(a_hooded_lantern_explores_past_a_sleeper_without_a_stop),
        cmocka_unit_test(exploring_stops_once_before_an_eye_could_see_the_hero),
        cmocka_unit_test(it_does_so_before_it_comes_out_from_behind_a_pillar),
        cmocka_unit_test(it_goes_on_where_a_step_would_both_stir_and_show),
        cmocka_unit_test(where_the_way_wavers_exploring_asks_before_it_goes_straight_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
