#include "support/check.h"
#include "support/game_picture.h"

#include "rules/arrival.h"
#include "rules/harm.h"
#include "rules/perform.h"
#include "world/hero.h"

/* Draws floor 2 of a game: as floor 1 is, without its hero. */
static struct state *two_floors(const char *first, const char *second)
{
    struct state *state = game_picture(first);
    struct state *drawn = game_picture(second);
    struct level *below = &state->levels[1];
    assert_int_equal(grid_cells(below->grid), grid_cells(drawn->levels[0].grid));
    for (size_t i = 0; i < grid_cells(below->grid); i++)
        level_set_terrain(below, grid_point(below->grid, i),
                          (enum terrain)drawn->levels[0].terrain[i]);
    for (uint16_t i = 0; level_next_actor(&drawn->levels[0], &i); i++) {
        struct actor *actor = &drawn->levels[0].actors[i];
        if (actor->kind != monster_hero())
            level_add_actor(below,
                            (struct actor){.kind = actor->kind, .position = actor->position});
    }
    below->is_built = true;
    state_destroy(drawn);
    return state;
}

static void the_hero_arrives_on_the_stairs_back(void **unused)
{
    struct state *state = two_floors("@>..\n", "@.<.\n");
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_int_equal(state->depth, 2);
    assert_true(point_is_equal(state_hero(state)->position, point_make(2, 0)));
    assert_int_equal(game_picture_last(state, EVENT_ARRIVED).depth, 2);
    assert_false(level_is_occupied(&state->levels[0], point_make(0, 0)));
    state_destroy(state);
    (void)unused;
}

static void without_stairs_back_the_hero_arrives_at_the_given_cell(void **unused)
{
    struct state *state = two_floors("@>..\n", "@...\n");
    arrival_by_stairs(state, 1, point_make(3, 0));
    assert_true(point_is_equal(state_hero(state)->position, point_make(3, 0)));
    state_destroy(state);
    (void)unused;
}

static void what_was_close_is_no_longer_so_when_the_hero_has_left(void **unused)
{
    struct state *state = two_floors("@>r.\n", "@.<.\n");
    game_picture_who(state, 'r')->may_be_close_call = true;
    arrival_by_stairs(state, 1, point_make(0, 0));
    arrival_by_stairs(state, -1, point_make(0, 0));
    assert_false(game_picture_who(state, 'r')->may_be_close_call);
    state_destroy(state);
    (void)unused;
}

static void a_fall_ends_beside_no_gas(void **unused)
{
    struct state *state = two_floors("@>........\n", "@.<.......\n");
    state->levels[1].arrival = point_make(2, 0);
    level_set_cloud(&state->levels[1], point_make(8, 0), CLOUD_MARSH_GAS, 1);
    arrival_by_falling(state, point_make(8, 0));
    assert_true(point_is_equal(state_hero(state)->position, point_make(6, 0)));
    state_destroy(state);
    (void)unused;
}

static void on_occupied_stairs_the_hero_arrives_beside_them(void **unused)
{
    struct state *state = two_floors("@>..\n", "@<r.\n");
    struct handle rat = {0, state->levels[1].actor_pool.generation[0]};
    level_move_actor(&state->levels[1], rat, point_make(1, 0));
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_int_equal(point_chebyshev(state_hero(state)->position, point_make(1, 0)), 1);
    state_destroy(state);
    (void)unused;
}

static void the_hero_does_not_arrive_behind_a_nearer_wall(void **unused)
{
    struct state *state = two_floors("@>.....\n"
                                     ".......\n",
                                     "@#r<##.\n"
                                     "..#..##\n");
    struct handle rat = {0, state->levels[1].actor_pool.generation[0]};
    level_set_terrain(&state->levels[1], point_make(2, 0), TERRAIN_WALL);
    level_move_actor(&state->levels[1], rat, point_make(3, 0));
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_true(point_is_equal(state_hero(state)->position, point_make(3, 1)));
    state_destroy(state);
    (void)unused;
}

static void on_a_full_floor_the_hero_replaces_an_actor(void **unused)
{
    struct state *state = two_floors("@>\n", "@<\n");
    for (int x = 0; x < 2; x++)
        level_add_actor(&state->levels[1],
                        (struct actor){.kind = MONSTER_GUTTER_RAT, .position = point_make(x, 0)});
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_true(point_is_equal(state_hero(state)->position, point_make(1, 0)));
    assert_int_equal(state->levels[1].actor_pool.count, 2);
    state_destroy(state);
    (void)unused;
}

