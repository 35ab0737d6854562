/* `>` and `<` to known stairs without a known way. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "game/travel/auto_move.h"
#include "rules/visibility.h"
#include "world/omens.h"

#include <string.h>

static const struct command down = {.kind = COMMAND_STAIRS, .leads = 1};
static const char looks_for_one[] = "You haven't found a way there yet: you look for one.";

/* Presses it as long as it takes turns, until the hero has gone down. */
static void go_down(struct player *player)
{
    for (int turn = -1; player_state(player)->depth == 1 && player_state(player)->turn > turn;) {
        turn = player_state(player)->turn;
        player_play(player, down);
    }
}

static void it_explores_for_a_way_to_stairs_behind_a_grate(void **unused)
{
    struct player *player = player_start_nearsighted("##############\n"
                                                     "#@..=>.......#\n"
                                                     "#.##########.#\n"
                                                     "#............#\n"
                                                     "##############\n");
    player_play(player, down);
    assert_true(player_was_told(player, looks_for_one));
    assert_true(player_state(player)->turn > 0);
    go_down(player);
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

static void it_explores_for_a_way_to_stairs_across_water(void **unused)
{
    struct player *player = player_start_nearsighted("##############\n"
                                                     "#@.~~>.......#\n"
                                                     "#.##########.#\n"
                                                     "#............#\n"
                                                     "##############\n");
    go_down(player);
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

/* Behind the door, nearer to the hero, there is more unseen. */
static void it_explores_towards_the_stairs(void **unused)
{
    struct player *player = player_start_nearsighted("####################\n"
                                                     "#......+@..=>......#\n"
                                                     "##########.#######.#\n"
                                                     "##########.........#\n"
                                                     "####################\n");
    go_down(player);
    assert_int_equal(player_state(player)->depth, 2);
    assert_int_equal(player_state(player)->turn, 21); /* the shortest way */
    player_end(player);
    (void)unused;
}

static void without_a_way_it_is_refused_and_takes_no_turn(void **unused)
{
    struct player *player = player_start_nearsighted("########\n"
                                                     "#@.=.>.#\n"
                                                     "########\n");
    player_play(player, down);
    player->told[0] = '\0';
    int turn = player_state(player)->turn;
    player_play(player, down);
    assert_string_equal(player->told, "|You haven't found a way there, and there is nothing "
                                      "left to explore.");
    assert_int_equal(player_state(player)->turn, turn);
    player_end(player);
    (void)unused;
}

static void it_is_refused_once_everything_has_been_seen(void **unused)
{
    struct player *player = player_start_seeing_all("#########\n"
                                                    "#@..=..>#\n"
                                                    "#########\n");
    player_press(player, ">");
    assert_true(player_was_told(
        player, "You haven't found a way there, and there is nothing left to explore."));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
    (void)unused;
}

static void a_known_way_needs_no_message(void **unused)
{
    struct player *player = player_start_nearsighted("#########\n"
                                                     "#@...>..#\n"
                                                     "#########\n");
    player_play(player, down);
    assert_false(player_was_told(player, looks_for_one));
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

static void a_hunter_in_view_stops_it_before_any_message(void **unused)
{
    struct player *player = player_start("##############\n"
                                         "#@.t=>.......#\n"
                                         "#.##########.#\n"
                                         "#............#\n"
                                         "##############\n");
    game_picture_who((struct state *)(uintptr_t)player_state(player), 't')->suspicion =
        SUSPICION_MAX;
    player_play(player, down);
    assert_false(player_was_told(player, looks_for_one));
    assert_int_equal(player_state(player)->turn, 0);
    player_end(player);
    (void)unused;
}

static void exploring_ends_with_the_gifts_that_are_left(void **unused)
{
    struct player *player = player_start("#######\n#@..8.#\n#.....#\n#######\n");
    for (int i = 0; i < 9; i++)
        player_press(player, "o");
    assert_true(player_was_told(player,
                                "There is nothing left to explore here. Left behind: a cage "
                                "with a captive."));
    player_end(player);
    (void)unused;
}

static void travel_stops_at_new_stairs(void **unused)
{
    struct player *player = player_start("######################\n"
                                         "#@............>......#\n"
                                         "######################\n");
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {8, 1}});
    assert_true(player_was_told(player, "You see stairs down, 7 steps east."));
    assert_int_equal(player_hero(player).x, 7);
    player_end(player);
    (void)unused;
}

/* The last floor has no stairs down: the way on is to the lamp. */
static void on_the_last_floor_it_goes_to_the_great_lamp(void **unused)
{
    struct player *player = player_start("###############\n"
                                         "#@..+.......9.#\n"
                                         "###############\n");
    game_picture_sink((struct state *)(uintptr_t)player_state(player), FLOOR_COUNT);
    player_play(player, down);
    assert_true(player_was_told(
        player, "No stairs lead down from here: find the great lamp and light it."));
    assert_int_equal(player_hero(player).x, 1);
    player_play(player, (struct command){.kind = COMMAND_EXPLORE});
    assert_true(player_was_told(player, "You see the great lamp, 7 steps east."));
    assert_int_equal(player_hero(player).x, 5); /* it stops there */
    for (int i = 0; i < 3; i++)
        player_play(player, down);
    assert_int_equal(player_hero(player).x, 11);
    assert_true(
        player_was_told(player, "The great lamp is 1 step east: walk into it to light it."));
    assert_int_equal(player_state(player)->depth, FLOOR_COUNT);
    player_end(player);
    (void)unused;
}

static void assert_told_after(const char *told, const char *words, const char *name)
{
    const char *found = strstr(told, words);
    assert_non_null(found);
    assert_int_equal(strncmp(found + strlen(words), name, strlen(name)), 0);
}

static void of_stairs_with_different_omens_it_takes_the_nearer_when_pressed_again(void **unused)
{
    struct player *player = player_start_seeing_all("############\n"
                                                    "#>#........#\n"
                                                    "#.######.###\n"
                                                    "#..@.....>.#\n"
                                                    "############\n");
    game_picture_sink((struct state *)(uintptr_t)player_state(player), 3);
    const char *near = omen_get(omens_told_by(player_state(player), point_make(1, 1)))->name;
    const char *far = omen_get(omens_told_by(player_state(player), point_make(9, 3)))->name;
    assert_string_not_equal(near, far);
    player_play(player, down);
    assert_told_after(player->told, "|Stairs lead to ", near);
    assert_told_after(player->told, ", and to ", far);
    assert_told_after(player->told, ". To take the others, look at them and travel there. Go to ",
                      near);
    assert_int_equal(player_state(player)->turn, 0);
    assert_int_equal(player_hero(player).x, 3);
    player->told[0] = '\0';
    for (int i = 0; i < 3 && player_state(player)->depth == 3; i++)
        player_play(player, down);
    if (player_state(player)->depth != 4)
        fail_msg("%s", player->told);
    assert_null(strstr(player->told, "anyway?"));
    assert_string_equal(omen_get(state_level_const(player_state(player))->omen)->name, near);
    player_end(player);
    (void)unused;
}

/* Past the chasms the map may hold a way that is not known yet. */
static void of_stairs_without_a_known_way_it_asks_for_the_first(void **unused)
{
    struct player *player = player_start_seeing_all("############\n"
                                                    "#>0..@...0>#\n"
                                                    "############\n");
    game_picture_sink((struct state *)(uintptr_t)player_state(player), 3);
    player_play(player, down);
    assert_told_after(player->told, "|Stairs lead to ",
                      omen_get(omens_told_by(player_state(player), point_make(1, 1)))->name);
    assert_told_after(player->told, " Go to ",
                      omen_get(omens_told_by(player_state(player), point_make(1, 1)))->name);
    player_end(player);
    (void)unused;
}

static void an_answer_about_omens_accepts_no_danger(void **unused)
{
    struct state *state = game_picture("#####\n#@.>#\n#####\n");
    struct auto_move last = {.command = down};
    struct auto_move next = auto_move_begin(state, &last, down, REFUSAL_STAIRS_OMENS);
    assert_int_equal(next.consent.to, REFUSAL_NONE);
    assert_int_equal(next.omens_depth, state->depth);
    state_destroy(state);
    (void)unused;
}

static void stairs_that_a_step_by_hand_brings_into_view_are_told_once(void **unused)
{
    struct player *player = player_start("###########\n"
                                         "#@........#\n"
                                         "#########!#\n"
                                         "########>.#\n"
                                         "###########\n");
    player_press(player, "lllllll");
    assert_null(strstr(player->told, "You see"));
    player_press(player, "ljj");
    assert_true(player_was_told(player, "You see stairs down, 2 steps south-west."));
    assert_null(strstr(player->told, "You see a"));
    player->told[0] = '\0';
    player_press(player, "kj");
    assert_null(strstr(player->told, "You see"));
    player_end(player);
    (void)unused;
}

/* A click on a cage, or a trap, leads beside it. */
static void travel_ends_beside_what_is_walked_into_and_says_so(void **unused)
{
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#@.....8.#\n"
                                                    "##########\n");
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {7, 1}});
    assert_int_equal(player_hero(player).x, 6);
    assert_true(player_was_told(
        player, "You stop beside the cage with a captive. Walk into it to use it."));
    player_end(player);
    (void)unused;
}

