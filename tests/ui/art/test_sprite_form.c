/* Sprites in another form. */
#include "support/check.h"

#include "base/point.h"
#include "ui/art/sprite_form.h"

#define SHADOW 0x40000000u
#define BACK 0xff00ff00u
#define FEET 0xffff0000u
#define FOOT (TILE_SIDE - 3) /* the lowest row of a body that lies */

static uint32_t pixels[TILE_SIDE * TILE_SIDE];

/* A body of two colours, its back above its feet, and a shadow below them. */
static struct image body_of(int width, int height)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            pixels[y * TILE_SIDE + x] = x >= width || y > height ? 0
                                        : y == height            ? SHADOW
                                        : y < height / 2         ? BACK
                                                                 : FEET;
    return (struct image){
        .pixels = pixels, .stride = TILE_SIDE, .width = TILE_SIDE, .height = TILE_SIDE};
}

static uint32_t pixel_at(const struct sprite_form *form, int x, int y)
{
    return form->pixels[y * TILE_SIDE + x];
}

static void a_broad_body_lies_on_its_back(void **unused)
{
    struct sprite_form form;
    (void)unused;
    sprite_form_overturn(&form, body_of(8, 4));
    assert_int_equal(pixel_at(&form, 0, FOOT), BACK);
    assert_int_equal(pixel_at(&form, 7, FOOT - 3), FEET);
    assert_int_equal(pixel_at(&form, 0, FOOT - 4), 0);
    assert_int_equal(pixel_at(&form, 0, FOOT + 1), 0);
}

static void a_high_body_lies_on_its_side(void **unused)
{
    struct sprite_form form;
    (void)unused;
    sprite_form_overturn(&form, body_of(4, 8));
    assert_int_equal(pixel_at(&form, 0, FOOT), BACK);
    assert_int_equal(pixel_at(&form, 7, FOOT), FEET);
    assert_int_equal(pixel_at(&form, 8, FOOT), 0); /* the shadow */
    assert_int_equal(pixel_at(&form, 7, FOOT - 3), FEET);
    assert_int_equal(pixel_at(&form, 7, FOOT - 4), 0);
}

/* A cell that is filled evenly. */
static struct image filled(void)
{
    for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++)
        pixels[i] = BACK;
    return (struct image){
        .pixels = pixels, .stride = TILE_SIDE, .width = TILE_SIDE, .height = TILE_SIDE};
}

static void an_outline_follows_the_outside_but_no_hole(void **unused)
{
    static const uint32_t colour = 0x123456;
    struct image ring = filled();
    struct sprite_form form;
    (void)unused;
    for (int y = 6; y < 10; y++)
        for (int x = 6; x < 10; x++)
            pixels[y * TILE_SIDE + x] = 0;
    sprite_form_outline(&form, ring, colour);
    assert_int_equal(pixel_at(&form, 0, 8), 0xff000000 | colour);
    assert_int_equal(pixel_at(&form, 8, TILE_SIDE - 1), 0xff000000 | colour);
    assert_int_equal(pixel_at(&form, 5, 8), 0);
    assert_int_equal(pixel_at(&form, 8, 10), 0);
}

static void what_stands_on_its_shadow_has_no_line_at_its_feet(void **unused)
{
    static const uint32_t colour = 0x123456;
    struct image body = filled();
    struct sprite_form form;
    (void)unused;
    for (int x = 0; x < TILE_SIDE; x++)
        pixels[(TILE_SIDE - 1) * TILE_SIDE + x] = 0x54000000;
    sprite_form_outline(&form, body, colour);
    assert_int_equal(pixel_at(&form, 8, TILE_SIDE - 1), 0);
    assert_int_equal(pixel_at(&form, 8, TILE_SIDE - 2), 0);
    assert_int_equal(pixel_at(&form, 8, 0), 0xff000000 | colour);
}

static int opacity_at(const struct sprite_form *form, int x, int y)
{
    return (int)(pixel_at(form, x, y) >> 24);
}

static void what_goes_on_all_around_fills_its_cell(void **unused)
{
    (void)unused;
    for (int is_soft = 0; is_soft < 2; is_soft++) {
        struct sprite_form form;
        sprite_form_spread(&form, filled(), 0xff, is_soft);
        for (int i = 0; i < TILE_SIDE * TILE_SIDE; i++)
            assert_int_equal(form.pixels[i], BACK);
    }
}

static void it_fades_towards_the_sides_where_it_ends(void **unused)
{
    struct sprite_form form;
    int middle = TILE_SIDE / 2;
    (void)unused;
    sprite_form_spread(&form, filled(), 1u << DIRECTION_EAST, true);
    assert_int_equal(opacity_at(&form, TILE_SIDE - 1, middle), opacity_at(&form, middle, middle));
    for (int x = 0; x < middle - 1; x++)
        assert_true(opacity_at(&form, x, middle) < opacity_at(&form, x + 1, middle));
    for (int y = 0; y < middle - 1; y++)
        assert_true(opacity_at(&form, middle, y) < opacity_at(&form, middle, y + 1));
    assert_in_range(opacity_at(&form, 0, 0), 1, opacity_at(&form, 0, middle) - 1);
}

static void it_can_end_at_an_edge(void **unused)
{
    struct sprite_form form;
    int middle = TILE_SIDE / 2;
    (void)unused;
    sprite_form_spread(&form, filled(), 1u << DIRECTION_EAST, false);
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++)
            assert_true(opacity_at(&form, x, y) == 0 || opacity_at(&form, x, y) == 255);
    assert_int_equal(opacity_at(&form, 0, middle), 0);
    assert_int_equal(opacity_at(&form, TILE_SIDE - 1, middle), 255);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_outline_follows_the_outside_but_no_hole),
        cmocka_unit_test(what_stands_on_its_shadow_has_no_line_at_its_feet),
        cmocka_unit_test(a_broad_body_lies_on_its_back),
        cmocka_unit_test(a_high_body_lies_on_its_side),
        cmocka_unit_test(what_goes_on_all_around_fills_its_cell),
        cmocka_unit_test(it_fades_towards_the_sides_where_it_ends),
        cmocka_unit_test(it_can_end_at_an_edge),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
