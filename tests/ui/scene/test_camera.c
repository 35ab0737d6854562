/* The camera: it keeps the hero away from its edges. */
#include "support/check.h"

#include "ui/art/tileset.h"
#include "ui/scene/camera.h"

enum { BORDER = CAMERA_BORDER * TILE_SIDE };

static const struct grid large = {80, 45};

static struct camera make_camera(int cells_across, int cells_down)
{
    return (struct camera){.width = cells_across * TILE_SIDE, .height = cells_down * TILE_SIDE};
}

static int middle(int cell)
{
    return cell * TILE_SIDE + TILE_SIDE / 2;
}

static void follow(struct camera *camera, struct grid level, int x, int y)
{
    camera_follow(camera, level, middle(x), middle(y));
}

static void test_the_border_is_nine_cells(void **state)
{
    (void)state;
    assert_int_equal(CAMERA_BORDER, 9);
}

static void test_it_stands_still_while_the_hero_is_within_its_border(void **state)
{
    (void)state;
    struct camera camera = make_camera(22, 20);
    follow(&camera, large, 40, 22);
    int x = camera.x;
    int y = camera.y;
    int last_x = (x + camera.width - BORDER) / TILE_SIDE - 1;
    int last_y = (y + camera.height - BORDER) / TILE_SIDE - 1;
    follow(&camera, large, last_x, last_y);
    assert_int_equal(camera.x, x);
    assert_int_equal(camera.y, y);
}

static void test_it_scrolls_before_the_hero_crosses_the_border(void **state)
{
    (void)state;
    struct camera camera = make_camera(40, 25);
    for (int x = CAMERA_BORDER; x < large.width - CAMERA_BORDER; x++) {
        follow(&camera, large, x, 22);
        int left = middle(x) - camera.x;
        int right = camera.x + camera.width - middle(x);
        assert_true(left >= BORDER);
        assert_true(right >= BORDER);
    }
    for (int y = large.height - 1 - CAMERA_BORDER; y >= CAMERA_BORDER; y--) {
        follow(&camera, large, 40, y);
        int above = middle(y) - camera.y;
        int below = camera.y + camera.height - middle(y);
        assert_true(above >= BORDER);
        assert_true(below >= BORDER);
    }
}

static void test_it_scrolls_only_as_far_as_the_border_requires(void **state)
{
    (void)state;
    struct camera camera = make_camera(22, 20);
    follow(&camera, large, 10, 10);
    follow(&camera, large, 45, 10);
    assert_int_equal(camera.x + camera.width - middle(45), BORDER);
    follow(&camera, large, 20, 10);
    assert_int_equal(middle(20) - camera.x, BORDER);
}

static void test_it_stops_at_the_edges_of_the_level(void **state)
{
    (void)state;
    struct camera camera = make_camera(22, 20);
    follow(&camera, large, 0, 0);
    assert_int_equal(camera.x, 0);
    assert_int_equal(camera.y, 0);
    follow(&camera, large, large.width - 1, large.height - 1);
    assert_int_equal(camera.x, (large.width - 22) * TILE_SIDE);
    assert_int_equal(camera.y, (large.height - 20) * TILE_SIDE);
    camera_resize(&camera, large, 40 * TILE_SIDE, 30 * TILE_SIDE, middle(1), middle(1));
    assert_int_equal(camera.x, 0);
    assert_int_equal(camera.y, 0);
}

static void test_a_level_smaller_than_the_window_is_centred(void **state)
{
    (void)state;
    const struct grid small = {11, 7};
    struct camera camera = make_camera(31, 47);
    for (int x = 0; x < small.width; x++) {
        follow(&camera, small, x, x % small.height);
        assert_int_equal(camera.x, -10 * TILE_SIDE);
        assert_int_equal(camera.y, -20 * TILE_SIDE);
    }
}

static void test_in_a_wide_window_the_hero_stays_in_its_middle_fifth(void **state)
{
    (void)state;
    struct camera camera = make_camera(60, 50);
    const struct grid level = {200, 200};
    for (int x = 36; x < level.width - 36; x++) {
        follow(&camera, level, x, x);
        assert_in_range(middle(x) - camera.x, 24 * TILE_SIDE, 36 * TILE_SIDE);
        assert_in_range(middle(x) - camera.y, 20 * TILE_SIDE, 30 * TILE_SIDE);
    }
}

static void test_it_stays_while_the_cell_looked_at_is_in_view(void **state)
{
    (void)state;
    struct camera camera = make_camera(32, 16);
    follow(&camera, large, 40, 22);
    struct camera before = camera;
    for (int y = 22 - 5; y <= 22 + 5; y++) {
        camera_show(&camera, large, middle(40), middle(y));
        assert_int_equal(camera.y, before.y);
        assert_int_equal(camera.x, before.x);
    }
    camera_show(&camera, large, middle(40), middle(2));
    assert_int_equal(middle(2) - camera.y, CAMERA_MARGIN * TILE_SIDE);
}

