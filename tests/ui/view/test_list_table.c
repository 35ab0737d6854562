/* Lists with columns: which are left out on a narrow page, and what is too long for its cell. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/list.h"

#include <string.h>

static struct ui_options options;
static struct ui *ui;
static const char *words[3];
static char drawn[16]; /* the columns of the row that was drawn last */

static int set_up(void **unused)
{
    options = ui_bench_options("####\n#@.#\n####\n", 640, 400);
    ui = ui_bench_open(&options);
    for (int i = 0; i < 3; i++)
        words[i] = "";
    (void)unused;
    return 0;
}

static int tear_down(void **unused)
{
    ui_bench_close(ui);
    (void)unused;
    return 0;
}

static void write_cell(const void *source, int line, int column, struct text *text)
{
    size_t count = strlen(drawn);
    (void)source;
    (void)line;
    drawn[count] = (char)('a' + column);
    drawn[count + 1] = '\0';
    text_append(text, "%s", words[column]);
}

static void draw(int width)
{
    static const struct list_column columns[] = {{"a", 60, 0}, {"b", 60, 1}, {"c", 60, 2}};
    const struct list_table list = {columns, 3, write_cell, NULL, 1, NULL};
    struct page page = {.display = &ui->display, .area = {0, 0, width, 100}};
    drawn[0] = '\0';
    canvas_fill(&ui->display.frame,
                (struct rectangle){0, 0, ui->display.frame.width, ui->display.frame.height}, 0);
    list_draw_table(&page, &list, 0);
}

static void a_narrow_page_leaves_out_columns_of_the_highest_rank(void **unused)
{
    draw(300);
    assert_string_equal(drawn, "abc");
    draw(160);
    assert_string_equal(drawn, "ab");
    draw(90);
    assert_string_equal(drawn, "a");
    draw(20);
    assert_string_equal(drawn, "a");
    (void)unused;
}

/* The row's colour is the ground where nothing is written. */
static bool is_bare(int from, int to)
{
    int line = ui->display.art.font.height + 5;
    for (int y = line; y < 2 * line; y++)
        for (int x = from; x < to; x++)
            if (ui->display.frame.pixels[y * ui->display.frame.width + x] !=
                ui->display.frame.pixels[line * ui->display.frame.width])
                return false;
    return true;
}

static void text_too_long_for_its_cell_is_cut_off(void **unused)
{
    words[0] = "a name as long as this does not fit into a cell";
    draw(300);
    assert_false(is_bare(0, 60));
    assert_true(is_bare(5 + 60 + 1, 300));
    (void)unused;
}

/* 80 pixels are enough for "not over yet", whatever the first column would like. */
static void the_last_column_has_room_on_a_narrow_page(void **unused)
{
    static const struct list_column columns[] = {{"seed", 112, 0}, {"how it ended", 0, 0}};
    const struct list_table list = {columns, 2, write_cell, NULL, 1, NULL};
    struct page page = {.display = &ui->display, .area = {0, 0, 180, 100}};
    drawn[0] = '\0';
    words[1] = "killed by a rat";
    list_draw_table(&page, &list, 0);
    assert_true(is_bare(0, 80));
    assert_false(is_bare(80, 100));
    int end = 86 + font_width(&ui->display.art.font, words[1]);
    assert_false(is_bare(end - 6, end));
    (void)unused;
}

/* Whether a column of pixels of the heads has anything on it. */
static bool has_head_at(int x)
{
    for (int y = 0; y < ui->display.art.font.height + 4; y++)
        if (ui->display.frame.pixels[y * ui->display.frame.width + x] & 0xffffff)
            return true;
    return false;
}

static void a_head_that_meets_the_place_in_the_list_is_left_out(void **unused)
{
    static const struct list_column columns[] = {{"seed", 112, 0}, {"how it ended", 0, 0}};
    const struct list_table list = {columns, 2, write_cell, NULL, 90, NULL};
    struct page page = {.display = &ui->display, .area = {0, 0, 180, 100}};
    drawn[0] = '\0';
    canvas_fill(&ui->display.frame, (struct rectangle){0, 0, ui->display.frame.width, 100}, 0);
    list_draw_table(&page, &list, 0);
    int place = font_width(&ui->display.art.font, "1-6 of 90") + 5;
    assert_true(has_head_at(180 - place + 1) || has_head_at(180 - place + 2));
    for (int x = 84; x < 180 - place; x++)
        assert_false(has_head_at(x));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_narrow_page_leaves_out_columns_of_the_highest_rank),
        TEST(the_last_column_has_room_on_a_narrow_page),
        TEST(a_head_that_meets_the_place_in_the_list_is_left_out),
        TEST(text_too_long_for_its_cell_is_cut_off),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
