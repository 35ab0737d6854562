/* Lights that are put on a grid and removed again. */
#include "support/check.h"

#include "sight/light_dynamic.h"

#include <stdlib.h>

#define BEARERS 3

static const struct grid grid = {12, 5};
static const struct light lamp = {90, 60, 40};
static const struct light_ways no_mirrors = {0};

struct floor {
    struct light_grid lights;
    struct light_dynamic laid;
    void *memory;
};

static void take(struct floor *floor, struct arena *arena)
{
    floor->lights = light_grid_alloc(arena, grid);
    floor->laid = light_dynamic_alloc(arena, BEARERS);
}

static struct floor floor_make(void)
{
    struct floor floor;
    struct arena measure = arena_measuring();
    take(&floor, &measure);
    void *memory = calloc(1, measure.used);
    assert_non_null(memory);
    struct arena arena = arena_over(memory, measure.used);
    take(&floor, &arena);
    floor.memory = memory;
    return floor;
}

/* A cast of radius 1 that reaches its own cell and its left and right neighbours. */
static struct light_cast cast_at(int x, int y)
{
    return (struct light_cast){.source = {x, y}, .radius = 1, .rows = {0, 7, 0}};
}

static struct area lay(struct floor *floor, uint16_t bearer, int x, int y)
{
    struct light_cast cast = cast_at(x, y);
    light_dynamic_note(&floor->laid, bearer);
    return light_dynamic_put(&floor->laid, bearer, &no_mirrors, &floor->lights, &cast, lamp);
}

static int red_at(const struct floor *floor, int x, int y)
{
    return light_grid_get(&floor->lights, point_make(x, y)).red;
}

static void forget_notes(struct floor *floor)
{
    for (uint16_t bearer; light_dynamic_next(&floor->laid, &bearer);)
        continue;
}

static bool is_area(struct area area, int left, int top, int right, int bottom)
{
    return area.first.x == left && area.first.y == top && area.last.x == right &&
           area.last.y == bottom;
}

static void a_removed_light_leaves_the_others(void **state)
{
    struct floor floor = floor_make();
    assert_true(is_area(lay(&floor, 0, 4, 2), 3, 1, 5, 3));
    lay(&floor, 2, 5, 2);
    assert_true(red_at(&floor, 4, 2) > red_at(&floor, 3, 2));
    int alone = red_at(&floor, 6, 2);
    assert_true(
        is_area(light_dynamic_remove(&floor.laid, 0, &no_mirrors, &floor.lights), 3, 1, 5, 3));
    assert_int_equal(red_at(&floor, 3, 2), 0);
    assert_int_equal(red_at(&floor, 4, 2), alone);
    light_dynamic_remove(&floor.laid, 2, &no_mirrors, &floor.lights);
    assert_int_equal(bit_grid_count(&floor.lights.lit), 0);
    free(floor.memory);
    (void)state;
}

static void removing_no_light_changes_nothing(void **state)
{
    struct floor floor = floor_make();
    lay(&floor, 1, 4, 2);
    assert_true(area_is_empty(light_dynamic_remove(&floor.laid, 0, &no_mirrors, &floor.lights)));
    light_dynamic_remove(&floor.laid, 1, &no_mirrors, &floor.lights);
    assert_true(area_is_empty(light_dynamic_remove(&floor.laid, 1, &no_mirrors, &floor.lights)));
    free(floor.memory);
    (void)state;
}

static void a_bearer_noted_twice_comes_once(void **state)
{
    struct floor floor = floor_make();
    uint16_t bearer;
    for (int times = 0; times < 2; times++) {
        light_dynamic_note(&floor.laid, 1);
        light_dynamic_note(&floor.laid, 1);
        assert_true(light_dynamic_next(&floor.laid, &bearer));
        assert_int_equal(bearer, 1);
        assert_false(light_dynamic_next(&floor.laid, &bearer));
    }
    free(floor.memory);
    (void)state;
}

static void only_lights_that_reach_a_cell_are_noted_around_it(void **state)
{
    struct floor floor = floor_make();
    uint16_t bearer;
    lay(&floor, 0, 4, 2);
    lay(&floor, 1, 7, 2);
    forget_notes(&floor);
    for (uint16_t i = 0; i < BEARERS; i++)
        light_dynamic_note_reaching(&floor.laid, i, point_make(5, 3));
    assert_true(light_dynamic_next(&floor.laid, &bearer));
    assert_int_equal(bearer, 0);
    assert_false(light_dynamic_next(&floor.laid, &bearer));
    free(floor.memory);
    (void)state;
}

static void a_reset_forgets_lights_and_notes(void **state)
{
    struct floor floor = floor_make();
    uint16_t bearer;
    lay(&floor, 2, 4, 2);
    light_dynamic_reset(&floor.laid);
    assert_false(light_dynamic_next(&floor.laid, &bearer));
    assert_true(area_is_empty(light_dynamic_remove(&floor.laid, 2, &no_mirrors, &floor.lights)));
    light_dynamic_note(&floor.laid, 2);
    assert_true(light_dynamic_next(&floor.laid, &bearer));
    free(floor.memory);
    (void)state;
}

static void light_without_a_bearer_is_the_others_light(void **state)
{
    struct floor floor = floor_make();
    lay(&floor, 0, 4, 2);
    int alone = red_at(&floor, 4, 2);
    lay(&floor, 2, 5, 2);
    for (int x = 0; x < grid.width; x++) {
        struct point p = {x, 2};
        struct light without =
            light_grid_get_less(&floor.lights, p, light_dynamic_sum(&floor.laid, 2, p));
        struct light all =
            light_grid_get_less(&floor.lights, p, light_dynamic_sum(&floor.laid, 1, p));
        light_dynamic_remove(&floor.laid, 2, &no_mirrors, &floor.lights);
        assert_int_equal(without.red, red_at(&floor, x, 2));
        lay(&floor, 2, 5, 2);
        assert_int_equal(all.red, red_at(&floor, x, 2));
    }
    assert_true(red_at(&floor, 4, 2) > alone);
    free(floor.memory);
    (void)state;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_removed_light_leaves_the_others),
        cmocka_unit_test(removing_no_light_changes_nothing),
        cmocka_unit_test(a_bearer_noted_twice_comes_once),
        cmocka_unit_test(only_lights_that_reach_a_cell_are_noted_around_it),
        cmocka_unit_test(a_reset_forgets_lights_and_notes),
        cmocka_unit_test(light_without_a_bearer_is_the_others_light),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
