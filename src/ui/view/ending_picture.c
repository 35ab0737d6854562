#include "ui/view/ending_picture.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/integer.h"
#include "rules/stance.h"
#include "ui/art/theme.h"

#define ROCK_SUNK 4 /* of the tower's rock, so much is under water, in pixels of the sprite */
#define LAMP_Y 16   /* of the lamp's middle in the tower's sprite */
#define BAND 3      /* height of a strip of the sky, at text scale 1 */
#define STARS_LIT 90
#define STARS_DARK 260
#define STARS_OF_THE_WAY 760 /* the Milky Way */
#define HAZE 420
#define STAR_COLOUR 0xc4d2ea
#define BEAM_STEP 1
#define BEAM_LAYERS 6
#define BEAM_ALPHA 48
#define HALO_RINGS 14
#define HALO_RADIUS 34 /* in pixels of the tower's sprite */
#define HALO_ALPHA 11

/* What both pictures are laid out by. */
struct scenery {
    struct display *display;
    struct canvas *frame;
    int unit;    /* a dot, in pixels of the frame */
    int horizon; /* where the sea begins */
    int zoom;    /* of tower, hero and ship */
    struct point tower;
    struct point lamp;
};

static uint64_t chance(int index, int salt)
{
    return hash_mix((uint64_t)index << 16 | (uint64_t)salt);
}

/* 0 .. below - 1, always the same for an index. */
static int strewn(int index, int salt, int below)
{
    return (int)(chance(index, salt) % (uint64_t)int_max(below, 1));
}

static uint32_t blend(uint32_t from, uint32_t to, int part, int whole)
{
    uint32_t mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        int a = (int)(from >> shift & 0xff);
        int b = (int)(to >> shift & 0xff);
        mixed |= (uint32_t)(a + (b - a) * part / whole) << shift;
    }
    return mixed;
}

/* Strips from one colour to the next of three, which stand at the top, two thirds down and at the foot. */
static void draw_gradient(const struct scenery *scenery, int top, int bottom,
                          const uint32_t colours[3])
{
    int height = bottom - top;
    int band = BAND * scenery->unit;
    for (int y = 0; y < height; y += band) {
        bool is_upper = y * 3 < height * 2;
        uint32_t colour = is_upper ? blend(colours[0], colours[1], y * 3, height * 2)
                                   : blend(colours[1], colours[2], y * 3 - height * 2, height);
        canvas_fill(
            scenery->frame,
            (struct rectangle){0, top + y, scenery->frame->width, int_min(band, height - y)},
            colour);
    }
}

static void dot(const struct scenery *scenery, int x, int y, int size, uint32_t colour, int alpha)
{
    canvas_shade(scenery->frame,
                 (struct rectangle){x, y, size * scenery->unit, size * scenery->unit}, colour,
                 alpha);
}

/* A star, and its gleam on calm water. */
static void draw_star(const struct scenery *scenery, struct point at, int alpha, bool is_mirrored)
{
    int depth = scenery->horizon - at.y;
    int sea = scenery->frame->height - scenery->horizon;
    int y = scenery->horizon + depth * sea / int_max(scenery->horizon, 1);
    dot(scenery, at.x, at.y, 1, STAR_COLOUR, alpha);
    if (is_mirrored)
        canvas_shade(scenery->frame, (struct rectangle){at.x, y, 2 * scenery->unit, scenery->unit},
                     STAR_COLOUR,
                     alpha * (3 * sea - 2 * (y - scenery->horizon)) / int_max(5 * sea, 1));
}

static bool twinkles(const struct scenery *scenery, int star)
{
    return !scenery->display->stage.is_still &&
           (scenery->display->clock.idle_frame + star * 5) % 19 == 3;
}

