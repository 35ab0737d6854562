/* Light of random sources on random levels. */
#include "support/bit_grid_check.h"
#include "support/check.h"
#include "support/seeds.h"
#include "support/sight_random.h"

#include "sight/light.h"
#include "sight/light_shown.h"

static struct light_grid lights_create(struct grid grid, void **memory)
{
    struct arena measure = arena_measuring();
    light_grid_alloc(&measure, grid);
    *memory = calloc(1, measure.used);
    assert_non_null(*memory);
    struct arena arena = arena_over(*memory, measure.used);
    return light_grid_alloc(&arena, grid);
}

static struct light random_colour(struct random *random)
{
    struct light light = {(uint8_t)random_below(random, 256), (uint8_t)random_below(random, 256),
                          (uint8_t)random_below(random, 256)};
    light.green = light_brightness(light) < LIGHT_DIM_FROM ? LIGHT_DIM_FROM : light.green;
    return light;
}

/* Adds the light of a source that has this view, wherever it falls. */
static void add(struct light_grid *lights, const struct view *view, struct point source, int radius,
                struct light colour)
{
    struct light_cast cast;
    light_cast_fill(&cast, view, source, radius);
    light_grid_add(lights, &cast, colour, area_of_grid(lights->grid));
}

static int squared_distance(struct point a, struct point b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

static const struct fov_algorithm *random_algorithm(struct random *random)
{
    return fov_get(random_below(random, fov_count()));
}

/* One source lights exactly the cells of its view within its radius, nearer ones more. */
static void check_source(const struct light_grid *lights, const struct sight_level *level,
                         int radius, struct light colour, unsigned seed)
{
    struct grid grid = level->opacity.grid;
    int brightness_at[2 * LIGHT_RADIUS_MAX * LIGHT_RADIUS_MAX] = {0};
    for (size_t i = 0; i < grid_cells(grid); i++) {
        struct point p = grid_point(grid, i);
        int brightness = light_brightness(light_grid_get(lights, p));
        bool is_lit = light_grade(light_grid_get(lights, p)) != LIGHT_DARK;
        bool is_reached = view_has(&level->view, p) && point_is_within(level->origin, p, radius);
        if (is_lit != is_reached || (brightness > 0) != is_reached ||
            brightness > light_brightness(colour))
            fail_msg("seed %u: %d,%d has %d", seed, p.x, p.y, brightness);
        if (is_reached)
            brightness_at[squared_distance(p, level->origin)] = brightness;
    }
    int last = 255;
    for (int i = 0; i <= radius * radius + radius; i++) {
        if (brightness_at[i] > last)
            fail_msg("seed %u: it is brighter at the square root of %d", seed, i);
        last = brightness_at[i] ? brightness_at[i] : last;
    }
}

static void a_source_alone_lights_what_it_reaches(void **state)
{
    (void)state;
    for (struct seeds seeds = SEEDS(0, 7999); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 150);
        void *memory;
        struct light_grid lights = lights_create(level.opacity.grid, &memory);
        int radius =
            random_between(&random, 0, random_chance(&random, 1, 5) ? LIGHT_RADIUS_MAX : 10);
        int view_radius = random_chance(&random, 1, 5) ? FOV_UNLIMITED : radius;
        struct light colour = random_colour(&random);
        fov_compute(random_algorithm(&random), &level.opacity, level.origin, view_radius,
                    &level.view);
        add(&lights, &level.view, level.origin, radius, colour);
        check_source(&lights, &level, radius, colour, seed);
        free(memory);
        sight_level_destroy(&level);
    }
}

static int capped(int sum)
{
    return sum < 255 ? sum : 255;
}

/* Each cell has the sum of its sources' light, and a reset removes all of it. */
static void sources_add_up(void **state)
{
    (void)state;
    for (struct seeds seeds = SEEDS(0, 299); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 60);
        struct grid grid = level.opacity.grid;
        void *memory;
        void *one_memory;
        struct light_grid lights = lights_create(grid, &memory);
        struct light_grid one = lights_create(grid, &one_memory);
        int(*sums)[3] = calloc(grid_cells(grid), sizeof *sums);
        assert_non_null(sums);
        for (int sources = random_below(&random, 8); sources > 0; sources--) {
            struct point source = sight_random_cell(&random, grid);
            int radius = random_between(&random, 0, 9);
            struct light colour = random_colour(&random);
            fov_compute(fov_get(0), &level.opacity, source, radius, &level.view);
            add(&lights, &level.view, source, radius, colour);
            light_grid_reset(&one, grid);
            add(&one, &level.view, source, radius, colour);
            for (size_t i = 0; i < grid_cells(grid); i++) {
                struct light light = light_grid_get(&one, grid_point(grid, i));
                sums[i][0] += light.red;
                sums[i][1] += light.green;
                sums[i][2] += light.blue;
            }
        }
        for (size_t i = 0; i < grid_cells(grid); i++) {
            struct light light = light_grid_get(&lights, grid_point(grid, i));
            assert_int_equal(light.red, capped(sums[i][0]));
            assert_int_equal(light.green, capped(sums[i][1]));
            assert_int_equal(light.blue, capped(sums[i][2]));
        }
        light_grid_reset(&lights, grid);
        for (size_t i = 0; i < grid_cells(grid); i++)
            assert_true(lights.sums[i] == 0);
        free(sums);
        free(one_memory);
        free(memory);
        sight_level_destroy(&level);
    }
}

