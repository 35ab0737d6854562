/* Views of raycast that can be checked by eye. */
#include "support/check.h"
#include "support/sight_picture.h"

static void check(const char *picture, int radius, const char *expected)
{
    assert_true(sight_picture_is_seen(picture, "raycast", radius, expected));
}

/* The end of a ray is not seen. */
static void radius_1_is_the_origin_alone(void **state)
{
    (void)state;
    check(".....\n"
          ".....\n"
          "..@..\n"
          ".....\n"
          ".....\n",
          1,
          "     \n"
          "     \n"
          "  @  \n"
          "     \n"
          "     \n");
}

static void radius_2_is_a_square(void **state)
{
    (void)state;
    check(".....\n"
          ".....\n"
          "..@..\n"
          ".....\n"
          ".....\n",
          2,
          "     \n"
          " ... \n"
          " .@. \n"
          " ... \n"
          "     \n");
}

static void radius_5_reaches_4(void **state)
{
    (void)state;
    check("...........\n"
          "...........\n"
          "...........\n"
          "...........\n"
          "...........\n"
          ".....@.....\n"
          "...........\n"
          "...........\n"
          "...........\n"
          "...........\n"
          "...........\n",
          5,
          "           \n"
          "   .....   \n"
          "  .......  \n"
          " ......... \n"
          " ......... \n"
          " ....@.... \n"
          " ......... \n"
          " ......... \n"
          "  .......  \n"
          "   .....   \n"
          "           \n");
}

static void rays_slip_past_a_pillar(void **state)
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
          "......   ..\n"
          "....#......\n"
          "...........\n"
          "@..........\n"
          "...........\n"
          "...#.......\n"
          "....   ....\n");
}

static void walls_beside_a_door_are_missed(void **state)
{
    (void)state;
    check("...........\n"
          "...........\n"
          "####..#####\n"
          "...........\n"
          "..@........\n",
          FOV_UNLIMITED,
          "     ....  \n"
          "    ....   \n"
          "####..###  \n"
          "...........\n"
          "..@........\n");
}

/* A degree is 7 cells wide at 400. */
static void far_away_there_are_gaps(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){400, 9});
    fov_compute(fov_get(fov_find("raycast")), &level.opacity, level.origin, 400, &level.view);
    assert_true(view_has(&level.view, point_make(399, 0)));
    assert_false(view_has(&level.view, point_make(399, 1)));
    assert_true(view_has(&level.view, point_make(399, 7)));
    sight_level_destroy(&level);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(radius_1_is_the_origin_alone),
        cmocka_unit_test(radius_2_is_a_square),
        cmocka_unit_test(radius_5_reaches_4),
        cmocka_unit_test(rays_slip_past_a_pillar),
        cmocka_unit_test(walls_beside_a_door_are_missed),
        cmocka_unit_test(far_away_there_are_gaps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