static void travel_to_a_locked_door_tells_that_it_needs_a_key(void **unused)
{
    struct player *player = player_start_seeing_all("#########\n"
                                                    "#@......#\n"
                                                    "#########\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    const struct command to_door = {.kind = COMMAND_TRAVEL, .target = {7, 1}};
    level_set_terrain(state_level(state), to_door.target, TERRAIN_DOOR_LOCKED);
    visibility_refresh(state);
    player_play(player, to_door);
    assert_true(player_was_told(player, "You stop beside the locked door. It needs a key, and "
                                        "there is none left on this floor."));
    game_picture_give(state, ITEM_GLASS_KEY, 1);
    player_press(player, "h");
    player_play(player, to_door);
    assert_true(
        player_was_told(player, "You stop beside the locked door. Walk into it to use it."));
    player_end(player);
    (void)unused;
}

static const char captive_left[] = "You would leave behind: a cage with a captive. Go down anyway?";
static const char by_captive[] = "##########\n"
                                 "#8..@...>#\n"
                                 "##########\n";

static void it_asks_once_whether_to_leave_a_captive(void **unused)
{
    struct player *player = player_start_seeing_all(by_captive);
    player_play(player, down);
    assert_true(player_was_told(player, captive_left));
    assert_int_equal(player_hero(player).x, 4);
    player_play(player, down);
    assert_true(player_hero(player).x > 4);
    for (int i = 0; i < 3 && player_state(player)->depth == 1; i++)
        player_play(player, down);
    assert_int_equal(player_state(player)->depth, 2);
    player_end(player);
    (void)unused;
}

static void it_asks_nothing_while_no_stairs_are_known(void **unused)
{
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#8..@....#\n"
                                                    "##########\n");
    player_play(player, down);
    assert_true(player_was_told(player, "You haven't found the stairs down yet: explore?"));
    player_end(player);
    (void)unused;
}

