/* Palettes: with a colour deficiency, signs with different meanings can be told apart, and text can be read. Colour
 * vision is simulated by the model of Machado, Oliveira and Fernandes (2009) at full strength; distances between
 * colours are in CIE Lab. */
#include "support/check.h"
#include "support/ui_bench.h"

#include "base/array.h"
#include "ui/art/palette.h"
#include "ui/art/theme.h"

#include <math.h>
#include <string.h>

/* How linear red, green and blue are perceived with each deficiency. */
static const double seen_by[PALETTE_COUNT][3][3] = {
    [PALETTE_NORMAL] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    [PALETTE_DEUTERANOPIA] = {{0.367322, 0.860646, -0.227968},
                              {0.280085, 0.672501, 0.047413},
                              {-0.011820, 0.042940, 0.968881}},
    [PALETTE_PROTANOPIA] = {{0.152286, 1.052583, -0.204868},
                            {0.114503, 0.786281, 0.099216},
                            {-0.003882, -0.048116, 1.051998}},
    [PALETTE_TRITANOPIA] = {{1.255528, -0.076749, -0.178779},
                            {-0.078411, 0.930809, 0.147602},
                            {0.004733, 0.691367, 0.303900}},
};

struct seen {
    double linear[3];
    double lab[3];
};

static double linear(uint32_t channel)
{
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double root(double t)
{
    return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

static struct seen see(enum palette_kind kind, uint32_t colour)
{
    const double own[3] = {linear(colour >> 16 & 0xff), linear(colour >> 8 & 0xff),
                           linear(colour & 0xff)};
    struct seen seen;
    for (int i = 0; i < 3; i++) {
        double sum = 0;
        for (int j = 0; j < 3; j++)
            sum += seen_by[kind][i][j] * own[j];
        seen.linear[i] = sum < 0 ? 0 : (sum > 1 ? 1 : sum);
    }
    const double *c = seen.linear;
    double x = root((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
    double y = root(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
    double z = root((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
    seen.lab[0] = 116 * y - 16;
    seen.lab[1] = 500 * (x - y);
    seen.lab[2] = 200 * (y - z);
    return seen;
}

static double distance(struct seen a, struct seen b)
{
    double sum = 0;
    for (int i = 0; i < 3; i++)
        sum += (a.lab[i] - b.lab[i]) * (a.lab[i] - b.lab[i]);
    return sqrt(sum);
}

static double luminance(struct seen seen)
{
    return 0.2126 * seen.linear[0] + 0.7152 * seen.linear[1] + 0.0722 * seen.linear[2];
}

/* Colours with different meanings that appear together: text and bars; levels of noticing and the ally's heart;
 * potions. The colours of sprites are w, y, o, F; R, f, U, P of assets/palette.txt. Also items, stairs, fires, doors,
 * water, the hero and floor on the floor plan. */
#define GROUP_MAX 7
static const struct group {
    const char *name;
    int count;
    uint32_t colours[GROUP_MAX];
} groups[] = {
    {"words", 6, {THEME_TEXT, THEME_KEY, THEME_COLD, THEME_DANGER, THEME_FRIEND, THEME_HEALTH}},
    {"signs", 4, {0xc4c2c4, 0xface60, 0xd65c2e, 0xa0c460}},
    {"things", 4, {0xa82830, 0x5c9248, 0x32548c, 0x663876}},
    {"places", 7, {0xd87a9a, 0xffffff, 0xf2782a, 0x9a6a34, 0x4a78c0, THEME_KEY, 0x54463e}},
};

/* The minimum distance between two colours of a group, in that palette, seen with its deficiency or by others. */
static double min_distance(const struct group *group, enum palette_kind palette,
                           enum palette_kind eyes)
{
    double min = 1000;
    for (int i = 0; i < group->count; i++)
        for (int j = 0; j < i; j++) {
            double apart = distance(see(eyes, palette_shift(palette, group->colours[i])),
                                    see(eyes, palette_shift(palette, group->colours[j])));
            min = apart < min ? apart : min;
        }
    return min;
}

static void signs_can_be_told_apart_with_every_colour_vision(void **state)
{
    (void)state;
    for (int kind = PALETTE_NORMAL + 1; kind < PALETTE_COUNT; kind++)
        for (size_t g = 0; g < ARRAY_LENGTH(groups); g++) {
            enum palette_kind eyes = (enum palette_kind)kind;
            double plain = min_distance(&groups[g], PALETTE_NORMAL, eyes);
            double helped = min_distance(&groups[g], eyes, eyes);
            print_message("%-12s %-6s minimum distance %4.1f, with its palette %4.1f\n",
                          palette_name(eyes), groups[g].name, plain, helped);
            if (helped < 18 || helped < plain - 4)
                fail_msg("%s: two of the %s are too much alike", palette_name(eyes),
                         groups[g].name);
        }
}

static double contrast(uint32_t words, uint32_t ground, const struct palette *palette,
                       enum palette_kind eyes)
{
    double light = luminance(see(eyes, palette_colour(palette, words)));
    double dark = luminance(see(eyes, palette_colour(palette, ground)));
    return (light + 0.05) / (dark + 0.05);
}

static void text_stands_out_from_its_background_with_every_colour_vision(void **state)
{
    (void)state;
    static const uint32_t words[] = {THEME_TEXT, THEME_FAINT, THEME_KEY,    THEME_HEAD,
                                     THEME_COLD, THEME_EYES,  THEME_DANGER, THEME_FRIEND};
    for (int kind = 0; kind < PALETTE_COUNT; kind++)
        for (int high = 0; high < 2; high++)
            for (size_t i = 0; i < ARRAY_LENGTH(words); i++) {
                struct palette palette = {(enum palette_kind)kind, high};
                double ratio = contrast(words[i], THEME_GROUND, &palette, palette.kind);
                if (ratio < (high ? 7 : 4.5))
                    fail_msg("%s: %06x stands out by %.1f only", palette_name(palette.kind),
                             (unsigned)words[i], ratio);
            }
}

static void in_high_contrast_nothing_stands_out_more_than_danger(void **state)
{
    (void)state;
    static const uint32_t words[] = {THEME_TEXT, THEME_KEY,    THEME_HEAD,   THEME_WARNING,
                                     THEME_COLD, THEME_FRIEND, THEME_HEALTH, THEME_PAST_DANGER};
    for (int kind = 0; kind < PALETTE_COUNT; kind++) {
        struct palette palette = {(enum palette_kind)kind, true};
        double danger = contrast(THEME_DANGER, THEME_GROUND, &palette, palette.kind);
        double past = contrast(THEME_PAST_DANGER, THEME_GROUND, &palette, palette.kind);
        for (size_t i = 0; i < ARRAY_LENGTH(words); i++) {
            double ratio = contrast(words[i], THEME_GROUND, &palette, palette.kind);
            if (danger < ratio)
                fail_msg("%s: danger by %.1f, %06x by %.1f", palette_name(palette.kind), danger,
                         (unsigned)words[i], ratio);
        }
        assert_true(past >= contrast(THEME_FAINT, THEME_GROUND, &palette, palette.kind));
    }
}

static void greys_do_not_change(void **state)
{
    (void)state;
    for (int kind = 0; kind < PALETTE_COUNT; kind++)
        for (uint32_t grey = 0; grey < 256; grey++)
            assert_int_equal(palette_shift((enum palette_kind)kind, 0x80000000 | grey * 0x010101),
                             0x80000000 | grey * 0x010101);
}

/* Compares the lightness of a word in its own colour on the frame. */
static void words_are_drawn_in_the_colours_of_the_palette(void **state)
{
    (void)state;
    struct ui_options options = ui_bench_options("####\n#@.#\n####\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    struct rectangle part = {3, 3, 2, 2};
    canvas_fill(&ui->display.frame, part, THEME_DANGER);
    assert_int_equal(ui->display.frame.pixels[3 * ui->display.frame.width + 3],
                     0xff000000 | THEME_DANGER);
    ui->settings.in_force.palette = PALETTE_PROTANOPIA;
    ui_apply_settings(ui);
    canvas_fill(&ui->display.frame, part, THEME_DANGER);
    assert_int_equal(ui->display.frame.pixels[3 * ui->display.frame.width + 3],
                     palette_shift(PALETTE_PROTANOPIA, 0xff000000 | THEME_DANGER));
    ui_bench_close(ui);
}

static uint64_t sum_of(const struct atlas *atlas)
{
    uint64_t sum = 0;
    for (int i = 0; i < atlas->width * atlas->height; i++)
        sum = sum * 31 + atlas->pixels[i];
    return sum;
}

static void sprites_come_back_whole_from_every_palette(void **state)
{
    (void)state;
    struct ui_options options = ui_bench_options("####\n#@.#\n####\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    uint64_t sums[PALETTE_COUNT * 2];
    for (int round = 0; round < 2; round++)
        for (int look = 0; look < PALETTE_COUNT * 2; look++) {
            ui->settings.in_force.palette = look / 2;
            ui->settings.in_force.high_contrast = look % 2;
            ui_apply_settings(ui);
            uint64_t sum = sum_of(&ui->display.art.atlas);
            for (int other = 0; other < look && round == 0; other++)
                assert_true(sum != sums[other]);
            assert_true(round == 0 || sum == sums[look]);
            sums[look] = sum;
        }
    ui_bench_close(ui);
}

static uint32_t pixel_of(const struct ui *ui, const struct sprite *sprite, int x, int y)
{
    struct image image = atlas_frame(&ui->display.art.atlas, sprite, 0);
    return image.pixels[y * image.stride + x];
}

/* The first pixel of its row that is not clear. */
static uint32_t edge_of(const struct ui *ui, const struct sprite *sprite, int y)
{
    int x = 0;
    while (x < TILE_SIDE - 1 && pixel_of(ui, sprite, x, y) >> 24 < 128)
        x++;
    return pixel_of(ui, sprite, x, y);
}

static void actors_and_items_have_bright_rims_and_the_ground_is_dark(void **state)
{
    (void)state;
    struct ui_options options = ui_bench_options("####\n#@.#\n####\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    const struct sprite *floor =
        tileset_ground(&ui->display.art.tileset, 1)->terrain[TERRAIN_FLOOR];
    uint32_t before = pixel_of(ui, floor, 8, 8) & 0xff;
    ui->settings.in_force.high_contrast = 1;
    ui_apply_settings(ui);
    for (int m = 0; m < MONSTER_COUNT; m++)
        assert_true((edge_of(ui, ui->display.art.tileset.monsters[m], 9) & 0xffff00) == 0xffff00);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (ui->display.art.tileset.items[i])
            assert_true((edge_of(ui, ui->display.art.tileset.items[i], 9) & 0xff0000) == 0xff0000);
    assert_true((pixel_of(ui, floor, 8, 8) & 0xff) * 3 < before * 2);
    ui_bench_close(ui);
}

/* Draws a sign as shapes only: where its pixels are, and whether they are light. */
static void draw_grey(const struct ui *ui, enum tile tile, int frame, char grey[256])
{
    struct image image =
        atlas_frame(&ui->display.art.atlas, ui->display.art.tileset.tiles[tile], frame);
    memset(grey, ' ', 256);
    for (int y = 0; y < image.height && y < 16; y++)
        for (int x = 0; x < image.width && x < 16; x++) {
            uint32_t pixel = image.pixels[y * image.stride + x];
            bool is_light = luminance(see(PALETTE_NORMAL, pixel)) > 0.15;
            grey[y * 16 + x] = pixel >> 24 < 64 ? ' ' : (is_light ? '*' : '-');
        }
}

static void signs_differ_even_without_colour(void **state)
{
    (void)state;
    static const struct {
        enum tile tile;
        int frame;
    } signs[] = {{TILE_PIPS, 0},         {TILE_PIPS, 1},
                 {TILE_PIPS, 2},         {TILE_ALLY_MARK, 0},
                 {TILE_ASLEEP, 0},       {TILE_RANGE_NEAR, 0},
                 {TILE_RANGE_MIDDLE, 0}, {TILE_RANGE_FAR, 0},
                 {TILE_ICON_HEART, 0},   {TILE_ICON_HEART_EMPTY, 0},
                 {TILE_ICON_HUNTED, 0},  {TILE_ICON_EYE, 0},
                 {TILE_TARGET, 0},       {TILE_TARGET_BLOCKED, 0}};
    enum { COUNT = ARRAY_LENGTH(signs) };
    struct ui_options options = ui_bench_options("####\n#@.#\n####\n", 640, 400);
    struct ui *ui = ui_bench_open(&options);
    char grey[COUNT][256];
    for (int i = 0; i < COUNT; i++) {
        draw_grey(ui, signs[i].tile, signs[i].frame, grey[i]);
        for (int j = 0; j < i; j++) {
            int other = 0;
            for (int at = 0; at < 256; at++)
                other += grey[i][at] != grey[j][at];
            if (other < 8)
                fail_msg("signs %d and %d differ in %d places", i, j, other);
        }
    }
    ui_bench_close(ui);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(signs_can_be_told_apart_with_every_colour_vision),
        cmocka_unit_test(text_stands_out_from_its_background_with_every_colour_vision),
        cmocka_unit_test(in_high_contrast_nothing_stands_out_more_than_danger),
        cmocka_unit_test(signs_differ_even_without_colour),
        cmocka_unit_test(greys_do_not_change),
        cmocka_unit_test(words_are_drawn_in_the_colours_of_the_palette),
        cmocka_unit_test(sprites_come_back_whole_from_every_palette),
        cmocka_unit_test(actors_and_items_have_bright_rims_and_the_ground_is_dark),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
