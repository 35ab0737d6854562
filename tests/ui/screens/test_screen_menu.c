/* The menu over a game. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/screens/screen.h"

static struct ui_options options;

static struct ui *open_game(void)
{
    options = ui_bench_options("#######\n#@...>#\n#######\n", 640, 400);
    return ui_bench_open(&options);
}

static void test_the_menu_leads_to_help_to_the_title_and_out(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "<Esc><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_PLAY);
    ui_bench_press(ui, "<Esc><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_HELP);
    ui_bench_press(ui, "<Esc><Esc><Esc>kk<KP_Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU); /* a run that is left is lost */
    ui_bench_press(ui, "<KP_Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_TITLE);
    assert_false(ui->context.quits);
    ui_bench_press(ui, "<Up><Enter>");
    assert_true(ui->context.quits);
    ui_bench_close(ui);
}

static void test_leaving_a_run_takes_a_second_enter_in_a_row(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "<Esc><Up><Enter>");
    assert_false(ui->context.quits);
    ui_bench_press(ui, "<Up><Down><Enter>");
    assert_false(ui->context.quits);
    ui_bench_press(ui, "<Enter>");
    assert_true(ui->context.quits);
    ui_bench_close(ui);
}

static void test_the_menu_copies_the_seed(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "<Esc><Up><Up><Up><Enter>");
    char *copied = SDL_GetClipboardText();
    assert_string_equal(copied, "bench");
    SDL_free(copied);
    ui_bench_close(ui);
}

static void test_the_menu_leads_to_the_options_and_back(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "<Esc><Down><Down><Enter>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_OPTIONS);
    ui_bench_press(ui, "<Esc>");
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_close(ui);
}

static void test_a_letter_confirms_nothing_in_the_menu(void **state)
{
    (void)state;
    struct ui *ui = open_game();
    ui_bench_press(ui, "<Esc><Up>");
    for (const char *key = "abcdefgimopqrstvwxz0123456789., "; *key; key++)
        screen_get(SCREEN_MENU)->key(&ui->context, (struct key){*key, 0});
    assert_false(ui->context.quits);
    assert_int_equal(ui_bench_screen(ui), SCREEN_MENU);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_menu_leads_to_help_to_the_title_and_out),
        cmocka_unit_test(test_leaving_a_run_takes_a_second_enter_in_a_row),
        cmocka_unit_test(test_the_menu_copies_the_seed),
        cmocka_unit_test(test_the_menu_leads_to_the_options_and_back),
        cmocka_unit_test(test_a_letter_confirms_nothing_in_the_menu),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
