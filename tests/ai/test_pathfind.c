/* Paths over the whole floor. */
#include "support/check.h"
#include "support/game_picture.h"

#include "ai/pathfind.h"

#include <string.h>

/* The context of the first actor with that glyph. */
static struct ai_context think(struct state *state, char glyph)
{
    struct handle handle = game_picture_actor(state, glyph);
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, handle);
    return (struct ai_context){.state = state,
                               .level = level,
                               .handle = handle,
                               .actor = actor,
                               .kind = monster_get(actor->kind),
                               .memory = &state->ai_memory};
}

/* The hero, and an actor with a short path to the hero in the north and a long one around the south. */
static struct state *ring(char glyph)
{
    char picture[] = "#########\n"
                     "#?....@.#\n"
                     "#.###.###\n"
                     "#.....###\n"
                     "#########\n";
    *strchr(picture, '?') = glyph;
    return game_picture(picture);
}

/* Night hunters, keepers, captives and fliers. */
static void walkers_go_around_traps_and_fliers_do_not(void **unused)
{
    static const char glyphs[] = {'n', '2', 'k', 'm'};
    for (size_t i = 0; i < sizeof glyphs; i++) {
        struct state *state = ring(glyphs[i]);
        struct ai_context ai = think(state, glyphs[i]);
        struct point hero = state_hero(state)->position;
        enum direction direction;
        level_set_terrain(state_level(state), point_make(3, 1), TERRAIN_TRAPDOOR_HIDDEN);
        assert_true(pathfind_towards(&ai, hero, &direction));
        assert_int_equal(direction, ai.kind->flies ? DIRECTION_EAST : DIRECTION_SOUTH);
        state_destroy(state);
    }
    (void)unused;
}

static void no_path_leads_over_a_trap(void **unused)
{
    struct state *state = ring('n');
    struct ai_context ai = think(state, 'n');
    enum direction direction;
    level_set_terrain(state_level(state), point_make(5, 1), TERRAIN_SNARE);
    assert_false(pathfind_towards(&ai, state_hero(state)->position, &direction));
    assert_false(pathfind_or_walk(&ai, state_hero(state)->position, &direction));
    state_destroy(state);
    (void)unused;
}

static void a_path_leads_off_a_trap(void **unused)
{
    struct state *state = ring('n');
    struct ai_context ai = think(state, 'n');
    enum direction direction;
    level_set_terrain(state_level(state), ai.actor->position, TERRAIN_SNARE);
    assert_true(pathfind_towards(&ai, state_hero(state)->position, &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    state_destroy(state);
    (void)unused;
}

static bool may_walk(const void *level, struct point from, enum direction direction)
{
    return level_is_walkable(level, point_step(from, direction));
}

/* The path is begun for the nearer one and continued for the farther one. */
static void a_shared_map_is_filled_only_as_far_as_needed(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#2..o...@#\n"
                                       "##########\n");
    struct point hero = state_hero(state)->position;
    struct ai_context near = think(state, 'o');
    struct ai_context far = think(state, '2');
    const struct shared_ways *ways = &state->ai_memory.shared[near.kind->opens_doors];
    enum direction direction;
    assert_true(pathfind_together(&near, hero, &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    assert_int_equal(distance_map_get(&ways->map, far.actor->position), DISTANCE_UNREACHED);
    far.kind = near.kind;
    assert_true(pathfind_together(&far, hero, &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    assert_int_equal(distance_map_get(&ways->map, far.actor->position), 7);
    assert_int_equal(distance_map_get(&ways->map, near.actor->position), 4);
    state_destroy(state);
    (void)unused;
}

static void a_shared_map_restarts_for_another_goal(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#...o...@#\n"
                                       "##########\n");
    struct ai_context ai = think(state, 'o');
    enum direction direction;
    assert_true(pathfind_together(&ai, state_hero(state)->position, &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    assert_true(pathfind_together(&ai, point_make(1, 1), &direction));
    assert_int_equal(direction, DIRECTION_WEST);
    state_destroy(state);
    (void)unused;
}

/* What it reached for one that is far off is still there when only a nearer one asks. */
static void a_shared_map_is_kept_until_a_way_changes(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#...o...@#\n"
                                       "##########\n");
    struct ai_context ai = think(state, 'o');
    const struct shared_ways *ways = &state->ai_memory.shared[ai.kind->opens_doors];
    struct point far = {1, 1};
    struct point hero = state_hero(state)->position;
    enum direction direction;
    assert_true(pathfind_together(&ai, hero, &direction));
    distance_map_fill(&state->ai_memory.shared[ai.kind->opens_doors].map, may_walk,
                      state_level(state), DISTANCE_UNREACHED);
    state->turn++;
    assert_true(pathfind_together(&ai, hero, &direction));
    assert_int_equal(distance_map_get(&ways->map, far), 7);
    level_set_terrain(state_level(state), far, TERRAIN_DOOR_CLOSED);
    assert_true(pathfind_together(&ai, hero, &direction));
    assert_int_equal(distance_map_get(&ways->map, far), DISTANCE_UNREACHED);
    uint32_t changes = state_level(state)->way_changes;
    level_set_cloud(state_level(state), far, CLOUD_SMOKE, 9);
    assert_int_equal(state_level(state)->way_changes, changes);
    level_set_cloud(state_level(state), far, CLOUD_WARD, 9);
    assert_int_equal(state_level(state)->way_changes, changes + 1);
    state_destroy(state);
    (void)unused;
}

/* The one in the way may be gone soon; its own path would lead around the south. */
static void a_shared_map_ignores_actors_in_the_way(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#o2...@.#\n"
                                       "#.###.###\n"
                                       "#.....###\n"
                                       "#########\n");
    struct ai_context ai = think(state, 'o');
    enum direction direction;
    assert_false(pathfind_together(&ai, state_hero(state)->position, &direction));
    assert_true(pathfind_towards(&ai, state_hero(state)->position, &direction));
    assert_int_equal(direction, DIRECTION_SOUTH);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walkers_go_around_traps_and_fliers_do_not),
        cmocka_unit_test(no_path_leads_over_a_trap),
        cmocka_unit_test(a_path_leads_off_a_trap),
        cmocka_unit_test(a_shared_map_is_filled_only_as_far_as_needed),
        cmocka_unit_test(a_shared_map_restarts_for_another_goal),
        cmocka_unit_test(a_shared_map_is_kept_until_a_way_changes),
        cmocka_unit_test(a_shared_map_ignores_actors_in_the_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
