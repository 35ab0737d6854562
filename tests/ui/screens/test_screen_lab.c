/* The screen of the sight lab: F3 opens it, keys move it about, and nothing of it is a turn. */
#include "support/check.h"
#include "support/rebound.h"
#include "support/ui_bench.h"

#include "base/array.h"

#include <string.h>

static struct ui_options options;
static struct ui *ui;

static int set_up(void **state)
{
    (void)state;
    options = ui_bench_options("################\n"
                               "#..@..#....#...#\n"
                               "#.........#....#\n"
                               "#..#......#....#\n"
                               "################\n",
                               1280, 720);
    ui = ui_bench_open(&options);
    ui_bench_press(ui, "<F3>");
    ui_bench_draw(ui);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_bench_close(ui);
    return 0;
}

static void test_the_lab_begins_at_the_hero_with_the_games_algorithm(void **state)
{
    (void)state;
    assert_int_equal(ui_bench_screen(ui), SCREEN_LAB);
    assert_true(point_is_equal(ui->context.lab.lab.at, point_make(3, 1)));
    assert_int_equal(ui->context.stack.choice, game_state(ui->context.game)->fov);
}

static void test_only_the_two_compared_algorithms_are_timed(void **state)
{
    (void)state;
    for (int again = 0; again < 2; again++) {
        int with = ui->context.lab.compared_with;
        for (int i = 0; i < fov_count(); i++)
            assert_true((ui->context.lab.nanoseconds[i] > 0) ==
                        (i == ui->context.stack.choice || i == with));
        ui_bench_press(ui, "c2l");
    }
}

static void test_drawing_the_lab_computes_nothing(void **state)
{
    (void)state;
    ui_bench_press(ui, "<Esc><F3>");
    assert_true(ui->context.lab.is_open);
    assert_int_equal(ui->context.lab.lab.radius, 10);
    ui->context.cursor = point_make(5, 2); /* nobody has asked for this */
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    assert_true(point_is_equal(ui->context.lab.lab.at, point_make(3, 1)));
}

static void test_the_cursor_stays_on_the_floor(void **state)
{
    (void)state;
    ui_bench_press(ui, "lj");
    ui_bench_draw(ui);
    assert_true(point_is_equal(ui->context.lab.lab.at, point_make(4, 2)));
    ui_bench_press(ui, "HHHHKKKK");
    ui_bench_draw(ui);
    assert_true(point_is_equal(ui->context.lab.lab.at, point_make(0, 0)));
}

static void test_the_radius_keeps_to_its_range(void **state)
{
    (void)state;
    for (int i = 0; i < 50; i++)
        ui_bench_press(ui, "-");
    assert_int_equal(ui->context.lab.lab.radius, 1);
    for (int i = 0; i < 50; i++)
        ui_bench_press(ui, "+");
    assert_int_equal(ui->context.lab.lab.radius, SIGHT_LAB_RADIUS_MAX);
    ui_bench_draw(ui);
}

static void test_any_two_algorithms_can_be_compared(void **state)
{
    (void)state;
    ui_bench_press(ui, "<Tab><Tab>");
    assert_int_equal(ui->context.stack.choice, 2);
    ui_bench_press(ui, "5");
    assert_int_equal(ui->context.stack.choice, 4);
    int with = ui->context.lab.compared_with;
    ui_bench_press(ui, "<Enter>");
    assert_int_equal(ui->context.lab.compared_with, (with + 2) % fov_count()); /* not itself */
    ui_bench_draw(ui);
}

static void test_no_algorithm_is_compared_with_itself(void **state)
{
    (void)state;
    for (int i = 0; i < 12; i++) {
        ui_bench_press(ui, i % 3 == 2 ? "<Enter>" : "<Tab>");
        assert_int_not_equal(ui->context.lab.compared_with, ui->context.stack.choice);
    }
}

