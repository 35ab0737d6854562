/* Lists: rows, values, the chosen row, keys. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/list.h"

#include <stdio.h>
#include <string.h>

static struct ui_options options;
static struct ui *ui;
static char said[200];

static void hear(const char *sentence)
{
    snprintf(said, sizeof said, "%s", sentence);
}

static int set_up(void **state)
{
    (void)state;
    ui = ui_bench_open_hall(&options, 640, 400);
    hit_areas_clear(&ui->display.hit_areas);
    canvas_clear(&ui->display.frame);
    said[0] = '\0';
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_bench_close(ui);
    return 0;
}

static void write_number(const void *source, int index, struct list_row *row)
{
    (void)source;
    snprintf(row->label, sizeof row->label, "row %d", index);
}

static void write_values(const void *source, int index, struct list_row *row)
{
    static const struct list_row rows[] = {
        {"A rather long label", "a rather long value", true, true, NULL, false, 0},
        {"Another", "1", false, true, NULL, false, 0},
        {"The last one", "2", true, false, NULL, false, 0}};
    (void)source;
    *row = rows[index];
}

static long count_ink(void)
{
    long ink = 0;
    for (int i = 0; i < ui->display.frame.width * ui->display.frame.height; i++)
        ink += (ui->display.frame.pixels[i] & 0xffffff) != 0;
    return ink;
}

static bool has_row(int row)
{
    for (int i = 0; i < ui->display.hit_areas.count; i++)
        if (ui->display.hit_areas.hit_areas[i].choice == row)
            return true;
    return false;
}

static void the_choice_wraps_around_both_ends(void **state)
{
    (void)state;
    const struct display *display = &ui->display;
    int choice = 0;
    assert_true(list_key(display, (struct key){KEY_UP, 0}, 3, &choice));
    assert_int_equal(choice, 2);
    assert_true(list_key(display, (struct key){'j', 0}, 3, &choice));
    assert_int_equal(choice, 0);
    assert_false(list_key(display, (struct key){KEY_LEFT, 0}, 3, &choice));
    assert_false(list_key(display, (struct key){'q', 0}, 3, &choice));
    assert_false(list_key(display, (struct key){KEY_DOWN, 0}, 0, &choice));
    assert_int_equal(choice, 0);
}

static void page_keys_move_by_as_many_rows_as_are_shown(void **state)
{
    (void)state;
    int choice = 1;
    ui->display.scroll.rows_shown = 5;
    assert_true(list_key(&ui->display, (struct key){KEY_PAGE_DOWN, 0}, 20, &choice));
    assert_int_equal(choice, 6);
    assert_true(list_key(&ui->display, (struct key){KEY_END, 0}, 20, &choice));
    assert_int_equal(choice, 19);
    assert_true(list_key(&ui->display, (struct key){KEY_PAGE_DOWN, 0}, 20, &choice));
    assert_int_equal(choice, 19);
    assert_true(list_key(&ui->display, (struct key){KEY_HOME, 0}, 20, &choice));
    assert_int_equal(choice, 0);
    assert_true(list_key(&ui->display, (struct key){KEY_PAGE_UP, 0}, 20, &choice));
    assert_int_equal(choice, 0);
}

static void a_list_longer_than_its_page_shows_the_chosen_row(void **state)
{
    (void)state;
    for (int chosen = 0; chosen < 40; chosen++) {
        struct page page = {.display = &ui->display, .area = {0, 0, 300, 120}};
        hit_areas_clear(&ui->display.hit_areas);
        list_draw(&page, &(struct list){.count = 40, .chosen = chosen, .write_row = write_number});
        assert_true(has_row(chosen));
        assert_true(page.area.height >= 0);
        assert_true(ui->display.hit_areas.count < 40);
    }
}

static void values_stand_beside_their_labels_or_below_them(void **state)
{
    (void)state;
    long ink[2];
    for (int narrow = 0; narrow < 2; narrow++) {
        struct page page = {.display = &ui->display, .area = {10, 5, narrow ? 170 : 600, 300}};
        canvas_clear(&ui->display.frame);
        hit_areas_clear(&ui->display.hit_areas);
        list_draw(&page, &(struct list){.count = 3, .chosen = -1, .write_row = write_values});
        ink[narrow] = count_ink();
        assert_int_equal(ui->display.hit_areas.count, 7); /* three rows and four arrows */
    }
    assert_int_equal(ink[0], ink[1]);
}

static void the_chosen_row_is_read_out_with_its_value(void **state)
{
    (void)state;
    struct page page = {.display = &ui->display, .area = {10, 5, 600, 300}};
    ui->display.read_out.say = hear;
    ui->display.read_out.has_begun = true;
    list_draw(&page, &(struct list){.count = 3, .chosen = 1, .write_row = write_values});
    assert_string_equal(said, "Another: 1 (2 of 3)");
}

static void an_idle_list_is_not_clicked_or_read_out(void **state)
{
    (void)state;
    struct page page = {.display = &ui->display, .area = {10, 5, 600, 300}};
    ui->display.read_out.say = hear;
    ui->display.read_out.has_begun = true;
    list_draw(&page,
              &(struct list){.count = 3, .chosen = 1, .write_row = write_number, .is_idle = true});
    assert_string_equal(said, "");
    assert_int_equal(ui->display.hit_areas.count, 0);
    assert_true(count_ink() > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(the_choice_wraps_around_both_ends),
        TEST(page_keys_move_by_as_many_rows_as_are_shown),
        TEST(a_list_longer_than_its_page_shows_the_chosen_row),
        TEST(values_stand_beside_their_labels_or_below_them),
        TEST(the_chosen_row_is_read_out_with_its_value),
        TEST(an_idle_list_is_not_clicked_or_read_out),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
