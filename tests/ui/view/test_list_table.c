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

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_narrow_page_leaves_out_columns_of_the_highest_rank),
        TEST(text_too_long_for_its_cell_is_cut_off),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
