/* The drawn range is exact: the hero is noticed inside it and nowhere else. Lamps are the only other light, so only the
 * lantern moves with the hero. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/seeds.h"

#include "base/array.h"
#include "base/random.h"
#include "world/noticing.h"

#define ROUNDS 60

static const char cellar[] = "##########################\n"
                             "#......#.........#.......#\n"
                             "#.@....+....r....#...r...#\n"
                             "#......#.........=.......#\n"
                             "#...\"..#..&......#.......#\n"
                             "#......./........#....&..#\n"
                             "#..r...#.........+.......#\n"
                             "##########################\n";

static struct point random_ground(const struct state *state, struct random *random)
{
    const struct level *level = state_level_const(state);
    for (;;) {
        int x = random_below(random, level->grid.width);
        int y = random_below(random, level->grid.height);
        struct point p = {x, y};
        if (level_is_walkable(level, p) && !level_is_occupied(level, p))
            return p;
    }
}

static void place_hero(struct state *state, struct point p, enum lantern lantern)
{
    level_move_actor(state_level(state), state->hero, p);
    game_picture_set_lantern(state, lantern);
}

static void check_actor(struct state *state, struct handle handle, struct random *random)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    enum lantern lantern = (enum lantern)random_below(random, LANTERN_COUNT);
    struct point there = random_ground(state, random);
    int foreseen = noticing_gain_if(state, actor, there, lantern);
    place_hero(state, there, lantern);
    int noticed = noticing_gain(state, actor);
    if (noticed != foreseen)
        fail_msg("at (%d, %d), lantern %s: %d was foreseen, and it is %d", there.x, there.y,
                 lantern_get(lantern)->id, foreseen, noticed);
}

static void check_all(struct state *state, uint64_t seed)
{
    struct random random = random_make(seed);
    const struct level *level = state_level_const(state);
    for (int round = 0; round < ROUNDS; round++)
        for (uint16_t i = 0; level_next_actor(level, &i); i++)
            if (!state_is_hero(state, level_handle(level, i)))
                check_actor(state, level_handle(level, i), &random);
}

static void test_the_drawn_range_is_where_the_hero_is_noticed(void **unused)
{
    (void)unused;
    for (struct seeds seeds = SEEDS(1, 8); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct state *state = game_picture(cellar);
        check_all(state, (uint64_t)seed);
        state_destroy(state);
    }
}

static void test_traits_that_hide_or_show_are_foreseen_too(void **unused)
{
    (void)unused;
    for (int i = 0; i < 3; i++) {
        struct state *state = game_picture(cellar);
        state->traits.hides_hooded = i == 0;
        state->traits.hides_red = i == 1;
        state->traits.grades_brighter = i == 2;
        check_all(state, 99);
        state_destroy(state);
    }
}

/* A glow on the hero outshines a hooded lantern, and isn't red. */
static void test_coloured_glass_and_a_glow_are_foreseen_too(void **unused)
{
    static const enum item lamps[] = {ITEM_RED_LAMP, ITEM_COLD_LAMP, ITEM_BULLS_EYE_LAMP};
    for (size_t i = 0; i < ARRAY_LENGTH(lamps); i++)
        for (int turns = 0; turns <= 30; turns += 30) {
            struct state *state = game_picture(cellar);
            game_picture_wear(state, lamps[i]);
            state_hero(state)->statuses[STATUS_GLOW] = (uint16_t)turns;
            check_all(state, 7);
            state_destroy(state);
        }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_drawn_range_is_where_the_hero_is_noticed),
        cmocka_unit_test(test_traits_that_hide_or_show_are_foreseen_too),
        cmocka_unit_test(test_coloured_glass_and_a_glow_are_foreseen_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
