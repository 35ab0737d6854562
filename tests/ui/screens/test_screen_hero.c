/* The hero's own screen: it opens by a key, scrolls where there is more, and costs no turn. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "game/text/chronicle.h"

#include <stdint.h>
#include <string.h>

static const char map[] = "#########\n#..@....#\n#.......#\n#########\n";

static struct ui_options options;
static struct ui *ui;
static uint32_t before[1280 * 720];

static int set_up(void **state)
{
    (void)state;
    options = ui_bench_options(map, 1280, 720);
    ui = ui_bench_open(&options);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    ui_bench_close(ui);
    return 0;
}

static void keep_frame(void)
{
    ui_bench_draw(ui);
    memcpy(before, ui->display.frame.pixels,
           (size_t)ui->display.frame.width * (size_t)ui->display.frame.height * sizeof *before);
}

static bool has_changed(void)
{
    ui_bench_draw(ui);
    return memcmp(before, ui->display.frame.pixels,
                  (size_t)ui->display.frame.width * (size_t)ui->display.frame.height *
                      sizeof *before) != 0;
}

static void test_a_key_opens_the_hero_screen_and_any_other_closes_it_without_a_turn(void **state)
{
    (void)state;
    ui_bench_press(ui, "@");
    assert_int_equal(ui_bench_screen(ui), SCREEN_HERO);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    assert_int_equal(game_state(ui->context.game)->turn, 0);
}

static void test_the_hero_screen_lists_a_chosen_boon(void **state)
{
    (void)state;
    ui_bench_press(ui, "@");
    keep_frame();
    struct state *changed = (struct state *)(uintptr_t)game_state(ui->context.game);
    changed->boons[BOON_HEARTH] = 1;
    display_redraw(&ui->display);
    assert_true(has_changed());
}

static void test_the_hero_screen_lists_the_conducts_kept_so_far(void **state)
{
    (void)state;
    ui_bench_press(ui, "@");
    keep_frame();
    struct chronicle *changed = (struct chronicle *)(uintptr_t)game_chronicle(ui->context.game);
    changed->freed = 1;
    display_redraw(&ui->display);
    assert_true(has_changed());
}

static void test_the_hero_screen_scrolls_to_its_end_and_back(void **state)
{
    (void)state;
    ui_bench_resize(ui, 320, 200);
    ui_bench_press(ui, "@");
    keep_frame();
    assert_true(ui->display.scroll.has_more);
    ui_bench_press(ui, "<Down>");
    assert_true(has_changed());
    for (int i = 0; i < 60; i++) {
        ui_bench_press(ui, "<Down>");
        ui_bench_draw(ui);
    }
    assert_false(ui->display.scroll.has_more);
    assert_in_range(ui->display.scroll.lines, 1, 59);
    for (int i = 0; i < 60; i++)
        ui_bench_press(ui, "<Up>");
    assert_false(has_changed());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(test_a_key_opens_the_hero_screen_and_any_other_closes_it_without_a_turn),
        TEST(test_the_hero_screen_lists_a_chosen_boon),
        TEST(test_the_hero_screen_lists_the_conducts_kept_so_far),
        TEST(test_the_hero_screen_scrolls_to_its_end_and_back),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
