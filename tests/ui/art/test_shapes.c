/* Shapes of single pixels: their place, and that they stay on the canvas. */
#include "support/check.h"

#include "ui/art/shapes.h"
#include "ui/art/sprite_form.h"

#include <stdlib.h>

enum { SIDE = 64 };

#define BLACK 0xff000000u

static struct canvas make(void)
{
    struct canvas canvas = canvas_empty();
    assert_true(canvas_resize(&canvas, SIDE, SIDE));
    return canvas;
}

static bool is_drawn(const struct canvas *canvas, int x, int y)
{
    return canvas->pixels[y * SIDE + x] != BLACK;
}

static int count_drawn(const struct canvas *canvas)
{
    int count = 0;
    for (int i = 0; i < SIDE * SIDE; i++)
        count += canvas->pixels[i] != BLACK;
    return count;
}

static void test_every_pixel_of_a_ring_has_its_radius(void **unused)
{
    (void)unused;
    for (int radius = 1; radius < 30; radius++) {
        struct canvas canvas = make();
        shapes_ring(&canvas, 32, 32, radius, 0xffffff, 255);
        for (int y = 0; y < SIDE; y++)
            for (int x = 0; x < SIDE; x++) {
                int square = (x - 32) * (x - 32) + (y - 32) * (y - 32);
                if (is_drawn(&canvas, x, y))
                    assert_true(square >= (radius - 1) * (radius - 1) &&
                                square <= (radius + 1) * (radius + 1));
            }
        assert_true(is_drawn(&canvas, 32 + radius, 32) && is_drawn(&canvas, 32, 32 - radius));
        assert_true(count_drawn(&canvas) >= 4 * radius);
        free(canvas.pixels);
    }
}

static void test_no_pixel_of_a_thin_ring_is_blended_twice(void **unused)
{
    (void)unused;
    for (int radius = 1; radius < 30; radius++) {
        struct canvas canvas = make();
        shapes_ring(&canvas, 32, 32, radius, 0xffffff, 100);
        uint32_t once = canvas.pixels[32 * SIDE + 32 + radius];
        for (int i = 0; i < SIDE * SIDE; i++)
            assert_true(canvas.pixels[i] == BLACK || canvas.pixels[i] == once);
        free(canvas.pixels);
    }
}

static void test_shapes_are_cut_at_the_edges(void **unused)
{
    (void)unused;
    struct canvas canvas = make();
    for (int at = -40; at < SIDE + 40; at += 13) {
        shapes_ring(&canvas, at, SIDE - at, 90, 0xffffff, 255);
        shapes_sparks(&canvas, at, 0, 8, 20, 200, 0xffffff);
        shapes_star(&canvas, SIDE, at, 9, 0xffffff, 200);
        shapes_number(&canvas, at, -2, -12345, 0xffffff, 255);
    }
    free(canvas.pixels);
}

static void test_every_number_looks_different(void **unused)
{
    (void)unused;
    struct canvas canvases[100];
    for (int n = 0; n < 100; n++) {
        canvases[n] = make();
        shapes_number(&canvases[n], 32, 20, n, 0xffffff, 255);
        for (int other = 0; other < n; other++)
            assert_memory_not_equal(canvases[n].pixels, canvases[other].pixels,
                                    sizeof(uint32_t) * SIDE * SIDE);
    }
    for (int n = 0; n < 100; n++)
        free(canvases[n].pixels);
}

static void test_a_border_does_not_change_the_middle(void **unused)
{
    (void)unused;
    struct canvas canvas = make();
    shapes_border(&canvas, 8, 0xff0000, 200);
    assert_int_equal(canvas.pixels[0] >> 16 & 0xff, 255 * 201 / 256);
    for (int y = 8; y < SIDE - 8; y++)
        for (int x = 8; x < SIDE - 8; x++)
            assert_false(is_drawn(&canvas, x, y));
    free(canvas.pixels);
}

static int count_opaque(struct image image)
{
    int count = 0;
    for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++)
        count += image.pixels[i] >> 24 == 255;
    return count;
}

static void test_a_sprite_falls_to_dust_and_shrinks_until_nothing_is_left(void **unused)
{
    (void)unused;
    uint32_t pixels[TILE_SIDE * TILE_SIDE];
    struct sprite_form form;
    for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++)
        pixels[i] = 0xff808080;
    struct image image = {
        .pixels = pixels, .stride = TILE_SIDE, .width = TILE_SIDE, .height = TILE_SIDE};
    int whole = TILE_SIDE * TILE_SIDE;
    assert_int_equal(count_opaque(sprite_form_dust(&form, image, 0)), whole);
    assert_int_equal(count_opaque(sprite_form_shrink(&form, image, 0)), whole);
    int last_dust = whole;
    int last_shrunk = whole;
    for (int part = 32; part <= 256; part += 32) {
        int dust = count_opaque(sprite_form_dust(&form, image, part));
        int shrunk = count_opaque(sprite_form_shrink(&form, image, part));
        assert_true(dust < last_dust && shrunk <= last_shrunk);
        last_dust = dust;
        last_shrunk = shrunk;
    }
    assert_int_equal(last_dust, 0);
    assert_int_equal(last_shrunk, 0);
    assert_int_equal(sprite_form_flash(&form, image, 0xfff8e8, 255).pixels[0], 0xfffff8e8);
    assert_int_equal(sprite_form_flash(&form, image, 0xfff8e8, 0).pixels[0], 0xff808080);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_pixel_of_a_ring_has_its_radius),
        cmocka_unit_test(test_no_pixel_of_a_thin_ring_is_blended_twice),
        cmocka_unit_test(test_shapes_are_cut_at_the_edges),
        cmocka_unit_test(test_every_number_looks_different),
        cmocka_unit_test(test_a_border_does_not_change_the_middle),
        cmocka_unit_test(test_a_sprite_falls_to_dust_and_shrinks_until_nothing_is_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
