/* Colours as some eyes see them. */
#include "support/check.h"

#include "base/array.h"
#include "base/colour_vision.h"

static int red_of(uint32_t argb)
{
    return (int)(argb >> 16 & 0xff);
}

static int green_of(uint32_t argb)
{
    return (int)(argb >> 8 & 0xff);
}

static int blue_of(uint32_t argb)
{
    return (int)(argb & 0xff);
}

static void every_vision_is_found_by_its_name(void **state)
{
    (void)state;
    static const char *const names[] = {"full",       "grey",       "deuteranopia",
                                        "protanopia", "tritanopia", "silhouette"};
    for (int i = 0; i < COLOUR_VISION_COUNT; i++) {
        enum colour_vision vision;
        assert_true(colour_vision_find(names[i], &vision));
        assert_int_equal(vision, i);
    }
    enum colour_vision vision;
    assert_false(colour_vision_find("blue", &vision));
}

static void grey_is_the_same_to_all_eyes(void **state)
{
    (void)state;
    static const uint32_t greys[] = {0xff000000, 0xff404040, 0xffa0a0a0, 0xffffffff};
    for (int v = 0; v < COLOUR_VISION_SILHOUETTE; v++)
        for (size_t i = 0; i < ARRAY_LENGTH(greys); i++)
            assert_int_equal(colour_vision_see((enum colour_vision)v, greys[i]), greys[i]);
}

static void in_grey_only_brightness_is_left(void **state)
{
    (void)state;
    uint32_t red = colour_vision_see(COLOUR_VISION_GREY, 0xffff0000);
    uint32_t green = colour_vision_see(COLOUR_VISION_GREY, 0xff00ff00);
    assert_true(red_of(red) == green_of(red) && green_of(red) == blue_of(red));
    assert_true(red_of(green) > red_of(red));
}

/* Hue from red to green is lost, and from yellow to blue it is not; without blue cones the other way round. */
static void each_colour_blindness_loses_its_own_hues(void **state)
{
    (void)state;
    static const uint32_t red = 0xffc04830;
    static const uint32_t green = 0xff709030;
    static const enum colour_vision without_red_or_green[] = {COLOUR_VISION_DEUTERANOPIA,
                                                              COLOUR_VISION_PROTANOPIA};
    for (int i = 0; i < 2; i++) {
        uint32_t a = colour_vision_see(without_red_or_green[i], red);
        uint32_t b = colour_vision_see(without_red_or_green[i], green);
        int before = red_of(red) - green_of(red) - (red_of(green) - green_of(green));
        int after = red_of(a) - green_of(a) - (red_of(b) - green_of(b));
        assert_true(after < before / 3);
    }
    uint32_t blue = colour_vision_see(COLOUR_VISION_TRITANOPIA, 0xff2060c0);
    uint32_t teal = colour_vision_see(COLOUR_VISION_TRITANOPIA, 0xff207080);
    assert_true(blue_of(blue) - green_of(blue) < (0xc0 - 0x60) / 3);
    assert_true(blue_of(teal) - green_of(teal) < 0x10);
}

static void what_is_seen_through_stays_so(void **state)
{
    (void)state;
    for (int v = 0; v < COLOUR_VISION_SILHOUETTE; v++)
        assert_int_equal(colour_vision_see((enum colour_vision)v, 0x40ff8000) >> 24, 0x40);
}

static void a_silhouette_has_one_colour_and_no_shadow(void **state)
{
    (void)state;
    uint32_t solid = colour_vision_see(COLOUR_VISION_SILHOUETTE, 0xff102030);
    assert_int_equal(solid >> 24, 0xff);
    assert_int_equal(colour_vision_see(COLOUR_VISION_SILHOUETTE, 0xfff0e0d0), solid);
    assert_int_equal(colour_vision_see(COLOUR_VISION_SILHOUETTE, 0x28000000), 0);
    assert_int_equal(colour_vision_see(COLOUR_VISION_SILHOUETTE, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_vision_is_found_by_its_name),
        cmocka_unit_test(grey_is_the_same_to_all_eyes),
        cmocka_unit_test(in_grey_only_brightness_is_left),
        cmocka_unit_test(each_colour_blindness_loses_its_own_hues),
        cmocka_unit_test(what_is_seen_through_stays_so),
        cmocka_unit_test(a_silhouette_has_one_colour_and_no_shadow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
