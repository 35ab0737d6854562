/* Exploring in the dark: only over cells that the hero has seen in light. */
#include "support/check.h"
#include "support/player.h"

#define UNLIT "In the dark you explore only what you have seen in light"

static const char hall[] = "####################\n"
                           "#@................>#\n"
                           "####################\n";

static void what_was_never_lit_is_not_entered(void **unused)
{
    struct player *player = player_start(hall);
    player_press(player, "vv");
    struct point start = player_hero(player);
    int turn = player_state(player)->turn;
    for (int i = 0; i < 8; i++)
        player_press(player, "o.");
    assert_true(player_hero(player).x <= start.x + 7); /* the open lantern's radius */
    assert_int_equal(player_state(player)->depth, 1);
    player_press(player, "o");
    assert_true(player_was_told(player, UNLIT ": go on anyway?"));
    assert_true(player_state(player)->turn > turn);
    player_end(player);
    (void)unused;
}

static void it_goes_to_the_edge_of_what_was_lit_and_says_why_it_stops(void **unused)
{
    struct player *player = player_start(hall);
    player_press(player, "vvo");
    assert_true(player_hero(player).x > 3);
    assert_true(player_was_told(player, UNLIT "."));
    player_end(player);
    (void)unused;
}

static void one_confirming_press_lets_it_go_on(void **unused)
{
    struct player *player = player_start(hall);
    player_press(player, "vvoo");
    player->told[0] = '\0';
    struct point edge = player_hero(player);
    player_press(player, "<Enter>");
    assert_true(player_hero(player).x > edge.x + 3);
    player_press(player, "ooo");
    assert_false(player_was_told(player, UNLIT ": go on anyway?"));
    assert_true(player_hero(player).x > 15);
    player_end(player);
    (void)unused;
}

static void what_was_confirmed_ends_with_light(void **unused)
{
    struct player *player = player_start("########################################\n"
                                         "#@...........>.........................#\n"
                                         "########################################\n");
    player_press(player, "vvooo");
    player->told[0] = '\0';
    player_press(player, "vvvo");
    player_press(player, "o");
    assert_true(player_was_told(player, UNLIT ": go on anyway?"));
    player_end(player);
    (void)unused;
}

static void light_lets_it_go_on(void **unused)
{
    struct player *player = player_start(hall);
    player_press(player, "vvoovo");
    assert_false(player_was_told(player, "anyway?"));
    assert_true(player_hero(player).x > 10);
    player_end(player);
    (void)unused;
}

static void light_of_the_place_will_do(void **unused)
{
    struct player *player = player_start("####################\n"
                                         "#@......&........&.#\n"
                                         "#..................#\n"
                                         "####################\n");
    player_press(player, "vvoooooo");
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    player_end(player);
    (void)unused;
}

static void without_light_there_is_no_dark(void **unused)
{
    struct player *player = player_start_nearsighted(hall);
    player_press(player, "oooooo");
    assert_false(player_was_told(player, UNLIT));
    player_end(player);
    (void)unused;
}

/* The floor is known as if charted, and the lantern was seen at its end. */
static void a_lost_lantern_is_fetched_over_unlit_cells(void **unused)
{
    struct player *player = player_start(hall);
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    struct level *level = state_level(state);
    const struct point at = {15, 1};
    player_press(player, "vv");
    state->pack.has_lantern = false;
    level_set_item(level, at, item_lantern());
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        level_remember(level, cell, (struct memory){.terrain = level->terrain[cell]});
    level_remember(level, grid_index(level->grid, at),
                   (struct memory){.terrain = TERRAIN_FLOOR, .item = (uint8_t)item_lantern()});
    for (int i = 0; i < 4; i++)
        player_press(player, "o");
    assert_true(state->pack.has_lantern);
    assert_false(player_was_told(player, UNLIT "."));
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_never_lit_is_not_entered),
        cmocka_unit_test(it_goes_to_the_edge_of_what_was_lit_and_says_why_it_stops),
        cmocka_unit_test(one_confirming_press_lets_it_go_on),
        cmocka_unit_test(what_was_confirmed_ends_with_light),
        cmocka_unit_test(light_lets_it_go_on),
        cmocka_unit_test(light_of_the_place_will_do),
        cmocka_unit_test(a_lost_lantern_is_fetched_over_unlit_cells),
        cmocka_unit_test(without_light_there_is_no_dark),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
