/* Sprites in another form. */
#include "support/check.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_broad_body_lies_on_its_back),
        cmocka_unit_test(a_high_body_lies_on_its_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
