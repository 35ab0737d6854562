/* What can be pointed at is where it is drawn, and does what its key does. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/widgets.h"

static struct ui_options options;
static struct ui *ui;

static int set_up(void **state)
{
    *state = ui = ui_bench_open_hall(&options, 1280, 720);
    return 0;
}

static struct point middle_of(struct rectangle area)
{
    return point_make(area.x + area.width / 2, area.y + area.height / 2);
}

static const struct hit_area *find_row(int choice)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].choice == choice &&
            ui->display.hit_areas.hit_areas[i].screen == ui->context.stack.count - 1)
            return &ui->display.hit_areas.hit_areas[i];
    return NULL;
}

static void test_the_row_under_a_point_is_the_one_drawn_there(void **state)
{
    (void)state;
    ui_bench_press(ui, "<Esc>");
    ui_bench_draw(ui);
    const struct hit_area *row = find_row(2);
    assert_non_null(row);
    struct point at = middle_of(row->area);
    const struct hit_area *found =
        hit_areas_find(&ui->display.hit_areas, ui->context.stack.count - 1, at.x, at.y);
    assert_ptr_equal(found, row);
    assert_int_equal(found->key.code, KEY_ENTER);
    ui->context.stack.choice = found->choice;
    uint32_t before =
        ui->display.frame.pixels[(row->area.y + 1) * ui->display.frame.width + row->area.x + 1];
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    assert_int_not_equal(
        before,
        ui->display.frame.pixels[(row->area.y + 1) * ui->display.frame.width + row->area.x + 1]);
}

static void test_the_pointer_ignores_screens_below_the_top_one(void **state)
{
    (void)state;
    struct rectangle bar = ui->display.layout.bar;
    int found = 0;
    for (int x = bar.x; x < bar.x + bar.width; x++)
        found += hit_areas_find(&ui->display.hit_areas, 0, x, bar.y + bar.height / 2) != NULL;
    assert_true(found > bar.width / 3);
    ui_bench_press(ui, "<Esc>");
    ui_bench_draw(ui);
    for (int x = bar.x; x < bar.x + bar.width; x++)
        assert_null(hit_areas_find(&ui->display.hit_areas, 2, x, bar.y + bar.height / 2));
}

static void test_every_action_on_the_bar_presses_its_key(void **state)
{
    (void)state;
    int keys = 0;
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        keys += binding_get(NULL, ui->display.hit_areas.hit_areas[i].key) != NULL;
    assert_true(keys >= 9);
}

static void test_hit_areas_beyond_the_capacity_are_left_out(void **state)
{
    (void)state;
    struct hit_areas hit_areas = {.count = 0};
    for (int i = 0; i < HIT_AREAS_MAX + 9; i++)
        hit_areas_add_row(&hit_areas, (struct rectangle){i, 0, 1, 1}, i);
    assert_int_equal(hit_areas.count, HIT_AREAS_MAX);
    assert_int_equal(hit_areas_find(&hit_areas, 0, HIT_AREAS_MAX - 1, 0)->choice,
                     HIT_AREAS_MAX - 1);
    assert_null(hit_areas_find(&hit_areas, 0, HIT_AREAS_MAX, 0));
    assert_null(hit_areas_find(&hit_areas, 1, 3, 0));
}

static void test_of_rows_as_far_beside_another_the_one_of_its_height_is_nearest(void **state)
{
    (void)state;
    static struct hit_areas hit_areas;
    hit_areas_add_row(&hit_areas, (struct rectangle){20, 0, 10, 12}, 0);
    hit_areas_add_row(&hit_areas, (struct rectangle){20, 12, 10, 12}, 1);
    hit_areas_add_row(&hit_areas, (struct rectangle){0, 11, 10, 12}, 2);
    assert_int_equal(hit_areas_row_beside(&hit_areas, 2, 1), 1);
    assert_int_equal(hit_areas_row_beside(&hit_areas, 2, -1), -1);
    assert_int_equal(hit_areas_row_beside(&hit_areas, 0, -1), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_of_rows_as_far_beside_another_the_one_of_its_height_is_nearest),
        cmocka_unit_test_setup_teardown(test_the_row_under_a_point_is_the_one_drawn_there, set_up,
                                        ui_bench_tear_down),
        cmocka_unit_test_setup_teardown(test_the_pointer_ignores_screens_below_the_top_one, set_up,
                                        ui_bench_tear_down),
        cmocka_unit_test_setup_teardown(test_every_action_on_the_bar_presses_its_key, set_up,
                                        ui_bench_tear_down),
        cmocka_unit_test_setup_teardown(test_hit_areas_beyond_the_capacity_are_left_out, set_up,
                                        ui_bench_tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
