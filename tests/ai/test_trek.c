/* Ways over the whole floor. */
#include "support/check.h"
#include "support/game_picture.h"

#include "ai/trek.h"

#include <string.h>

/* What a thinker of that glyph is given. */
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
                               .ai_memory = &state->ai_memory};
}

/* The hero, and somebody with a short way to him along the north and a long one round by the south. */
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

/* Night hunters, keepers, captives and those who fly. */
static void whoever_walks_goes_round_traps_and_who_flies_does_not(void **unused)
{
    static const char glyphs[] = {'n', '2', 'k', 'm'};
    for (size_t i = 0; i < sizeof glyphs; i++) {
        struct state *state = ring(glyphs[i]);
        struct ai_context ai = think(state, glyphs[i]);
        struct point hero = state_hero(state)->position;
        enum direction direction;
        level_set_terrain(state_level(state), point_make(3, 1), TERRAIN_TRAPDOOR_HIDDEN);
        assert_true(trek_towards(&ai, hero, &direction));
        assert_int_equal(direction, ai.kind->flies ? DIRECTION_EAST : DIRECTION_SOUTH);
        state_destroy(state);
    }
    (void)unused;
}

static void nobody_treks_where_the_only_way_is_trapped(void **unused)
{
    struct state *state = ring('n');
    struct ai_context ai = think(state, 'n');
    enum direction direction;
    level_set_terrain(state_level(state), point_make(5, 1), TERRAIN_SNARE);
    assert_false(trek_towards(&ai, state_hero(state)->position, &direction));
    assert_false(trek_or_walk(&ai, state_hero(state)->position, &direction));
    state_destroy(state);
    (void)unused;
}

static void who_is_on_a_trap_treks_off_it(void **unused)
{
    struct state *state = ring('n');
    struct ai_context ai = think(state, 'n');
    enum direction direction;
    level_set_terrain(state_level(state), ai.actor->position, TERRAIN_SNARE);
    assert_true(trek_towards(&ai, state_hero(state)->position, &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    state_destroy(state);
    (void)unused;
}

/* The way is begun for the nearer one and goes on for the farther one. */
static void those_who_go_together_share_the_way_as_far_as_it_is_needed(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#2..o...@#\n"
                                       "##########\n");
    struct point hero = state_hero(state)->position;
    struct ai_context near = think(state, 'o');
    struct ai_context far = think(state, '2');
    const struct shared_ways *ways = &state->ai_memory.shared[near.kind->opens_doors];
    enum direction direction;
    assert_true(trek_together(&near, hero, &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    assert_int_equal(distance_map_get(&ways->map, far.actor->position), DISTANCE_UNREACHED);
    far.kind = near.kind;
    assert_true(trek_together(&far, hero, &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    assert_int_equal(distance_map_get(&ways->map, far.actor->position), 7);
    assert_int_equal(distance_map_get(&ways->map, near.actor->position), 4);
    state_destroy(state);
    (void)unused;
}

static void a_shared_way_leads_elsewhere_in_the_same_turn(void **unused)
{
    struct state *state = game_picture("##########\n"
                                       "#...o...@#\n"
                                       "##########\n");
    struct ai_context ai = think(state, 'o');
    enum direction direction;
    assert_true(trek_together(&ai, state_hero(state)->position, &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    assert_true(trek_together(&ai, point_make(1, 1), &direction));
    assert_int_equal(direction, DIRECTION_WEST);
    state_destroy(state);
    (void)unused;
}

/* The one in the way may be gone soon; a way of its own would lead round by the south. */
static void a_shared_way_knows_nothing_of_who_stands_in_it(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#o2...@.#\n"
                                       "#.###.###\n"
                                       "#.....###\n"
                                       "#########\n");
    struct ai_context ai = think(state, 'o');
    enum direction direction;
    assert_false(trek_together(&ai, state_hero(state)->position, &direction));
    assert_true(trek_towards(&ai, state_hero(state)->position, &direction));
    assert_int_equal(direction, DIRECTION_SOUTH);
    state_destroy(state);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_walks_goes_round_traps_and_who_flies_does_not),
        cmocka_unit_test(nobody_treks_where_the_only_way_is_trapped),
        cmocka_unit_test(who_is_on_a_trap_treks_off_it),
        cmocka_unit_test(those_who_go_together_share_the_way_as_far_as_it_is_needed),
        cmocka_unit_test(a_shared_way_leads_elsewhere_in_the_same_turn),
        cmocka_unit_test(a_shared_way_knows_nothing_of_who_stands_in_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
