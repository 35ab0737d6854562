/* Points and directions. */
#include "support/check.h"

#include "base/point.h"

static void check_point(struct point p, int x, int y)
{
    assert_int_equal(p.x, x);
    assert_int_equal(p.y, y);
}

static void points_add_and_subtract(void **state)
{
    (void)state;
    check_point(point_add(point_make(1, -2), point_make(3, 5)), 4, 3);
    check_point(point_subtract(point_make(1, -2), point_make(3, 5)), -2, -7);
    assert_true(point_is_equal(point_make(1, 2), point_make(1, 2)));
    assert_false(point_is_equal(point_make(1, 2), point_make(2, 1)));
    assert_false(point_is_equal(point_make(1, 2), point_make(1, 3)));
}

static void a_diagonal_is_one_step(void **state)
{
    (void)state;
    assert_int_equal(point_chebyshev(point_make(4, 4), point_make(4, 4)), 0);
    assert_int_equal(point_chebyshev(point_make(0, 0), point_make(-3, 3)), 3);
    assert_int_equal(point_chebyshev(point_make(1, 1), point_make(8, -1)), 7);
    assert_int_equal(point_chebyshev(point_make(1, 9), point_make(2, 1)), 8);
}

static void discs_have_no_points(void **state)
{
    (void)state;
    const struct point middle = {5, 5};
    assert_true(point_is_within(middle, middle, 0));
    assert_false(point_is_within(middle, point_make(5, 6), 0));
    assert_true(point_is_within(middle, point_make(6, 6), 1));
    assert_true(point_is_within(middle, point_make(7, 6), 2));
    assert_false(point_is_within(middle, point_make(7, 7), 2));
    assert_false(point_is_within(middle, point_make(5, 8), 2));
    assert_true(point_is_within(point_make(0, 0), point_make(100000, 0), 100000));
    assert_false(point_is_within(point_make(0, 0), point_make(100001, 0), 100000));
}

static void directions_run_clockwise_from_north(void **state)
{
    (void)state;
    check_point(direction_offset(DIRECTION_NORTH), 0, -1);
    check_point(direction_offset(DIRECTION_NORTH_EAST), 1, -1);
    check_point(direction_offset(DIRECTION_EAST), 1, 0);
    check_point(direction_offset(DIRECTION_SOUTH_EAST), 1, 1);
    check_point(direction_offset(DIRECTION_SOUTH), 0, 1);
    check_point(direction_offset(DIRECTION_SOUTH_WEST), -1, 1);
    check_point(direction_offset(DIRECTION_WEST), -1, 0);
    check_point(direction_offset(DIRECTION_NORTH_WEST), -1, -1);
    check_point(point_step(point_make(10, 10), DIRECTION_NORTH_WEST), 9, 9);
}

static void directions_turn_either_way(void **state)
{
    (void)state;
    assert_int_equal(direction_turned(DIRECTION_NORTH, 2), DIRECTION_EAST);
    assert_int_equal(direction_turned(DIRECTION_NORTH, -1), DIRECTION_NORTH_WEST);
    assert_int_equal(direction_turned(DIRECTION_NORTH_WEST, 1), DIRECTION_NORTH);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        assert_int_equal(direction_turned((enum direction)d, 8), d);
        assert_int_equal(direction_turned((enum direction)d, -8), d);
        struct point back =
            direction_offset(direction_turned((enum direction)d, DIRECTION_COUNT / 2));
        check_point(point_add(back, direction_offset((enum direction)d)), 0, 0);
    }
}

static void every_direction_is_that_of_its_offset(void **state)
{
    (void)state;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point offset = direction_offset((enum direction)d);
        assert_int_equal(direction_of(offset), d);
        assert_int_equal(direction_of(point_make(offset.x * 9, offset.y * 4)), d);
        assert_int_equal(direction_is_diagonal((enum direction)d), offset.x != 0 && offset.y != 0);
    }
}

static bool is_two_or_more_off(const void *context, struct point p)
{
    return point_chebyshev(*(const struct point *)context, p) >= 2;
}

static void the_nearest_cell_is_found_by_steps_and_then_in_reading_order(void **unused)
{
    struct point at = {5, 5};
    struct point found;
    assert_true(point_find_near(at, 3, is_two_or_more_off, &at, &found));
    assert_true(point_is_equal(found, point_make(3, 3)));
    assert_false(point_find_near(at, 1, is_two_or_more_off, &at, &found));
    (void)unused;
}

static bool is_given(const void *context, struct point p)
{
    return point_is_equal(*(const struct point *)context, p);
}

static void every_cell_within_the_radius_is_tried(void **unused)
{
    for (int y = -2; y <= 2; y++)
        for (int x = -2; x <= 2; x++) {
            struct point given = {x, y};
            struct point found;
            assert_true(point_find_near(point_make(0, 0), 2, is_given, &given, &found));
            assert_true(point_is_equal(found, given));
        }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(points_add_and_subtract),
        cmocka_unit_test(a_diagonal_is_one_step),
        cmocka_unit_test(discs_have_no_points),
        cmocka_unit_test(directions_run_clockwise_from_north),
        cmocka_unit_test(directions_turn_either_way),
        cmocka_unit_test(every_direction_is_that_of_its_offset),
        cmocka_unit_test(the_nearest_cell_is_found_by_steps_and_then_in_reading_order),
        cmocka_unit_test(every_cell_within_the_radius_is_tried),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
