#include "ui/view/story_scenes.h"

#include "base/array.h"
#include "base/integer.h"
#include "rules/stance.h"
#include "ui/art/theme.h"

#define STARS_LIT 90
#define STARS_DARK 260
#define STARS_DUSK 60
#define HALO_RADIUS 34 /* in pixels of the tower's sprite */

/* Where the hero's feet stand on the rock, in pixels of the tower's sprite. */
#define FEET_X 9
#define FEET_Y 81

static void draw_hero(const struct scenery *scenery, enum lantern lantern, uint32_t tint)
{
    int zoom = int_max(scenery->zoom * 3 / 5, 1);
    struct point at = {scenery->tower.x + FEET_X * scenery->zoom - TILE_SIDE * zoom / 2,
                       scenery->tower.y + FEET_Y * scenery->zoom - (TILE_SIDE - 1) * zoom};
    scenery_draw_sprite(scenery, scenery->display->art.tileset.heroes[scenery->start][lantern], 0,
                        at, (struct drawing){.scale = zoom, .tint = tint, .flip = true});
}

void story_sea_draw_lit(const struct scenery *scenery)
{
    static const uint32_t sky[] = {0x090912, 0x161a36, 0x2f3a68};
    static const uint32_t sea[] = {0x27335c, 0x151a34, 0x08080f};
    const struct tileset *tileset = &scenery->display->art.tileset;
    int zoom = int_max(scenery->zoom * 3 / 5, 1);
    scenery_draw_gradient(scenery, 0, scenery->horizon, sky);
    scenery_draw_stars(scenery, STARS_LIT, false);
    scenery_draw_coast(scenery, 0x10132a, true);
    canvas_clip(scenery->frame, (struct rectangle){0, 0, scenery->frame->width, scenery->horizon});
    scenery_draw_beam(scenery, -1, 4, 100);
    scenery_draw_beam(scenery, 1, -4, 70);
    scenery_draw_halo(scenery, HALO_RADIUS);
    canvas_unclip(scenery->frame);
    scenery_draw_gradient(scenery, scenery->horizon, scenery->frame->height, sea);
    scenery_draw_swell(scenery, 0x6f86c0, 46);
    scenery_draw_tower(scenery, 0);
    scenery_draw_path(scenery);
    scenery_draw_glints(scenery);
    scenery_draw_surf(scenery, 0xd6def4, 170);
    draw_hero(scenery, (enum lantern)0, 0);
    scenery_draw_sprite(scenery, tileset->tiles[TILE_SHIP], 0,
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
    scenery_draw_ellipse(scenery, at, 44, 9, true, 0x9ab0d8, 40);
    scenery_draw_ellipse(scenery, at, 29, 6, true, 0x9ab0d8, 70);
    scenery_draw_ellipse(scenery, at, 15, 3, true, 0xc8a890, 110);
    scenery_draw_ellipse(scenery, at, 10, 2, false, 0xd65c2e, 60);
    scenery_draw_ellipse(scenery, at, 4, 1, false, 0xf29a3a, 120);
    scenery_dot(scenery, at.x - unit, at.y - unit, 2, 0xf29a3a, 230);
    scenery_dot(scenery, at.x - unit / 2, at.y - unit, 1, THEME_EYES, 255);
    for (int i = 0; i < (int)ARRAY_LENGTH(ways); i++)
        scenery_dot(scenery, at.x + ways[i] * unit, at.y - (4 + 2 * i) * unit, i < 8 ? 1 : 2,
                    0xb8bccc, 110 - 5 * i);
}

void story_sea_draw_dark(const struct scenery *scenery)
{
    static const uint32_t sky[] = {0x05060c, 0x0b1020, 0x1a2340};
    static const uint32_t sea[] = {0x141b34, 0x0a0e1c, 0x05060b};
    scenery_draw_gradient(scenery, 0, scenery->horizon, sky);
    scenery_draw_gradient(scenery, scenery->horizon, scenery->frame->height, sea);
    scenery_draw_milky_way(scenery);
    scenery_draw_stars(scenery, STARS_DARK, true);
    scenery_draw_coast(scenery, 0x080a14, false);
    scenery_draw_swell(scenery, 0x54689c, 20);
    scenery_draw_tower(scenery, 0x262c44);
    scenery_draw_surf(scenery, 0x6c7ca8, 90);
    draw_hero(scenery, stance_dark(), 0x7c84a4);
    draw_ember(scenery);
}

/* The last red of the day, low over the coast. */
static void draw_dusk(const struct scenery *scenery)
{
    struct point sun = {scenery->frame->width / 5, scenery->horizon};
    for (int i = 1; i <= 9; i++)
        scenery_draw_ellipse(scenery, sun, i * i * 4, i * i, false, 0xb8402c, 15);
}

/* A gable that stands out of the water, lit along the roof's left side; sizes in units. */
struct house {
    int place; /* of its middle, in thousandths of the frame's width */
    int depth; /* of its foot below the horizon */
    int width; /* from its middle */
    int wall;
    int roof;
};

static void draw_house(const struct scenery *scenery, const struct house *house)
{
    const uint32_t dark = 0x0b0d18;
    int unit = scenery->unit;
    int middle = scenery->frame->width * house->place / 1000;
    int foot = scenery->horizon + house->depth * unit;
    int eaves = foot - house->wall * unit;
    canvas_fill(scenery->frame,
                (struct rectangle){middle - house->width * unit, eaves, 2 * house->width * unit,
                                   house->wall * unit},
                dark);
    for (int y = 0; y < house->roof; y++) {
        int half = (house->width + 3) * (y + 1) / house->roof;
        int row = eaves - (house->roof - y) * unit;
        canvas_fill(scenery->frame,
                    (struct rectangle){middle - half * unit, row, 2 * half * unit, unit}, dark);
        scenery_dot(scenery, middle - half * unit, row, 1, 0xa04a3a, 150);
    }
    for (int y = 0; y < house->wall + house->roof; y++) /* mirrored in the swell */
        if (y % 3 != 2) {
            int half = house->width * (house->wall + house->roof - y) / (house->wall + house->roof);
            int sway = scenery_strewn(y, 40 + house->place, 3) - 1;
            canvas_shade(scenery->frame,
                         (struct rectangle){middle + (sway - half) * unit, foot + y * unit,
                                            2 * half * unit, unit},
                         0x05060c, 150 - y * 3);
        }
}

/* What is left of the town, the farthest first; and what lives there now. */
static void draw_town(const struct scenery *scenery)
{
    static const struct house houses[] = {{430, 4, 9, 3, 9},    {330, 5, 11, 5, 10},
                                          {250, 7, 5, 26, 22},  {500, 9, 14, 2, 13},
                                          {130, 12, 17, 9, 15}, {375, 19, 21, 5, 17}};
    static const struct point eyes[] = {{114, 3}, {357, 14}};
    for (size_t i = 0; i < ARRAY_LENGTH(houses); i++)
        draw_house(scenery, &houses[i]);
    for (size_t i = 0; i < ARRAY_LENGTH(eyes); i++)
        scenery_draw_eyes(scenery, (int)i,
                          (struct point){scenery->frame->width * eyes[i].x / 1000,
                                         scenery->horizon + (eyes[i].y - 8) * scenery->unit},
                          scenery->unit);
}

/* The red of the sky on the water. */
static void draw_embers_of_day(const struct scenery *scenery)
{
    int unit = scenery->unit;
    int sea = scenery->foot - scenery->horizon;
    for (int i = 0; i < 110; i++) {
        int depth = scenery_strewn(i, 41, 1000) * scenery_strewn(i, 42, 1000) / 1000;
        int length = (4 + scenery_strewn(i, 43, 20)) * unit;
        int x = scenery->frame->width / 5 +
                (scenery_strewn(i, 44, 200) + scenery_strewn(i, 45, 200) - 200) *
                    scenery->frame->width / 700;
        canvas_shade(scenery->frame,
                     (struct rectangle){x - length / 2,
                                        scenery->horizon + unit + depth * sea / 1000, length, unit},
                     0xc0503c, 90 - depth / 14);
    }
}

void story_sea_draw_drowned(const struct scenery *scenery)
{
    static const uint32_t sky[] = {0x07080f, 0x121a30, 0x3a2f42};
    static const uint32_t sea[] = {0x2b2838, 0x10131f, 0x05060b};
    scenery_draw_gradient(scenery, 0, scenery->horizon, sky);
    scenery_draw_stars(scenery, STARS_DUSK, false);
    canvas_clip(scenery->frame, (struct rectangle){0, 0, scenery->frame->width, scenery->horizon});
    draw_dusk(scenery);
    canvas_unclip(scenery->frame);
    scenery_draw_coast(scenery, 0x191726, false);
    scenery_draw_gradient(scenery, scenery->horizon, scenery->frame->height, sea);
    scenery_draw_swell(scenery, 0x9a6a6a, 40);
    scenery_draw_tower(scenery, 0x23273c);
    scenery_draw_surf(scenery, 0x6c6f98, 90);
    draw_embers_of_day(scenery);
    draw_town(scenery);
}
