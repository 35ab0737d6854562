#include "ui/view/scenery.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/integer.h"
#include "ui/art/theme.h"

#define ROCK_SUNK 4 /* of the tower's rock, so much is under water, in pixels of the sprite */
#define LAMP_Y 16   /* of the lamp's middle in the tower's sprite */
#define BAND 3      /* height of a strip of the sky, at text scale 1 */
#define STARS_OF_THE_WAY 760 /* the Milky Way */
#define HAZE 420
#define GRAIN 2  /* the side of the squares that light falls in, at text scale 1 */
#define DITHER 3 /* how much nearer to the edge of a light every second square is, of 32 */
#define STAR_COLOUR 0xc4d2ea
#define BEAM_STEP 1
#define BEAM_LAYERS 6
#define BEAM_ALPHA 48
#define GLOW_LEVELS 6
#define GLOW_ALPHA 14
#define HALO_RINGS 14
#define HALO_ALPHA 11

static uint64_t chance(int index, int salt)
{
    return hash_mix((uint64_t)index << 16 | (uint64_t)salt);
}

int scenery_strewn(int index, int salt, int below)
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

void scenery_draw_gradient(const struct scenery *scenery, int top, int bottom,
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

void scenery_dot(const struct scenery *scenery, int x, int y, int size, uint32_t colour, int alpha)
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
    scenery_dot(scenery, at.x, at.y, 1, STAR_COLOUR, alpha);
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

void scenery_draw_stars(const struct scenery *scenery, int count, bool are_mirrored)
{
    for (int i = 0; i < count; i++) {
        struct point at = {scenery_strewn(i, 1, scenery->frame->width),
                           scenery_strewn(i, 2, scenery->horizon)};
        /* Fewer shine through the mist near the sea. */
        int alpha = 70 + scenery_strewn(i, 3, 150);
        alpha = alpha * (scenery->horizon * 5 / 4 - at.y) / int_max(scenery->horizon * 5 / 4, 1);
        if (twinkles(scenery, i))
            alpha /= 3;
        draw_star(scenery, at, alpha, are_mirrored);
        if (i % 23 == 0) { /* a great one */
            scenery_dot(scenery, at.x - scenery->unit, at.y, 1, STAR_COLOUR, alpha / 3);
            scenery_dot(scenery, at.x + scenery->unit, at.y, 1, STAR_COLOUR, alpha / 3);
            scenery_dot(scenery, at.x, at.y - scenery->unit, 1, STAR_COLOUR, alpha / 3);
            scenery_dot(scenery, at.x, at.y + scenery->unit, 1, STAR_COLOUR, alpha / 3);
        }
    }
}

/* A place in the Milky Way, which rises from the left of the sea. */
static struct point place_in_way(const struct scenery *scenery, int i)
{
    int breadth = scenery->horizon / 3;
    int x = scenery_strewn(i, 4, scenery->frame->width);
    int off = (scenery_strewn(i, 5, breadth) + scenery_strewn(i, 6, breadth) +
               scenery_strewn(i, 7, breadth)) /
                  3 -
              breadth / 2;
    int rise = x * scenery->horizon * 8 / (10 * scenery->frame->width);
    return (struct point){x, scenery->horizon * 9 / 10 - rise + off * 3 / 2};
}

/* A haze of faint stars. */
void scenery_draw_milky_way(const struct scenery *scenery)
{
    for (int i = 0; i < HAZE; i++) {
        struct point at = place_in_way(scenery, i * 3 + 1);
        int size = 6 + scenery_strewn(i, 25, 14);
        if (at.y + size * scenery->unit < scenery->horizon)
            scenery_dot(scenery, at.x - size, at.y, size, 0x7c8cc8, 5);
    }
    for (int i = 0; i < STARS_OF_THE_WAY; i++) {
        struct point at = place_in_way(scenery, i);
        if (at.y >= 0 && at.y < scenery->horizon - 2 * scenery->unit)
            draw_star(scenery, at, 34 + scenery_strewn(i, 8, 90), i % 2 == 0);
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

void scenery_draw_coast(const struct scenery *scenery, uint32_t colour, bool is_awake)
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
        scenery_dot(scenery, windows[i].x * unit, scenery->horizon - windows[i].y * unit, 1,
                    THEME_KEY, 210);
}

void scenery_draw_swell(const struct scenery *scenery, uint32_t colour, int alpha)
{
    int unit = scenery->unit;
    int sea = scenery->frame->height - scenery->horizon;
    for (int i = 0; i < 110; i++) {
        int depth = scenery_strewn(i, 9, 1000);
        depth = depth * depth / 1000;
        int y = scenery->horizon + 2 * unit + depth * sea / 1000;
        int length = (5 + depth / 25 + scenery_strewn(i, 10, 9)) * unit;
        canvas_shade(
            scenery->frame,
            (struct rectangle){scenery_strewn(i, 11, scenery->frame->width + length) - length, y,
                               length, unit},
            colour, alpha * (1200 - depth) / 1200);
    }
}

void scenery_draw_ellipse(const struct scenery *scenery, struct point at, int width, int height,
                          bool is_ring, uint32_t colour, int alpha)
{
    int unit = scenery->unit;
    int64_t wide = (int64_t)width * width;
    int64_t high = (int64_t)height * height;
    int half = 0;
    for (int y = height; y >= 0 && width > 0 && height > 0; y--) {
        int before = half;
        while ((int64_t)(half + 1) * (half + 1) * high + (int64_t)y * y * wide <= wide * high)
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

bool scenery_is_dithered(int column, int row, int part)
{
    static const uint8_t order[4][4] = {
        {0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    return part > order[row & 3][column & 3] * 16 + 8;
}

void scenery_draw_glow(const struct scenery *scenery, struct point at, int radius, uint32_t colour)
{
    int unit = scenery->unit;
    int dots = radius / unit;
    for (int row = -dots; row <= dots; row++)
        for (int column = -dots; column <= dots; column++) {
            int left = dots * dots - row * row - column * column;
            int strength = left > 0 ? left * GLOW_LEVELS * 255 / (dots * dots) : 0;
            int level = strength / 255 + scenery_is_dithered(column, row, strength % 255);
            scenery_dot(scenery, at.x + column * unit, at.y + row * unit, 1, colour,
                        level * GLOW_ALPHA);
        }
}

void scenery_draw_sprite(const struct scenery *scenery, const struct sprite *sprite, int frame,
                         struct point at, struct drawing drawing)
{
    canvas_draw(scenery->frame, atlas_frame(&scenery->display->art.atlas, sprite, frame), at.x,
                at.y, drawing);
}

void scenery_draw_beam(const struct scenery *scenery, int side, int slope, int strength)
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

void scenery_draw_halo(const struct scenery *scenery, int radius)
{
    for (int i = 1; i <= HALO_RINGS; i++) {
        int ring = radius * scenery->zoom * i * i / (HALO_RINGS * HALO_RINGS * scenery->unit);
        scenery_draw_ellipse(scenery, scenery->lamp, ring, ring, false, THEME_KEY, HALO_ALPHA);
    }
}

void scenery_draw_path(const struct scenery *scenery)
{
    int unit = scenery->unit;
    int sea = scenery->frame->height - scenery->horizon;
    for (int i = 0; i < 90; i++) {
        int depth = scenery_strewn(i, 12, 1000);
        int length = (3 + scenery_strewn(i, 13, 10 + depth / 40)) * unit;
        int off =
            (scenery_strewn(i, 14, 200) + scenery_strewn(i, 15, 200) - 200) * (200 + depth) / 1000;
        canvas_shade(scenery->frame,
                     (struct rectangle){scenery->lamp.x + off * unit / 2 - length / 2,
                                        scenery->horizon + (3 * unit) + depth * sea / 1000, length,
                                        unit},
                     THEME_EYES, 130 - depth / 9);
    }
}

void scenery_draw_glints(const struct scenery *scenery)
{
    int unit = scenery->unit;
    int sea = scenery->frame->height - scenery->horizon;
    for (int i = 0; i < 120; i++) {
        int length = (3 + scenery_strewn(i, 17, 16)) * unit;
        int depth = scenery_strewn(i, 18, 1000) * scenery_strewn(i, 19, 1000) / 1000;
        canvas_shade(scenery->frame,
                     (struct rectangle){scenery_strewn(i, 20, scenery->lamp.x),
                                        scenery->horizon + unit + depth * sea / 2200, length, unit},
                     THEME_EYES, 70 - depth / 18);
    }
}

void scenery_draw_tower(const struct scenery *scenery, uint32_t tint)
{
    canvas_clip(scenery->frame,
                (struct rectangle){0, 0, scenery->frame->width, scenery->horizon + scenery->unit});
    scenery_draw_sprite(scenery, scenery->display->art.tileset.tiles[TILE_LIGHTHOUSE], 0,
                        scenery->tower, (struct drawing){.scale = scenery->zoom, .tint = tint});
    canvas_unclip(scenery->frame);
}

void scenery_draw_surf(const struct scenery *scenery, uint32_t colour, int alpha)
{
    int unit = scenery->unit;
    int width = scenery->display->art.tileset.tiles[TILE_LIGHTHOUSE]->width * scenery->zoom;
    for (int i = 0; i < 40; i++) {
        int length = (2 + scenery_strewn(i, 21, 9)) * unit;
        int x = scenery->tower.x + scenery_strewn(i, 22, width) - length / 2;
        canvas_shade(scenery->frame,
                     (struct rectangle){x, scenery->horizon + (scenery_strewn(i, 23, 5) - 1) * unit,
                                        length, unit},
                     colour, alpha * (40 + scenery_strewn(i, 24, 60)) / 100);
    }
}

struct scenery scenery_lay_out(struct display *display, int words_height)
{
    const struct sprite *tower = display->art.tileset.tiles[TILE_LIGHTHOUSE];
    int width = display->frame.width;
    int height = display->frame.height;
    struct scenery scenery = {.display = display, .frame = &display->frame};
    scenery.unit = display->layout.text_scale;
    scenery.foot = height - words_height;
    scenery.horizon = int_max(int_min(height * 7 / 10, height - words_height), height / 4);
    int tall = scenery.horizon * 19 / 20 / (tower->height - ROCK_SUNK);
    scenery.zoom = int_max(int_min(tall, width * 2 / 5 / tower->width), 1);
    scenery.tower.x = width * 7 / 10 - tower->width * scenery.zoom / 2;
    scenery.tower.y = scenery.horizon + (ROCK_SUNK - tower->height) * scenery.zoom;
    scenery.lamp.x = scenery.tower.x + tower->width * scenery.zoom / 2;
    scenery.lamp.y = scenery.tower.y + LAMP_Y * scenery.zoom;
    return scenery;
}

void scenery_shade_words(const struct scenery *scenery, int height)
{
    height += height / 2; /* it is dark enough where they begin */
    int top = scenery->frame->height - height;
    int band = BAND * scenery->unit;
    for (int y = 0; y < height; y += band)
        canvas_shade(scenery->frame, (struct rectangle){0, top + y, scenery->frame->width, band},
                     0x06070d, int_min(y * 420 / height, 175));
}

void scenery_draw_eyes(const struct scenery *scenery, int index, struct point at, int scale)
{
    bool blinks = !scenery->display->stage.is_still &&
                  (scenery->display->clock.idle_frame + index * 7) % 17 == 4;
    scenery_draw_sprite(scenery, scenery->display->art.tileset.tiles[TILE_EYESHINE], blinks, at,
                        (struct drawing){.scale = scale});
}

/* How light falls off: the darkness, of 255, up to a distance of `reach` 32nds of the light's radius. */
static const struct {
    int reach;
    int darkness;
} falloff[] = {{7, 0},    {10, 18},  {13, 40},  {16, 66},  {19, 96},  {21, 122},
               {23, 146}, {25, 168}, {27, 190}, {29, 210}, {31, 226}, {32, 238}};

/* Dithered between steps: a dot may be as dark as one that is farther away. */
static int darkness_at(struct point at, const struct scenery_glow *glow, int dither)
{
    long x = at.x - glow->at.x;
    long y = at.y - glow->at.y;
    long distance = (x * x + y * y) * 32 * 32;
    for (size_t i = 0; i < ARRAY_LENGTH(falloff); i++) {
        long within = (long)glow->reach * falloff[i].reach * (32 - dither) / 32;
        if (distance <= within * within)
            return falloff[i].darkness;
    }
    return SCENERY_NIGHT;
}

void scenery_light(struct display *display, struct rectangle area, const struct scenery_glow *glows,
                   int count, int night)
{
    int side = GRAIN * display->layout.text_scale;
    for (int y = area.y; y < area.y + area.height; y += side)
        for (int x = area.x; x < area.x + area.width; x += side) {
            struct rectangle square = {x, y, side, side};
            int darkest = night;
            int dither = scenery_is_dithered(x / side, y / side, 128) * DITHER;
            for (int i = 0; i < count; i++) {
                int darkness = darkness_at((struct point){x, y}, &glows[i], dither);
                canvas_shade(&display->frame, square, glows[i].colour,
                             (SCENERY_NIGHT - darkness) / 4);
                darkest = int_min(darkest, darkness + glows[i].faintness);
            }
            canvas_shade(&display->frame, square, 0x020206, darkest);
        }
}
