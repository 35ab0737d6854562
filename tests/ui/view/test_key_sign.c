/* Gamepad buttons are shown as pictures, keys by their names. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "ui/view/key_sign.h"

static struct ui_options options;
static struct ui *ui;

static int set_up(void **state)
{
    *state = ui = ui_bench_open_hall(&options, 960, 400);
    return 0;
}

/* Whether the picture is on the frame at that place, as far as it is opaque. */
static bool is_at(struct image image, int x, int y)
{
    for (int row = 0; row < image.height; row++)
        for (int column = 0; column < image.width; column++) {
            uint32_t pixel = image.pixels[row * image.stride + column];
            uint32_t shown =
                ui->display.frame.pixels[(y + row) * ui->display.frame.width + x + column];
            if (pixel >> 24 == 255 && ((pixel ^ shown) & 0xffffff) != 0)
                return false;
        }
    return true;
}

static bool is_shown(enum tile tile)
{
    struct image image =
        atlas_frame(&ui->display.art.atlas, ui->display.art.tileset.tiles[tile], 0);
    for (int y = 0; y + image.height <= ui->display.frame.height; y++)
        for (int x = 0; x + image.width <= ui->display.frame.width; x++)
            if (is_at(image, x, y))
                return true;
    return false;
}

static void test_a_button_is_drawn_as_a_picture_after_its_triggers(void **state)
{
    (void)state;
    struct key_sign sign = key_sign_of_button(&ui->display, (struct key){KEY_BUTTON_A, KEY_SHIFT});
    assert_ptr_equal(sign.picture, ui->display.art.tileset.tiles[TILE_PAD_A]);
    assert_string_equal(sign.words, "LT+");
    assert_int_equal(key_sign_width(&ui->display, &sign),
                     font_width(&ui->display.art.font, "LT+") + sign.picture->width);
}

static void test_a_button_without_a_picture_is_named(void **state)
{
    (void)state;
    struct key_sign sign = key_sign_of_button(&ui->display, (struct key){KEY_BUTTON_LEFT_STICK, 0});
    assert_null(sign.picture);
    assert_string_equal(sign.words, "LS");
}

static void test_with_a_gamepad_the_bar_shows_its_buttons(void **state)
{
    (void)state;
    assert_int_equal(ui->display.layout.text_scale, 1);
    ui_bench_draw(ui);
    assert_false(is_shown(TILE_PAD_Y)); /* the lantern */
    ui_bench_press(ui, "<PadLeft>");
    ui_bench_draw(ui);
    assert_true(is_shown(TILE_PAD_Y));
    ui_bench_press(ui, ".");
    ui_bench_draw(ui);
    assert_false(is_shown(TILE_PAD_Y));
}

static void test_help_shows_pictures_of_mouse_buttons(void **state)
{
    (void)state;
    assert_false(is_shown(TILE_MOUSE_WHEEL));
    ui_bench_press(ui, "?");
    ui_bench_draw(ui);
    ui_bench_press(ui, "<End>");
    ui_bench_draw(ui);
    assert_true(is_shown(TILE_MOUSE_LEFT));
    assert_true(is_shown(TILE_MOUSE_RIGHT));
    assert_true(is_shown(TILE_MOUSE_WHEEL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, ui_bench_tear_down)
        TEST(test_a_button_is_drawn_as_a_picture_after_its_triggers),
        TEST(test_a_button_without_a_picture_is_named),
        TEST(test_with_a_gamepad_the_bar_shows_its_buttons),
        TEST(test_help_shows_pictures_of_mouse_buttons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
