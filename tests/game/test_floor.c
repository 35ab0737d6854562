/* Floors are built when they are first entered, and stay as they were left. */
#include "support/check.h"

#include "dungeon/map_text.h"
#include "support/player.h"

#include <stdio.h>
#include <string.h>

static const char two_ways[] = "###########\n"
                               "#.@>......#\n"
                               "#....+...!#\n"
                               "#&........#\n"
                               "###########\n";

/* Everything on a floor. */
static const char *draw(const struct player *player, int depth)
{
    static char chars[16384];
    struct text text = text_init(chars, sizeof chars);
    const struct level *level = &player_state(player)->levels[depth - 1];
    for (int y = 0; y < level->grid.height; y++) {
        char row[GRID_SIDE_MAX + 1];
        map_text_write_row(level, y, row);
        text_append(&text, "%s\n", row);
    }
    return chars;
}

/* Takes the stairs down, though the potion is left, and a boon if one is offered. */
static void go_down(struct player *player)
{
    player_press(player, ">>");
    if (player_state(player)->offers[0] != BOON_NONE)
        player_play(player, (struct command){.kind = COMMAND_BOON});
}

static void test_the_first_floor_is_the_drawing(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(two_ways);
    assert_string_equal(draw(player, 1), two_ways);
    player_end(player);
}

static void test_a_floor_is_built_when_it_is_first_entered(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(two_ways);
    assert_false(player_state(player)->levels[1].is_built);
    player_press(player, ">>");
    assert_true(player_state(player)->levels[1].is_built);
    assert_false(player_state(player)->levels[2].is_built);
    player_end(player);
}

static void test_the_second_floor_has_three_quarters_of_the_sides_of_the_setup(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(two_ways);
    player_press(player, ">>");
    assert_int_equal(state_level_const(player_state(player))->grid.width, 60);
    assert_int_equal(state_level_const(player_state(player))->grid.height, 34);
    player_end(player);
}

static void test_stairs_lead_back_to_where_the_hero_took_them(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(two_ways);
    go_down(player);
    player_press(player, "<lt>");
    assert_int_equal(player_state(player)->depth, 1);
    assert_int_equal(player_hero(player).x, 3);
    assert_int_equal(player_hero(player).y, 1);
    assert_true(player_was_told(player, "Floor 1: the lamplit cellars."));
    player_end(player);
}

static void test_a_floor_stays_as_it_was_left(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(two_ways);
    player_press(player, "lj"); /* beside the stairs, then back */
    player_press(player, "k");
    go_down(player);
    player_press(player, "<lt>");
    assert_string_equal(draw(player, 1), "###########\n"
                                         "#..@......#\n"
                                         "#....+...!#\n"
                                         "#&........#\n"
                                         "###########\n");
    player_end(player);
}

static void test_an_opened_door_is_still_open_on_return(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("########\n"
                                         "#.@+...#\n"
                                         "#.>#...#\n"
                                         "########\n");
    player_press(player, "lj");
    go_down(player);
    player_press(player, "<lt>");
    assert_string_equal(draw(player, 1), "########\n"
                                         "#../...#\n"
                                         "#.@#...#\n"
                                         "########\n");
    player_end(player);
}

static void test_seen_cells_are_still_known_on_return(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("########\n"
                                         "#.@+...#\n"
                                         "#.>#...#\n"
                                         "########\n");
    player_press(player, "l");
    char before[1024];
    strcpy(before, player_view(player));
    player_press(player, "j");
    go_down(player);
    player_press(player, "<lt>k");
    assert_string_equal(player_view(player), before);
    player_end(player);
}

static void test_the_floor_below_stays_as_it_was_left_too(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(two_ways);
    go_down(player);
    player_press(player, "<lt>");
    assert_int_equal(player_state(player)->depth, 1);
    char before[16384];
    strcpy(before, draw(player, 2));
    player_press(player, "....");
    assert_string_equal(draw(player, 2), before);
    player_end(player);
}

static void test_a_floor_does_not_depend_on_when_it_is_entered(void **fixture)
{
    (void)fixture;
    struct player *early = player_start(two_ways);
    struct player *late = player_start(two_ways);
    player_press(early, ">");
    char first[16384];
    strcpy(first, draw(early, 2));
    player_press(late, "......v..>");
    assert_string_equal(draw(late, 2), first);
    player_end(early);
    player_end(late);
}

static void test_the_lantern_goes_with_the_hero(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(two_ways);
    player_press(player, "v>");
    assert_int_equal(state_hero_const(player_state(player))->lantern, LANTERN_HOODED);
    player_end(player);
}

