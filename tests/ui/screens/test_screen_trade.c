/* The screen of barter: which ware, what for, and that nothing held or typed ahead chooses. */
#include "support/check.h"
#include "support/stall.h"
#include "support/ui_bench.h"

#include "ui/screens/screen.h"
#include "ui/view/play_view.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char map[] = "#########\n"
                          "#..V....#\n"
                          "#.......#\n"
                          "#..@....#\n"
                          "#########\n";

static struct ui_options options;
static char said[2048];

static void note(const char *sentence)
{
    size_t length = strlen(said);
    snprintf(said + length, sizeof said - length, "%s|", sentence);
}

/* The hero, in the dark, two steps from a merchant. */
static struct ui *open_market(void)
{
    static const enum item wares[] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    options = ui_bench_options(map, 640, 400);
    options.say = note;
    struct ui *ui = ui_bench_open(&options);
    stall_build((struct state *)(uintptr_t)game_state(ui->context.game),
                (struct area){{1, 1}, {7, 3}}, point_make(8, 3), wares);
    ui_bench_press(ui, "vvk");
    said[0] = '\0';
    return ui;
}

static void check_leads(const char *keys, enum screen screen)
{
    struct ui *ui = open_market();
    ui_bench_check_leads(ui, keys, screen);
    ui_bench_close(ui);
}

static void a_step_into_the_merchant_opens_trade_and_escape_closes_it(void **unused)
{
    check_leads("k", SCREEN_TRADE);
    check_leads("g", SCREEN_TRADE);
    check_leads("k1", SCREEN_TRADE);
    check_leads("k1<Esc>", SCREEN_TRADE);
    check_leads("k1<Esc><Esc>", SCREEN_PLAY);
    check_leads("k1a", SCREEN_TRADE);
    check_leads("k1c", SCREEN_PLAY);
    check_leads("vk", SCREEN_PLAY);
    (void)unused;
}

static void the_chosen_items_are_traded(void **unused)
{
    struct ui *ui = open_market();
    ui_bench_press(ui, "k1c");
    assert_int_equal(pack_count(&game_state(ui->context.game)->pack, ITEM_SMOKE_POT), 1);
    assert_int_equal(pack_count(&game_state(ui->context.game)->pack, ITEM_HEALING_POTION), 0);
    ui_bench_close(ui);
    (void)unused;
}

static void the_marked_item_is_described(void **unused)
{
    struct ui *ui = open_market();
    ui_bench_press(ui, "k");
    assert_true(ui_bench_changes(ui, "<Down>"));
    assert_true(ui_bench_changes(ui, "<Enter>"));
    assert_true(ui_bench_changes(ui, "<Down>"));
    ui_bench_close(ui);
    (void)unused;
}

static void the_choices_of_a_trade_are_read_out(void **unused)
{
    struct ui *ui = open_market();
    ui_bench_press(ui, "k");
    assert_non_null(strstr(said, "Which ware do you want?|"));
    assert_non_null(strstr(said, "|1) a smoke pot.|2) leather armour.|3) 3 pebbles.|"
                                 "2) leather armour (2 of 3)|")); /* under the hero */
    said[0] = '\0';
    ui_bench_press(ui, "<Down>");
    assert_memory_equal(said, "3) 3 pebbles (3 of 3)|", 22);
    said[0] = '\0';
    ui_bench_press(ui, "3");
    assert_non_null(strstr(said,
                           "|a) a knife, equipped: not wanted.|b) rags, equipped: not wanted.|"
                           "c) a healing potion: enough.|d) 3 pebbles: 2 of them.|"
                           "e) 2 flares: 1 of them.|"));
    said[0] = '\0';
    ui_bench_press(ui, "<Esc>1");
    assert_non_null(strstr(said, "d) 3 pebbles: not enough.|"));
    ui_bench_close(ui);
    (void)unused;
}

/* As danger does: what comes from a key that is still down is dropped. */
static void keys_held_while_trade_opens_are_ignored(void **unused)
{
    struct ui *ui = open_market();
    ui->context.is_startled = false;
    ui_bench_press(ui, "k");
    assert_true(ui->context.is_startled);
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_into_the_merchant_opens_trade_and_escape_closes_it),
        cmocka_unit_test(the_chosen_items_are_traded),
        cmocka_unit_test(the_marked_item_is_described),
        cmocka_unit_test(the_choices_of_a_trade_are_read_out),
        cmocka_unit_test(keys_held_while_trade_opens_are_ignored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