static void with_all_actor_slots_used_the_hero_still_arrives(void **unused)
{
    char rows[2000];
    struct grid grid = {70, 20};
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x <= grid.width; x++)
            rows[y * (grid.width + 1) + x] = x < grid.width ? '.' : '\n';
    rows[0] = '@';
    rows[grid.height * (grid.width + 1)] = '\0';
    struct state *state = two_floors(rows, rows);
    struct level *below = &state->levels[1];
    for (size_t i = 0; i < grid_cells(grid); i++)
        level_add_actor(
            below, (struct actor){.kind = MONSTER_GUTTER_RAT, .position = grid_point(grid, i)});
    assert_int_equal(below->actor_pool.count, below->actor_pool.capacity);
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_int_equal(state_hero(state)->kind, monster_hero());
    assert_int_equal(below->actor_pool.count, below->actor_pool.capacity);
    state_destroy(state);
    (void)unused;
}

static void a_still_hero_arrives_without_its_stillness(void **unused)
{
    struct state *state = two_floors("@>..\n", "@<.r\n");
    state->still_turns = hero_still_turns(state);
    assert_true(hero_is_still(state));
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_false(hero_is_still(state));
    state_destroy(state);
    (void)unused;
}

static void vision_is_current_on_arrival(void **unused)
{
    struct state *state = two_floors("@>..\n", "@<.r\n");
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_string_equal(game_picture_seen(state), ".@.r\n");
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 1);
    assert_int_equal(bit_grid_count(&state->levels[0].visible), 0);
    arrival_by_stairs(state, -1, point_make(0, 0));
    assert_int_equal(bit_grid_count(&state->levels[1].visible), 0);
    state->turn += 100;
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 2);
    state_destroy(state);
    (void)unused;
}

static void the_hero_is_not_reported_as_noticed(void **unused)
{
    struct state *state = game_picture("@...\n");
    level_remove_actor(state_level(state), state->hero);
    arrival_place_hero(state, point_make(2, 0));
    assert_true(point_is_equal(state_hero(state)->position, point_make(2, 0)));
    assert_int_equal(game_picture_count(state, EVENT_SIGHTED), 0);
    state_destroy(state);
    (void)unused;
}

static void the_hero_keeps_the_lantern(void **unused)
{
    struct state *state = two_floors("@>..\n", "@<..\n");
    perform(state, state->hero, (struct action){.kind = ACTION_LANTERN, .lantern = LANTERN_HOODED});
    arrival_by_stairs(state, 1, point_make(0, 0));
    assert_int_equal(state_hero(state)->lantern, LANTERN_HOODED);
    state_destroy(state);
    (void)unused;
}

/* On a floor with room for one, the hero takes the thief's place, and the stolen item stays. */
static void a_replaced_thief_leaves_the_lantern(void **unused)
{
    struct state *state = two_floors("@#\n", "i@\n");
    level_set_terrain(&state->levels[1], point_make(1, 0), TERRAIN_WALL);
    state->pack.has_lantern = false;
    state->levels[1].actors[0].carried = ITEM_LANTERN;
    arrival_by_falling(state, point_make(0, 0));
    assert_int_equal(level_item(state_level(state), point_make(0, 0)), ITEM_LANTERN);
    state_destroy(state);
    (void)unused;
}

static void a_fall_is_loud_unless_it_is_soft(void **unused)
{
    for (int is_soft = 0; is_soft < 2; is_soft++) {
        struct state *state = two_floors("@.......\n", "@......r\n");
        state->levels[1].actors[0].is_asleep = true;
        if (is_soft)
            game_picture_bless(state, BOON_UNDERTOW);
        arrival_by_falling(state, point_make(0, 0));
        assert_int_equal(game_picture_who(state, 'r')->suspicion > 0, !is_soft);
        assert_int_equal(game_picture_count(state, EVENT_FELL), !is_soft);
        state_destroy(state);
    }
    (void)unused;
}

