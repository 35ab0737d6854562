/* The screen of the end and the keys of the last fight. */
#include "support/check.h"
#include "support/ui_bench.h"

static const char pit[] = "#########\n"
                          "#.r.r...#\n"
                          "#.r@r...#\n"
                          "#.r.r...#\n"
                          "#########\n";

/* For a moment after the end it is asked for twice. */
static void one_enter_chooses_once_the_end_has_been_shown_for_a_second(void **unused)
{
    struct ui_options options = ui_bench_options(pit, 640, 480);
    for (int wait = 0; wait <= 1000; wait += 1000) {
        struct ui *ui = ui_bench_open(&options);
        ui_bench_press(ui, "vv....................");
        ui_bench_draw(ui);
        assert_int_equal(ui_bench_screen(ui), SCREEN_END);
        ui->display.clock.now += (uint32_t)wait;
        ui_bench_press(ui, "<Enter>");
        assert_int_equal(ui_bench_screen(ui), wait > 0 ? SCREEN_NEW_GAME : SCREEN_END);
        ui_bench_close(ui);
    }
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_enter_chooses_once_the_end_has_been_shown_for_a_second),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