static void test_hero_and_cell_looked_at_are_both_in_view_if_they_fit(void **state)
{
    (void)state;
    const int width = 21;
    for (int away = 1; away <= 2 * width; away++) {
        struct camera camera = make_camera(width, 16);
        follow(&camera, large, 60, 22);
        camera_show_both(&camera, large, point_make(middle(60 - away), middle(22)),
                         point_make(middle(60), middle(22)));
        bool fits = away < width;
        int left = middle(60 - away) - TILE_SIDE / 2 - camera.x;
        int right = camera.x + camera.width - middle(60) - TILE_SIDE / 2;
        assert_true(left >= 0);
        assert_int_equal(right >= 0, fits);
    }
}

static void test_a_centred_camera_keeps_the_hero_in_the_middle(void **state)
{
    (void)state;
    struct camera camera = make_camera(30, 20);
    camera.is_centred = true;
    for (int x = 20; x < 60; x++) {
        follow(&camera, large, x, 22);
        int off = middle(x) - (camera.x + camera.width / 2);
        assert_in_range(off + TILE_SIDE / 2, 0, TILE_SIDE);
    }
}

static void test_the_hero_is_always_fully_in_the_window(void **state)
{
    (void)state;
    for (int width = TILE_SIDE; width < 700; width += 13) {
        struct camera camera = {.width = width, .height = width};
        for (int x = 0; x < large.width; x++) {
            int y = x % large.height;
            follow(&camera, large, x, y);
            assert_true(camera.x <= x * TILE_SIDE && camera.y <= y * TILE_SIDE);
            assert_true((x + 1) * TILE_SIDE <= camera.x + camera.width);
            assert_true((y + 1) * TILE_SIDE <= camera.y + camera.height);
        }
    }
}

static void test_its_cells_are_exactly_those_that_show(void **state)
{
    (void)state;
    struct camera camera = {.x = 37, .y = 48, .width = 100, .height = 64};
    struct point first;
    struct point last;
    camera_cells(&camera, large, &first, &last);
    assert_int_equal(first.x, 2);
    assert_int_equal(first.y, 3);
    assert_int_equal(last.x, 8);
    assert_int_equal(last.y, 6);
}

static void test_its_cells_are_clipped_to_the_level(void **state)
{
    (void)state;
    struct camera camera = {.x = -70, .y = -5, .width = 4000, .height = 4000};
    struct point first;
    struct point last;
    camera_cells(&camera, large, &first, &last);
    assert_true(point_is_equal(first, point_make(0, 0)));
    assert_true(point_is_equal(last, point_make(large.width - 1, large.height - 1)));
}

static void test_a_new_size_centres_the_hero(void **state)
{
    (void)state;
    struct camera camera = make_camera(40, 30);
    follow(&camera, large, 40, 22);
    int x = camera.x;
    camera_resize(&camera, large, camera.width, camera.height, middle(45), middle(22));
    assert_int_equal(camera.x, x);
    camera_resize(&camera, large, 30 * TILE_SIDE, 20 * TILE_SIDE, middle(45), middle(22));
    assert_in_range(middle(45) - camera.x, 15 * TILE_SIDE - TILE_SIDE, 15 * TILE_SIDE + TILE_SIDE);
    assert_in_range(middle(22) - camera.y, 10 * TILE_SIDE - TILE_SIDE, 10 * TILE_SIDE + TILE_SIDE);
}

static void test_another_floor_centres_the_hero(void **state)
{
    (void)state;
    struct camera camera = make_camera(40, 30);
    follow(&camera, large, 40, 22);
    camera_forget(&camera);
    camera_resize(&camera, large, 40 * TILE_SIDE, 30 * TILE_SIDE, middle(50), middle(25));
    follow(&camera, large, 50, 25);
    assert_in_range(middle(50) - camera.x, 20 * TILE_SIDE - TILE_SIDE, 20 * TILE_SIDE + TILE_SIDE);
    assert_in_range(middle(25) - camera.y, 15 * TILE_SIDE - TILE_SIDE, 15 * TILE_SIDE + TILE_SIDE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_border_is_nine_cells),
        cmocka_unit_test(test_it_stands_still_while_the_hero_is_within_its_border),
        cmocka_unit_test(test_it_scrolls_before_the_hero_crosses_the_border),
        cmocka_unit_test(test_it_scrolls_only_as_far_as_the_border_requires),
        cmocka_unit_test(test_it_stops_at_the_edges_of_the_level),
        cmocka_unit_test(test_a_level_smaller_than_the_window_is_centred),
        cmocka_unit_test(test_in_a_wide_window_the_hero_stays_in_its_middle_fifth),
        cmocka_unit_test(test_it_stays_while_the_cell_looked_at_is_in_view),
        cmocka_unit_test(test_hero_and_cell_looked_at_are_both_in_view_if_they_fit),
        cmocka_unit_test(test_a_centred_camera_keeps_the_hero_in_the_middle),
        cmocka_unit_test(test_the_hero_is_always_fully_in_the_window),
        cmocka_unit_test(test_its_cells_are_exactly_those_that_show),
        cmocka_unit_test(test_its_cells_are_clipped_to_the_level),
        cmocka_unit_test(test_a_new_size_centres_the_hero),
        cmocka_unit_test(test_another_floor_centres_the_hero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
