#include "ui/view/story_scenes.h"

#include "base/array.h"
#include "base/integer.h"
#include "ui/art/theme.h"

#include <stdlib.h>

#define COURSE \
    11 /* of a wall's sprite, so much is its face, without the top of the wall and the seam */
#define DIM 228 /* a darkness in which stones can be made out */
#define COLD 0x3a62a8
#define MOSS 0x3c9a5c
#define LANTERN_X 13 /* of the lantern in the hero's sprite */
#define LANTERN_Y 8
#define EYES_X 8 /* of the middle of the eyes in their sprite */
#define EYES_Y 6

/* A stage: a wall, and before it what the picture shows. Places are pixels of sprites, from the middle of the wall's foot. */
struct hall {
    struct scenery scenery; /* its horizon is the wall's foot, its lamp the hero's */
    const struct tileset *tileset;
    const struct ground *ground;
    const struct band *band;
};

/* A hall that shows that number of cells across and up, if the frame has such a form, and so much floor below the wall, in
 * pixels of sprites. A frame higher than broad shows fewer cells, larger. */
static struct hall build(const struct scenery *scenery, int across, int up, int below)
{
    struct hall hall = {.scenery = *scenery,
                        .tileset = &scenery->display->art.tileset,
                        .ground = &scenery->display->art.tileset.grounds[scenery->band],
                        .band = band_get(scenery->band)};
    bool is_tall = scenery->foot > scenery->frame->width;
    int width = scenery->frame->width * (is_tall ? 3 : 2) / (2 * across * TILE_SIDE);
    int height = scenery->foot / (up * TILE_SIDE);
    hall.scenery.zoom = int_max(int_min(width, height), 1);
    int spare = int_max(scenery->foot - up * TILE_SIDE * hall.scenery.zoom, 0);
    hall.scenery.horizon = scenery->foot - below * hall.scenery.zoom - spare * 2 / 5;
    return hall;
}

static struct point place(const struct hall *hall, int x, int y)
{
    return (struct point){hall->scenery.frame->width / 2 + x * hall->scenery.zoom,
                          hall->scenery.horizon + y * hall->scenery.zoom};
}

static void draw(const struct hall *hall, const struct sprite *sprite, int frame, struct point at,
                 uint32_t tint)
{
    scenery_draw_sprite(&hall->scenery, sprite, frame, place(hall, at.x, at.y),
                        (struct drawing){.scale = hall->scenery.zoom, .tint = tint});
}

/* A pillar of wall as broad as a cell, from its top to the foot of the frame. */
static void draw_pillar(const struct hall *hall, int x, int top, uint32_t tint)
{
    int rows =
        (hall->scenery.frame->height - place(hall, x, top).y) / (COURSE * hall->scenery.zoom);
    for (int i = rows; i >= 0; i--) /* each hides the top of the one below */
        draw(hall, hall->ground->terrain[hall->band->wall], scenery_strewn(i * 31 + x, 50, 6),
             (struct point){x, top + i * COURSE}, tint);
}

/* How many cells there are to either side of the middle. */
static int half_breadth(const struct hall *hall)
{
    return hall->scenery.frame->width / (2 * TILE_SIDE * hall->scenery.zoom) + 1;
}

static void draw_wall(const struct hall *hall)
{
    int rows = hall->scenery.horizon / (COURSE * hall->scenery.zoom) + 1;
    for (int i = -half_breadth(hall); i < half_breadth(hall); i++)
        draw_pillar(hall, i * TILE_SIDE, -TILE_SIDE - rows * COURSE, 0);
}

/* Rows of a terrain, from the wall's foot or further down to the foot of the frame. */
static void draw_ground(const struct hall *hall, enum terrain terrain, int from)
{
    const struct sprite *sprite = hall->ground->terrain[terrain];
    for (int y = from; place(hall, 0, y).y < hall->scenery.frame->height; y += TILE_SIDE)
        for (int i = -half_breadth(hall); i < half_breadth(hall); i++)
            draw(hall, sprite, scenery_strewn(i * 17 + y, 51, sprite->frames),
                 (struct point){i * TILE_SIDE, y}, 0);
}

