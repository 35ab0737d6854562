/* Views of disc that can be checked by eye. */
#include "support/check.h"
#include "support/sight_picture.h"

static void check(const char *picture, int radius, const char *expected)
{
    assert_true(sight_picture_is_seen(picture, "disc", radius, expected));
}

static void radius_1_is_a_cross(void **state)
{
    (void)state;
    check("....\n"
          ".@..\n"
          "....\n"
          "....\n",
          1,
          " .  \n"
          ".@. \n"
          " .  \n"
          "    \n");
}

static void radius_5_has_points(void **state)
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
          "     .     \n"
          "  .......  \n"
          " ......... \n"
          " ......... \n"
          " ......... \n"
          ".....@.....\n"
          " ......... \n"
          " ......... \n"
          " ......... \n"
          "  .......  \n"
          "     .     \n");
}

static void walls_hide_nothing(void **state)
{
    (void)state;
    check(".#.....\n"
          "######.\n"
          ".@#....\n"
          "######.\n",
          4,
          ".#...  \n"
          "#####  \n"
          ".@#... \n"
          "#####  \n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(radius_1_is_a_cross),
        cmocka_unit_test(radius_5_has_points),
        cmocka_unit_test(walls_hide_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