/* The ally does not follow, and a message says so. */
static void a_fall_leaves_an_ally_behind(void **unused)
{
    struct state *state = two_floors("@k.\n", "@..\n");
    arrival_by_falling(state, point_make(2, 0));
    assert_int_equal(state_level(state)->actor_pool.count, 1);
    assert_int_equal(game_picture_count(state, EVENT_STAYED), 1);
    assert_int_equal(game_picture_last(state, EVENT_STAYED).depth, 1);
    state_destroy(state);
    (void)unused;
}

static void a_fall_does_not_end_behind_a_secret_door(void **unused)
{
    struct state *state = two_floors("@>.....\n"
                                     ".......\n"
                                     ".......\n",
                                     "@.<####\n"
                                     "....#.#\n"
                                     "...####\n");
    level_set_terrain(&state->levels[1], point_make(4, 1), TERRAIN_SECRET_DOOR);
    arrival_by_falling(state, point_make(5, 1));
    assert_true(point_is_equal(state_hero(state)->position, point_make(3, 1)));
    state_destroy(state);
    (void)unused;
}

/* From the last floor of a band to the first of the next, and back. */
static void a_follower_keeps_its_share_of_health_on_another_floor(void **unused)
{
    int max = 1;
    for (int health = 1; health <= max; health++) {
        struct state *state = two_floors("@g>....\n", "@<.....\n");
        struct level second = state->levels[1];
        state->levels[1] = state->levels[3];
        state->levels[3] = second;
        game_picture_sink(state, 3);
        struct actor *hunter = game_picture_who(state, 'g');
        max = harm_health_max(state, hunter);
        hunter->suspicion = SUSPICION_MAX;
        hunter->health = health;
        arrival_by_stairs(state, 1, point_make(0, 0));
        hunter = game_picture_who(state, 'g');
        int max_below = harm_health_max(state, hunter);
        assert_true(max_below > max);
        assert_in_range(2 * max * hunter->health, 2 * health * max_below - max,
                        2 * health * max_below + max);
        arrival_by_stairs(state, -1, point_make(2, 0));
        assert_int_equal(game_picture_who(state, 'g')->health, health);
        state_destroy(state);
    }
    assert_true(max > 1);
    (void)unused;
}

static void a_fall_does_not_end_behind_a_lock(void **unused)
{
    struct state *state = two_floors("@>.....\n"
                                     ".......\n"
                                     ".......\n",
                                     "@.<####\n"
                                     "...+..#\n"
                                     "...####\n");
    struct level *below = &state->levels[1];
    level_set_terrain(below, point_make(3, 1), TERRAIN_DOOR_LOCKED);
    below->sites[below->site_count++] =
        (struct site){.type = SITE_LOCKED_VAULT, .area = {{4, 1}, {5, 1}}, .door = {3, 1}};
    arrival_by_falling(state, point_make(5, 1));
    assert_in_range(state_hero(state)->position.x, 0, 2);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hero_arrives_on_the_stairs_back),
        cmocka_unit_test(without_stairs_back_the_hero_arrives_at_the_given_cell),
        cmocka_unit_test(what_was_close_is_no_longer_so_when_the_hero_has_left),
        cmocka_unit_test(a_fall_ends_beside_no_gas),
        cmocka_unit_test(on_occupied_stairs_the_hero_arrives_beside_them),
        cmocka_unit_test(the_hero_does_not_arrive_behind_a_nearer_wall),
        cmocka_unit_test(on_a_full_floor_the_hero_replaces_an_actor),
        cmocka_unit_test(with_all_actor_slots_used_the_hero_still_arrives),
        cmocka_unit_test(a_still_hero_arrives_without_its_stillness),
        cmocka_unit_test(vision_is_current_on_arrival),
        cmocka_unit_test(the_hero_is_not_reported_as_noticed),
        cmocka_unit_test(the_hero_keeps_the_lantern),
        cmocka_unit_test(a_replaced_thief_leaves_the_lantern),
        cmocka_unit_test(a_fall_is_loud_unless_it_is_soft),
        cmocka_unit_test(a_fall_leaves_an_ally_behind),
        cmocka_unit_test(a_fall_does_not_end_behind_a_secret_door),
        cmocka_unit_test(a_follower_keeps_its_share_of_health_on_another_floor),
        cmocka_unit_test(a_fall_does_not_end_behind_a_lock),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