static void draw_row(const struct hall *hall, const struct sprite *sprite, int y)
{
    for (int i = -half_breadth(hall); i < half_breadth(hall); i++)
        draw(hall, sprite, 0, (struct point){i * TILE_SIDE, y}, 0);
}

/* An opening in the wall, round at its top, that leads into the dark. */
static void draw_arch(const struct hall *hall, int x, int width, int height)
{
    const struct scenery *scenery = &hall->scenery;
    for (int rim = 2; rim >= 0; rim -= 2) {
        int half = (width + rim) * scenery->zoom;
        struct point top = place(hall, x, -height);
        uint32_t colour = rim > 0 ? 0x4a4a56 : 0x020206;
        int radius = half / scenery->unit;
        scenery_draw_ellipse(scenery, top, radius, radius, false, colour, 255);
        canvas_fill(scenery->frame,
                    (struct rectangle){top.x - half, top.y, 2 * half, height * scenery->zoom},
                    colour);
    }
}

/* The hero, with the lamp of the picture. */
static void draw_hero(struct hall *hall, enum lantern lantern, struct point at)
{
    draw(hall, hall->tileset->heroes[hall->scenery.start][lantern], 0, at, 0);
    hall->scenery.lamp = place(hall, at.x + LANTERN_X, at.y + LANTERN_Y);
}

static struct scenery_glow glow(const struct hall *hall, struct point at, int reach,
                                uint32_t colour, int faintness)
{
    return (struct scenery_glow){place(hall, at.x, at.y), reach * hall->scenery.zoom, colour,
                                 faintness};
}

static struct scenery_glow lantern_glow(const struct hall *hall, int reach)
{
    return (struct scenery_glow){hall->scenery.lamp, reach * hall->scenery.zoom, SCENERY_FLAME, 0};
}

static void light(const struct hall *hall, const struct scenery_glow *glows, int count, int night)
{
    scenery_light(hall->scenery.display, display_whole(hall->scenery.display), glows, count, night);
}

/* The same where there is water from `from` on; the last light is in it. */
static void light_water(const struct hall *hall, int from, const struct scenery_glow *glows,
                        int count, int night)
{
    struct display *display = hall->scenery.display;
    struct rectangle above = display_whole(display);
    struct rectangle below = above;
    above.height = below.y = place(hall, 0, from).y;
    below.height -= below.y;
    scenery_light(display, above, glows, count - 1, night);
    scenery_light(display, below, glows, count, night);
}

/* Eyes, and how large they are: in quarters of the picture's zoom. */
struct eyes {
    struct point at;
    int size;
};

/* Leaves out those that would be cut off or under the words. */
static void draw_eyes(const struct hall *hall, const struct eyes *eyes, int count)
{
    for (int i = 0; i < count; i++) {
        int whole = int_max(hall->scenery.zoom / 2, 1); /* half a pixel of the art */
        int scale = whole * int_max((eyes[i].size + 1) / 2, 1);
        struct point at = place(hall, eyes[i].at.x, eyes[i].at.y);
        if (at.y > 4 * scale && at.y + 2 * scale < hall->scenery.foot)
            scenery_draw_eyes(&hall->scenery, i,
                              (struct point){at.x - EYES_X * scale, at.y - EYES_Y * scale}, scale);
    }
}