static void enter_explores_after_it_knew_no_stairs(void **unused)
{
    struct player *player = player_start_nearsighted("################\n"
                                                     "#@............>#\n"
                                                     "################\n");
    (void)unused;
    player_press(player, "><Enter>");
    assert_true(player_hero(player).x > 1);
    player_end(player);
    player = player_start_nearsighted("################\n"
                                      "#@............>#\n"
                                      "################\n");
    player_press(player, "<Enter>");
    assert_int_equal(player_hero(player).x, 1);
    player_end(player);
}

/* The cage beside the way is told, and does not stop it. */
static void only_stairs_on_its_way_stop_travel(void **unused)
{
    struct player *player = player_start("####################\n"
                                         "#@.................#\n"
                                         "##############8#####\n"
                                         "####################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    for (int x = 1; x < 19; x++)
        level_remember(state_level(state), grid_index(state_level(state)->grid, point_make(x, 1)),
                       (struct memory){.terrain = TERRAIN_FLOOR});
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {18, 1}});
    assert_non_null(strstr(player->told, "You see a cage with a captive"));
    assert_int_equal(player_hero(player).x, 18);
    player_end(player);
    (void)unused;
}

static void it_asks_whether_to_leave_what_exploring_would_pick_up(void **unused)
{
    struct player *player = player_start_seeing_all("##########\n"
                                                    "#!..@...>#\n"
                                                    "##########\n");
    player_play(player, down);
    assert_true(
        player_was_told(player, "You would leave behind: a healing potion. Go down anyway?"));
    player_end(player);
    (void)unused;
}

