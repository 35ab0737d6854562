/* Lines of cells, drawn: the digits are the steps. */
#include "support/bresenham_reference.h"
#include "support/check.h"
#include "support/sight_picture.h"

#include "sight/missile_line.h"

#include <string.h>

static struct point find(const char *picture, char sign)
{
    int width = (int)strcspn(picture, "\n") + 1;
    const char *at = strchr(picture, sign);
    assert_non_null(at);
    return point_make((int)(at - picture) % width, (int)(at - picture) / width);
}

/* The line from 0 to the highest digit has the cells of the digits, and is the same backwards. */
static void check_bresenham(const char *picture, int steps)
{
    struct point a = find(picture, '0');
    struct point b = find(picture, (char)('0' + steps));
    for (int k = 0; k <= steps; k++) {
        assert_true(point_is_equal(bresenham_reference(a, b, k), find(picture, (char)('0' + k))));
        assert_true(
            point_is_equal(bresenham_reference(b, a, steps - k), find(picture, (char)('0' + k))));
    }
}

static void bresenham_lines_are_as_drawn(void **state)
{
    (void)state;
    check_bresenham("0\n", 0);
    check_bresenham("0123\n", 3);
    check_bresenham("0\n1\n2\n", 2);
    check_bresenham("0..\n"
                    ".1.\n"
                    "..2\n",
                    2);
    check_bresenham("0......\n"
                    ".12....\n"
                    "...34..\n"
                    ".....56\n",
                    6);
    check_bresenham("0....\n"
                    ".12..\n"
                    "...34\n",
                    4);
}

/* Halves go away from the end farther left, or farther up if the line is steep. */
static void bresenham_ties_are_those_of_the_smaller_end(void **state)
{
    (void)state;
    check_bresenham("...34\n"
                    ".12..\n"
                    "0....\n",
                    4);
    check_bresenham("..0\n"
                    ".1.\n"
                    ".2.\n"
                    "3..\n"
                    "4..\n",
                    4);
    check_bresenham("0..\n"
                    ".1.\n"
                    ".2.\n"
                    "..3\n"
                    "..4\n",
                    4);
}

/* The line from the '0' to the highest digit, over walls '#'. */
static void check_missile(const char *picture, int steps)
{
    struct sight_level level = sight_picture_read(picture);
    struct point cells[10];
    struct point from = find(picture, '0');
    struct point to = find(picture, (char)('0' + steps));
    assert_int_equal(missile_line(&level.opacity, from, to, cells, 10), steps);
    for (int i = 0; i < steps; i++)
        assert_true(point_is_equal(cells[i], find(picture, (char)('1' + i))));
    sight_level_destroy(&level);
}

static void missiles_fly_straight(void **state)
{
    (void)state;
    check_missile("0\n", 0);
    check_missile("..43210\n", 4);
    check_missile("01....\n"
                  "..23..\n"
                  "....45\n",
                  5);
}

static void missiles_between_two_cells_take_the_one_with_the_smaller_index(void **state)
{
    (void)state;
    check_missile("01.\n"
                  "..2\n",
                  2);
    check_missile("21.\n"
                  "..0\n",
                  2);
    check_missile("0.\n"
                  "1.\n"
                  ".2\n",
                  2);
    check_missile(".0\n"
                  "1.\n"
                  "2.\n",
                  2);
}

static void missiles_between_two_cells_avoid_walls(void **state)
{
    (void)state;
    check_missile("0#.\n"
                  ".12\n",
                  2);
    check_missile("01.\n"
                  ".#2\n",
                  2);
    check_missile("0.\n"
                  "#1\n"
                  ".2\n",
                  2);
}

static void a_short_buffer_gets_the_beginning(void **state)
{
    (void)state;
    struct sight_level level = sight_level_create((struct grid){20, 1});
    struct point cells[3] = {{-1, -1}, {-1, -1}, {-1, -1}};
    assert_int_equal(missile_line(&level.opacity, point_make(2, 0), point_make(12, 0), cells, 2),
                     10);
    assert_int_equal(cells[0].x, 3);
    assert_int_equal(cells[1].x, 4);
    assert_int_equal(cells[2].x, -1);
    assert_int_equal(missile_line(&level.opacity, point_make(2, 0), point_make(12, 0), NULL, 0),
                     10);
    sight_level_destroy(&level);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bresenham_lines_are_as_drawn),
        cmocka_unit_test(bresenham_ties_are_those_of_the_smaller_end),
        cmocka_unit_test(missiles_fly_straight),
        cmocka_unit_test(missiles_between_two_cells_take_the_one_with_the_smaller_index),
        cmocka_unit_test(missiles_between_two_cells_avoid_walls),
        cmocka_unit_test(a_short_buffer_gets_the_beginning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
