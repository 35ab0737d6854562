/* What barter looks like, pixel by pixel. */
#include "support/check.h"
#include "support/golden.h"
#include "support/scratch_folder.h"
#include "support/stall.h"
#include "support/ui_bench.h"

#include <stdint.h>

static const char map[] = "###########\n"
                          "#....V....#\n"
                          "#.........#\n"
                          "#.........#\n"
                          "#....@....#\n"
                          "###########\n";

static struct scratch_folder folder;

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

static void check(const char *name, const char *keys)
{
    static const enum item wares[] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    struct ui_options options = ui_bench_options(map, 960, 600);
    struct ui *ui = ui_bench_open(&options);
    struct error error = {""};
    char path[SCRATCH_PATH_MAX];
    stall_build((struct state *)(uintptr_t)game_state(ui->game), (struct area){{1, 1}, {9, 4}},
                point_make(10, 4), wares);
    ui_bench_press(ui, keys);
    ui_redraw(ui);
    ui_bench_draw(ui);
    scratch_folder_path(&folder, "got.png", path);
    assert_true(window_save_frame(&ui->frame, path, &error));
    ui_bench_close(ui);
    golden_check(name, path);
}

static void test_a_merchant_in_the_dark_before_its_wares(void **state)
{
    (void)state;
    check("merchant", "vvk");
}

static void test_what_is_enough_for_a_ware_and_what_is_not(void **state)
{
    (void)state;
    check("barter", "vvkkk1<Down><Down><Down>");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_merchant_in_the_dark_before_its_wares, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_what_is_enough_for_a_ware_and_what_is_not, set_up,
                                        tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
