/* What barter looks like, pixel by pixel. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/stall.h"
#include "support/ui_bench.h"

#include <stdint.h>

static const char map[] = "###########\n"
                          "#....V....#\n"
                          "#.........#\n"
                          "#.........#\n"
                          "#....@....#\n"
                          "###########\n";

static void check(const char *name, const char *keys)
{
    static const enum item wares[] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    struct ui_options options = ui_bench_options(map, 960, 600);
    struct ui *ui = ui_bench_open(&options);
    stall_build((struct state *)(uintptr_t)game_state(ui->context.game),
                (struct area){{1, 1}, {9, 4}}, point_make(10, 4), wares);
    ui_bench_press(ui, keys);
    golden_frame_check(name, ui);
    ui_bench_close(ui);
}

static void test_a_merchant_in_the_dark_before_its_wares(void **state)
{
    (void)state;
    check("merchant", "vvk");
}

static void test_offers_that_are_enough_for_a_ware_and_offers_that_are_not(void **state)
{
    (void)state;
    check("barter", "vvkkk1<Down><Down><Down>");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_merchant_in_the_dark_before_its_wares),
        cmocka_unit_test(test_offers_that_are_enough_for_a_ware_and_offers_that_are_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
