/* Drawing: every function against its definition, pixel by pixel. */
#include "support/check.h"

#include "base/random.h"
#include "ui/art/canvas.h"
#include "ui/art/tileset.h"

#include <stdlib.h>
#include <string.h>

enum { WIDTH = 13, HEIGHT = 11, SPRITE_WIDTH = 4, SPRITE_HEIGHT = 3 };

#define BLACK 0xff000000u

static const uint32_t sprite[SPRITE_WIDTH * SPRITE_HEIGHT] = {
    0xff102030, 0xff405060, 0x00ffffff, 0xff708090, //
    0xffa0b0c0, 0x00000000, 0xffd0e0f0, 0xff112233, //
    0xff445566, 0xff778899, 0xffaabbcc, 0x00123456,
};

static struct image single(const uint32_t *pixel)
{
    return (struct image){.pixels = pixel, .stride = 1, .width = 1, .height = 1};
}

static struct image whole_sprite(void)
{
    return (struct image){
        .pixels = sprite, .stride = SPRITE_WIDTH, .width = SPRITE_WIDTH, .height = SPRITE_HEIGHT};
}

static struct canvas make_canvas(int width, int height)
{
    struct canvas canvas = canvas_empty();
    assert_true(canvas_resize(&canvas, width, height));
    return canvas;
}

static uint32_t pixel(const struct canvas *canvas, int x, int y)
{
    return canvas->pixels[y * canvas->width + x];
}

static void assert_pixel(const struct canvas *canvas, int x, int y, uint32_t wanted)
{
    if (pixel(canvas, x, y) != wanted)
        fail_msg("(%d, %d) is %08x, not %08x", x, y, (unsigned)pixel(canvas, x, y),
                 (unsigned)wanted);
}

/* How the sprite is drawn. */
struct placing {
    int x;
    int y;
    int scale;
    bool flip;
};

/* The pixel that canvas_draw should leave on a black canvas: the sprite is opaque or clear. */
static uint32_t drawn_pixel(const struct canvas *canvas, struct placing at, int x, int y)
{
    int column = x - at.x;
    int row = y - at.y;
    bool is_inside = column >= 0 && row >= 0 && column < SPRITE_WIDTH * at.scale &&
                     row < SPRITE_HEIGHT * at.scale && rectangle_has(canvas->clip, x, y);
    if (!is_inside)
        return BLACK;
    column /= at.scale;
    row /= at.scale;
    uint32_t source = sprite[row * SPRITE_WIDTH + (at.flip ? SPRITE_WIDTH - 1 - column : column)];
    return source >> 24 ? source : BLACK;
}

static void check_drawing(struct canvas *canvas, struct placing at)
{
    uint32_t wanted[WIDTH * HEIGHT];
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            wanted[y * WIDTH + x] = drawn_pixel(canvas, at, x, y);
    struct rectangle clip = canvas->clip;
    canvas_unclip(canvas);
    canvas_clear(canvas);
    canvas_clip(canvas, clip);
    canvas_draw(canvas, whole_sprite(), at.x, at.y,
                (struct drawing){.scale = at.scale, .flip = at.flip});
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            assert_pixel(canvas, x, y, wanted[y * WIDTH + x]);
}

static void check_drawing_everywhere(struct canvas *canvas)
{
    struct placing at;
    for (at.scale = 1; at.scale <= 3; at.scale++)
        for (int flip = 0; flip <= 1; flip++)
            for (at.y = -SPRITE_HEIGHT * at.scale - 1; at.y <= HEIGHT + 1; at.y++)
                for (at.x = -SPRITE_WIDTH * at.scale - 1; at.x <= WIDTH + 1; at.x++) {
                    at.flip = flip;
                    check_drawing(canvas, at);
                }
}

static void test_an_image_is_drawn_by_definition_on_and_off_every_edge(void **state)
{
    (void)state;
    struct canvas canvas = make_canvas(WIDTH, HEIGHT);
    check_drawing_everywhere(&canvas);
    free(canvas.pixels);
}

static void test_a_clip_cuts_off_all_that_lies_outside(void **state)
{
    (void)state;
    struct canvas canvas = make_canvas(WIDTH, HEIGHT);
    canvas_clip(&canvas, (struct rectangle){3, 2, 6, 5});
    check_drawing_everywhere(&canvas);
    free(canvas.pixels);
}

