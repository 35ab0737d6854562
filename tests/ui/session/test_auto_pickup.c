/* The setting of what is picked up by walking over it, on its way to the game. */
#include "support/check.h"
#include "support/ui_bench.h"

#include <string.h>

static const char map[] = "########\n"
                          "#@.!.!.#\n"
                          "########\n";

static int potions_after(bool picks_up, const char *keys)
{
    struct ui_options options = ui_bench_options(map, 640, 400);
    options.settings.auto_pickup = picks_up;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, keys);
    int had = pack_count(&game_state(ui->context.game)->pack, ITEM_HEALING_POTION);
    ui_bench_close(ui);
    return had;
}

static void items_are_picked_up_unless_the_player_turned_it_off(void **unused)
{
    assert_true(settings_default().auto_pickup);
    assert_int_equal(potions_after(true, "llll"), 3);
    assert_int_equal(potions_after(false, "llll"), 1);
    assert_int_equal(potions_after(true, "o"), 3);
    assert_int_equal(potions_after(false, "o"), 1);
    assert_int_equal(potions_after(false, "llg"), 2);
    (void)unused;
}

static void the_setting_in_force_counts_and_not_the_saved_one(void **unused)
{
    struct ui_options options = ui_bench_options(map, 640, 400);
    struct ui *ui = ui_bench_open(&options);
    ui->settings.in_force.auto_pickup = false;
    ui_bench_press(ui, "llll");
    assert_int_equal(pack_count(&game_state(ui->context.game)->pack, ITEM_HEALING_POTION), 1);
    ui_bench_close(ui);
    (void)unused;
}

static bool is_in_log(const struct ui *ui, const char *part)
{
    bool is = false;
    for (int i = 0; i < message_log_kept(&ui->context.log); i++)
        is |= strstr(message_log_get(&ui->context.log, i)->text, part) != NULL;
    return is;
}

static void what_is_left_lying_is_told_with_the_key_that_picks_it_up(void **unused)
{
    struct ui_options options = ui_bench_options(map, 640, 400);
    options.settings.auto_pickup = false;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "ll");
    assert_true(is_in_log(ui, "A healing potion lies here. Press g to pick it up."));
    ui_bench_close(ui);
    (void)unused;
}

static void a_walk_past_what_is_left_lying_goes_on_and_does_not_tell_it(void **unused)
{
    struct ui_options options = ui_bench_options("########\n#@.!.!>#\n########\n", 640, 400);
    options.settings.auto_pickup = false;
    struct ui *ui = ui_bench_open(&options);
    ui_bench_press(ui, "><Enter>");
    assert_int_equal(game_state(ui->context.game)->depth, 2);
    assert_false(is_in_log(ui, "lies here"));
    ui_bench_close(ui);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(items_are_picked_up_unless_the_player_turned_it_off),
        cmocka_unit_test(what_is_left_lying_is_told_with_the_key_that_picks_it_up),
        cmocka_unit_test(a_walk_past_what_is_left_lying_goes_on_and_does_not_tell_it),
        cmocka_unit_test(the_setting_in_force_counts_and_not_the_saved_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
