#include "support/check.h"
#include "support/game_picture.h"

#include "ai/walk.h"

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

static bool finds_way(struct state *state, char glyph, enum direction *direction)
{
    struct ai_context ai = think(state, glyph);
    return walk_towards(&ai, false, state_hero(state)->position, direction);
}

static void kinds_with_hands_walk_through_closed_doors(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#..n+.@.#\n"
                                       "#########\n");
    enum direction direction;
    assert_true(finds_way(state, 'n', &direction));
    assert_int_equal(direction, DIRECTION_EAST);
    state_destroy(state);
    (void)unused;
}

static void kinds_without_hands_are_stopped_by_closed_doors(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#..r+.@.#\n"
                                       "#########\n");
    enum direction direction;
    assert_false(finds_way(state, 'r', &direction));
    state_destroy(state);
    (void)unused;
}

static void sealed_doors_stop_everything(void **unused)
{
    struct state *state = game_picture("#########\n"
                                       "#..n+.@.#\n"
                                       "#########\n");
    enum direction direction;
    level_set_cloud(state_level(state), point_make(4, 1), CLOUD_WARD, 40);
    assert_false(finds_way(state, 'n', &direction));
    state_destroy(state);
    (void)unused;
}

/* Rats go around by the south; moths fly over it. */
static void walkers_go_around_traps_and_fliers_do_not(void **unused)
{
    static const enum terrain traps[] = {TERRAIN_SNARE, TERRAIN_SNARE_HIDDEN};
    for (int i = 0; i < 2; i++)
        for (int flies = 0; flies < 2; flies++) {
            struct state *state =
                game_picture(flies ? "#########\n#m....@.#\n#.###.###\n#.....###\n#########\n"
                                   : "#########\n#r....@.#\n#.###.###\n#.....###\n#########\n");
            enum direction direction;
            level_set_terrain(state_level(state), point_make(3, 1), traps[i]);
            assert_true(finds_way(state, flies ? 'm' : 'r', &direction));
            assert_int_equal(direction, flies ? DIRECTION_EAST : DIRECTION_SOUTH);
            state_destroy(state);
        }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kinds_with_hands_walk_through_closed_doors),
        cmocka_unit_test(kinds_without_hands_are_stopped_by_closed_doors),
        cmocka_unit_test(sealed_doors_stop_everything),
        cmocka_unit_test(walkers_go_around_traps_and_fliers_do_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
