/* The picture below a list of runs. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/room_picture.h"

static struct ui_options options;

static struct ui *open_game(void)
{
    options = ui_bench_options("####\n#@.#\n####\n", 640, 400);
    return ui_bench_open(&options);
}

static void a_death_shows_the_fallen_hero_and_its_killer(void **unused)
{
    struct ui *ui = open_game();
    const struct tileset *tileset = &ui->display.art.tileset;
    struct room_picture picture =
        room_picture_of_run(&ui->display, "diver", 5, RESULT_DIED, "gutter_rat");
    assert_ptr_equal(picture.figures[0], tileset->heroes[start_find("diver")][TILESET_HERO_FALLEN]);
    assert_ptr_equal(picture.figures[1], tileset->monsters[MONSTER_GUTTER_RAT]);
    assert_int_equal(picture.depth, 5);
    ui_bench_close(ui);
    (void)unused;
}

static void a_run_that_is_won_or_not_over_shows_the_hero_alone(void **unused)
{
    struct ui *ui = open_game();
    const struct tileset *tileset = &ui->display.art.tileset;
    static const enum result results[] = {RESULT_WON, RESULT_NONE};
    for (int i = 0; i < 2; i++) {
        struct room_picture picture =
            room_picture_of_run(&ui->display, "no such start", 0, results[i], "gutter_rat");
        assert_ptr_equal(picture.figures[0], tileset->heroes[0][0]);
        assert_null(picture.figures[1]);
        assert_int_equal(picture.depth, 1);
        picture = room_picture_of_run(&ui->display, "keeper", 999, results[i], "");
        assert_int_equal(picture.depth, FLOOR_COUNT);
    }
    ui_bench_close(ui);
    (void)unused;
}

/* The number of pixels of the frame that are not black, in an area or outside it. */
static int count_drawn(const struct ui *ui, struct rectangle area, bool inside)
{
    int count = 0;
    for (int y = 0; y < ui->display.frame.height; y++)
        for (int x = 0; x < ui->display.frame.width; x++) {
            bool is_in =
                x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
            bool is_drawn = ui->display.frame.pixels[y * ui->display.frame.width + x] & 0xffffff;
            count += is_in == inside && is_drawn;
        }
    return count;
}

static void a_picture_fills_its_area_and_nothing_else(void **unused)
{
    struct ui *ui = open_game();
    struct rectangle area = {50, 60, 300, 120};
    struct room_picture picture =
        room_picture_of_run(&ui->display, "keeper", 3, RESULT_DIED, "gutter_rat");
    canvas_clear(&ui->display.frame);
    assert_true(room_picture_draw(&ui->display, area, &picture));
    assert_true(count_drawn(ui, area, true) > 300 * 120 / 2);
    assert_int_equal(count_drawn(ui, area, false), 0);
    area.height = 20;
    canvas_clear(&ui->display.frame);
    assert_false(room_picture_draw(&ui->display, area, &picture));
    assert_int_equal(count_drawn(ui, area, true), 0);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_death_shows_the_fallen_hero_and_its_killer),
        cmocka_unit_test(a_run_that_is_won_or_not_over_shows_the_hero_alone),
        cmocka_unit_test(a_picture_fills_its_area_and_nothing_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