/* The frame's pixels that differ from those of `before`. */
static int count_changed(const uint32_t *before)
{
    int changed = 0;
    for (int i = 0; i < ui->display.frame.width * ui->display.frame.height; i++)
        changed += ui->display.frame.pixels[i] != before[i];
    return changed;
}

static void test_rays_can_be_turned_off(void **state)
{
    (void)state;
    static uint32_t before[1280 * 720];
    ui_bench_press(ui, "3");
    ui_bench_draw(ui);
    memcpy(before, ui->display.frame.pixels, sizeof before);
    ui_bench_press(ui, "r");
    ui_bench_draw(ui);
    assert_true(count_changed(before) > 1000);
}

static void test_leaving_the_lab_costs_no_turn_and_frees_it(void **state)
{
    (void)state;
    ui_bench_press(ui, "lllj<Tab><Esc>");
    ui_bench_draw(ui);
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(game_state(ui->context.game)->turn, 0);
    assert_null(ui->context.lab.lab.memory);
}

/* The same of the map alone. */
static int count_changed_on_map(const uint32_t *before)
{
    struct rectangle map = ui->display.layout.map;
    int changed = 0;
    for (int y = map.y; y < map.y + map.height; y++)
        for (int x = map.x; x < map.x + map.width; x++)
            changed += ui->display.frame.pixels[y * ui->display.frame.width + x] !=
                       before[y * ui->display.frame.width + x];
    return changed;
}

static void test_the_lab_draws_at_every_window_size(void **state)
{
    (void)state;
    static const struct grid sizes[] = {{320, 200}, {640, 400}, {1920, 1080}};
    static uint32_t before[1920 * 1080];
    ui_bench_press(ui, "3"); /* one that casts rays: they come and go on the map */
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        size_t pixels = (size_t)sizes[i].width * (size_t)sizes[i].height;
        ui_bench_resize(ui, sizes[i].width, sizes[i].height);
        ui_bench_draw(ui);
        assert_int_equal(ui->display.frame.width, sizes[i].width);
        memcpy(before, ui->display.frame.pixels, pixels * sizeof *before);
        ui_bench_press(ui, "r");
        ui_bench_draw(ui);
        assert_true(count_changed_on_map(before) > 200);
    }
}

static void test_movement_keys_move_the_cursor(void **state)
{
    (void)state;
    struct bindings bindings = *bindings_default();
    rebound_give(&bindings, "step-right", '1');
    rebound_give(&bindings, "step-down", '-');
    options.bindings = &bindings;
    int radius = ui->context.lab.lab.radius;
    ui_bench_press(ui, "1-");
    ui_bench_draw(ui);
    assert_true(point_is_equal(ui->context.lab.lab.at, point_make(4, 2)));
    assert_int_equal(ui->context.lab.lab.radius, radius);
}

static void test_page_keys_widen_and_narrow_the_radius(void **state)
{
    (void)state;
    int radius = ui->context.lab.lab.radius;
    ui_bench_press(ui, "<PgUp><PgUp>");
    assert_int_equal(ui->context.lab.lab.radius, radius + 2);
    ui_bench_press(ui, "<PgDn>");
    assert_int_equal(ui->context.lab.lab.radius, radius + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_the_lab_begins_at_the_hero_with_the_games_algorithm),
        TEST(test_only_the_two_compared_algorithms_are_timed),
        TEST(test_drawing_the_lab_computes_nothing),
        TEST(test_the_cursor_stays_on_the_floor),
        TEST(test_the_radius_keeps_to_its_range),
        TEST(test_any_two_algorithms_can_be_compared),
        TEST(test_no_algorithm_is_compared_with_itself),
        TEST(test_movement_keys_move_the_cursor),
        TEST(test_rays_can_be_turned_off),
        TEST(test_leaving_the_lab_costs_no_turn_and_frees_it),
        TEST(test_the_lab_draws_at_every_window_size),
        TEST(test_page_keys_widen_and_narrow_the_radius),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