/* A window to the night. */
static void draw_window(const struct hall *hall, int x, int top, int width, int height)
{
    static const uint32_t sky[] = {0x16244a, 0x2c4478, 0x5a74a8};
    struct scenery outside = hall->scenery;
    struct point at = place(hall, x, top);
    int zoom = outside.zoom;
    canvas_fill(outside.frame,
                (struct rectangle){at.x - 2 * zoom, at.y - 2 * zoom, (width + 4) * zoom,
                                   (height + 4) * zoom},
                0x15141c);
    canvas_clip(outside.frame, (struct rectangle){at.x, at.y, width * zoom, height * zoom});
    scenery_draw_gradient(&outside, at.y, at.y + height * zoom, sky);
    for (int i = 0; i < 9; i++)
        scenery_dot(&outside, at.x + scenery_strewn(i, 52, width * zoom),
                    at.y + scenery_strewn(i, 53, height * zoom * 3 / 4), 1, THEME_TEXT, 200);
    canvas_unclip(outside.frame);
    canvas_fill(outside.frame,
                (struct rectangle){at.x + (width - 1) * zoom / 2, at.y, zoom, height * zoom},
                0x15141c);
    canvas_fill(outside.frame,
                (struct rectangle){at.x, at.y + height * zoom / 2, width * zoom, zoom}, 0x15141c);
}

/* What falls through the window's four panes onto the floor. */
static void draw_moonlight(const struct hall *hall, struct point at)
{
    int zoom = hall->scenery.zoom;
    for (int y = 0; y < 11; y++)
        for (int pane = 0; pane < 2 && y != 5; pane++) {
            struct point left = place(hall, at.x - y + pane * 7, at.y + y);
            canvas_shade(hall->scenery.frame, (struct rectangle){left.x, left.y, 6 * zoom, zoom},
                         0x6a8ad8, 46);
        }
}

/* The ember on its way from the brazier into the lantern, and the sparks that it leaves. */
static void draw_spark(const struct hall *hall, struct point from, struct point to)
{
    const int steps = 14;
    int zoom = hall->scenery.zoom;
    int dots = int_max(zoom / hall->scenery.unit, 1);
    for (int i = 0; i <= steps; i++) {
        struct point at = place(hall, from.x, from.y);
        struct point end = place(hall, to.x, to.y);
        at.x += (end.x - at.x) * i / steps;
        at.y += (end.y - at.y) * i / steps - i * (steps - i) * zoom / 6;
        if (i == 8)
            for (int ring = 1; ring <= 4; ring++)
                scenery_draw_ellipse(&hall->scenery, at, ring * ring * dots / 3 + 1,
                                     ring * ring * dots / 3 + 1, false, THEME_HEAD, 70);
        else if (i < 8)
            scenery_dot(&hall->scenery, at.x + (scenery_strewn(i, 54, 3) - 1) * zoom, at.y,
                        i > 4 ? dots : int_max(dots / 2, 1), 0xf29a3a, 60 + 20 * i);
        if (i == 8)
            scenery_dot(&hall->scenery, at.x - zoom / 2, at.y - zoom / 2, dots, THEME_EYES, 255);
    }
}

void story_hall_draw_ember(const struct scenery *scenery)
{
    struct hall hall = build(scenery, 8, 4, 22);
    draw_wall(&hall);
    draw_ground(&hall, hall.band->floor, 0);
    draw_row(&hall, hall.ground->tiles[TILE_WALL_SHADOW], 0);
    draw_window(&hall, -34, -38, 11, 17);
    draw(&hall, hall.ground->terrain_low[hall.band->lamp], 0, (struct point){10, 0}, 0);
    draw_hero(&hall, (enum lantern)1, (struct point){-16, 0});
    const struct scenery_glow glows[] = {glow(&hall, (struct point){13, 2}, 58, SCENERY_FLAME, 0),
                                         glow(&hall, (struct point){-28, -28}, 30, COLD, 40)};
    light(&hall, glows, ARRAY_LENGTH(glows), DIM);
    draw_moonlight(&hall, (struct point){-52, 3});
    draw_spark(&hall, (struct point){18, 6}, (struct point){-3, 7});
}

