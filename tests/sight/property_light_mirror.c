/* What mirrors throw on, on random levels: the question about single cells, which makes no cast, agrees with the light of a
 * whole grid, and subtracting leaves nothing. */
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

#include "sight/light_mirror.h"

#include <stddef.h>
#include <string.h>

/* A random level with mirrors, and light on it. */
struct hall {
    struct sight_level level;
    struct bit_grid mirrors;
    struct light_cache casts;
    struct light_grid light;
};

static struct hall random_hall(struct random *random)
{
    struct hall hall = {.level = sight_random_level(random, 60)};
    struct grid grid = hall.level.opacity.grid;
    static max_align_t memory[(1 << 20) / sizeof(max_align_t)]; /* of one hall at a time */
    memset(memory, 0, sizeof memory);
    struct arena arena = arena_over(memory, sizeof memory);
    hall.mirrors = bit_grid_alloc(&arena, grid);
    hall.casts = light_cache_alloc(&arena, grid);
    hall.light = light_grid_alloc(&arena, grid);
    sight_random_mirrors(random, &hall.level.opacity, &hall.mirrors);
    return hall;
}

static struct light_cast cast_of(struct hall *hall, const struct mirror_fov *source)
{
    struct light_cast cast;
    fov_compute(source->algorithm, source->opacity, source->origin, source->radius,
                &hall->level.view);
    light_cast_fill(&cast, &hall->level.view, source->origin, source->radius);
    if (source->is_quarter)
        light_cast_keep_ahead(&cast, source->facing, source->around);
    return cast;
}

/* Returns how many cells mirrors light. */
static int check_sums(const struct hall *hall, const struct mirror_fov *source, struct light colour,
                      struct seeds *seeds)
{
    int lit = 0;
    for (size_t i = 0; i < grid_cells(hall->light.grid); i++) {
        struct point p = grid_point(hall->light.grid, i);
        uint64_t sum = light_mirror_sum(source, colour, false, p);
        if (sum != hall->light.sums[i])
            seeds_fault(seeds, "another light at %d,%d", p.x, p.y);
        lit += sum != 0;
    }
    return lit;
}

static void check_nothing_is_left(const struct hall *hall, struct seeds *seeds)
{
    for (size_t i = 0; i < grid_cells(hall->light.grid); i++)
        if (hall->light.sums[i] != 0)
            seeds_fault(seeds, "light is left in cell %d", (int)i);
}

static int check_hall(struct seeds *seeds)
{
    struct random random = random_make((unsigned)seeds->seed);
    struct hall hall = random_hall(&random);
    struct area all = area_of_grid(hall.light.grid);
    struct mirror_fov source = {.algorithm = fov_get(random_below(&random, fov_count())),
                                .opacity = &hall.level.opacity,
                                .mirrors = &hall.mirrors,
                                .origin = sight_random_floor(&random, &hall.level.opacity),
                                .radius = random_between(&random, 1, 12),
                                .is_quarter = random_chance(&random, 1, 4),
                                .facing = (enum direction)random_below(&random, DIRECTION_COUNT)};
    struct light colour = {200, (uint8_t)random_below(&random, 256), 90};
    struct light_cast cast = cast_of(&hall, &source);
    struct light_ways ways = {.algorithm = source.algorithm,
                              .opacity = source.opacity,
                              .mirrors = source.mirrors,
                              .casts = &hall.casts,
                              .scratch = &hall.level.view};
    light_mirror_add(&ways, &cast, colour, &hall.light, all);
    int lit = check_sums(&hall, &source, colour, seeds);
    light_mirror_subtract(&ways, &cast, colour, &hall.light, all);
    check_nothing_is_left(&hall, seeds);
    sight_level_destroy(&hall.level);
    return lit;
}

static void single_cells_have_the_light_of_the_grid(void **unused)
{
    struct seeds seeds = SEEDS(1, 1500);
    int lit = 0;
    while (seeds_next(&seeds))
        lit += check_hall(&seeds);
    assert_int_equal(seeds.faults, 0);
    assert_true(lit > 0);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(single_cells_have_the_light_of_the_grid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
