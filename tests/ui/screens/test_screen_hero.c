/* The hero's own screen: it opens by a key, scrolls where there is more, and costs no turn. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/scene_play.h"
#include "support/ui_bench.h"

#include "game/text/chronicle.h"
#include "ui/art/theme.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char map[] = "#########\n#..@....#\n#.......#\n#########\n#......r#\n#########\n";

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

/* Glyphs are a shade darker than their colour. */
static int count_dangers(void)
{
    const struct canvas *frame = &ui->display.frame;
    int count = 0;
    ui_bench_draw(ui);
    for (int i = 0; i < frame->width * frame->height; i++) {
        int apart = 0;
        for (int shift = 0; shift <= 16; shift += 8)
            apart |=
                abs((int)(frame->pixels[i] >> shift & 0xff) - (THEME_DANGER >> shift & 0xff)) > 20;
        count += !apart;
    }
    return count;
}

static void test_a_hunter_out_of_sight_is_red_beside_the_map_and_on_the_hero_screen(void **state)
{
    (void)state;
    struct state *changed = (struct state *)(uintptr_t)game_state(ui->context.game);
    for (int pass = 0; pass < 2; pass++) {
        int quiet = count_dangers();
        scene_make_hunter(game_picture_who(changed, 'r'));
        display_redraw(&ui->display);
        assert_true(count_dangers() > quiet + 40);
        game_picture_who(changed, 'r')->suspicion = 0;
        display_redraw(&ui->display);
        ui_bench_press(ui, "@");
    }
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
        TEST(test_a_hunter_out_of_sight_is_red_beside_the_map_and_on_the_hero_screen),
        TEST(test_the_hero_screen_scrolls_to_its_end_and_back),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
