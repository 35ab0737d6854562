/* The camera: how it moves to where the framing wants it, and to cells pointed at. */
#include "support/check.h"

#include "ui/art/tileset.h"
#include "ui/scene/camera.h"

#include <stdlib.h>

static const struct grid large = {80, 45};

static struct camera make_camera(int cells_across, int cells_down)
{
    return (struct camera){.width = cells_across * TILE_SIDE, .height = cells_down * TILE_SIDE};
}

static int middle(int cell)
{
    return cell * TILE_SIDE + TILE_SIDE / 2;
}

/* In the large level, with nothing in view but the hero. */
static struct framing framing_at(int x, int y)
{
    struct span column = {x * TILE_SIDE, (x + 1) * TILE_SIDE};
    struct span row = {y * TILE_SIDE, (y + 1) * TILE_SIDE};
    return (struct framing){.x = {middle(x), large.width * TILE_SIDE, column},
                            .y = {middle(y), large.height * TILE_SIDE, row},
                            .cell = {x, y}};
}

static void follow(struct camera *camera, int x, int y, bool has_mouse)
{
    struct framing framing = framing_at(x, y);
    camera_follow(camera, &framing, has_mouse);
    camera_settle(camera);
}

static void test_it_follows_the_framing(void **state)
{
    (void)state;
    struct camera camera = make_camera(21, 15);
    struct framing framing = framing_at(40, 22);
    camera_begin(&camera, &framing);
    for (int turn = 0; turn < 20; turn++) {
        framing = framing_at(40 + turn, 22 - turn / 2);
        framing.turn = turn;
        camera_follow(&camera, &framing, false);
        assert_int_equal(camera.goal.x, framing_place(&framing.x, camera.width));
        assert_int_equal(camera.goal.y, framing_place(&framing.y, camera.height));
    }
}

/* Something comes into view near the right edge. */
static void test_for_what_comes_into_view_a_turn_scrolls_three_cells(void **state)
{
    (void)state;
    struct camera camera = make_camera(27, 15);
    struct framing framing = framing_at(40, 22);
    camera_begin(&camera, &framing);
    int begun = camera.goal.x;
    framing.x.alive.last = camera.goal.x + camera.width + 3 * TILE_SIDE + 8;
    for (int turn = 1; turn <= 4; turn++) {
        framing.turn = turn;
        camera_follow(&camera, &framing, false);
        camera_follow(&camera, &framing, false);
        assert_int_equal(camera.goal.x, begun + 3 * TILE_SIDE + (turn < 2 ? 0 : 8));
    }
}

/* The lantern is darkened, or a creature dies: the map stays until the hero walks. */
static void test_what_goes_out_of_view_moves_it_only_with_the_hero(void **state)
{
    (void)state;
    struct camera camera = make_camera(27, 15);
    struct framing framing = framing_at(40, 22);
    framing.x.alive.last = (40 + 15) * TILE_SIDE;
    camera_begin(&camera, &framing);
    int begun = camera.goal.x;
    framing = framing_at(40, 22);
    framing.turn = 1;
    camera_follow(&camera, &framing, false);
    assert_int_equal(camera.goal.x, begun);
    framing = framing_at(41, 22);
    framing.turn = 2;
    camera_follow(&camera, &framing, false);
    assert_int_equal(camera.goal.x, framing_place(&framing.x, camera.width));
}

static void test_what_keeps_the_hero_inside_is_done_at_once(void **state)
{
    (void)state;
    struct camera camera = make_camera(21, 15);
    struct framing framing = framing_at(40, 22);
    camera_begin(&camera, &framing);
    framing = framing_at(60, 22);
    framing.turn = 1;
    camera_follow(&camera, &framing, false);
    assert_int_equal(camera.goal.x, middle(60) + 7 * TILE_SIDE - camera.width);
}