static void test_a_drawing_full_of_actors_has_room_for_the_hero(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("rrrrrrrrrr\n"
                                         "rrrrrrrrrr\n"
                                         "rrrr@rrrrr\n"
                                         "rrr.......\n"
                                         "..........\n");
    const struct pool *pool = &state_level_const(player_state(player))->actor_pool;
    assert_int_equal(pool->count, pool->capacity);
    player_press(player, ".");
    assert_int_equal(player_state(player)->turn, 1);
    player_end(player);
}

static void test_the_night_falls_on_the_stairs_too(void **fixture)
{
    (void)fixture;
    struct player *player = player_start(two_ways);
    go_down(player);
    int night = player_state(player)->night;
    int turn = player_state(player)->turn;
    for (int i = 0; i < 10; i++)
        player_play(player, (struct command){.kind = COMMAND_STAIRS, .leads = i % 2 ? 1 : -1});
    assert_int_equal(player_state(player)->turn, turn + 10);
    assert_int_equal(player_state(player)->night, night + 10);
    player_end(player);
}

static void test_an_actor_beside_the_hero_strikes_before_the_stairs_are_taken(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("######\n"
                                         "#.@>.#\n"
                                         "#..n.#\n"
                                         "######\n");
    player_press(player, ".");
    int health = state_hero_const(player_state(player))->health;
    player_press(player, "l>");
    assert_int_equal(player_state(player)->depth, 2);
    assert_true(state_hero_const(player_state(player))->health <= health - 4);
    player_end(player);
}

/* The hero has another slot on each floor, and another actor has the slot of the one that strikes. */
static void test_a_blow_on_the_stairs_is_told_like_any_other(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("######\n"
                                         "#.@>.#\n"
                                         "#..n.#\n"
                                         "######\n");
    player_press(player, ".l>");
    assert_int_equal(player_state(player)->depth, 2);
    assert_non_null(strstr(player->told, "|The night hunter rends you ("));
    const struct event_list *events = &player_state(player)->events;
    int blows = 0;
    for (int i = 0; i < events->count; i++)
        blows += events->events[i].kind == EVENT_STRUCK &&
                 state_is_hero(player_state(player), events->events[i].victim);
    assert_int_equal(blows, 1);
    player_end(player);
}

/* The actors of the first floors of some runs of that watch. */
static int count_actors(enum watch watch)
{
    int count = 0;
    for (int i = 0; i < 8; i++) {
        char seed[16];
        struct error error = {""};
        struct game_setup setup = game_setup_default();
        snprintf(seed, sizeof seed, "squads-%d", i);
        setup.seed = seed;
        setup.watch = (int)watch;
        struct game *game = game_create(&setup, &error);
        assert_string_equal(error.message, "");
        const struct level *level = state_level_const(game_state(game));
        assert_int_equal(level->more_squads, watch >= WATCH_SQUADS);
        count += level->actor_pool.count;
        game_destroy(game);
    }
    return count;
}

static void test_from_the_fifth_watch_on_a_floor_has_a_squad_more(void **fixture)
{
    (void)fixture;
    int usual = count_actors(WATCH_UNTOLD);
    assert_int_equal(usual, count_actors(WATCH_PLAIN));
    assert_true(count_actors(WATCH_SQUADS) >= usual + 8);
    assert_true(count_actors(WATCH_GRUDGE) >= usual + 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_blow_on_the_stairs_is_told_like_any_other),
        cmocka_unit_test(test_an_actor_beside_the_hero_strikes_before_the_stairs_are_taken),
        cmocka_unit_test(test_the_night_falls_on_the_stairs_too),
        cmocka_unit_test(test_the_first_floor_is_the_drawing),
        cmocka_unit_test(test_from_the_fifth_watch_on_a_floor_has_a_squad_more),
        cmocka_unit_test(test_a_floor_is_built_when_it_is_first_entered),
        cmocka_unit_test(test_the_second_floor_has_three_quarters_of_the_sides_of_the_setup),
        cmocka_unit_test(test_stairs_lead_back_to_where_the_hero_took_them),
        cmocka_unit_test(test_a_floor_stays_as_it_was_left),
        cmocka_unit_test(test_an_opened_door_is_still_open_on_return),
        cmocka_unit_test(test_seen_cells_are_still_known_on_return),
        cmocka_unit_test(test_the_floor_below_stays_as_it_was_left_too),
        cmocka_unit_test(test_a_floor_does_not_depend_on_when_it_is_entered),
        cmocka_unit_test(test_the_lantern_goes_with_the_hero),
        cmocka_unit_test(test_a_drawing_full_of_actors_has_room_for_the_hero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