static void draw_stars(const struct scenery *scenery, int count, bool are_mirrored)
{
    for (int i = 0; i < count; i++) {
        struct point at = {strewn(i, 1, scenery->frame->width), strewn(i, 2, scenery->horizon)};
        /* Fewer shine through the mist near the sea. */
        int alpha = 70 + strewn(i, 3, 150);
        alpha = alpha * (scenery->horizon * 5 / 4 - at.y) / int_max(scenery->horizon * 5 / 4, 1);
        if (twinkles(scenery, i))
            alpha /= 3;
        draw_star(scenery, at, alpha, are_mirrored);
        if (i % 23 == 0) { /* a great one */
            dot(scenery, at.x - scenery->unit, at.y, 1, STAR_COLOUR, alpha / 3);
            dot(scenery, at.x + scenery->unit, at.y, 1, STAR_COLOUR, alpha / 3);
            dot(scenery, at.x, at.y - scenery->unit, 1, STAR_COLOUR, alpha / 3);
            dot(scenery, at.x, at.y + scenery->unit, 1, STAR_COLOUR, alpha / 3);
        }
    }
}

/* A place in the Milky Way, which rises from the left of the sea. */
static struct point place_in_way(const struct scenery *scenery, int i)
{
    int breadth = scenery->horizon / 3;
    int x = strewn(i, 4, scenery->frame->width);
    int off =
        (strewn(i, 5, breadth) + strewn(i, 6, breadth) + strewn(i, 7, breadth)) / 3 - breadth / 2;
    int rise = x * scenery->horizon * 8 / (10 * scenery->frame->width);
    return (struct point){x, scenery->horizon * 9 / 10 - rise + off * 3 / 2};
}

/* A haze of faint stars. */
static void draw_milky_way(const struct scenery *scenery)
{
    for (int i = 0; i < HAZE; i++) {
        struct point at = place_in_way(scenery, i * 3 + 1);
        int size = 6 + strewn(i, 25, 14);
        if (at.y + size * scenery->unit < scenery->horizon)
            dot(scenery, at.x - size, at.y, size, 0x7c8cc8, 5);
    }
    for (int i = 0; i < STARS_OF_THE_WAY; i++) {
        struct point at = place_in_way(scenery, i);
        if (at.y >= 0 && at.y < scenery->horizon - 2 * scenery->unit)
            draw_star(scenery, at, 34 + strewn(i, 8, 90), i % 2 == 0);
    }
}

/* Heights of a far coast, of 32. */
static int coast_height(int x)
{
    static const int heights[] = {4, 6, 9, 13, 15, 14, 16, 20, 22, 20, 15, 12,
                                  9, 8, 9, 7,  5,  6,  4,  3,  2,  2,  1,  0};
    const int step = 12;
    int i = x / step;
    int last = (int)ARRAY_LENGTH(heights) - 1;
    if (i >= last)
        return 0;
    return heights[i] + (heights[i + 1] - heights[i]) * (x % step) / step;
}

/* At the left of the horizon; with lights in its windows, if the lamp calls them. */
static void draw_coast(const struct scenery *scenery, uint32_t colour, bool is_awake)
{
    static const struct point windows[] = {{18, 2},  {22, 3},  {31, 4},  {52, 6},  {57, 5},
                                           {60, 9},  {83, 12}, {88, 11}, {104, 7}, {109, 8},
                                           {127, 5}, {150, 3}, {155, 2}, {177, 3}};
    int unit = scenery->unit;
    for (int x = 0; coast_height(x) > 0 || x < 12; x++) {
        int height = coast_height(x) * unit;
        canvas_fill(scenery->frame,
                    (struct rectangle){x * unit, scenery->horizon - height, unit, height}, colour);
    }
    for (size_t i = 0; is_awake && i < ARRAY_LENGTH(windows); i++)
        dot(scenery, windows[i].x * unit, scenery->horizon - windows[i].y * unit, 1, THEME_KEY,
            210);
}

