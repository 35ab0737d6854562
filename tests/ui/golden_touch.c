/* What a phone shows, pixel by pixel: its buttons, text and cells are large enough for a finger. */
#include "support/check.h"
#include "support/golden_frame.h"
#include "support/ui_bench.h"

static const char map[] = "####################\n"
                          "#......#....\"\"\"....#\n"
                          "#......+...\"\"....&.#\n"
                          "#..!...#.....@.....#\n"
                          "#......#..r.....m..#\n"
                          "########...!.)...~~#\n"
                          "#......#........~~~#\n"
                          "####################\n";

static void check(const char *name, int width, int height, const char *keys)
{
    struct ui_options options = ui_bench_options(map, width, height);
    struct ui *ui = ui_bench_open(&options);
    ui->display.device.has_touch = true;
    display_redraw(&ui->display);
    ui_bench_draw(ui);
    ui_bench_press(ui, keys);
    golden_frame_check(name, ui);
    ui_bench_close(ui);
}

static void test_play_on_a_phone(void **state)
{
    (void)state;
    check("touch", 390, 844, "l.h.");
}

static void test_play_on_a_phone_turned_to_its_side(void **state)
{
    (void)state;
    check("touch_wide", 844, 390, "l.h.");
}

static void test_a_list_on_a_phone(void **state)
{
    (void)state;
    check("touch_list", 390, 844, "<Esc><Down><Down><Enter>");
}

/* Its actions are words to tap, without letters. */
static void test_the_inventory_on_a_phone(void **state)
{
    (void)state;
    check("touch_inventory", 390, 844, "i");
}

/* Boxes of the title are narrow there, and so higher. */
static void test_a_new_game_and_its_seed_on_a_phone(void **state)
{
    (void)state;
    struct ui_options options = ui_bench_options(map, 390, 844);
    struct ui *ui = ui_bench_open(&options);
    ui->display.device.has_touch = true;
    display_redraw(&ui->display);
    session_go_to_title(&ui->session);
    ui_bench_draw(ui);
    screen_stack_push(&ui->context, SCREEN_NEW_GAME);
    golden_frame_check("touch_new_game", ui);
    screen_stack_push(&ui->context, SCREEN_SEED);
    golden_frame_check("touch_seed", ui);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_play_on_a_phone),
        cmocka_unit_test(test_play_on_a_phone_turned_to_its_side),
        cmocka_unit_test(test_a_list_on_a_phone),
        cmocka_unit_test(test_the_inventory_on_a_phone),
        cmocka_unit_test(test_a_new_game_and_its_seed_on_a_phone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