static void it_does_not_ask_once_exploring_has_named_the_captive(void **unused)
{
    struct player *player = player_start_seeing_all(by_captive);
    for (int i = 0; i < 9 && !strstr(player->told, "Left behind: a cage with a captive"); i++)
        player_play(player, (struct command){.kind = COMMAND_EXPLORE});
    assert_non_null(strstr(player->told, "Left behind: a cage with a captive"));
    player_play(player, down);
    assert_null(strstr(player->told, captive_left));
    player_end(player);
    (void)unused;
}

static void it_does_not_ask_while_something_unseen_hunts(void **unused)
{
    struct player *player = player_start("##########\n"
                                         "#8..@...>#\n"
                                         "##########\n"
                                         "#...d....#\n"
                                         "##########\n");
    game_picture_who((struct state *)(uintptr_t)player_state(player), 'd')->suspicion =
        SUSPICION_MAX;
    player_play(player, down);
    assert_null(strstr(player->told, captive_left));
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(exploring_ends_with_the_gifts_that_are_left),
        cmocka_unit_test(it_explores_for_a_way_to_stairs_behind_a_grate),
        cmocka_unit_test(it_explores_for_a_way_to_stairs_across_water),
        cmocka_unit_test(it_explores_towards_the_stairs),
        cmocka_unit_test(without_a_way_it_is_refused_and_takes_no_turn),
        cmocka_unit_test(it_is_refused_once_everything_has_been_seen),
        cmocka_unit_test(a_known_way_needs_no_message),
        cmocka_unit_test(a_hunter_in_view_stops_it_before_any_message),
        cmocka_unit_test(travel_stops_at_new_stairs),
        cmocka_unit_test(of_stairs_with_different_omens_it_takes_the_nearer_when_pressed_again),
        cmocka_unit_test(of_stairs_without_a_known_way_it_asks_for_the_first),
        cmocka_unit_test(an_answer_about_omens_accepts_no_danger),
        cmocka_unit_test(stairs_that_a_step_by_hand_brings_into_view_are_told_once),
        cmocka_unit_test(travel_ends_beside_what_is_walked_into_and_says_so),
        cmocka_unit_test(travel_to_a_locked_door_tells_that_it_needs_a_key),
        cmocka_unit_test(it_asks_once_whether_to_leave_a_captive),
        cmocka_unit_test(it_asks_nothing_while_no_stairs_are_known),
        cmocka_unit_test(enter_explores_after_it_knew_no_stairs),
        cmocka_unit_test(only_stairs_on_its_way_stop_travel),
        cmocka_unit_test(it_asks_whether_to_leave_what_exploring_would_pick_up),
        cmocka_unit_test(it_does_not_ask_once_exploring_has_named_the_captive),
        cmocka_unit_test(it_does_not_ask_while_something_unseen_hunts),
        cmocka_unit_test(on_the_last_floor_it_goes_to_the_great_lamp),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