/* Three cells a turn. */
static void test_after_the_mouse_it_comes_back_slowly(void **state)
{
    (void)state;
    struct camera camera = make_camera(24, 15);
    struct framing framing = framing_at(40, 22);
    camera_begin(&camera, &framing);
    framing = framing_at(46, 22);
    framing.turn = 1;
    camera_follow(&camera, &framing, true);
    struct point left = camera.goal;
    framing = framing_at(47, 22);
    framing.turn = 2;
    camera_follow(&camera, &framing, false);
    assert_int_equal(camera.goal.x, left.x + 3 * TILE_SIDE);
}

static void test_under_the_mouse_it_moves_seldom_and_then_farther(void **state)
{
    (void)state;
    struct camera camera = make_camera(24, 15);
    int moves = 0;
    follow(&camera, 20, 22, true);
    for (int x = 20; x < 60; x++) {
        int before = camera.x;
        follow(&camera, x, 22, true);
        moves += camera.x != before;
        assert_true(camera.x + camera.width - middle(x) >= camera.width / 6);
    }
    assert_in_range(moves, 3, 6);
}

static void test_it_glides_to_its_goal_and_stops(void **state)
{
    (void)state;
    struct camera camera = make_camera(30, 20);
    uint32_t now = 5000;
    int frames = 0;
    camera.goal = point_make(6 * TILE_SIDE, -2 * TILE_SIDE);
    camera_glide(&camera, now);
    assert_int_equal(camera.x, 0);
    for (; camera.glides; frames++) {
        struct camera before = camera;
        camera_glide(&camera, now += 16);
        assert_true(camera.x >= before.x && camera.x <= camera.goal.x);
        assert_true(camera.y <= before.y && camera.y >= camera.goal.y);
    }
    assert_int_equal(camera.x, camera.goal.x);
    assert_int_equal(camera.y, camera.goal.y);
    assert_in_range(frames, 8, 25);
    struct camera before = camera;
    camera_glide(&camera, now + 16);
    assert_memory_equal(&camera, &before, sizeof before);
}

static void test_it_keeps_up_with_a_hero_that_travels(void **state)
{
    (void)state;
    struct camera camera = make_camera(30, 20);
    uint32_t now = 5000;
    for (int i = 1; i < 200; i++) {
        camera.goal.x = i * TILE_SIDE * 16 / 45; /* a cell in 45 ms */
        camera_glide(&camera, now += 16);
        assert_in_range(camera.goal.x - camera.x, 0, TILE_SIDE);
    }
}

static void test_it_does_not_jump_after_a_pause(void **state)
{
    (void)state;
    struct camera camera = make_camera(30, 20);
    camera.goal.x = 10 * TILE_SIDE;
    camera_glide(&camera, 5000);
    camera_glide(&camera, 9000);
    assert_in_range(camera.x, 1, 5 * TILE_SIDE);
}

static void test_it_goes_far_at_once(void **state)
{
    (void)state;
    struct camera camera = make_camera(30, 20);
    camera.goal.x = 40 * TILE_SIDE;
    camera_glide(&camera, 5000);
    assert_int_equal(camera.x, camera.goal.x);
    assert_false(camera.glides);
}

static void test_looking_stops_at_the_edges_of_the_level(void **state)
{
    (void)state;
    struct camera camera = make_camera(22, 20);
    camera.goal = point_make(300, 300);
    camera_show(&camera, large, middle(0), middle(0));
    assert_int_equal(camera.goal.x, 0);
    assert_int_equal(camera.goal.y, 0);
    camera_show(&camera, large, middle(large.width - 1), middle(large.height - 1));
    assert_int_equal(camera.goal.x, (large.width - 22) * TILE_SIDE);
    assert_int_equal(camera.goal.y, (large.height - 20) * TILE_SIDE);
    camera = make_camera(31, 47);
    camera_show(&camera, (struct grid){11, 7}, middle(3), middle(3));
    assert_int_equal(camera.goal.x, -10 * TILE_SIDE);
    assert_int_equal(camera.goal.y, -20 * TILE_SIDE);
}

