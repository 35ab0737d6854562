/* Light of random sources on random levels. */
#include "support/check.h"
#include "support/sight_random.h"

#include "sight/light.h"

static struct light_grid lights_create(struct grid grid, void **memory)
{
    struct arena measure = arena_measuring();
    light_grid_take(&measure, grid);
    *memory = calloc(1, measure.used);
    assert_non_null(*memory);
    struct arena arena = arena_over(*memory, measure.used);
    return light_grid_take(&arena, grid);
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

/* One source: exactly the cells of its view within its radius are lit, the nearer the more. */
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
    for (unsigned seed = 0; seed < 8000; seed++) {
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

/* Each cell has the sum of what the sources give it one by one, and a reset takes it all away. */
static void sources_add_up(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < 300; seed++) {
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
                sums[i][0] += one.cells[i].red;
                sums[i][1] += one.cells[i].green;
                sums[i][2] += one.cells[i].blue;
            }
        }
        for (size_t i = 0; i < grid_cells(grid); i++) {
            assert_int_equal(lights.cells[i].red, capped(sums[i][0]));
            assert_int_equal(lights.cells[i].green, capped(sums[i][1]));
            assert_int_equal(lights.cells[i].blue, capped(sums[i][2]));
        }
        light_grid_reset(&lights, grid);
        for (size_t i = 0; i < grid_cells(grid); i++)
            assert_int_equal(light_brightness(lights.cells[i]), 0);
        free(sums);
        free(one_memory);
        free(memory);
        sight_level_destroy(&level);
    }
}

/* Whether a source lights nothing that the viewer could tell it by: no non-blocking cell that he
 * sees, and not his own. */
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

static void light_that_is_out_of_sight_never_shows(void **state)
{
    (void)state;
    int tried = 0;
    for (unsigned seed = 0; seed < 8000; seed++) {
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
    assert_true(tried > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_source_alone_lights_what_it_reaches),
        cmocka_unit_test(sources_add_up),
        cmocka_unit_test(light_that_is_out_of_sight_never_shows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
