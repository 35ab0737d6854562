/* Views by mirrors on random levels: compared with their definition, cell by cell, for every algorithm; and checked for
 * symmetry. */
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

#include "sight/mirror_fov.h"

#include <stdlib.h>
#include <string.h>

#define SEED_COUNT 1500
#define PAIRS 60

/* A random level with mirrors at random. */
struct hall {
    struct sight_level level;
    void *memory;
    struct bit_grid mirrors;
    struct view own;      /* of the viewer, straight */
    struct view expected; /* with what mirrors show */
    struct view shown;    /* by one of them */
};

static struct hall random_hall(struct random *random)
{
    struct hall hall = {.level = sight_random_level(random, 90)};
    struct grid grid = hall.level.opacity.grid;
    size_t bytes = 1 << 20;
    hall.memory = calloc(1, bytes);
    assert_non_null(hall.memory);
    struct arena arena = arena_over(hall.memory, bytes);
    hall.mirrors = bit_grid_alloc(&arena, grid);
    hall.own = view_alloc(&arena, grid);
    hall.expected = view_alloc(&arena, grid);
    hall.shown = view_alloc(&arena, grid);
    for (int mirrors = random_below(random, 12); mirrors > 0; mirrors--) {
        struct point p = sight_random_floor(random, &hall.level.opacity);
        bit_grid_put(&hall.mirrors, p, !opacity_blocks(&hall.level.opacity, p));
    }
    return hall;
}

static void hall_destroy(struct hall *hall)
{
    free(hall->memory);
    sight_level_destroy(&hall->level);
}

static struct mirror_fov random_gaze(struct hall *hall, const struct fov_algorithm *algorithm,
                                     struct random *random)
{
    struct mirror_fov gaze = {.algorithm = algorithm,
                              .opacity = &hall->level.opacity,
                              .mirrors = &hall->mirrors,
                              .origin = sight_random_floor(random, &hall->level.opacity),
                              .radius = sight_random_radius(random)};
    gaze.is_quarter = random_chance(random, 1, 4);
    gaze.facing = (enum direction)random_below(random, DIRECTION_COUNT);
    return gaze;
}

static bool is_faced(const struct mirror_fov *gaze, struct point p)
{
    return !gaze->is_quarter || direction_has_ahead(gaze->facing, point_subtract(p, gaze->origin));
}

static void add(struct view *to, const struct view *from)
{
    for (size_t cell = 0; cell < grid_cells(from->cells.grid); cell++)
        if (view_has(from, grid_point(from->cells.grid, cell)))
            view_add(to, grid_point(from->cells.grid, cell));
}

/* Adds what a mirror in view shows. */
static void define_shown(struct hall *hall, const struct mirror_fov *gaze, struct point mirror)
{
    bool is_short = gaze->radius != FOV_UNLIMITED && gaze->radius < 6;
    fov_compute(gaze->algorithm, gaze->opacity, mirror, is_short ? gaze->radius : 6, &hall->shown);
    if (!is_short && view_has(&hall->shown, gaze->origin))
        fov_compute(gaze->algorithm, gaze->opacity, mirror, gaze->radius, &hall->shown);
    add(&hall->expected, &hall->shown);
}

static void define_view(struct hall *hall, const struct mirror_fov *gaze)
{
    struct grid grid = gaze->opacity->grid;
    fov_compute(gaze->algorithm, gaze->opacity, gaze->origin, gaze->radius, &hall->own);
    view_reset(&hall->expected, grid);
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        if (!view_has(&hall->own, p) || !is_faced(gaze, p))
            continue;
        view_add(&hall->expected, p);
        if (bit_grid_has(&hall->mirrors, p))
            define_shown(hall, gaze, p);
    }
}

static void a_view_is_as_defined_and_each_cell_of_it(void **unused)
{
    for (int i = 0; i < fov_count(); i++)
        for (struct seeds seeds = SEEDS(0, SEED_COUNT - 1); seeds_next(&seeds);) {
            int seed = seeds.seed;
            struct random random = random_make(seed);
            struct hall hall = random_hall(&random);
            struct mirror_fov gaze = random_gaze(&hall, fov_get(i), &random);
            struct view *view = &hall.level.view;
            define_view(&hall, &gaze);
            mirror_fov_compute(&gaze, view);
            for (size_t cell = 0; cell < grid_cells(view->cells.grid); cell++) {
                struct point p = grid_point(view->cells.grid, cell);
                bool is_expected = view_has(&hall.expected, p);
                if (view_has(view, p) != is_expected || mirror_fov_sees(&gaze, p) != is_expected)
                    fail_msg("%s, seed %u, from %d,%d, radius %d: %d,%d should be %s",
                             gaze.algorithm->name, seed, gaze.origin.x, gaze.origin.y, gaze.radius,
                             p.x, p.y, is_expected ? "seen" : "unseen");
            }
            assert_false(mirror_fov_sees(&gaze, point_make(-1, 0)));
            hall_destroy(&hall);
        }
    (void)unused;
}

static void check_pair(struct hall *hall, struct mirror_fov gaze, struct point other, unsigned seed,
                       int *by_mirror)
{
    struct mirror_fov back = gaze;
    back.origin = other;
    bool is_seen = mirror_fov_sees(&gaze, other);
    if (is_seen != mirror_fov_sees(&back, gaze.origin))
        fail_msg("%s, seed %u, radius %d: %d,%d and %d,%d see each other one way only",
                 gaze.algorithm->name, seed, gaze.radius, gaze.origin.x, gaze.origin.y, other.x,
                 other.y);
    *by_mirror += is_seen && !mirror_fov_sees_straight(&gaze, other);
    (void)hall;
}

static void views_by_mirrors_are_symmetric(void **unused)
{
    int by_mirror = 0;
    for (int i = 0; i < fov_count(); i++) {
        if (!(fov_get(i)->properties & FOV_SYMMETRIC))
            continue;
        for (struct seeds seeds = SEEDS(0, SEED_COUNT - 1); seeds_next(&seeds);) {
            int seed = seeds.seed;
            struct random random = random_make((uint64_t)seed);
            struct hall hall = random_hall(&random);
            struct mirror_fov gaze = random_gaze(&hall, fov_get(i), &random);
            gaze.is_quarter = false;
            for (int pair = 0; pair < PAIRS; pair++) {
                gaze.origin = sight_random_floor(&random, gaze.opacity);
                struct point other = sight_random_floor(&random, gaze.opacity);
                if (!opacity_blocks(gaze.opacity, gaze.origin) &&
                    !opacity_blocks(gaze.opacity, other))
                    check_pair(&hall, gaze, other, seed, &by_mirror);
            }
            hall_destroy(&hall);
        }
    }
    if (seeds_count(SEED_COUNT) >= SEED_COUNT)
        assert_true(by_mirror > SEED_COUNT); /* enough of them for it to mean something */
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_view_is_as_defined_and_each_cell_of_it),
        cmocka_unit_test(views_by_mirrors_are_symmetric),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