/* The water over what lies below it. */
static void draw_water(const struct hall *hall, int from, uint32_t colour, int alpha)
{
    struct scenery sea = hall->scenery;
    int y = place(hall, 0, from).y;
    sea.horizon = y;
    canvas_shade(sea.frame, (struct rectangle){0, y, sea.frame->width, sea.frame->height - y},
                 colour, alpha);
    canvas_shade(sea.frame, (struct rectangle){0, y, sea.frame->width, sea.unit}, 0x9ab8d8, 70);
    scenery_draw_swell(&sea, 0x7c9cc8, 50);
}

/* The lantern's light on water that begins there. */
static void draw_path(const struct hall *hall, struct point at)
{
    struct scenery sea = hall->scenery;
    sea.horizon = place(hall, 0, at.y).y;
    sea.lamp.x = place(hall, at.x, 0).x;
    scenery_draw_path(&sea);
}

void story_hall_draw_stairs(const struct scenery *scenery)
{
    static const struct eyes eyes[] = {
        {{22, -34}, 2}, {{50, -14}, 4}, {{36, -54}, 1}, {{70, -46}, 2}, {{88, -22}, 3},
        {{27, 14}, 3},  {{58, 20}, 2},  {{94, 10}, 2},  {{84, -58}, 1}, {{56, -38}, 1},
        {{78, 6}, 1},   {{40, 5}, 1},   {{44, 36}, 2},  {{12, 48}, 1},  {{-34, 40}, 2},
        {{-4, 66}, 2},  {{52, 60}, 1},  {{-50, 58}, 1}, {{30, -78}, 2}, {{54, -92}, 1}};
    struct hall hall = build(scenery, 11, 6, 26);
    draw_wall(&hall);
    canvas_shade(hall.scenery.frame, display_whole(scenery->display), 0x04050c, 120);
    for (int i = -3; i < 8; i++)
        draw_pillar(&hall, -88 + i * TILE_SIDE, -40 + i * 8, 0);
    draw_hero(&hall, (enum lantern)0, (struct point){-40, -31});
    draw_water(&hall, 0, 0x0a1e34, 170);
    const struct scenery_glow glows[] = {lantern_glow(&hall, 66),
                                         glow(&hall, (struct point){-96, -60}, 50, COLD, 120),
                                         glow(&hall, (struct point){56, 24}, 90, COLD, 120)};
    light_water(&hall, 0, glows, ARRAY_LENGTH(glows), 236);
    draw_path(&hall, (struct point){2, 0});
    draw_eyes(&hall, eyes, ARRAY_LENGTH(eyes));
}

/* Reeds on the bank and in the water. */
static void draw_reeds(const struct hall *hall)
{
    static const struct point places[] = {{-96, 3}, {-84, 6}, {-72, 10}, {22, 12}, {36, 8},
                                          {50, 11}, {72, 6},  {86, 10},  {98, 4}};
    const struct sprite *reeds = hall->ground->terrain[hall->band->grass];
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++)
        draw(hall, reeds, (int)i % reeds->frames, places[i], 0);
}

void story_hall_draw_cisterns(const struct scenery *scenery)
{
    static const struct eyes eyes[] = {{{46, -16}, 3}, {{-70, -14}, 2}, {{81, 12}, 3},
                                       {{34, 18}, 2},  {{62, 27}, 3},   {{-52, 26}, 2},
                                       {{40, -22}, 1}, {{-80, 14}, 1}};
    struct hall hall = build(scenery, 12, 6, 34);
    const struct sprite *fungus = hall.ground->terrain[hall.band->fungus];
    draw_wall(&hall);
    draw_arch(&hall, 46, 14, 20);
    draw_arch(&hall, -70, 14, 20);
    draw_ground(&hall, hall.band->floor, 0);
    draw_ground(&hall, hall.band->deep, TILE_SIDE);
    draw_row(&hall, hall.ground->tiles[TILE_BANK_NORTH], TILE_SIDE);
    draw(&hall, fungus, 0, (struct point){64, -3}, 0);
    draw(&hall, fungus, 0, (struct point){-52, -4}, 0);
    draw_hero(&hall, (enum lantern)0, (struct point){-22, -1});
    draw_reeds(&hall);
    const struct scenery_glow glows[] = {lantern_glow(&hall, 58),
                                         glow(&hall, (struct point){72, 2}, 40, MOSS, 50),
                                         glow(&hall, (struct point){-48, 2}, 22, MOSS, 110),
                                         glow(&hall, (struct point){40, 34}, 60, COLD, 110)};
    light_water(&hall, TILE_SIDE, glows, ARRAY_LENGTH(glows), DIM);
    draw_path(&hall, (struct point){-9, TILE_SIDE});
    draw_eyes(&hall, eyes, ARRAY_LENGTH(eyes));
}

