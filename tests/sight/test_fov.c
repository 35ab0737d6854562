/* The registry of algorithms, and fov_compute for all of them. */
#include "support/check.h"
#include "support/sight_picture.h"

#include "base/array.h"

#include <string.h>

static void the_registry_has_these_names(void **state)
{
    (void)state;
    const char *const names[] = {"shadowcast", "raycast", "bresenham-box", "bresenham-circle",
                                 "disc"};
    assert_int_equal(fov_count(), 5);
    for (int i = 0; i < fov_count(); i++) {
        assert_string_equal(fov_get(i)->name, names[i]);
        assert_int_equal(fov_find(names[i]), i);
        assert_true(strlen(fov_get(i)->summary) > 0);
    }
}

static void an_unknown_name_is_not_found(void **state)
{
    (void)state;
    assert_int_equal(fov_find(""), -1);
    assert_int_equal(fov_find("shadowcas"), -1);
    assert_int_equal(fov_find("Shadowcast"), -1);
}

/* Every algorithm with these properties sees the same. */
static void check_all(unsigned properties, const char *picture, int radius, const char *expected)
{
    for (int i = 0; i < fov_count(); i++)
        if ((fov_get(i)->properties & properties) == properties)
            assert_true(sight_picture_is_seen(picture, fov_get(i)->name, radius, expected));
}

static void radius_0_is_the_origin_alone(void **state)
{
    (void)state;
    check_all(0,
              "...\n"
              ".@.\n"
              "...\n",
              0,
              "   \n"
              " @ \n"
              "   \n");
    check_all(0, "#W#\n", 0, " @ \n");
}

static void a_level_of_one_cell_is_seen(void **state)
{
    (void)state;
    const int radii[] = {0, 1, 2, 64, FOV_RADIUS_MAX, FOV_UNLIMITED};
    for (size_t i = 0; i < ARRAY_LENGTH(radii); i++) {
        check_all(0, "@\n", radii[i], "@\n");
        check_all(0, "W\n", radii[i], "@\n");
    }
}

static void a_room_is_seen_from_its_doorway(void **state)
{
    (void)state;
    check_all(FOV_STOPS_AT_WALLS,
              "#####\n"
              "#...#\n"
              "W...#\n"
              "#...#\n"
              "#####\n",
              20,
              " ####\n"
              "#...#\n"
              "@...#\n"
              "#...#\n"
              " ####\n");
}

static void strips_of_one_cell_are_seen_to_the_first_wall(void **state)
{
    (void)state;
    check_all(FOV_STOPS_AT_WALLS, "...#...@....#..\n", 12, "   #...@....#  \n");
    check_all(FOV_STOPS_AT_WALLS, ".\n#\n.\n@\n#\n.\n", 12, " \n#\n.\n@\n#\n \n");
}

static void the_greatest_radius_reaches_across_the_greatest_level(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){GRID_SIDE_MAX, 2});
    const int radii[] = {GRID_SIDE_MAX, FOV_RADIUS_MAX - 1, FOV_RADIUS_MAX, FOV_UNLIMITED};
    for (int i = 0; i < 4 * fov_count(); i++) {
        fov_compute(fov_get(i / 4), &level.opacity, level.origin, radii[i % 4], &level.view);
        assert_true(view_has(&level.view, point_make(GRID_SIDE_MAX - 1, 0)));
    }
    sight_level_destroy(&level);
}

static void a_view_serves_for_levels_of_several_sizes(void **state)
{
    (void)state;
    struct sight_level large = sight_level_create((struct grid){130, 70});
    struct sight_level small = sight_picture_read("..@\n"
                                                  "...\n");
    for (int i = 0; i < fov_count(); i++) {
        fov_compute(fov_get(i), &large.opacity, point_make(64, 35), 200, &large.view);
        fov_compute(fov_get(i), &small.opacity, small.origin, 9, &large.view);
        assert_int_equal(bit_grid_count(&large.view.cells), 6);
        fov_compute(fov_get(i), &large.opacity, point_make(0, 0), 0, &large.view);
        assert_int_equal(bit_grid_count(&large.view.cells), 1);
    }
    sight_level_destroy(&small);
    sight_level_destroy(&large);
}

static void no_cell_outside_the_level_is_seen(void **state)
{
    (void)state;
    struct sight_level level = sight_picture_read("@.\n");
    const struct point outside[] = {{-1, 0}, {2, 0}, {0, -1}, {1, 1}};
    for (int i = 0; i < 4 * fov_count(); i++)
        assert_false(
            fov_sees(fov_get(i / 4), &level.opacity, level.origin, FOV_UNLIMITED, outside[i % 4]));
    sight_level_destroy(&level);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_registry_has_these_names),
        cmocka_unit_test(an_unknown_name_is_not_found),
        cmocka_unit_test(radius_0_is_the_origin_alone),
        cmocka_unit_test(a_level_of_one_cell_is_seen),
        cmocka_unit_test(a_room_is_seen_from_its_doorway),
        cmocka_unit_test(strips_of_one_cell_are_seen_to_the_first_wall),
        cmocka_unit_test(the_greatest_radius_reaches_across_the_greatest_level),
        cmocka_unit_test(a_view_serves_for_levels_of_several_sizes),
        cmocka_unit_test(no_cell_outside_the_level_is_seen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
