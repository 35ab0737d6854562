#include "support/floor_sample.h"

#include "support/check.h"

#include "base/hash.h"
#include "dungeon/check/dungeon_check.h"
#include "dungeon/dungeon.h"
#include "world/state.h"

#include <stdio.h>
#include <stdlib.h>

uint64_t floor_sample_seed_hash(int seed)
{
    return hash_mix((uint64_t)seed + 1);
}

struct floor_sample floor_sample_build(int seed, int depth, struct grid grid)
{
    struct floor_sample sample = {.picture = level_picture_create(grid, depth), .seed = seed};
    dungeon_build(&sample.picture.level, floor_sample_seed_hash(seed), &sample.picture.scratch);
    return sample;
}

struct floor_sample floor_sample_of_run(const char *seed, int depth)
{
    struct floor_sample sample = {.picture =
                                      level_picture_create(dungeon_usual_size(depth), depth)};
    dungeon_build(&sample.picture.level, state_seed_hash(seed), &sample.picture.scratch);
    return sample;
}

void floor_sample_expect_sound(struct floor_sample *sample)
{
    struct error why = {""};
    bool is_sound = dungeon_check(&sample->picture.level, &sample->picture.scratch, &why);
    assert_string_equal(why.message, "");
    assert_true(is_sound);
}

void floor_sample_destroy(struct floor_sample *sample)
{
    level_picture_destroy(&sample->picture);
}

void floor_sample_expect(const struct floor_sample *sample, bool holds, const char *what,
                         struct point p)
{
    if (holds)
        return;
    const struct level *level = &sample->picture.level;
    char *rows = level_picture_of(level);
    fprintf(stderr, "%s", level->grid.width <= 200 ? rows : "");
    free(rows);
    fail_msg("seed %d, depth %d, %d x %d, at (%d, %d): %s", sample->seed, level->depth,
             level->grid.width, level->grid.height, p.x, p.y, what);
}

int floor_sample_count(const struct level *level, enum terrain terrain, struct point *last)
{
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->terrain[cell] == terrain) {
            *last = grid_point(level->grid, cell);
            count++;
        }
    return count;
}