/* Whether a source lights nothing that would reveal it to the viewer: no non-blocking cell in view, and not the viewer's own
 * cell. */
static bool is_out_of_sight(const struct sight_level *level, struct point viewer,
                            const struct view *source_view)
{
    for (size_t i = 0; i < grid_cells(level->opacity.grid); i++) {
        struct point p = grid_point(level->opacity.grid, i);
        bool matters = view_has(&level->view, p) && !opacity_blocks(&level->opacity, p);
        if (view_has(source_view, p) && (matters || point_is_equal(p, viewer)))
            return false;
    }
    return true;
}

static void check_nothing_shown(const struct light_grid *lights, const struct sight_level *level,
                                struct point viewer, unsigned seed)
{
    for (size_t i = 0; i < grid_cells(level->opacity.grid); i++) {
        struct point p = grid_point(level->opacity.grid, i);
        struct light shown = light_shown(lights, &level->opacity, &level->view, viewer, p);
        if (view_has(&level->view, p) && light_brightness(shown) > 0)
            fail_msg("seed %u: %d,%d shows a light that is out of sight", seed, p.x, p.y);
    }
}

static void light_out_of_sight_never_shows(void **state)
{
    (void)state;
    int tried = 0;
    for (struct seeds seeds = SEEDS(0, 7999); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 40);
        struct sight_level other = sight_level_create(level.opacity.grid);
        void *memory;
        struct light_grid lights = lights_create(level.opacity.grid, &memory);
        struct point source = sight_random_cell(&random, level.opacity.grid);
        struct point viewer = sight_random_floor(&random, &level.opacity);
        fov_compute(fov_get(0), &level.opacity, source, 12, &other.view);
        fov_compute(fov_get(0), &level.opacity, viewer, FOV_UNLIMITED, &level.view);
        add(&lights, &other.view, source, 12, random_colour(&random));
        if (is_out_of_sight(&level, viewer, &other.view)) {
            check_nothing_shown(&lights, &level, viewer, seed);
            tried++;
        }
        free(memory);
        sight_level_destroy(&other);
        sight_level_destroy(&level);
    }
    if (seeds_count(8000) >= 8000)
        assert_true(tried > 100);
}

static struct area random_area(struct random *random, struct grid grid)
{
    struct point first = sight_random_cell(random, grid);
    return (struct area){first,
                         {random_between(random, first.x, grid.width - 1),
                          random_between(random, first.y, grid.height - 1)}};
}

static void check_same(const struct light_grid *lights, const struct light_grid *other,
                       unsigned seed)
{
    for (size_t i = 0; i < grid_cells(lights->grid); i++)
        if (lights->sums[i] != other->sums[i])
            fail_msg("seed %u: cell %zu has %llx, not %llx", seed, i,
                     (unsigned long long)lights->sums[i], (unsigned long long)other->sums[i]);
    assert_true(bit_grid_check_equal(&lights->lit, &other->lit));
}

