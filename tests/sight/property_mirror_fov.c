/* Views by mirrors on random levels: compared with their definition, cell by cell, for every algorithm; and checked for
 * symmetry. */
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

#include "sight/mirror_fov.h"

#include <stddef.h>
#include <string.h>

#define SEED_COUNT 1500
#define PAIRS 60

/* A random level with mirrors at random. */
struct hall {
    struct sight_level level;
    struct bit_grid mirrors;
    struct view own;      /* of the viewer, straight */
    struct view expected; /* with what mirrors show */
    struct view shown;    /* by one of them */
};

static struct hall random_hall(struct random *random)
{
    struct hall hall = {.level = sight_random_level(random, 90)};
    struct grid grid = hall.level.opacity.grid;
    static max_align_t memory[(1 << 20) / sizeof(max_align_t)]; /* of one hall at a time */
    memset(memory, 0, sizeof memory);
    struct arena arena = arena_over(memory, sizeof memory);
    hall.mirrors = bit_grid_alloc(&arena, grid);
    hall.own = view_alloc(&arena, grid);
    hall.expected = view_alloc(&arena, grid);
    hall.shown = view_alloc(&arena, grid);
    sight_random_mirrors(random, &hall.level.opacity, &hall.mirrors);
    return hall;
}

static struct mirror_fov random_fov(struct hall *hall, const struct fov_algorithm *algorithm,
                                    struct random *random)
{
    struct mirror_fov fov = {.algorithm = algorithm,
                             .opacity = &hall->level.opacity,
                             .mirrors = &hall->mirrors,
                             .origin = sight_random_floor(random, &hall->level.opacity),
                             .radius = sight_random_radius(random)};
    fov.is_quarter = random_chance(random, 1, 4);
    fov.facing = (enum direction)random_below(random, DIRECTION_COUNT);
    return fov;
}

static bool is_faced(const struct mirror_fov *fov, struct point p)
{
    return !fov->is_quarter || direction_has_ahead(fov->facing, point_subtract(p, fov->origin));
}

static void add(struct view *to, const struct view *from)
{
    for (size_t cell = 0; cell < grid_cells(from->cells.grid); cell++)
        if (view_has(from, grid_point(from->cells.grid, cell)))
            view_add(to, grid_point(from->cells.grid, cell));
}

/* Adds what a mirror in view shows. */
static void define_shown(struct hall *hall, const struct mirror_fov *fov, struct point mirror)
{
    bool is_short = fov->radius != FOV_UNLIMITED && fov->radius < 6;
    fov_compute(fov->algorithm, fov->opacity, mirror, is_short ? fov->radius : 6, &hall->shown);
    if (!is_short && view_has(&hall->shown, fov->origin))
        fov_compute(fov->algorithm, fov->opacity, mirror, fov->radius, &hall->shown);
    add(&hall->expected, &hall->shown);
}

static void define_view(struct hall *hall, const struct mirror_fov *fov)
{
    struct grid grid = fov->opacity->grid;
    fov_compute(fov->algorithm, fov->opacity, fov->origin, fov->radius, &hall->own);
    view_reset(&hall->expected, grid);
    for (size_t cell = 0; cell < grid_cells(grid); cell++) {
        struct point p = grid_point(grid, cell);
        if (!view_has(&hall->own, p) || !is_faced(fov, p))
            continue;
        view_add(&hall->expected, p);
        if (bit_grid_has(&hall->mirrors, p))
            define_shown(hall, fov, p);
    }
}

static void a_view_is_as_defined_and_each_cell_of_it(void **unused)
{
    for (int i = 0; i < fov_count(); i++)
        for (struct seeds seeds = SEEDS(0, SEED_COUNT - 1); seeds_next(&seeds);) {
            int seed = seeds.seed;
            struct random random = random_make(seed);
            struct hall hall = random_hall(&random);
            struct mirror_fov fov = random_fov(&hall, fov_get(i), &random);
            struct view *view = &hall.level.view;
            define_view(&hall, &fov);
            mirror_fov_compute(&fov, view);
            for (size_t cell = 0; cell < grid_cells(view->cells.grid); cell++) {
                struct point p = grid_point(view->cells.grid, cell);
                bool is_expected = view_has(&hall.expected, p);
                if (view_has(view, p) != is_expected || mirror_fov_sees(&fov, p) != is_expected)
                    fail_msg("%s, seed %u, from %d,%d, radius %d: %d,%d should be %s",
                             fov.algorithm->name, seed, fov.origin.x, fov.origin.y, fov.radius, p.x,
                             p.y, is_expected ? "seen" : "unseen");
            }
            assert_false(mirror_fov_sees(&fov, point_make(-1, 0)));
            sight_level_destroy(&hall.level);
        }
    (void)unused;
}

static void check_pair(struct hall *hall, struct mirror_fov fov, struct point other, unsigned seed,
                       int *by_mirror)
{
    struct mirror_fov back = fov;
    back.origin = other;
    bool is_seen = mirror_fov_sees(&fov, other);
    if (is_seen != mirror_fov_sees(&back, fov.origin))
        fail_msg("%s, seed %u, radius %d: %d,%d and %d,%d see each other one way only",
                 fov.algorithm->name, seed, fov.radius, fov.origin.x, fov.origin.y, other.x,
                 other.y);
    *by_mirror += is_seen && !mirror_fov_sees_straight(&fov, other);
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
            struct mirror_fov fov = random_fov(&hall, fov_get(i), &random);
            fov.is_quarter = false;
            for (int pair = 0; pair < PAIRS; pair++) {
                fov.origin = sight_random_floor(&random, fov.opacity);
                struct point other = sight_random_floor(&random, fov.opacity);
                if (!opacity_blocks(fov.opacity, fov.origin) && !opacity_blocks(fov.opacity, other))
                    check_pair(&hall, fov, other, seed, &by_mirror);
            }
            sight_level_destroy(&hall.level);
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