static void test_a_clip_is_limited_to_the_canvas(void **state)
{
    (void)state;
    struct canvas canvas = make_canvas(WIDTH, HEIGHT);
    canvas_clip(&canvas, (struct rectangle){-5, -5, 100, 100});
    canvas_fill(&canvas, (struct rectangle){-50, -50, 200, 200}, 0x123456);
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        assert_int_equal(canvas.pixels[i], 0xff123456);
    canvas_clip(&canvas, (struct rectangle){WIDTH + 3, 0, 4, HEIGHT});
    canvas_fill(&canvas, (struct rectangle){-50, -50, 200, 200}, 0x654321);
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        assert_int_equal(canvas.pixels[i], 0xff123456);
    free(canvas.pixels);
}

static void test_resizing_blackens_and_lifts_the_clip(void **state)
{
    (void)state;
    struct canvas canvas = make_canvas(WIDTH, HEIGHT);
    canvas_fill(&canvas, canvas.clip, 0xffffff);
    canvas_clip(&canvas, (struct rectangle){0, 0, 1, 1});
    assert_true(canvas_resize(&canvas, 20, 30));
    assert_int_equal(canvas.width, 20);
    assert_int_equal(canvas.height, 30);
    assert_int_equal(canvas.clip.width, 20);
    assert_int_equal(canvas.clip.height, 30);
    for (int i = 0; i < 20 * 30; i++)
        assert_int_equal(canvas.pixels[i], BLACK);
    free(canvas.pixels);
}

static int channel(uint32_t colour, int shift)
{
    return (int)(colour >> shift & 0xff);
}

static void test_a_shade_mixes_every_channel_by_its_alpha(void **state)
{
    (void)state;
    const uint32_t under = 0xff10c880;
    const uint32_t over = 0xf05020;
    struct canvas canvas = make_canvas(WIDTH, 1); /* most pixels are blended several at a time */
    for (int alpha = 0; alpha <= 255; alpha++) {
        for (int x = 0; x < WIDTH; x++)
            canvas.pixels[x] = under;
        canvas_shade(&canvas, canvas.clip, over, alpha);
        for (int shift = 0; shift <= 24; shift += 8) {
            int exact =
                (channel(under, shift) * (255 - alpha) + channel(over | BLACK, shift) * alpha) /
                255;
            int first = channel(canvas.pixels[0], shift);
            assert_true(abs(first - exact) <= (shift < 24));
            for (int x = 1; x < WIDTH; x++)
                assert_int_equal(channel(canvas.pixels[x], shift), first);
        }
    }
    free(canvas.pixels);
}

static void test_a_clear_shade_changes_nothing_and_an_opaque_one_covers(void **state)
{
    (void)state;
    struct canvas canvas = make_canvas(1, 1);
    canvas.pixels[0] = 0xff10c880;
    canvas_shade(&canvas, canvas.clip, 0xf05020, 0);
    assert_pixel(&canvas, 0, 0, 0xff10c880);
    canvas_shade(&canvas, canvas.clip, 0xf05020, 255);
    assert_pixel(&canvas, 0, 0, 0xfff05020);
    free(canvas.pixels);
}

static void test_an_image_fades_from_corner_to_corner_and_keeps_to_the_clip(void **state)
{
    (void)state;
    static const int parts[CANVAS_CORNERS] = {0, 0, 255, 255};
    uint32_t black[16 * 16];
    struct canvas canvas = make_canvas(18, 18);
    for (int i = 0; i < 18 * 18; i++)
        canvas.pixels[i] = 0xffffffff;
    for (int i = 0; i < 16 * 16; i++)
        black[i] = i % 16 == 3 ? 0 : 0xff000000; /* a clear column */
    struct image image = {.pixels = black, .width = 16, .height = 16, .stride = 16};
    canvas_clip(&canvas, (struct rectangle){0, 0, 10, 18});
    canvas_draw_softly(&canvas, image, 1, 1, parts);
    for (int y = 0; y < 18; y++) {
        bool is_within = y >= 1 && y < 17;
        int light = is_within ? 255 - 255 * (y - 1) / 16 : 255;
        assert_pixel(&canvas, 0, y, 0xffffffff);
        assert_pixel(&canvas, 4, y, 0xffffffff);
        assert_pixel(&canvas, 10, y, 0xffffffff);
        for (int x = 1; x < 10; x++)
            if (x != 4)
                assert_in_range(channel(canvas.pixels[y * 18 + x], 8), light - 2, light + 1);
    }
    free(canvas.pixels);
}

