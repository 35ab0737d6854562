/* A floor depends on its seed, depth and size alone. */
#include "support/check.h"
#include "support/floor_sample.h"
#include "support/seeds.h"

#include "base/hash.h"
#include "content/band.h"
#include "dungeon/dungeon.h"

static uint64_t hash_of(const struct level *level)
{
    size_t cells = grid_cells(level->grid);
    uint64_t hash = hash_bytes(HASH_START, level->terrain, cells);
    hash = hash_bytes(hash, level->items, cells);
    hash = hash_bytes(hash, level->item_counts, cells);
    hash = hash_number(hash, grid_index(level->grid, level->arrival));
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        hash = hash_number(hash, (uint64_t)level->actors[i].kind);
        hash = hash_number(hash, grid_index(level->grid, level->actors[i].position));
        hash = hash_number(hash, level->actors[i].is_asleep);
        hash = hash_number(hash, grid_index(level->grid, level->actors[i].anchors[1]));
    }
    return hash;
}

static uint64_t hash_of_floor(int seed, int depth)
{
    struct floor_sample sample = floor_sample_build(seed, depth, dungeon_usual_size(depth));
    uint64_t hash = hash_of(&sample.picture.level);
    floor_sample_destroy(&sample);
    return hash;
}

static void the_same_seed_gives_the_same_floor(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 19); seeds_next(&seeds);) {
        int seed = seeds.seed;
        int depth = seed % FLOOR_COUNT + 1;
        assert_true(hash_of_floor(seed, depth) == hash_of_floor(seed, depth));
        assert_true(hash_of_floor(seed, depth) != hash_of_floor(seed + 1, depth));
        assert_true(hash_of_floor(seed, depth) != hash_of_floor(seed, depth % FLOOR_COUNT + 1));
    }
    (void)unused;
}

/* Floors built before and old contents of the scratch map change nothing. */
static void the_order_of_building_changes_nothing(void **unused)
{
    for (struct seeds seeds = SEEDS(0, 9); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct level_picture large = level_picture_create((struct grid){200, 100}, 1);
        for (int depth = FLOOR_COUNT; depth >= 1; depth--) {
            struct level_picture picture = level_picture_create(dungeon_usual_size(depth), depth);
            dungeon_build(&picture.level, floor_sample_seed_hash(seed), &large.scratch);
            assert_true(hash_of(&picture.level) == hash_of_floor(seed, depth));
            level_picture_destroy(&picture);
        }
        level_picture_destroy(&large);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_seed_gives_the_same_floor),
        cmocka_unit_test(the_order_of_building_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