/* A mirror as high as the hero, and the figure in it. */
static void draw_mirror(const struct hall *hall, int x, const struct sprite *figure, uint32_t tint)
{
    enum { WIDTH = 18, HEIGHT = 26 };
    struct canvas *frame = hall->scenery.frame;
    struct point at = place(hall, x - WIDTH / 2, -HEIGHT - 1);
    int zoom = hall->scenery.zoom;
    struct rectangle glass = {at.x, at.y, WIDTH * zoom, HEIGHT * zoom};
    struct rectangle rim = {at.x - 2 * zoom, at.y - 2 * zoom, (WIDTH + 4) * zoom,
                            (HEIGHT + 3) * zoom};
    canvas_fill(frame, rim, 0x15121a);
    canvas_fill(
        frame,
        (struct rectangle){at.x - zoom, at.y - zoom, (WIDTH + 2) * zoom, (HEIGHT + 1) * zoom},
        0xa87a3c);
    canvas_fill(frame, glass, 0x1c2a4a);
    canvas_clip(frame, glass);
    for (int y = 0; y < HEIGHT; y++) /* a slanting gleam */
        canvas_shade(
            frame,
            (struct rectangle){at.x + (WIDTH - y * 2 / 3) * zoom, at.y + y * zoom, 5 * zoom, zoom},
            0x9ab8e8, 60);
    scenery_draw_sprite(&hall->scenery, figure, 0,
                        (struct point){at.x + zoom, at.y + (HEIGHT - TILE_SIDE) * zoom},
                        (struct drawing){.scale = zoom, .tint = tint, .flip = true});
    canvas_unclip(frame);
}

void story_hall_draw_galleries(const struct scenery *scenery)
{
    static const struct eyes eyes[] = {{{33, -15}, 2}, {{-72, 9}, 2}, {{72, 12}, 3}};
    struct hall hall = build(scenery, 10, 5, 30);
    const struct sprite *self = hall.tileset->heroes[hall.scenery.start][0];
    draw_wall(&hall);
    draw_ground(&hall, hall.band->floor, 0);
    draw_row(&hall, hall.ground->tiles[TILE_WALL_SHADOW], 0);
    draw_mirror(&hall, -69, self, 0x4c5c80);
    draw_mirror(&hall, -35, self, 0x90a4d0);
    draw_mirror(&hall, -1, self, 0xb0c0e8);
    draw_mirror(&hall, 33, hall.tileset->monsters[scenery->stranger], 0x586890);
    draw_mirror(&hall, 67, self, 0x4c5c80);
    draw_hero(&hall, (enum lantern)0, (struct point){-18, 6});
    const struct scenery_glow glows[] = {
        lantern_glow(&hall, 56), glow(&hall, (struct point){-38, -10}, 18, SCENERY_FLAME, 20),
        glow(&hall, (struct point){33, -14}, 20, COLD, 60)};
    light(&hall, glows, ARRAY_LENGTH(glows), DIM);
    draw_eyes(&hall, eyes, ARRAY_LENGTH(eyes));
}