static void test_half_clear_pixels_are_blended_and_stay_opaque(void **state)
{
    (void)state;
    static const uint32_t half = 0x80ff0000;
    struct canvas canvas = make_canvas(1, 1);
    canvas.pixels[0] = 0xff0000ff;
    canvas_draw(&canvas, single(&half), 0, 0, (struct drawing){0});
    assert_int_equal(canvas.pixels[0] >> 24, 0xff);
    assert_in_range(channel(canvas.pixels[0], 16), 126, 130);
    assert_in_range(channel(canvas.pixels[0], 0), 125, 129);
    free(canvas.pixels);
}

static void test_alpha_makes_a_drawing_translucent(void **state)
{
    (void)state;
    static const uint32_t white = 0xffffffff;
    struct canvas canvas = make_canvas(1, 1);
    canvas_draw(&canvas, single(&white), 0, 0, (struct drawing){.alpha = 64});
    assert_in_range(channel(canvas.pixels[0], 8), 62, 66);
    free(canvas.pixels);
}

static void test_a_tint_multiplies_each_channel(void **state)
{
    (void)state;
    static const uint32_t colour = 0xff80ff40;
    struct canvas canvas = make_canvas(1, 1);
    canvas_draw(&canvas, single(&colour), 0, 0, (struct drawing){.tint = 0xff8000});
    assert_pixel(&canvas, 0, 0, 0xff808000);
    free(canvas.pixels);
}

static void test_an_image_within_a_larger_one_keeps_to_its_rows(void **state)
{
    (void)state;
    struct canvas canvas = make_canvas(2, 2);
    struct image part = {
        .pixels = sprite + 2 * SPRITE_WIDTH - 2, .stride = SPRITE_WIDTH, .width = 2, .height = 2};
    canvas_draw(&canvas, part, 0, 0, (struct drawing){0});
    assert_pixel(&canvas, 0, 0, 0xffd0e0f0);
    assert_pixel(&canvas, 1, 0, 0xff112233);
    assert_pixel(&canvas, 0, 1, 0xffaabbcc);
    assert_pixel(&canvas, 1, 1, BLACK);
    free(canvas.pixels);
}

static uint32_t magnified_pixel(const struct canvas *from, struct rectangle at, int x, int y,
                                uint32_t otherwise)
{
    return rectangle_has(at, x, y) ? pixel(from, (x - at.x) / (at.width / from->width),
                                           (y - at.y) / (at.height / from->height))
                                   : otherwise;
}

static void check_magnified(struct canvas *to, const struct canvas *from, int x, int y, int scale)
{
    const uint32_t before = 0xff010203;
    struct rectangle clip = to->clip;
    struct rectangle at = {x, y, from->width * scale, from->height * scale};
    for (int i = 0; i < to->width * to->height; i++)
        to->pixels[i] = before;
    canvas_magnify(to, from, x, y, scale);
    for (int ty = 0; ty < to->height; ty++)
        for (int tx = 0; tx < to->width; tx++)
            assert_pixel(to, tx, ty,
                         rectangle_has(clip, tx, ty) ? magnified_pixel(from, at, tx, ty, before)
                                                     : before);
}

static void test_scaling_repeats_every_pixel_even_when_cut_off(void **state)
{
    (void)state;
    struct random random = random_make(1);
    for (int round = 0; round < 3000; round++) {
        struct canvas to =
            make_canvas(random_between(&random, 1, 24), random_between(&random, 1, 20));
        struct canvas from =
            make_canvas(random_between(&random, 1, 9), random_between(&random, 1, 9));
        for (int i = 0; i < from.width * from.height; i++)
            from.pixels[i] = random_next(&random) | BLACK;
        if (round % 2)
            canvas_clip(&to, (struct rectangle){
                                 random_between(&random, -3, 12), random_between(&random, -3, 12),
                                 random_between(&random, 0, 12), random_between(&random, 0, 12)});
        check_magnified(&to, &from, random_between(&random, -20, 20),
                        random_between(&random, -20, 20), random_between(&random, 1, 5));
        free(to.pixels);
        free(from.pixels);
    }
}