/* Short strokes of swell, longer and farther apart towards the foot. */
static void draw_swell(const struct scenery *scenery, uint32_t colour, int alpha)
{
    int unit = scenery->unit;
    int sea = scenery->frame->height - scenery->horizon;
    for (int i = 0; i < 110; i++) {
        int depth = strewn(i, 9, 1000);
        depth = depth * depth / 1000;
        int y = scenery->horizon + 2 * unit + depth * sea / 1000;
        int length = (5 + depth / 25 + strewn(i, 10, 9)) * unit;
        canvas_shade(scenery->frame,
                     (struct rectangle){strewn(i, 11, scenery->frame->width + length) - length, y,
                                        length, unit},
                     colour, alpha * (1200 - depth) / 1200);
    }
}

/* A filled ellipse, or a ring of one if it has a hole. */
static void draw_ellipse(const struct scenery *scenery, struct point at, int width, int height,
                         bool is_ring, uint32_t colour, int alpha)
{
    int unit = scenery->unit;
    int half = 0;
    for (int y = height; y >= 0 && width > 0 && height > 0; y--) {
        int before = half;
        while ((half + 1) * (half + 1) * height * height + y * y * width * width <=
               width * width * height * height)
            half++;
        int hole = is_ring && y < height ? int_max(before - 1, 0) : 0;
        int length = (half - hole + (hole == 0 ? half : 0)) * unit;
        for (int side = 0; side < (y == 0 ? 1 : 2); side++) {
            int row = at.y + (side == 0 ? y : -y) * unit;
            canvas_shade(scenery->frame, (struct rectangle){at.x - half * unit, row, length, unit},
                         colour, alpha);
            if (hole > 0)
                canvas_shade(scenery->frame,
                             (struct rectangle){at.x + hole * unit, row, length, unit}, colour,
                             alpha);
        }
    }
}

static void draw_sprite(const struct scenery *scenery, const struct sprite *sprite, struct point at,
                        struct drawing drawing)
{
    canvas_draw(scenery->frame, atlas_frame(&scenery->display->art.atlas, sprite, 0), at.x, at.y,
                drawing);
}

/* The light to one side of the lamp, in layers that widen and fade. */
static void draw_beam(const struct scenery *scenery, int side, int slope, int strength)
{
    int step = BEAM_STEP * scenery->unit;
    int reach = side < 0 ? scenery->lamp.x : scenery->frame->width - scenery->lamp.x;
    int far = int_max(scenery->lamp.x, 1);
    for (int away = 0; away < reach; away += step) {
        int middle = scenery->lamp.y + away * slope / 100;
        int half = 4 * scenery->zoom + away / 6;
        int x = side < 0 ? scenery->lamp.x - away - step : scenery->lamp.x + away;
        for (int layer = 1; layer <= BEAM_LAYERS; layer++) {
            int breadth = half * layer * layer / (BEAM_LAYERS * BEAM_LAYERS);
            canvas_shade(scenery->frame, (struct rectangle){x, middle - breadth, step, 2 * breadth},
                         THEME_EYES, BEAM_ALPHA * strength * (4 * far - 3 * away) / (400 * far));
        }
    }
}

static void draw_halo(const struct scenery *scenery)
{
    for (int i = 1; i <= HALO_RINGS; i++) {
        int radius =
            HALO_RADIUS * scenery->zoom * i * i / (HALO_RINGS * HALO_RINGS * scenery->unit);
        draw_ellipse(scenery, scenery->lamp, radius, radius, false, THEME_KEY, HALO_ALPHA);
    }
}

