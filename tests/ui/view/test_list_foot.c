/* What stands below a list. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/list_foot.h"

#include <string.h>

static struct ui_options options;

static struct ui *open_game(void)
{
    options = ui_bench_options("####\n#@.#\n####\n", 640, 400);
    return ui_bench_open(&options);
}

static void a_foot_takes_what_the_rows_leave_and_a_third_at_least(void **unused)
{
    struct ui *ui = open_game();
    for (int rows = 1; rows < 200; rows *= 3) {
        struct page page = {.display = &ui->display, .area = {10, 20, 600, 300}};
        struct page foot = list_foot_cut(&page, rows, "Words.");
        assert_int_equal(page.area.height + foot.area.height, 300);
        assert_int_equal(foot.area.y, 20 + page.area.height);
        assert_true(foot.area.height >= 100);
        assert_true(rows > 1 || foot.area.height > 150);
    }
    ui_bench_close(ui);
    (void)unused;
}

/* On a low page with many rows, long words get up to half of it. */
static void long_words_get_more_than_a_third(void **unused)
{
    struct ui *ui = open_game();
    char words[300];
    memset(words, 'w', sizeof words);
    for (int i = 9; i < 299; i += 10)
        words[i] = ' ';
    words[299] = '\0';
    struct page page = {.display = &ui->display, .area = {10, 20, 300, 150}};
    struct page foot = list_foot_cut(&page, 50, words);
    assert_int_equal(foot.area.height, 75);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_foot_takes_what_the_rows_leave_and_a_third_at_least),
        cmocka_unit_test(long_words_get_more_than_a_third),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
