/* The sounds of a game and its menus, with a silent driver. */
#include "support/check.h"
#include "support/ui_bench.h"

#include <string.h>

static const char map[] = "############\n"
                          "#..@.......#\n"
                          "#..........#\n"
                          "############\n";

static struct ui_options options;

static struct ui *open_at(int sound, int ambience, bool starts_at_once)
{
    options = ui_bench_options(map, 640, 400);
    options.starts_at_once = starts_at_once;
    struct ui *ui = ui_bench_open(&options);
    ui->settings.kept.sound_volume = sound;
    ui->settings.kept.ambience_volume = ambience;
    ui->display.clock.now = 1000;
    soundtrack_tick(&ui->session);
    return ui;
}

static void close_it(struct ui *ui)
{
    soundtrack_finish(&ui->session);
    ui_bench_close(ui);
}

/* How often a sound has begun since the last look is not kept; when it did is. */
static bool hears(struct ui *ui, enum sound sound, const char *keys)
{
    memset(&ui->session.soundtrack.played, 0, sizeof ui->session.soundtrack.played);
    ui->display.clock.now += 1000;
    ui_bench_press(ui, keys);
    return ui->session.soundtrack.played.begun[sound] == ui->display.clock.now;
}

static void test_commands_are_heard(void **unused)
{
    (void)unused;
    struct ui *ui = open_at(6, 0, true);
    assert_true(hears(ui, SOUND_STEP_STONE, "l"));
    assert_true(hears(ui, SOUND_LANTERN_HOOD, "v"));
    assert_true(hears(ui, SOUND_REFUSAL, "c<Esc>kk"));
    close_it(ui);
}

static void test_menus_are_heard(void **unused)
{
    (void)unused;
    struct ui *ui = open_at(6, 0, true);
    assert_true(hears(ui, SOUND_MENU_CHOOSE, "<Esc>"));
    assert_true(hears(ui, SOUND_MENU_MOVE, "<Down>"));
    assert_true(hears(ui, SOUND_MENU_BACK, "<Esc>"));
    assert_false(hears(ui, SOUND_MENU_MOVE, "h"));
    close_it(ui);
}

static void test_the_effect_of_a_choice_is_heard_instead_of_the_choice(void **unused)
{
    (void)unused;
    struct ui *ui = open_at(6, 0, true);
    ui_bench_press(ui, "i");
    ui_bench_press(ui, "<Enter>");
    memset(&ui->session.soundtrack.played, 0, sizeof ui->session.soundtrack.played);
    int screens = ui->context.stack.count;
    ui_bench_press(ui, "d");
    assert_true(ui->context.stack.count < screens);
    assert_int_equal(ui->session.soundtrack.played.begun[SOUND_MENU_BACK], 0);
    assert_int_equal(ui->session.soundtrack.played.count, 1);
    close_it(ui);
}

static void test_the_ambience_follows_the_game(void **unused)
{
    (void)unused;
    struct ui *ui = open_at(0, 4, false);
    assert_int_equal(ui->session.soundtrack.audio.ambience, AMBIENCE_BLACK);
    struct error error;
    assert_true(session_start_game(&ui->session, "bench", &error));
    soundtrack_tick(&ui->session);
    assert_int_equal(ui->session.soundtrack.audio.ambience, AMBIENCE_CELLARS);
    session_go_to_title(&ui->session);
    soundtrack_tick(&ui->session);
    assert_int_equal(ui->session.soundtrack.audio.ambience, AMBIENCE_BLACK);
    close_it(ui);
}

static void test_at_volume_zero_the_soundtrack_does_not_begin(void **unused)
{
    (void)unused;
    struct ui *ui = open_at(0, 0, true);
    assert_false(audio_is_on(&ui->session.soundtrack.audio));
    assert_false(hears(ui, SOUND_STEP_STONE, "l"));
    close_it(ui);
}

static void test_a_screenshot_makes_no_sound(void **unused)
{
    (void)unused;
    options = ui_bench_options(map, 640, 400);
    options.screenshot = "never-written.png";
    struct ui *ui = ui_bench_open(&options);
    ui->settings.kept.sound_volume = 6;
    soundtrack_tick(&ui->session);
    assert_false(audio_is_on(&ui->session.soundtrack.audio));
    close_it(ui);
}

static void test_without_a_window_audio_needs_an_explicit_driver(void **unused)
{
    (void)unused;
    SDL_setenv("SDL_AUDIODRIVER", "", 1);
    struct ui *ui = open_at(6, 4, true);
    assert_false(audio_is_on(&ui->session.soundtrack.audio));
    close_it(ui);
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_commands_are_heard),
        cmocka_unit_test(test_menus_are_heard),
        cmocka_unit_test(test_the_effect_of_a_choice_is_heard_instead_of_the_choice),
        cmocka_unit_test(test_the_ambience_follows_the_game),
        cmocka_unit_test(test_at_volume_zero_the_soundtrack_does_not_begin),
        cmocka_unit_test(test_a_screenshot_makes_no_sound),
        cmocka_unit_test(test_without_a_window_audio_needs_an_explicit_driver),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