static void test_it_stays_while_the_cell_looked_at_is_in_view(void **state)
{
    (void)state;
    struct camera camera = make_camera(32, 16);
    follow(&camera, 40, 22, false);
    camera_centre(&camera, point_make(middle(40), middle(22)));
    struct point before = camera.goal;
    for (int y = 22 - 5; y <= 22 + 5; y++) {
        camera_show(&camera, large, middle(40), middle(y));
        assert_true(point_is_equal(camera.goal, before));
    }
    camera_show(&camera, large, middle(40), middle(2));
    assert_int_equal(middle(2) - camera.goal.y, CAMERA_MARGIN * TILE_SIDE);
}

static void test_hero_and_cell_looked_at_are_both_in_view_if_they_fit(void **state)
{
    (void)state;
    const int width = 21;
    for (int away = 1; away <= 2 * width; away++) {
        struct camera camera = make_camera(width, 16);
        follow(&camera, 60, 22, false);
        camera_show_both(&camera, large, point_make(middle(60 - away), middle(22)),
                         point_make(middle(60), middle(22)));
        bool fits = away < width;
        int left = middle(60 - away) - TILE_SIDE / 2 - camera.goal.x;
        int right = camera.goal.x + camera.width - middle(60) - TILE_SIDE / 2;
        assert_true(left >= 0);
        assert_int_equal(right >= 0, fits);
    }
}

static void test_its_cells_are_exactly_those_that_show(void **state)
{
    (void)state;
    struct camera camera = {.x = 37, .y = 48, .width = 100, .height = 64};
    struct area cells = camera_cells(&camera, large);
    assert_int_equal(cells.first.x, 2);
    assert_int_equal(cells.first.y, 3);
    assert_int_equal(cells.last.x, 8);
    assert_int_equal(cells.last.y, 6);
}

static void test_its_cells_are_clipped_to_the_level(void **state)
{
    (void)state;
    struct camera camera = {.x = -70, .y = -5, .width = 4000, .height = 4000};
    struct area cells = camera_cells(&camera, large);
    assert_true(point_is_equal(cells.first, point_make(0, 0)));
    assert_true(point_is_equal(cells.last, point_make(large.width - 1, large.height - 1)));
}

static void test_a_new_size_or_floor_is_told(void **state)
{
    (void)state;
    struct camera camera = make_camera(40, 30);
    assert_false(camera_resize(&camera, 40 * TILE_SIDE, 30 * TILE_SIDE));
    assert_true(camera_resize(&camera, 30 * TILE_SIDE, 20 * TILE_SIDE));
    assert_false(camera_resize(&camera, 30 * TILE_SIDE, 20 * TILE_SIDE));
    camera_forget(&camera);
    assert_true(camera_resize(&camera, 30 * TILE_SIDE, 20 * TILE_SIDE));
    struct framing framing = framing_at(50, 25);
    camera_begin(&camera, &framing);
    assert_int_equal(camera.x, framing_place(&framing.x, camera.width));
    assert_int_equal(camera.y, framing_place(&framing.y, camera.height));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_follows_the_framing),
        cmocka_unit_test(test_for_what_comes_into_view_a_turn_scrolls_three_cells),
        cmocka_unit_test(test_what_goes_out_of_view_moves_it_only_with_the_hero),
        cmocka_unit_test(test_what_keeps_the_hero_inside_is_done_at_once),
        cmocka_unit_test(test_after_the_mouse_it_comes_back_slowly),
        cmocka_unit_test(test_under_the_mouse_it_moves_seldom_and_then_farther),
        cmocka_unit_test(test_it_glides_to_its_goal_and_stops),
        cmocka_unit_test(test_it_keeps_up_with_a_hero_that_travels),
        cmocka_unit_test(test_it_does_not_jump_after_a_pause),
        cmocka_unit_test(test_it_goes_far_at_once),
        cmocka_unit_test(test_looking_stops_at_the_edges_of_the_level),
        cmocka_unit_test(test_it_stays_while_the_cell_looked_at_is_in_view),
        cmocka_unit_test(test_hero_and_cell_looked_at_are_both_in_view_if_they_fit),
        cmocka_unit_test(test_its_cells_are_exactly_those_that_show),
        cmocka_unit_test(test_its_cells_are_clipped_to_the_level),
        cmocka_unit_test(test_a_new_size_or_floor_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