/* Eyes strewn around the light and above the words, none on another, most at the ledges; the ones near it are larger. */
static void draw_watchers(const struct hall *hall, int inner)
{
    enum { ACROSS = 22, DOWN = 10, WIDTH = 12, HEIGHT = 12, LEDGE_FAR = 78, LEDGE_TOP = -14 };
    for (int i = 0; i < ACROSS * DOWN; i++) {
        int x = (i % ACROSS - ACROSS / 2) * WIDTH + scenery_strewn(i, 60, 6) + 2;
        int y = (i / ACROSS - DOWN + 2) * HEIGHT + scenery_strewn(i, 61, 10);
        long distance = (long)x * x + (long)(y + 6) * (y + 6);
        struct eyes pair = {{x, y}, distance < 3L * inner * inner ? 2 + i % 5 / 4 : 1 + i % 4 / 3};
        bool is_at_ledge = abs(x) > LEDGE_FAR || y > LEDGE_TOP;
        if (distance > (long)inner * inner && scenery_strewn(i, 62, 10) < (is_at_ledge ? 5 : 2))
            draw_eyes(hall, &pair, 1);
    }
}

void story_hall_draw_black(const struct scenery *scenery)
{
    static const struct eyes near[] = {{{-62, 8}, 5}, {{70, 2}, 6}, {{44, 17}, 3}, {{-46, -34}, 3}};
    struct hall hall = build(scenery, 12, 6, 26);
    canvas_fill(hall.scenery.frame, display_whole(scenery->display), 0x05060e);
    for (int i = 0; i < 3; i++)
        for (int side = -1; side <= 1; side += 2)
            draw_pillar(&hall, side * (112 - i * TILE_SIDE) - TILE_SIDE / 2, -58 + i * i * 14, 0);
    for (int i = 3; i >= 0; i--)
        for (int side = -1; side <= 1; side += 2)
            draw_pillar(&hall, side * i * TILE_SIDE - TILE_SIDE / 2, i * i * 3, 0);
    draw_hero(&hall, (enum lantern)0, (struct point){-8, -13});
    const struct scenery_glow glows[] = {lantern_glow(&hall, 46),
                                         glow(&hall, (struct point){-112, -50}, 60, COLD, 120),
                                         glow(&hall, (struct point){112, -50}, 60, COLD, 120)};
    light(&hall, glows, ARRAY_LENGTH(glows), 240);
    draw_watchers(&hall, 46);
    draw_eyes(&hall, near, ARRAY_LENGTH(near));
}

/* Steps that come down out of an arch, each broader and nearer. */
static void draw_steps(const struct hall *hall, int x, int half, int count)
{
    enum { RISE = 5 };
    int zoom = hall->scenery.zoom;
    for (int i = 0; i < count; i++) {
        struct point at = place(hall, x - half - 3 * i, (i - count + 2) * RISE);
        int width = 2 * (half + 3 * i) * zoom;
        canvas_fill(hall->scenery.frame, (struct rectangle){at.x, at.y, width, RISE * zoom},
                    0x3a3740);
        canvas_fill(hall->scenery.frame, (struct rectangle){at.x, at.y, width, zoom}, 0x86838e);
    }
}

void story_hall_draw_night(const struct scenery *scenery)
{
    static const struct eyes eyes = {{18, -22}, 9};
    struct hall hall = build(scenery, 9, 5, 26);
    draw_wall(&hall);
    draw_arch(&hall, 18, 18, 26);
    draw_ground(&hall, hall.band->floor, 0);
    draw_steps(&hall, 18, 17, 4);
    scenery_draw_sprite(&hall.scenery, hall.tileset->monsters[scenery->stranger], 0,
                        place(&hall, 2, -35),
                        (struct drawing){.scale = 2 * hall.scenery.zoom, .tint = 0x303a60});
    draw_hero(&hall, (enum lantern)0, (struct point){-46, 2});
    const struct scenery_glow glows[] = {lantern_glow(&hall, 44),
                                         glow(&hall, (struct point){18, -26}, 46, COLD, 30)};
    light(&hall, glows, ARRAY_LENGTH(glows), DIM);
    draw_eyes(&hall, &eyes, 1);
}
