/* The pieces of screens: text keeps to its page and loses no word, lists go round. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/art/theme.h"
#include "ui/view/widgets.h"

static struct ui_options options;
static struct ui *ui;

static const char text[] =
    "You carry the last ember down into the dark. Your light shows you the dungeon, and shows you "
    "to it. Whatever watches you from the dark gives itself away by the shine of its eyes. Hooded, "
    "the lantern shows less of you, and you less of them; dark, you see two steps far.";

static int set_up(void **state)
{
    (void)state;
    options = ui_bench_options(NULL, 2000, 320);
    options.starts_at_once = false;
    ui = ui_bench_open(&options);
    canvas_clear(&ui->display.frame);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_bench_close(ui);
    return 0;
}

/* Pixels drawn within a rectangle, on a black frame. */
static int count_ink(struct rectangle area)
{
    int ink = 0;
    for (int y = area.y; y < area.y + area.height; y++)
        for (int x = area.x; x < area.x + area.width; x++)
            ink += (ui->display.frame.pixels[y * ui->display.frame.width + x] & 0xffffff) != 0;
    return ink;
}

static int count_all_ink(void)
{
    return count_ink((struct rectangle){0, 0, ui->display.frame.width, ui->display.frame.height});
}

static int write_paragraph(int width)
{
    canvas_clear(&ui->display.frame);
    struct page page = {.display = &ui->display, .area = {10, 5, width, 310}};
    widgets_paragraph(&page, THEME_TEXT, 0, text);
    return count_all_ink();
}

static void each_number_of_a_list_begins_a_line(void **state)
{
    (void)state;
    struct page page = {.display = &ui->display, .area = {10, 5, 300, 310}};
    assert_int_equal(widgets_paragraph_lines(&page, 0, "Choose: 1) this 2) that 3) all"), 4);
    assert_int_equal(widgets_paragraph_lines(&page, 0, "1) this (5) and floor 12) only"), 1);
}

static void test_a_paragraph_loses_no_word_however_wide_it_is(void **state)
{
    (void)state;
    int ink = write_paragraph(300);
    assert_true(ink > 1000);
    for (int width = 150; width < 1980; width += 61)
        assert_int_equal(write_paragraph(width), ink);
}

static void test_text_keeps_to_its_page(void **state)
{
    (void)state;
    struct rectangle area = {40, 30, 100, 50};
    struct page page = {.display = &ui->display, .area = area};
    widgets_line(&page, THEME_TEXT, text);
    widgets_key_line(&page, "Home PgUp", 50, text);
    for (int i = 0; i < 10; i++)
        widgets_paragraph(&page, THEME_TEXT, 8, text);
    widgets_icon_line(&page, ui->display.art.tileset.tiles[TILE_ICON_EYE], 0, THEME_TEXT, text);
    assert_true(count_ink(area) > 100);
    assert_int_equal(count_all_ink(), count_ink(area));
}

static void test_a_box_keeps_to_its_area_and_its_page_lies_within(void **state)
{
    (void)state;
    for (int width = 1; width < 70; width++) {
        struct rectangle area = {33, 21, width, 70 - width};
        canvas_clear(&ui->display.frame);
        struct page page = widgets_box(&ui->display, area);
        assert_int_equal(count_all_ink(), count_ink(area));
        assert_true(page.area.x >= area.x && page.area.y >= area.y);
        assert_true(page.area.width < area.width && page.area.height < area.height);
    }
}

static void test_a_page_says_how_many_lines_are_left(void **state)
{
    (void)state;
    struct page page = {.display = &ui->display, .area = {0, 0, 200, 100}};
    int lines = widgets_lines_left(&page);
    assert_true(lines > 3);
    for (; lines > 0; lines--) {
        assert_int_equal(widgets_lines_left(&page), lines);
        widgets_line(&page, THEME_TEXT, "a line");
    }
    int ink = count_all_ink();
    widgets_line(&page, THEME_TEXT, "one too many");
    assert_int_equal(widgets_lines_left(&page), 0);
    assert_int_equal(count_all_ink(), ink);
}

/* Beside its key, or below it where it would be cut off. */
static void test_the_text_of_a_key_is_never_cut_off(void **state)
{
    (void)state;
    static const char words[] = "Walk; door: open; foe: strike; crate: push";
    int ink[2];
    for (int narrow = 0; narrow < 2; narrow++) {
        canvas_clear(&ui->display.frame);
        struct page page = {.display = &ui->display, .area = {10, 5, narrow ? 190 : 600, 300}};
        int height = page.area.height;
        widgets_key_line(&page, "Arrows", 118, words);
        int lines = (height - page.area.height) / (ui->display.art.font.height + WIDGETS_LINE_GAP);
        assert_int_equal(lines > 1, narrow);
        ink[narrow] = count_all_ink();
    }
    assert_int_equal(ink[0], ink[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_the_text_of_a_key_is_never_cut_off),
        TEST(each_number_of_a_list_begins_a_line),
        TEST(test_a_paragraph_loses_no_word_however_wide_it_is),
        TEST(test_text_keeps_to_its_page),
        TEST(test_a_box_keeps_to_its_area_and_its_page_lies_within),
        TEST(test_a_page_says_how_many_lines_are_left),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
