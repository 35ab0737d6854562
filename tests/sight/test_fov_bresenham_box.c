/* Views of bresenham-box that can be checked by eye. */
#include "support/check.h"
#include "support/sight_picture.h"

static void check(const char *picture, int radius, const char *expected)
{
    assert_true(sight_picture_is_seen(picture, "bresenham-box", radius, expected));
}

static void radius_1_is_the_eight_cells_around(void **state)
{
    (void)state;
    check("....\n"
          ".@..\n"
          "....\n"
          "....\n",
          1,
          "... \n"
          ".@. \n"
          "... \n"
          "    \n");
}

static void the_view_is_square(void **state)
{
    (void)state;
    check(".......\n"
          ".......\n"
          "...@...\n"
          ".......\n"
          ".......\n"
          ".......\n",
          2,
          " ..... \n"
          " ..... \n"
          " ..@.. \n"
          " ..... \n"
          " ..... \n"
          "       \n");
}

static void lines_end_at_pillars(void **state)
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
          "........  .\n"
          "...... ....\n"
          "....#......\n"
          "...........\n"
          "@..........\n"
          "...........\n"
          "...#.......\n"
          "....  .....\n");
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
          "     ..... \n"
          "    ....   \n"
          "####..###  \n"
          "...........\n"
          "..@........\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(radius_1_is_the_eight_cells_around),
        cmocka_unit_test(the_view_is_square),
        cmocka_unit_test(lines_end_at_pillars),
        cmocka_unit_test(walls_beside_a_door_are_missed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
