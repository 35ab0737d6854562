/* Map-eaters eat the hero's memory of the floor around them. Killing one reveals the floor. */
#include "support/check.h"

#include "base/array.h"
#include "game/knowledge.h"
#include "game/travel/route.h"
#include "rules/harm.h"
#include "support/game_picture.h"
#include "support/player.h"
#include "support/scene_play.h"

/* The hero knows both corridors, and sees only one. */
static struct state *know_all(const char *picture)
{
    struct state *state = game_picture(picture);
    game_picture_give(state, ITEM_REVEAL, 1);
    game_picture_use(state, ITEM_REVEAL);
    return state;
}

static const char halls[] = "###############\n"
                            "#@............#\n"
                            "#############.#\n"
                            "#.....5.......#\n"
                            "###############\n";

static bool remembers(const struct state *state, int x, int y)
{
    return knowledge_of(state, point_make(x, y)).kind != KNOWLEDGE_UNSEEN;
}

static void test_it_eats_the_memory_of_cells_around_it(void **fixture)
{
    (void)fixture;
    struct state *state = know_all(halls);
    assert_true(remembers(state, 6, 3));
    scene_wait(state, 1);
    assert_false(remembers(state, 5, 3));
    assert_false(remembers(state, 7, 3));
    assert_true(remembers(state, 12, 3));
    assert_int_equal(game_picture_count(state, EVENT_EATEN), 1);
    state_destroy(state);
}

static void test_it_does_not_eat_visible_cells(void **fixture)
{
    (void)fixture;
    struct state *state = know_all("###############\n"
                                   "#@.....5......#\n"
                                   "###############\n");
    size_t seen = bit_grid_count(&state_level(state)->visible);
    scene_wait(state, 1);
    assert_true(remembers(state, 3, 1));
    assert_true(seen > 0 && state_level(state)->seen_count >= seen);
    state_destroy(state);
}

static void test_it_wanders_where_nothing_is_remembered(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture(halls);
    struct point at = scene_place(state, '5');
    scene_wait(state, 2);
    assert_int_equal(game_picture_count(state, EVENT_EATEN), 0);
    assert_false(point_is_equal(at, scene_place(state, '5')));
    state_destroy(state);
}

static void test_it_bites_every_few_turns(void **fixture)
{
    (void)fixture;
    struct state *state = know_all(halls);
    scene_wait(state, 3);
    assert_int_equal(game_picture_count(state, EVENT_EATEN), 1);
    state_destroy(state);
}

static void test_travel_does_not_cross_eaten_cells(void **fixture)
{
    (void)fixture;
    struct state *state = know_all(halls);
    enum direction direction;
    struct route_context context = {.state = state, .scratch = &state->ai_memory.distances};
    assert_int_equal(route_towards(&context, point_make(1, 3), &direction), ROUTE_STEP);
    scene_wait(state, 1);
    assert_int_equal(route_towards(&context, point_make(1, 3), &direction), ROUTE_NONE);
    state_destroy(state);
}

/* A trap in a room that the hero has never seen. */
static void test_killing_it_reveals_the_floor(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("###############\n"
                                       "#@......5.....#\n"
                                       "#############+#\n"
                                       "#.............#\n"
                                       "###############\n");
    level_set_terrain(state_level(state), point_make(3, 3), TERRAIN_SNARE_HIDDEN);
    assert_false(remembers(state, 3, 3));
    harm_hurt(state, game_picture_actor(state, '5'), 1000, harm_by(CAUSE_ACTOR));
    assert_int_equal(knowledge_of(state, point_make(3, 3)).terrain, TERRAIN_SNARE);
    assert_true(remembers(state, 13, 3));
    assert_int_equal(game_picture_count(state, EVENT_REVEALED), 1);
    state_destroy(state);
}

static void test_killing_it_restores_the_memory(void **fixture)
{
    (void)fixture;
    struct state *state = know_all(halls);
    size_t seen = state_level(state)->seen_count;
    scene_wait(state, 1);
    assert_true(state_level(state)->seen_count < seen);
    harm_hurt(state, game_picture_actor(state, '5'), 1000, harm_by(CAUSE_FIRE));
    assert_int_equal(state_level(state)->seen_count, seen);
    assert_true(remembers(state, 6, 3));
    state_destroy(state);
}

static void test_another_death_beside_it_reveals_nothing(void **fixture)
{
    (void)fixture;
    struct state *state = know_all("###############\n"
                                   "#@............#\n"
                                   "#############.#\n"
                                   "#R....5.......#\n"
                                   "###############\n");
    scene_wait(state, 1);
    harm_hurt(state, game_picture_actor(state, 'r'), 1000, harm_by(CAUSE_FIRE));
    assert_int_equal(game_picture_count(state, EVENT_REVEALED), 0);
    assert_false(remembers(state, 7, 3));
    state_destroy(state);
}

/* Cells visited before count as unexplored again. */
static void test_exploring_restores_eaten_cells(void **fixture)
{
    (void)fixture;
    struct player *player = player_start("################\n"
                                         "#@.............#\n"
                                         "##############.#\n"
                                         "#..............#\n"
                                         "################\n");
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    struct level *level = state_level(state);
    struct point eaten[] = {{1, 1}, {2, 1}, {3, 1}};
    for (int i = 0; i < 20; i++)
        player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    for (size_t i = 0; i < ARRAY_LENGTH(eaten); i++)
        level_eat_memory(level, eaten[i]);
    for (int i = 0; i < 20; i++)
        player_press(player, "o");
    assert_true(player_was_told(player, "There is nothing left to explore here."));
    for (size_t i = 0; i < ARRAY_LENGTH(eaten); i++)
        assert_true(bit_grid_has(&level->seen, eaten[i]));
    player_end(player);
}

static void test_it_never_strikes_and_keeps_away(void **fixture)
{
    (void)fixture;
    struct state *state = game_picture("############\n"
                                       "#..........#\n"
                                       "#@.5.......#\n"
                                       "#..........#\n"
                                       "############\n");
    scene_make_hunter(game_picture_who(state, '5'));
    scene_rouse(state, '5');
    scene_wait(state, 6);
    assert_int_equal(scene_blows(state), 0);
    assert_true(scene_steps(state, '5') > 2);
    state_destroy(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_eats_the_memory_of_cells_around_it),
        cmocka_unit_test(test_it_does_not_eat_visible_cells),
        cmocka_unit_test(test_it_wanders_where_nothing_is_remembered),
        cmocka_unit_test(test_it_bites_every_few_turns),
        cmocka_unit_test(test_travel_does_not_cross_eaten_cells),
        cmocka_unit_test(test_killing_it_reveals_the_floor),
        cmocka_unit_test(test_killing_it_restores_the_memory),
        cmocka_unit_test(test_another_death_beside_it_reveals_nothing),
        cmocka_unit_test(test_exploring_restores_eaten_cells),
        cmocka_unit_test(test_it_never_strikes_and_keeps_away),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
