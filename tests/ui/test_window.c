/* The window's size, and frames of any. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

static void check_fit(int width, int height, int room_width, int room_height, int expected_width,
                      int expected_height)
{
    window_fit(room_width, room_height, &width, &height);
    assert_int_equal(width, expected_width);
    assert_int_equal(height, expected_height);
}

static void a_window_fits_its_screen(void **state)
{
    (void)state;
    check_fit(1280, 720, 1920, 1040, 1280, 720);
    check_fit(1280, 720, 1024, 728, 1024, 720);
    check_fit(1280, 720, 1366, 700, 1280, 700);
    check_fit(1280, 720, 100, 100, WINDOW_WIDTH_MIN, WINDOW_HEIGHT_MIN);
}

/* An invisible window has the size that was asked for. */
static void a_window_of_a_dummy_driver_keeps_its_size(void **state)
{
    (void)state;
    struct ui_options options = ui_bench_options("####\n#@.#\n####\n", 3001, 2003);
    struct ui *ui = ui_bench_open(&options);
    window_fit_screen(&ui->window);
    ui_bench_draw(ui);
    assert_int_equal(ui->display.frame.width, 3001);
    assert_int_equal(ui->display.frame.height, 2003);
    ui_bench_close(ui);
}

static void the_frame_fills_the_window_at_every_size_and_look(void **state)
{
    (void)state;
    static const int sizes[][2] = {{320, 200},  {320, 240},   {333, 221},   {641, 399},
                                   {1023, 767}, {1920, 1080}, {2560, 1440}, {3840, 2160},
                                   {200, 1200}, {2000, 201}};
    struct ui_options options = ui_bench_options("#########\n#@..r.!.#\n#########\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        ui->settings.in_force.palette = (int)i % PALETTE_COUNT;
        ui->settings.in_force.high_contrast = i % 2;
        ui->settings.in_force.glyph_tiles = i % 3 == 0;
        ui->settings.in_force.text_size = (int)i % (TEXT_SCALE_MAX + 1);
        ui_apply_settings(ui);
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        for (int screen = SCREEN_OPTIONS; screen <= SCREEN_KEYS; screen++) {
            ui_bench_draw(ui);
            assert_int_equal(ui->display.frame.width,
                             ui->display.layout.map.width + ui->display.layout.panel.width);
            screen_stack_push(&ui->context, (enum screen)screen);
            ui_bench_draw(ui);
            screen_stack_pop(&ui->context);
        }
    }
    ui_bench_close(ui);
}

/* The next frame is drawn over the last, whatever was there. */
static void nothing_of_the_last_frame_is_left_in_the_next(void **state)
{
    (void)state;
    static const int sizes[][2] = {{320, 200}, {641, 399}, {1280, 720}, {200, 1200}};
    struct ui_options options = ui_bench_options("#########\n#@..r.!.#\n#########\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    for (size_t i = 0; i < ARRAY_LENGTH(sizes); i++) {
        ui_bench_resize(ui, sizes[i][0], sizes[i][1]);
        ui_bench_draw(ui);
        size_t count = (size_t)ui->display.frame.width * (size_t)ui->display.frame.height;
        uint32_t *first = malloc(count * sizeof *first);
        assert_non_null(first);
        memcpy(first, ui->display.frame.pixels, count * sizeof *first);
        for (size_t pixel = 0; pixel < count; pixel++)
            ui->display.frame.pixels[pixel] = 0xffff00ff;
        display_redraw(&ui->display);
        ui_bench_draw(ui);
        assert_memory_equal(ui->display.frame.pixels, first, count * sizeof *first);
        free(first);
    }
    ui_bench_close(ui);
}

static bool has_settled;

static bool is_settled(void)
{
    return has_settled;
}

static void a_frame_is_shown_only_when_what_it_shows_is_saved(void **state)
{
    (void)state;
    struct ui_options options;
    struct error error = {""};
    struct ui *ui = ui_bench_open_hall(&options, 640, 400);
    options.is_settled = is_settled;
    for (int round = 0; round < 2; round++) {
        display_redraw(&ui->display);
        has_settled = false;
        assert_int_equal(ui_frame(ui, &error), UI_FRAME_GOES_ON);
        assert_true(ui->display.needs_drawing);
        has_settled = true;
        assert_int_equal(ui_frame(ui, &error), UI_FRAME_GOES_ON);
        assert_false(ui->display.needs_drawing);
    }
    ui_bench_close(ui);
}

/* A texture of the frame's size that another renderer made, or none at all. */
static void check_not_shown(struct ui *ui, SDL_Texture *texture)
{
    struct error error = {""};
    SDL_Texture *own = ui->window.texture;
    ui->window.texture = texture;
    assert_false(window_show(&ui->window, &ui->display.frame, &error));
    assert_non_null(strstr(error.message, "the frame can't be shown: "));
    ui->window.texture = own;
    if (!window_show(&ui->window, &ui->display.frame, &error))
        fail_msg("%s", error.message);
}

static void a_frame_that_cannot_be_shown_is_an_error(void **state)
{
    (void)state;
    static uint64_t zeros[256];
    struct window other;
    struct error error = {""};
    struct ui_options options;
    struct ui *ui = ui_bench_open_hall(&options, 640, 400);
    assert_true(window_show(&ui->window, &ui->display.frame, &error));
    assert_true(window_open(&other, "other", 640, 400, false, &error));
    assert_true(window_show(&other, &ui->display.frame, &error));
    check_not_shown(ui, other.texture);
    check_not_shown(ui, (SDL_Texture *)zeros);
    SDL_DestroyTexture(other.texture);
    SDL_DestroyRenderer(other.renderer);
    SDL_DestroyWindow(other.window);
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_window_fits_its_screen),
        cmocka_unit_test(a_window_of_a_dummy_driver_keeps_its_size),
        cmocka_unit_test(a_frame_is_shown_only_when_what_it_shows_is_saved),
        cmocka_unit_test(nothing_of_the_last_frame_is_left_in_the_next),
        cmocka_unit_test(a_frame_that_cannot_be_shown_is_an_error),
        cmocka_unit_test(the_frame_fills_the_window_at_every_size_and_look),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
