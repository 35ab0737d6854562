/* The little map beside the options: as large as the map, as far as there is room for it. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/map_sample.h"

#define ACROSS 9 /* its cells */
#define DOWN 2
#define LEFT 10
#define TOP 20
#define UNTOUCHED 0xff010203

static struct ui_options options;
static struct ui *ui;

static int set_up(void **state)
{
    *state = ui = ui_bench_open_hall(&options, 1280, 720);
    return 0;
}

/* Draws the sample into an area of `room` times its smallest size, less `lack` pixels each way. Checks that it covers exactly
 * the pixels of a sample at `zoom`; 0: none. */
static void check_size(int map_zoom, int room, int lack, int zoom)
{
    struct rectangle area = {LEFT, TOP, ACROSS * TILE_SIDE * room - lack,
                             DOWN * TILE_SIDE * room - lack};
    struct rectangle drawn = {LEFT, TOP, ACROSS * TILE_SIDE * zoom, DOWN * TILE_SIDE * zoom};
    ui->display.layout.zoom = map_zoom;
    for (int i = 0; i < ui->display.frame.width * ui->display.frame.height; i++)
        ui->display.frame.pixels[i] = UNTOUCHED;
    map_sample_draw(&ui->display, area);
    for (int y = 0; y < ui->display.frame.height; y++)
        for (int x = 0; x < ui->display.frame.width; x++) {
            bool is_drawn = ui->display.frame.pixels[y * ui->display.frame.width + x] != UNTOUCHED;
            if (is_drawn != rectangle_has(drawn, x, y))
                fail_msg("%d, %d with zoom %d in room for %d", x, y, map_zoom, room);
        }
}

static void the_sample_has_the_zoom_of_the_map_if_it_fits(void **state)
{
    (void)state;
    check_size(1, 3, 0, 1);
    check_size(2, 3, 0, 2);
    check_size(3, 3, 0, 3);
}

static void the_sample_is_smaller_if_there_is_less_room(void **state)
{
    (void)state;
    check_size(6, 3, 0, 3);
    check_size(6, 3, 1, 2);
    check_size(6, 1, 0, 1);
}

static void without_room_for_the_smallest_sample_nothing_is_drawn(void **state)
{
    (void)state;
    check_size(2, 1, 1, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, ui_bench_tear_down)
        TEST(the_sample_has_the_zoom_of_the_map_if_it_fits),
        TEST(the_sample_is_smaller_if_there_is_less_room),
        TEST(without_room_for_the_smallest_sample_nothing_is_drawn),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
