/* When settings are given to be kept that change often: the zoom by the wheel, and the window's size. */
#include "support/check.h"
#include "support/ui_bench.h"
#include "support/ui_host.h"

static struct ui_options options;
static struct ui *ui;
static struct settings kept;
static int keepings;

static void keep(void *context, const struct settings *settings, struct text *said)
{
    (void)context;
    (void)said;
    kept = *settings;
    keepings++;
}

static int set_up(void **state)
{
    (void)state;
    options = ui_bench_options("##########\n#...@....#\n##########\n", 640, 400);
    options.keep_settings = keep;
    options.fits_screen = true;
    kept = options.settings;
    keepings = 0;
    return 0;
}

static void push_notch(int way)
{
    SDL_Event event = {.type = SDL_MOUSEWHEEL};
    event.wheel.y = way;
    assert_int_equal(SDL_PushEvent(&event), 1);
}

static void twenty_notches_of_the_wheel_save_once_or_twice(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    ui_host_move(ui, ui_host_cell(ui, 4, 1));
    ui->settings.in_force.map_zoom = 1;
    display_redraw(&ui->display);
    ui_host_settle(ui);
    for (int i = 0; i < 20; i++)
        push_notch(i % 4 == 3 ? -1 : 1);
    ui_host_frame(ui);
    assert_in_range(keepings, 0, 1);
    int zoom = ui->settings.in_force.map_zoom;
    ui_host_close(ui);
    assert_in_range(keepings, 1, 2);
    assert_int_equal(kept.map_zoom, zoom);
}

static void a_notch_right_before_the_window_closes_is_saved(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    ui_host_move(ui, ui_host_cell(ui, 4, 1));
    ui->settings.in_force.map_zoom = 1;
    display_redraw(&ui->display);
    ui_host_settle(ui);
    for (int i = 0; i < 2; i++) {
        push_notch(1);
        ui_host_frame(ui);
        ui_host_frame(ui);
    }
    int zoom = ui->settings.in_force.map_zoom;
    assert_int_equal(zoom, 3);
    ui->settings.saved_at = ui->display.clock.now;
    ui_host_close(ui);
    assert_int_equal(kept.map_zoom, zoom);
}

static void a_changed_setting_is_saved_within_a_second(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    ui_host_move(ui, ui_host_cell(ui, 4, 1));
    ui->settings.saved_at = ui->display.clock.now + 1; /* just now, however slow this goes */
    push_notch(-1);
    ui_host_frame(ui);
    assert_true(ui->settings.is_unsaved);
    assert_int_equal(keepings, 0);
    assert_in_range(ui_timeout_ms(ui), 0, 1000);
    ui->settings.saved_at = SDL_GetTicks() - 1000;
    ui_host_frame(ui);
    assert_false(ui->settings.is_unsaved);
    assert_int_equal(keepings, 1);
    assert_int_equal(kept.map_zoom, ui->settings.in_force.map_zoom);
    ui_host_close(ui);
    assert_int_equal(keepings, 1);
}

static void a_changed_setting_is_saved_when_a_screen_closes(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    screen_stack_push(&ui->context, SCREEN_OPTIONS);
    ui->settings.saved_at = SDL_GetTicks();
    ui->settings.is_unsaved = true;
    int before = keepings;
    ui_key(ui, (struct key){KEY_ESCAPE, 0});
    assert_int_equal(keepings, before + 1);
    ui_host_close(ui);
    assert_int_equal(keepings, before + 1);
}

/* As a window manager does when its edges are drawn. */
static void resize(int width, int height)
{
    SDL_Event event = {.type = SDL_WINDOWEVENT};
    SDL_SetWindowSize(ui->window.window, width, height);
    event.window.event = SDL_WINDOWEVENT_RESIZED;
    event.window.data1 = width;
    event.window.data2 = height;
    assert_int_equal(SDL_PushEvent(&event), 1);
    ui_host_settle(ui);
}

static void a_window_size_set_by_the_player_is_saved(void **state)
{
    (void)state;
    ui = ui_host_open(&options);
    resize(800, 500);
    ui_host_close(ui);
    assert_int_equal(kept.window_width, 800);
    assert_int_equal(kept.window_height, 500);
}

static void no_window_size_is_saved_if_an_option_set_one(void **state)
{
    (void)state;
    options.fits_screen = false;
    ui = ui_host_open(&options);
    resize(800, 500);
    ui_host_close(ui);
    assert_int_equal(keepings, 0);
}

static void the_size_after_a_start_without_edges_is_not_saved(void **state)
{
    (void)state;
    for (int is_drawn = 0; is_drawn < 2; is_drawn++) {
        options.is_fullscreen = true;
        ui = ui_host_open(&options);
        ui_host_type(ui, "<F11>");
        resize(660, 420);
        if (is_drawn)
            resize(800, 500);
        ui_host_close(ui);
        assert_int_equal(kept.window_width, is_drawn ? 800 : options.settings.window_width);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup(name, set_up)
        TEST(twenty_notches_of_the_wheel_save_once_or_twice),
        TEST(a_notch_right_before_the_window_closes_is_saved),
        TEST(a_changed_setting_is_saved_within_a_second),
        TEST(a_changed_setting_is_saved_when_a_screen_closes),
        TEST(a_window_size_set_by_the_player_is_saved),
        TEST(no_window_size_is_saved_if_an_option_set_one),
        TEST(the_size_after_a_start_without_edges_is_not_saved),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
