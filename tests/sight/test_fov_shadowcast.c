/* Views of shadowcast that can be checked by eye. */
#include "support/check.h"
#include "support/sight_picture.h"

#include "base/array.h"

static void check(const char *picture, int radius, const char *expected)
{
    assert_true(sight_picture_is_seen(picture, "shadowcast", radius, expected));
}

static void a_pillar_casts_a_widening_shadow(void **state)
{
    (void)state;
    check("...........\n"
          "...........\n"
          "....#......\n"
          "...........\n"
          "@..........\n"
          "...........\n"
          "...#.......\n"
          "...........\n",
          FOV_UNLIMITED,
          ".......    \n"
          ".....   ...\n"
          "....# .....\n"
          "...........\n"
          "@..........\n"
          "...........\n"
          "...#.......\n"
          "....  .....\n");
}

static void a_door_opens_on_a_cone(void **state)
{
    (void)state;
    check("...........\n"
          "...........\n"
          "####..#####\n"
          "...........\n"
          "..@........\n",
          FOV_UNLIMITED,
          "     ....  \n"
          "     ..    \n"
          "####..#####\n"
          "...........\n"
          "..@........\n");
}

static void walls_and_their_corners_are_seen(void **state)
{
    (void)state;
    check("############\n"
          "#..........#\n"
          "#.........@#\n"
          "############\n",
          FOV_UNLIMITED,
          "############\n"
          "#..........#\n"
          "#.........@#\n"
          "############\n");
}

static void one_sees_diagonally_between_two_walls(void **state)
{
    (void)state;
    check("@#...\n"
          "#....\n"
          ".....\n"
          ".....\n",
          FOV_UNLIMITED,
          "@#   \n"
          "#..  \n"
          " ....\n"
          "  ...\n");
}

static void one_sees_along_a_corner_on_one_side(void **state)
{
    (void)state;
    check("@....\n"
          "#....\n"
          ".....\n"
          ".....\n"
          ".....\n",
          FOV_UNLIMITED,
          "@....\n"
          "#....\n"
          " ....\n"
          "  ...\n"
          "  ...\n");
    check("@....\n"
          ".....\n"
          ".....\n"
          "..#..\n"
          ".....\n",
          FOV_UNLIMITED,
          "@....\n"
          ".....\n"
          ".....\n"
          "..#..\n"
          "... .\n");
}

static void a_partly_visible_wall_is_seen(void **state)
{
    (void)state;
    check("..@...\n"
          "......\n"
          ".#....\n"
          "......\n"
          ".#.#..\n"
          "..#...\n",
          FOV_UNLIMITED,
          "..@...\n"
          "......\n"
          ".#....\n"
          "  ....\n"
          " #.#..\n"
          "  # ..\n");
}

static void a_closed_corner_hides_all(void **state)
{
    (void)state;
    check("@#.\n"
          "##.\n"
          "...\n",
          FOV_UNLIMITED,
          "@# \n"
          "## \n"
          "   \n");
}

/* The ray of slope 1/4 touches a corner of each wall. One wall alone leaves the ray and the cell 8 to the right and 2 down
 * visible. Both walls leave nothing on either side of it, so it is lost. */
static void rays_pinched_between_two_corners_are_lost(void **state)
{
    (void)state;
    check("@.#........\n"
          "...........\n"
          "...........\n",
          FOV_UNLIMITED,
          "@.#        \n"
          ".....      \n"
          ".........  \n");
    check("@..........\n"
          "...........\n"
          "......#....\n",
          FOV_UNLIMITED,
          "@..........\n"
          "...........\n"
          "......# ...\n");
    check("@.#........\n"
          "...........\n"
          "......#....\n",
          FOV_UNLIMITED,
          "@.#        \n"
          ".....      \n"
          "......#    \n");
}

static void radius_1_is_the_eight_cells_around(void **state)
{
    (void)state;
    check(".....\n"
          ".....\n"
          "..@..\n"
          ".....\n",
          1,
          "     \n"
          " ... \n"
          " .@. \n"
          " ... \n");
}

static void radius_2_is_a_circle_without_points(void **state)
{
    (void)state;
    check(".......\n"
          ".......\n"
          ".......\n"
          "...@...\n"
          ".......\n"
          "...#...\n"
          ".......\n",
          2,
          "       \n"
          "  ...  \n"
          " ..... \n"
          " ..@.. \n"
          " ..... \n"
          "  .#.  \n"
          "       \n");
}

/* Both sides of a word's limits: 28 is the last radius that is near the origin (see radius_mask.h). */
static void circles_of_every_radius_are_whole(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){231, 221});
    level.origin = point_make(115, 110);
    for (int radius = 1; radius <= 160; radius++) {
        fov_compute(fov_get(0), &level.opacity, level.origin, radius, &level.view);
        for (size_t i = 0; i < grid_cells(level.opacity.grid); i++) {
            struct point p = grid_point(level.opacity.grid, i);
            if (view_has(&level.view, p) != point_is_within(level.origin, p, radius))
                fail_msg("radius %d: %d,%d", radius, p.x, p.y);
        }
    }
    sight_level_destroy(&level);
}

static void the_largest_level_is_seen_whole(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){GRID_SIDE_MAX, GRID_SIDE_MAX});
    const struct point origins[] = {{0, 0}, {1023, 0}, {512, 511}, {63, 1023}, {64, 640}};
    for (size_t i = 0; i < ARRAY_LENGTH(origins); i++) {
        fov_compute(fov_get(0), &level.opacity, origins[i], FOV_UNLIMITED, &level.view);
        assert_int_equal(bit_grid_count(&level.view.cells), GRID_SIDE_MAX * GRID_SIDE_MAX);
    }
    sight_level_destroy(&level);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_pillar_casts_a_widening_shadow),
        cmocka_unit_test(a_door_opens_on_a_cone),
        cmocka_unit_test(walls_and_their_corners_are_seen),
        cmocka_unit_test(one_sees_diagonally_between_two_walls),
        cmocka_unit_test(one_sees_along_a_corner_on_one_side),
        cmocka_unit_test(a_partly_visible_wall_is_seen),
        cmocka_unit_test(a_closed_corner_hides_all),
        cmocka_unit_test(rays_pinched_between_two_corners_are_lost),
        cmocka_unit_test(radius_1_is_the_eight_cells_around),
        cmocka_unit_test(radius_2_is_a_circle_without_points),
        cmocka_unit_test(circles_of_every_radius_are_whole),
        cmocka_unit_test(the_largest_level_is_seen_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
