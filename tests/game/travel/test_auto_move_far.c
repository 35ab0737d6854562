/* Travelling far over known ground, where nothing more is to be seen. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include <string.h>

enum { WIDTH = 460 };

static void travel_to(struct player *player, int x)
{
    player_play(player, (struct command){.kind = COMMAND_TRAVEL, .target = {x, 1}});
    assert_int_equal(player_hero(player).x, x);
}

static void travel_goes_as_far_as_a_floor_is_wide(void **unused)
{
    char picture[3 * (WIDTH + 1) + 1];
    memset(picture, '#', sizeof picture - 1);
    memset(picture + WIDTH + 2, '.', WIDTH - 2);
    for (int y = 0; y < 3; y++)
        picture[y * (WIDTH + 1) + WIDTH] = '\n';
    picture[WIDTH + 2] = '@';
    picture[sizeof picture - 1] = '\0';
    struct player *player = player_start(picture);
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    struct level *level = state_level(state);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        level_remember(level, cell, (struct memory){.terrain = level->terrain[cell]});
    state->traits.first_hunter = 4 * WIDTH; /* after the way back */
    travel_to(player, WIDTH - 2);
    travel_to(player, 1);
    player_end(player);
    (void)unused;
}

/* The light of the brazier is seen across a dark that is not. */
static void travel_to_what_is_seen_beyond_the_dark_explores_towards_it(void **unused)
{
    struct player *player = player_start("############################\n"
                                         "#@........................&#\n"
                                         "############################\n");
    struct command command = {.kind = COMMAND_TRAVEL, .target = {25, 1}};
    player_play(player, command);
    assert_int_equal(player_hero(player).x, 1);
    command.explores = true;
    player_play(player, command);
    assert_true(player_hero(player).x > 1);
    player_end(player);
    (void)unused;
}

/* It might lead nearer to the hunter. */
static void travel_explores_towards_nothing_while_a_hunter_is_in_view(void **unused)
{
    struct player *player = player_start("############################\n"
                                         "#d...@....................&#\n"
                                         "############################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    struct command command = {.kind = COMMAND_TRAVEL, .target = {25, 1}, .explores = true};
    game_picture_who(state, 'd')->suspicion = SUSPICION_MAX;
    player_play(player, command);
    player_play(player, command);
    assert_int_equal(player_hero(player).x, 5);
    assert_true(player_was_told(player, "You haven't found a way there yet, and don't look for one "
                                        "while you are hunted."));
    player_end(player);
    (void)unused;
}

/* The hero sees five cells far: to the bend and no farther. */
static void travel_to_ground_never_seen_ends_at_the_nearest_that_is_known(void **unused)
{
    struct player *player = player_start_nearsighted("######################\n"
                                                     "#@.....#.............#\n"
                                                     "######.#.###########.#\n"
                                                     "######...#############\n"
                                                     "######################\n");
    struct command command = {.kind = COMMAND_TRAVEL, .target = {20, 1}, .explores = true};
    player_play(player, command);
    assert_int_equal(player_hero(player).x, 6);
    assert_int_equal(player_hero(player).y, 1);
    assert_true(level_memory(state_level_const(player_state(player)), point_make(6, 2))->terrain !=
                TERRAIN_NONE);
    player_end(player);
    (void)unused;
}

static void there_it_is_refused(void **unused)
{
    struct player *player = player_start_nearsighted("##################\n"
                                                     "#...@#...........#\n"
                                                     "#.################\n"
                                                     "##################\n");
    player_play(player,
                (struct command){.kind = COMMAND_TRAVEL, .target = {14, 1}, .explores = true});
    assert_int_equal(player_state(player)->turn, 0);
    assert_true(player_was_told(player, "You haven't found a way there yet."));
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(travel_to_what_is_seen_beyond_the_dark_explores_towards_it),
        cmocka_unit_test(travel_explores_towards_nothing_while_a_hunter_is_in_view),
        cmocka_unit_test(travel_to_ground_never_seen_ends_at_the_nearest_that_is_known),
        cmocka_unit_test(there_it_is_refused),
        cmocka_unit_test(travel_goes_as_far_as_a_floor_is_wide),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
