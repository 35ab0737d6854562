/* Light: of a source, of the sum of sources, and shown by walls. */
#include "support/check.h"
#include "support/sight_picture.h"

#include "sight/light_shown.h"

static const struct light lamp = {255, 200, 120};

struct lit_level {
    struct sight_level level;
    struct light_grid lights;
    void *memory;
};

static struct lit_level lit_level_read(const char *picture)
{
    struct lit_level lit = {.level = sight_picture_read(picture)};
    struct arena measure = arena_measuring();
    light_grid_alloc(&measure, lit.level.opacity.grid);
    lit.memory = calloc(1, measure.used);
    assert_non_null(lit.memory);
    struct arena arena = arena_over(lit.memory, measure.used);
    lit.lights = light_grid_alloc(&arena, lit.level.opacity.grid);
    return lit;
}

static void lit_level_destroy(struct lit_level *lit)
{
    free(lit->memory);
    sight_level_destroy(&lit->level);
}

static void shine(struct lit_level *lit, struct point source, int radius, struct light colour)
{
    fov_compute(fov_get(0), &lit->level.opacity, source, radius, &lit->level.view);
    struct light_cast cast;
    light_cast_fill(&cast, &lit->level.view, source, radius);
    light_grid_add(&lit->lights, &cast, colour, area_of_grid(lit->level.opacity.grid));
}

static void check_light(struct light light, int red, int green, int blue)
{
    assert_int_equal(light.red, red);
    assert_int_equal(light.green, green);
    assert_int_equal(light.blue, blue);
}

static struct light light_at(const struct lit_level *lit, int x, int y)
{
    return light_grid_get(&lit->lights, point_make(x, y));
}

static void brightness_is_the_greatest_channel(void **state)
{
    (void)state;
    assert_int_equal(light_brightness((struct light){1, 2, 3}), 3);
    assert_int_equal(light_brightness((struct light){9, 2, 3}), 9);
    assert_int_equal(light_brightness((struct light){1, 200, 3}), 200);
    assert_int_equal(light_grade((struct light){31, 0, 0}), LIGHT_DARK);
    assert_int_equal(light_grade((struct light){0, 32, 0}), LIGHT_DIM);
    assert_int_equal(light_grade((struct light){0, 0, 127}), LIGHT_DIM);
    assert_int_equal(light_grade((struct light){0, 128, 0}), LIGHT_BRIGHT);
}

static void a_source_has_its_colour_on_its_own_cell_and_falls_off(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("@............\n");
    shine(&lit, point_make(0, 0), 7, lamp);
    check_light(light_at(&lit, 0, 0), 255, 200, 120);
    for (int x = 1; x <= 7; x++) {
        assert_true(light_brightness(light_at(&lit, x, 0)) <=
                    light_brightness(light_at(&lit, x - 1, 0)));
        assert_true(light_brightness(light_at(&lit, x, 0)) >= LIGHT_DIM_FROM);
    }
    assert_int_equal(light_grade(light_at(&lit, 3, 0)), LIGHT_BRIGHT);
    assert_int_equal(light_grade(light_at(&lit, 6, 0)), LIGHT_DIM);
    check_light(light_at(&lit, 8, 0), 0, 0, 0);
    check_light(light_at(&lit, -1, 0), 0, 0, 0);
    check_light(light_at(&lit, 0, 1), 0, 0, 0);
    lit_level_destroy(&lit);
}

static void the_weakest_source_lights_all_that_it_reaches(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("@....\n");
    shine(&lit, point_make(0, 0), 3, (struct light){0, 32, 16});
    for (int x = 0; x <= 3; x++)
        check_light(light_at(&lit, x, 0), 0, 32, 16);
    check_light(light_at(&lit, 4, 0), 0, 0, 0);
    lit_level_destroy(&lit);
}

static void radius_0_lights_its_own_cell(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read(".@.\n");
    shine(&lit, point_make(1, 0), 0, lamp);
    check_light(light_at(&lit, 1, 0), 255, 200, 120);
    check_light(light_at(&lit, 0, 0), 0, 0, 0);
    check_light(light_at(&lit, 2, 0), 0, 0, 0);
    lit_level_destroy(&lit);
}

