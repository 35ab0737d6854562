/* Text: its width, how it is drawn, and where its lines break. */
#include "support/built_art.h"
#include "support/check.h"

#include "base/random.h"

#include <stdlib.h>
#include <string.h>

static void test_every_printable_character_has_a_glyph_of_its_own(void **state)
{
    (void)state;
    for (int i = 1; i < FONT_GLYPHS; i++) {
        const struct image *glyph = &built_art.font.glyphs[i];
        int pixels = 0;
        for (int y = 0; y < glyph->height; y++)
            for (int x = 0; x < glyph->width; x++)
                pixels += glyph->pixels[y * glyph->stride + x] >> 24 != 0;
        assert_true(pixels > 0);
        assert_in_range(built_art.font.advances[i], 2, glyph->width + 1);
    }
}

static void test_a_text_is_as_wide_as_its_characters(void **state)
{
    (void)state;
    assert_int_equal(font_width(&built_art.font, ""), 0);
    int both = font_width(&built_art.font, "E") + font_width(&built_art.font, "y");
    assert_int_equal(font_width(&built_art.font, "Ey"), both);
    assert_int_equal(font_width(&built_art.font, " "), built_art.font.advances[0]);
}

static void test_a_character_without_a_glyph_counts_as_a_question_mark(void **state)
{
    (void)state;
    assert_int_equal(font_width(&built_art.font, "\xe9\n\x7f"),
                     3 * font_width(&built_art.font, "?"));
}

static void test_drawing_ends_where_the_width_says(void **state)
{
    (void)state;
    struct canvas canvas = canvas_empty();
    assert_true(canvas_resize(&canvas, 200, 40));
    for (int scale = 1; scale <= 3; scale++) {
        int end = font_draw(&canvas, &built_art.font, 7, 3, scale, 0xffffff, "Eyes, 4 pairs");
        assert_int_equal(end, 7 + scale * font_width(&built_art.font, "Eyes, 4 pairs"));
    }
    free(canvas.pixels);
}

static void test_text_is_drawn_in_its_colour_alone(void **state)
{
    (void)state;
    struct canvas canvas = canvas_empty();
    assert_true(canvas_resize(&canvas, 100, 20));
    font_draw(&canvas, &built_art.font, 2, 2, 1, 0x00ff00, "shines");
    int brightest = 0;
    for (int i = 0; i < canvas.width * canvas.height; i++) {
        int green = (int)(canvas.pixels[i] >> 8 & 0xff);
        assert_int_equal(canvas.pixels[i], 0xff000000u | (uint32_t)green << 8);
        brightest = green > brightest ? green : brightest;
    }
    assert_true(brightest > 200);
    free(canvas.pixels);
}

static void test_text_beyond_an_edge_is_cut_off(void **state)
{
    (void)state;
    struct canvas canvas = canvas_empty();
    assert_true(canvas_resize(&canvas, 9, 5));
    for (int x = -30; x < 20; x++)
        for (int y = -30; y < 10; y += 3)
            font_draw(&canvas, &built_art.font, x, y, 2, 0xffffff, "%@g");
    free(canvas.pixels);
}

static void test_a_text_that_fits_is_not_broken(void **state)
{
    (void)state;
    const char *text = "Eyes shine in the dark.";
    assert_int_equal(font_break(&built_art.font, text, font_width(&built_art.font, text)),
                     strlen(text));
    assert_int_equal(font_break(&built_art.font, "", 100), 0);
}

static void test_a_line_breaks_at_the_last_space_that_fits(void **state)
{
    (void)state;
    const char *text = "Eyes shine in the dark.";
    int width = font_width(&built_art.font, "Eyes shine in th");
    assert_int_equal(font_break(&built_art.font, text, width), strlen("Eyes shine in"));
}

static void test_a_count_does_not_stand_alone_on_a_line(void **state)
{
    (void)state;
    const char *text = "A wall is in the way. (x10)";
    int width = font_width(&built_art.font, "A wall is in the way. (x1");
    assert_int_equal(font_break(&built_art.font, text, width), strlen("A wall is in the"));
    text = "It is (they say) far";
    width = font_width(&built_art.font, "It is (th");
    assert_int_equal(font_break(&built_art.font, text, width), strlen("It is"));
}

static void test_a_word_too_long_is_broken_where_it_fills_the_line(void **state)
{
    (void)state;
    int width = font_width(&built_art.font, "lantern");
    assert_int_equal(font_break(&built_art.font, "lanternlanternlantern", width),
                     strlen("lantern"));
}

static void test_at_least_one_character_goes_onto_a_line(void **state)
{
    (void)state;
    for (int width = -3; width <= 2; width++)
        assert_int_equal(font_break(&built_art.font, "WW", width), 1);
}

/* Breaks a text into lines; every character except the spaces at breaks must be there. */
static void check_broken(const char *text, int width)
{
    while (*text) {
        char line[128];
        int length = font_break(&built_art.font, text, width);
        assert_in_range(length, 1, strlen(text));
        memcpy(line, text, (size_t)length);
        line[length] = '\0';
        assert_true(length == 1 || font_width(&built_art.font, line) <= width);
        text += length;
        text += strspn(text, " ");
    }
}

static void test_no_broken_line_exceeds_the_width(void **state)
{
    (void)state;
    struct random random = random_make(7);
    for (int round = 0; round < 5000; round++) {
        char text[100];
        int length = random_between(&random, 1, 99);
        for (int i = 0; i < length; i++)
            text[i] = (char)(random_chance(&random, 1, 5) ? ' ' : random_between(&random, 33, 126));
        text[length] = '\0';
        check_broken(text, random_between(&random, 0, 200));
    }
}

static void test_an_atlas_without_the_font_is_named(void **state)
{
    (void)state;
    struct sprite other = {.name = "other", .width = 1, .height = 1, .frames = FONT_GLYPHS};
    struct atlas spoilt = built_art.atlas;
    struct font unused;
    struct error error = {""};
    spoilt.sprites = &other;
    spoilt.sprite_count = 1;
    assert_false(font_load(&unused, &spoilt, &error));
    assert_non_null(strstr(error.message, "font"));
    other = (struct sprite){.name = "font", .width = 1, .height = 1, .frames = FONT_GLYPHS - 1};
    assert_false(font_load(&unused, &spoilt, &error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_printable_character_has_a_glyph_of_its_own),
        cmocka_unit_test(test_a_text_is_as_wide_as_its_characters),
        cmocka_unit_test(test_a_character_without_a_glyph_counts_as_a_question_mark),
        cmocka_unit_test(test_drawing_ends_where_the_width_says),
        cmocka_unit_test(test_text_is_drawn_in_its_colour_alone),
        cmocka_unit_test(test_text_beyond_an_edge_is_cut_off),
        cmocka_unit_test(test_a_text_that_fits_is_not_broken),
        cmocka_unit_test(test_a_line_breaks_at_the_last_space_that_fits),
        cmocka_unit_test(test_a_count_does_not_stand_alone_on_a_line),
        cmocka_unit_test(test_a_word_too_long_is_broken_where_it_fills_the_line),
        cmocka_unit_test(test_at_least_one_character_goes_onto_a_line),
        cmocka_unit_test(test_no_broken_line_exceeds_the_width),
        cmocka_unit_test(test_an_atlas_without_the_font_is_named),
    };
    return cmocka_run_group_tests(tests, built_art_load, built_art_unload);
}
