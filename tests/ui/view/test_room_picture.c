/* The picture below a list of runs. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/list_foot.h"

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

static void a_foot_takes_what_the_rows_leave_and_a_third_at_least(void **unused)
{
    struct ui *ui = open_game();
    for (int rows = 1; rows < 200; rows *= 3) {
        struct page page = {.display = &ui->display, .area = {10, 20, 600, 300}};
        struct page foot = list_foot_cut(&page, rows);
        assert_int_equal(page.area.height + foot.area.height, 300);
        assert_int_equal(foot.area.y, 20 + page.area.height);
        assert_true(foot.area.height >= 100);
        assert_true(rows > 1 || foot.area.height > 150);
    }
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_death_shows_the_fallen_hero_and_its_killer),
        cmocka_unit_test(a_run_that_is_won_or_not_over_shows_the_hero_alone),
        cmocka_unit_test(a_foot_takes_what_the_rows_leave_and_a_third_at_least),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