static void sources_add_up_to_255_a_channel(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("...\n");
    shine(&lit, point_make(1, 0), 0, (struct light){100, 40, 0});
    shine(&lit, point_make(1, 0), 0, (struct light){100, 40, 1});
    check_light(light_at(&lit, 1, 0), 200, 80, 1);
    shine(&lit, point_make(1, 0), 0, (struct light){100, 40, 255});
    check_light(light_at(&lit, 1, 0), 255, 120, 255);
    lit_level_destroy(&lit);
}

/* Above the cap too: one of three channels is over it. */
static void subtracting_restores_the_light_before(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("...\n");
    const struct light_cast cast = {.source = {1, 0}, .radius = 0, .rows = {1}};
    const struct area all = area_of_grid(lit.level.opacity.grid);
    light_grid_add(&lit.lights, &cast, lamp, all);
    light_grid_add(&lit.lights, &cast, (struct light){200, 10, 1}, all);
    check_light(light_at(&lit, 1, 0), 255, 210, 121);
    light_grid_subtract(&lit.lights, &cast, lamp, all);
    check_light(light_at(&lit, 1, 0), 200, 10, 1);
    assert_true(bit_grid_has(&lit.lights.lit, point_make(1, 0)));
    light_grid_subtract(&lit.lights, &cast, (struct light){200, 10, 1}, all);
    check_light(light_at(&lit, 1, 0), 0, 0, 0);
    assert_int_equal(bit_grid_count(&lit.lights.lit), 0);
    lit_level_destroy(&lit);
}

/* As many of the brightest sources as can reach a cell: no channel overflows into the next. */
static void sums_have_room_for_every_source_that_can_reach_a_cell(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("...\n");
    const struct light_cast cast = {.source = {1, 0}, .radius = 0, .rows = {1}};
    const struct area all = area_of_grid(lit.level.opacity.grid);
    const struct light red = {255, 0, 0};
    const struct light cyan = {0, 255, 255};
    int max = 2 * (2 * LIGHT_RADIUS_MAX + 1) * (2 * LIGHT_RADIUS_MAX + 1);
    for (int i = 0; i < max; i++)
        light_grid_add(&lit.lights, &cast, red, all);
    check_light(light_at(&lit, 1, 0), 255, 0, 0);
    for (int i = 0; i < max; i++)
        light_grid_add(&lit.lights, &cast, cyan, all);
    for (int i = 0; i < max; i++)
        light_grid_subtract(&lit.lights, &cast, red, all);
    check_light(light_at(&lit, 1, 0), 0, 255, 255);
    lit_level_destroy(&lit);
}

static void a_reset_leaves_no_light(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("......\n"
                                          "...@..\n"
                                          "......\n");
    const struct grid other = {2, 3};
    shine(&lit, lit.level.origin, 5, lamp);
    light_grid_reset(&lit.lights, other);
    for (size_t i = 0; i < grid_cells(other); i++)
        assert_int_equal(light_brightness(light_grid_get(&lit.lights, grid_point(other, i))), 0);
    light_grid_reset(&lit.lights, lit.level.opacity.grid);
    for (size_t i = 0; i < 18; i++)
        assert_int_equal((int)lit.lights.sums[i], 0);
    assert_int_equal(bit_grid_count(&lit.lights.lit), 0);
    assert_true(lit.lights.last_row < lit.lights.first_row);
    lit_level_destroy(&lit);
}

static void walls_show_the_light_on_the_viewers_side(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("...#...\n"
                                          "@..#...\n"
                                          "...#...\n");
    struct point wall = {3, 1};
    struct point viewer = {0, 1};
    shine(&lit, point_make(5, 1), 5, lamp);
    fov_compute(fov_get(0), &lit.level.opacity, viewer, FOV_UNLIMITED, &lit.level.view);
    assert_true(light_brightness(light_grid_get(&lit.lights, wall)) > 0);
    check_light(light_shown(&lit.lights, &lit.level.opacity, &lit.level.view, viewer, wall), 0, 0,
                0);
    struct point beyond = {6, 1};
    fov_compute(fov_get(0), &lit.level.opacity, beyond, FOV_UNLIMITED, &lit.level.view);
    struct light shown =
        light_shown(&lit.lights, &lit.level.opacity, &lit.level.view, beyond, wall);
    struct light beside = light_at(&lit, 4, 1);
    check_light(shown, beside.red, beside.green, beside.blue);
    lit_level_destroy(&lit);
}