/* Light within an area equals all light, cut to the area: of a source or of a whole grid, added and subtracted. */
static void light_in_an_area_stays_within_it(void **state)
{
    (void)state;
    for (struct seeds seeds = SEEDS(0, 3999); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 150);
        struct grid grid = level.opacity.grid;
        void *memory[3];
        struct light_grid whole = lights_create(grid, &memory[0]);
        struct light_grid part = lights_create(grid, &memory[1]);
        struct light_grid empty = lights_create(grid, &memory[2]);
        struct area area = random_area(&random, grid);
        int radius =
            random_between(&random, 0, random_chance(&random, 1, 3) ? LIGHT_RADIUS_MAX : 9);
        struct light colour = random_colour(&random);
        struct light_cast cast;
        fov_compute(random_algorithm(&random), &level.opacity, level.origin, radius, &level.view);
        light_cast_fill(&cast, &level.view, level.origin, radius);
        light_grid_add(&whole, &cast, colour, area_of_grid(grid));
        bool is_of_grid = random_chance(&random, 1, 2);
        if (is_of_grid)
            light_grid_add_grid(&part, &whole, area);
        else
            light_grid_add(&part, &cast, colour, area);
        for (size_t i = 0; i < grid_cells(grid); i++) {
            struct point p = grid_point(grid, i);
            bool is_in = p.x >= area.first.x && p.x <= area.last.x && p.y >= area.first.y &&
                         p.y <= area.last.y;
            assert_true(part.sums[i] == (is_in ? whole.sums[i] : 0));
            assert_int_equal(bit_grid_has(&part.lit, p),
                             light_grade(light_grid_get(&part, p)) != LIGHT_DARK);
            if (is_in && part.sums[i] > 0)
                assert_in_range(p.y, part.first_row, part.last_row);
        }
        if (random_chance(&random, 1, 2))
            light_grid_subtract(&part, &cast, colour, area);
        else
            light_grid_subtract_grid(&part, &whole, area);
        check_same(&part, &empty, seed);
        light_grid_clear(&whole, area_of_grid(grid));
        check_same(&whole, &empty, seed);
        for (int i = 0; i < 3; i++)
            free(memory[i]);
        sight_level_destroy(&level);
    }
}

/* Sources can be added and subtracted in any order. */
static void a_subtracted_source_leaves_the_light_of_the_others(void **state)
{
    (void)state;
    enum { SOURCES = 12 };
    for (struct seeds seeds = SEEDS(0, 499); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 60);
        struct grid grid = level.opacity.grid;
        void *memory[2];
        struct light_grid lights = lights_create(grid, &memory[0]);
        struct light_grid expected = lights_create(grid, &memory[1]);
        struct light_cast casts[SOURCES];
        struct light colours[SOURCES];
        for (int i = 0; i < SOURCES; i++) {
            struct point source = sight_random_cell(&random, grid);
            int radius = random_between(&random, 0, 9);
            colours[i] = random_colour(&random);
            fov_compute(fov_get(0), &level.opacity, source, radius, &level.view);
            light_cast_fill(&casts[i], &level.view, source, radius);
            light_grid_add(&lights, &casts[i], colours[i], area_of_grid(grid));
        }
        for (int i = 0; i < SOURCES; i++) {
            if (random_chance(&random, 1, 2))
                light_grid_subtract(&lights, &casts[i], colours[i], area_of_grid(grid));
            else
                light_grid_add(&expected, &casts[i], colours[i], area_of_grid(grid));
        }
        check_same(&lights, &expected, seed);
        free(memory[1]);
        free(memory[0]);
        sight_level_destroy(&level);
    }
}

/* light_shown_words agrees with light_shown. */
static void words_of_cells_agree_with_single_cells(void **state)
{
    (void)state;
    for (struct seeds seeds = SEEDS(0, 3999); seeds_next(&seeds);) {
        int seed = seeds.seed;
        struct random random = random_make(seed);
        struct sight_level level = sight_random_level(&random, 150);
        struct sight_level other = sight_level_create(level.opacity.grid);
        struct grid grid = level.opacity.grid;
        void *memory;
        uint64_t words[GRID_SIDE_MAX];
        struct light_grid lights = lights_create(grid, &memory);
        for (int sources = random_below(&random, 4); sources >= 0; sources--) {
            struct point source = sight_random_cell(&random, grid);
            fov_compute(fov_get(0), &level.opacity, source, 9, &other.view);
            add(&lights, &other.view, source, 9, random_colour(&random));
        }
        fov_compute(random_algorithm(&random), &level.opacity, level.origin, FOV_UNLIMITED,
                    &level.view);
        int first = random_below(&random, grid.height);
        int last = random_between(&random, first, grid.height - 1);
        for (int x = 0; x < grid.width; x++) {
            if (x % 64 == 0)
                light_shown_words(&lights, &level.opacity, &level.view, level.origin, x / 64, first,
                                  last, words);
            for (int y = first; y <= last; y++) {
                struct point p = {x, y};
                struct light shown =
                    light_shown(&lights, &level.opacity, &level.view, level.origin, p);
                bool is_shown = view_has(&level.view, p) && light_grade(shown) != LIGHT_DARK;
                if ((words[y - first] >> (x % 64) & 1) != is_shown)
                    fail_msg("seed %u: %d,%d is wrong", seed, x, y);
            }
        }
        free(memory);
        sight_level_destroy(&other);
        sight_level_destroy(&level);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_source_alone_lights_what_it_reaches),
        cmocka_unit_test(sources_add_up),
        cmocka_unit_test(light_out_of_sight_never_shows),
        cmocka_unit_test(light_in_an_area_stays_within_it),
        cmocka_unit_test(a_subtracted_source_leaves_the_light_of_the_others),
        cmocka_unit_test(words_of_cells_agree_with_single_cells),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