/* Checks a tiled area against its definition, over a background that shows through clear pixels. */
static void check_tiled(struct canvas *canvas, struct image image, struct rectangle area, int scale)
{
    const uint32_t before = 0xff010203;
    for (int i = 0; i < canvas->width * canvas->height; i++)
        canvas->pixels[i] = before;
    canvas_tile(canvas, image, area, scale);
    for (int y = 0; y < canvas->height; y++)
        for (int x = 0; x < canvas->width; x++) {
            bool is_inside = rectangle_has(area, x, y) && rectangle_has(canvas->clip, x, y);
            int row = is_inside ? (y - area.y) / scale % image.height : 0;
            int column = is_inside ? (x - area.x) / scale % image.width : 0;
            uint32_t source = image.pixels[row * image.stride + column];
            assert_pixel(canvas, x, y, is_inside && source >> 24 ? source : before);
        }
}

static void test_an_area_is_covered_with_an_image_from_its_corner_on(void **state)
{
    (void)state;
    struct random random = random_make(3);
    struct canvas canvas = make_canvas(24, 20);
    struct image opaque = whole_sprite();
    opaque.pixels += SPRITE_WIDTH * 2; /* its last row, without the clear pixels */
    opaque.width = 3;
    opaque.height = 1;
    for (int round = 0; round < 3000; round++) {
        struct rectangle area = {random_between(&random, -6, 24), random_between(&random, -6, 20),
                                 random_between(&random, 0, 24), random_between(&random, 0, 20)};
        canvas_unclip(&canvas);
        if (round % 3 == 0)
            canvas_clip(&canvas, (struct rectangle){random_between(&random, 0, 12),
                                                    random_between(&random, 0, 12), 9, 7});
        check_tiled(&canvas, round % 2 ? opaque : whole_sprite(), area,
                    random_between(&random, 1, 4));
    }
    free(canvas.pixels);
}

static void test_disjoint_rectangles_have_an_empty_intersection(void **state)
{
    (void)state;
    struct rectangle none =
        rectangle_intersect((struct rectangle){0, 0, 4, 4}, (struct rectangle){4, 0, 4, 4});
    assert_true(none.width == 0 || none.height == 0);
    struct rectangle apart =
        rectangle_intersect((struct rectangle){0, 0, 4, 4}, (struct rectangle){9, 9, 4, 4});
    assert_true(apart.width == 0 && apart.height == 0);
    assert_false(rectangle_has((struct rectangle){1, 1, 2, 2}, 3, 1));
    assert_true(rectangle_has((struct rectangle){1, 1, 2, 2}, 2, 2));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_image_is_drawn_by_definition_on_and_off_every_edge),
        cmocka_unit_test(test_a_clip_cuts_off_all_that_lies_outside),
        cmocka_unit_test(test_a_clip_is_limited_to_the_canvas),
        cmocka_unit_test(test_resizing_blackens_and_lifts_the_clip),
        cmocka_unit_test(test_a_shade_mixes_every_channel_by_its_alpha),
        cmocka_unit_test(test_a_clear_shade_changes_nothing_and_an_opaque_one_covers),
        cmocka_unit_test(test_an_image_fades_from_corner_to_corner_and_keeps_to_the_clip),
        cmocka_unit_test(test_half_clear_pixels_are_blended_and_stay_opaque),
        cmocka_unit_test(test_alpha_makes_a_drawing_translucent),
        cmocka_unit_test(test_a_tint_multiplies_each_channel),
        cmocka_unit_test(test_an_image_within_a_larger_one_keeps_to_its_rows),
        cmocka_unit_test(test_scaling_repeats_every_pixel_even_when_cut_off),
        cmocka_unit_test(test_an_area_is_covered_with_an_image_from_its_corner_on),
        cmocka_unit_test(test_disjoint_rectangles_have_an_empty_intersection),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