static void a_wall_shows_the_greatest_of_each_channel_beside_it(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("...\n"
                                          ".#.\n"
                                          "..@\n");
    shine(&lit, point_make(0, 2), 0, (struct light){200, 10, 0});
    shine(&lit, point_make(2, 0), 0, (struct light){90, 90, 0});
    shine(&lit, point_make(0, 0), 0, (struct light){255, 255, 255}); /* behind the wall */
    struct point viewer = lit.level.origin;
    fov_compute(fov_get(0), &lit.level.opacity, viewer, FOV_UNLIMITED, &lit.level.view);
    assert_false(view_has(&lit.level.view, point_make(0, 0)));
    check_light(
        light_shown(&lit.lights, &lit.level.opacity, &lit.level.view, viewer, point_make(1, 1)),
        200, 90, 0);
    check_light(
        light_shown(&lit.lights, &lit.level.opacity, &lit.level.view, viewer, point_make(0, 2)),
        200, 10, 0);
    lit_level_destroy(&lit);
}

/* A source in a doorway lights the walls beside it, although the doorway blocks. */
static void walls_show_the_light_of_the_viewers_own_cell(void **state)
{
    (void)state;
    struct lit_level lit = lit_level_read("#\n"
                                          "W\n"
                                          "#\n");
    shine(&lit, lit.level.origin, 0, lamp);
    fov_compute(fov_get(0), &lit.level.opacity, lit.level.origin, 1, &lit.level.view);
    check_light(light_shown(&lit.lights, &lit.level.opacity, &lit.level.view, lit.level.origin,
                            point_make(0, 0)),
                255, 200, 120);
    check_light(light_shown(&lit.lights, &lit.level.opacity, &lit.level.view, point_make(0, 2),
                            point_make(0, 0)),
                0, 0, 0);
    lit_level_destroy(&lit);
}

static void a_fill_lights_an_area_alike_and_other_light_comes_and_goes_on_it(void **unused)
{
    struct lit_level lit = lit_level_read("@....\n");
    light_grid_fill(&lit.lights, (struct light){40, 30, 20}, (struct area){{1, 0}, {3, 0}});
    check_light(light_at(&lit, 0, 0), 0, 0, 0);
    check_light(light_at(&lit, 1, 0), 40, 30, 20);
    check_light(light_at(&lit, 3, 0), 40, 30, 20);
    check_light(light_at(&lit, 4, 0), 0, 0, 0);
    assert_true(bit_grid_has(&lit.lights.lit, point_make(3, 0)));
    assert_false(bit_grid_has(&lit.lights.lit, point_make(4, 0)));
    shine(&lit, point_make(2, 0), 0, lamp);
    check_light(light_at(&lit, 2, 0), 255, 230, 140);
    lit_level_destroy(&lit);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(brightness_is_the_greatest_channel),
        cmocka_unit_test(a_source_has_its_colour_on_its_own_cell_and_falls_off),
        cmocka_unit_test(the_weakest_source_lights_all_that_it_reaches),
        cmocka_unit_test(radius_0_lights_its_own_cell),
        cmocka_unit_test(sources_add_up_to_255_a_channel),
        cmocka_unit_test(subtracting_restores_the_light_before),
        cmocka_unit_test(sums_have_room_for_every_source_that_can_reach_a_cell),
        cmocka_unit_test(a_reset_leaves_no_light),
        cmocka_unit_test(a_fill_lights_an_area_alike_and_other_light_comes_and_goes_on_it),
        cmocka_unit_test(walls_show_the_light_on_the_viewers_side),
        cmocka_unit_test(a_wall_shows_the_greatest_of_each_channel_beside_it),
        cmocka_unit_test(walls_show_the_light_of_the_viewers_own_cell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