/* The light of lamp and beam on the water: a broken path to the tower, and glints under the beam. */
static void draw_gleam(const struct scenery *scenery)
{
    int unit = scenery->unit;
    int sea = scenery->frame->height - scenery->horizon;
    for (int i = 0; i < 90; i++) {
        int depth = strewn(i, 12, 1000);
        int length = (3 + strewn(i, 13, 10 + depth / 40)) * unit;
        int off = (strewn(i, 14, 200) + strewn(i, 15, 200) - 200) * (200 + depth) / 1000;
        canvas_shade(scenery->frame,
                     (struct rectangle){scenery->lamp.x + off * unit / 2 - length / 2,
                                        scenery->horizon + (3 * unit) + depth * sea / 1000, length,
                                        unit},
                     THEME_EYES, 130 - depth / 9);
    }
    for (int i = 0; i < 120; i++) {
        int length = (3 + strewn(i, 17, 16)) * unit;
        int depth = strewn(i, 18, 1000) * strewn(i, 19, 1000) / 1000;
        canvas_shade(scenery->frame,
                     (struct rectangle){strewn(i, 20, scenery->lamp.x),
                                        scenery->horizon + unit + depth * sea / 2200, length, unit},
                     THEME_EYES, 70 - depth / 18);
    }
}

/* Where the hero's feet stand on the rock, in pixels of the tower's sprite. */
#define FEET_X 9
#define FEET_Y 81

static void draw_hero(const struct scenery *scenery, enum lantern lantern, uint32_t tint)
{
    int zoom = int_max(scenery->zoom * 3 / 5, 1);
    struct point at = {scenery->tower.x + FEET_X * scenery->zoom - TILE_SIDE * zoom / 2,
                       scenery->tower.y + FEET_Y * scenery->zoom - (TILE_SIDE - 1) * zoom};
    draw_sprite(scenery, scenery->display->art.tileset.heroes[lantern], at,
                (struct drawing){.scale = zoom, .tint = tint, .flip = true});
}

/* Down to the water. */
static void draw_tower(const struct scenery *scenery, uint32_t tint)
{
    canvas_clip(scenery->frame,
                (struct rectangle){0, 0, scenery->frame->width, scenery->horizon + scenery->unit});
    draw_sprite(scenery, scenery->display->art.tileset.tiles[TILE_LIGHTHOUSE], scenery->tower,
                (struct drawing){.scale = scenery->zoom, .tint = tint});
    canvas_unclip(scenery->frame);
}

/* The swell breaks white along the foot of the rock. */
static void draw_surf(const struct scenery *scenery, uint32_t colour, int alpha)
{
    int unit = scenery->unit;
    int width = scenery->display->art.tileset.tiles[TILE_LIGHTHOUSE]->width * scenery->zoom;
    for (int i = 0; i < 40; i++) {
        int length = (2 + strewn(i, 21, 9)) * unit;
        int x = scenery->tower.x + strewn(i, 22, width) - length / 2;
        canvas_shade(
            scenery->frame,
            (struct rectangle){x, scenery->horizon + (strewn(i, 23, 5) - 1) * unit, length, unit},
            colour, alpha * (40 + strewn(i, 24, 60)) / 100);
    }
}

static void draw_lit(const struct scenery *scenery)
{
    static const uint32_t sky[] = {0x090912, 0x161a36, 0x2f3a68};
    static const uint32_t sea[] = {0x27335c, 0x151a34, 0x08080f};
    const struct tileset *tileset = &scenery->display->art.tileset;
    int zoom = int_max(scenery->zoom * 3 / 5, 1);
    draw_gradient(scenery, 0, scenery->horizon, sky);
    draw_stars(scenery, STARS_LIT, false);
    draw_coast(scenery, 0x10132a, true);
    canvas_clip(scenery->frame, (struct rectangle){0, 0, scenery->frame->width, scenery->horizon});
    draw_beam(scenery, -1, 4, 100);
    draw_beam(scenery, 1, -4, 70);
    draw_halo(scenery);
    canvas_unclip(scenery->frame);
    draw_gradient(scenery, scenery->horizon, scenery->frame->height, sea);
    draw_swell(scenery, 0x6f86c0, 46);
    draw_tower(scenery, 0);
    draw_gleam(scenery);
    draw_surf(scenery, 0xd6def4, 170);
    draw_hero(scenery, (enum lantern)0, 0);
    draw_sprite(scenery, tileset->tiles[TILE_SHIP],
                (struct point){scenery->frame->width / 4, scenery->horizon - 13 * zoom},
                (struct drawing){.scale = zoom});
}

