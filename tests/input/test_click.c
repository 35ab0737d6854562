/* The meaning of a click on a cell of the map. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/player.h"

#include "input/click.h"

static const char room[] = "##########\n"
                           "#@+..#...#\n"
                           "#.#..#.b.#\n"
                           "##########\n";

static struct meaning click(const struct player *player, int x, int y)
{
    return click_meaning(player->game, point_make(x, y));
}

static void the_own_cell_means_to_act_here(void **unused)
{
    struct player *player = player_start(room);
    assert_int_equal(click(player, 1, 1).ask, ASK_HERE);
    player_end(player);
    (void)unused;
}

static void an_adjacent_cell_means_a_step(void **unused)
{
    struct player *player = player_start(room);
    assert_int_equal(click(player, 2, 1).command.kind, COMMAND_STEP); /* a closed door */
    assert_int_equal(click(player, 2, 1).command.direction, DIRECTION_EAST);
    assert_int_equal(click(player, 1, 2).command.direction, DIRECTION_SOUTH);
    assert_int_equal(click(player, 2, 2).command.kind, COMMAND_STEP); /* a wall, to be refused */
    player_end(player);
    (void)unused;
}

static void another_cell_means_to_travel(void **unused)
{
    struct player *player = player_start("#####\n#@#.#\n#...#\n#####\n");
    player_press(player, "..");
    struct meaning meaning = click(player, 3, 2);
    assert_int_equal(meaning.command.kind, COMMAND_TRAVEL);
    assert_true(point_is_equal(meaning.command.target, point_make(3, 2)));
    player_end(player);
    player = player_start("####\n#@##\n#..#\n####\n");
    assert_int_equal(click(player, 2, 2).command.kind, COMMAND_TRAVEL); /* around a corner */
    player_end(player);
    (void)unused;
}

static void a_foe_in_reach_of_a_bow_means_to_fire(void **unused)
{
    struct player *player = player_start("##########\n#.@...b..#\n#........#\n##########\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    assert_int_equal(click(player, 6, 1).command.kind, COMMAND_TRAVEL);
    game_picture_give(state, ITEM_ARROW, 3);
    game_picture_wear(state, ITEM_BOW);
    assert_int_equal(click(player, 6, 1).ask, ASK_FIRE);
    assert_int_equal(click(player, 6, 2).command.kind, COMMAND_TRAVEL);
    player_end(player);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_own_cell_means_to_act_here),
        cmocka_unit_test(an_adjacent_cell_means_a_step),
        cmocka_unit_test(another_cell_means_to_travel),
        cmocka_unit_test(a_foe_in_reach_of_a_bow_means_to_fire),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
