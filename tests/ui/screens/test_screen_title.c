/* The title and the menu behind its row for records and help. */
#include "support/check.h"
#include "support/run_bench.h"

#include "ui/screens/screen.h"

static void the_title_has_five_rows_with_a_run_to_continue(void **unused)
{
    run_bench_close(run_bench_open_game("one", "v."));
    struct ui *ui = run_bench_open_title();
    ui_bench_press(ui, "<Down><Down><Down><Down>");
    assert_int_equal(ui->context.stack.choice, 4);
    ui_bench_press(ui, "<Down>");
    assert_int_equal(ui->context.stack.choice, 0);
    run_bench_close(ui);
    (void)unused;
}

static void leaving_a_replay_opens_the_menus_that_led_to_it(void **unused)
{
    run_bench_close(run_bench_open_game("one", "v."));
    struct ui *ui = run_bench_open_title();
    ui_bench_press(ui, "<Down><Down><Enter><Enter><Tab>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_REPLAY);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_RUNS);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_RECORDS);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_int_equal(ui->context.stack.choice, 2);
    run_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, run_bench_set_up, run_bench_tear_down)
        TEST(the_title_has_five_rows_with_a_run_to_continue),
        TEST(leaving_a_replay_opens_the_menus_that_led_to_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