/* Rings on the water, the spark in their middle, and a thread of steam. */
static void draw_ember(const struct scenery *scenery)
{
    static const int ways[] = {0, 0, 1, 1, 2, 2, 1, 0, 0, -1, -1, -2, -1, -1, 0, 1, 1, 2, 3, 3};
    int unit = scenery->unit;
    int sea = scenery->frame->height - scenery->horizon;
    struct point at = {scenery->tower.x - 12 * scenery->zoom, scenery->horizon + sea / 6};
    draw_ellipse(scenery, at, 44, 9, true, 0x9ab0d8, 40);
    draw_ellipse(scenery, at, 29, 6, true, 0x9ab0d8, 70);
    draw_ellipse(scenery, at, 15, 3, true, 0xc8a890, 110);
    draw_ellipse(scenery, at, 10, 2, false, 0xd65c2e, 60);
    draw_ellipse(scenery, at, 4, 1, false, 0xf29a3a, 120);
    dot(scenery, at.x - unit, at.y - unit, 2, 0xf29a3a, 230);
    dot(scenery, at.x - unit / 2, at.y - unit, 1, THEME_EYES, 255);
    for (int i = 0; i < (int)ARRAY_LENGTH(ways); i++)
        dot(scenery, at.x + ways[i] * unit, at.y - (4 + 2 * i) * unit, i < 8 ? 1 : 2, 0xb8bccc,
            110 - 5 * i);
}

static void draw_dark(const struct scenery *scenery)
{
    static const uint32_t sky[] = {0x05060c, 0x0b1020, 0x1a2340};
    static const uint32_t sea[] = {0x141b34, 0x0a0e1c, 0x05060b};
    draw_gradient(scenery, 0, scenery->horizon, sky);
    draw_gradient(scenery, scenery->horizon, scenery->frame->height, sea);
    draw_milky_way(scenery);
    draw_stars(scenery, STARS_DARK, true);
    draw_coast(scenery, 0x080a14, false);
    draw_swell(scenery, 0x54689c, 20);
    draw_tower(scenery, 0x262c44);
    draw_surf(scenery, 0x6c7ca8, 90);
    draw_hero(scenery, stance_dark(), 0x7c84a4);
    draw_ember(scenery);
}

static struct scenery lay_out(struct display *display, int words_height)
{
    const struct sprite *tower = display->art.tileset.tiles[TILE_LIGHTHOUSE];
    int width = display->frame.width;
    int height = display->frame.height;
    struct scenery scenery = {.display = display, .frame = &display->frame};
    scenery.unit = display->layout.text_scale;
    scenery.horizon = int_max(int_min(height * 7 / 10, height - words_height), height / 4);
    int tall = scenery.horizon * 19 / 20 / (tower->height - ROCK_SUNK);
    scenery.zoom = int_max(int_min(tall, width * 2 / 5 / tower->width), 1);
    scenery.tower.x = width * 7 / 10 - tower->width * scenery.zoom / 2;
    scenery.tower.y = scenery.horizon + (ROCK_SUNK - tower->height) * scenery.zoom;
    scenery.lamp.x = scenery.tower.x + tower->width * scenery.zoom / 2;
    scenery.lamp.y = scenery.tower.y + LAMP_Y * scenery.zoom;
    return scenery;
}

/* Calms the water under the words. */
static void shade_words(const struct scenery *scenery, int height)
{
    int top = scenery->frame->height - height;
    int band = BAND * scenery->unit;
    for (int y = 0; y < height; y += band)
        canvas_shade(scenery->frame, (struct rectangle){0, top + y, scenery->frame->width, band},
                     0x06070d, int_min(y * 320 / height, 150));
}

void ending_picture_draw(struct display *display, bool is_dark, int words_height)
{
    struct scenery scenery = lay_out(display, words_height);
    if (is_dark)
        draw_dark(&scenery);
    else
        draw_lit(&scenery);
    shade_words(&scenery, words_height);
}
