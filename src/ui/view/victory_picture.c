#include "ui/view/victory_picture.h"

#include "base/array.h"
#include "ui/art/theme.h"

/* All at text scale 1. */
#define SEA_HEIGHT 24
#define LAMP_Y 16    /* of the lamp's middle in the lighthouse's sprite */
#define ROCK_SUNK 10 /* of its rock, so much is under water */
#define BEAM_STEP 4
#define STARS 70

static const uint32_t sky[] = {0x0d0c12, 0x131220, 0x1a1d36, 0x222e54};

static void draw_sky(struct display *display, struct rectangle area)
{
    const int bands = ARRAY_LENGTH(sky);
    for (int i = 0; i < bands; i++) {
        struct rectangle band = area;
        band.y += area.height * i / bands;
        band.height = area.height * (i + 1) / bands - area.height * i / bands;
        canvas_fill(&display->frame, band, sky[i]);
    }
    for (int i = 0; i < STARS; i++) {
        /* Strewn by two steps that never fall in step. */
        int x = area.x + i * 977 % 1009 * area.width / 1009;
        int y = area.y + i * 613 % 241 * area.height / 241;
        int side = display->layout.text_scale;
        canvas_fill(&display->frame, (struct rectangle){x, y, side, side},
                    i % 5 == 0 ? THEME_EYES : (i % 3 == 0 ? 0x98cedc : 0x62606e));
    }
}

/* The light that goes out to one side of the lamp, wider and fainter as it goes. */
static void draw_beam(struct display *display, struct rectangle area, struct point lamp, int side)
{
    int step = BEAM_STEP * display->layout.text_scale;
    int reach = side < 0 ? lamp.x - area.x : area.x + area.width - lamp.x;
    for (int away = 0; away < reach; away += step) {
        int half = 3 * display->layout.text_scale + away / 7;
        int alpha = 120 - 100 * away / reach;
        int x = side < 0 ? lamp.x - away - step : lamp.x + away;
        canvas_shade(&display->frame, (struct rectangle){x, lamp.y - half, step, 2 * half},
                     THEME_EYES, alpha / 2);
        canvas_shade(&display->frame, (struct rectangle){x, lamp.y - half / 2, step, half},
                     THEME_EYES, alpha / 2);
    }
}

static void draw_sea(struct display *display, struct rectangle sea, int lamp_x)
{
    const struct sprite *sprite = display->art.tileset.tiles[TILE_SEA];
    int width = sprite->width * display->layout.text_scale;
    for (int x = sea.x; x < sea.x + sea.width; x += width)
        canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, 0), x, sea.y,
                    (struct drawing){.scale = display->layout.text_scale});
    /* The lamp's light lies on it in ever longer strokes. */
    for (int i = 0; i < 6; i++) {
        int length = (34 + i * 26) * display->layout.text_scale;
        struct rectangle stroke = {lamp_x - length / 2,
                                   sea.y + (2 + i * 5) * display->layout.text_scale, length,
                                   display->layout.text_scale};
        canvas_shade(&display->frame, stroke, THEME_EYES, 110 - i * 15);
    }
}

static void draw_sprite(struct display *display, const struct sprite *sprite, int x, int y)
{
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, 0), x, y,
                (struct drawing){.scale = display->layout.text_scale});
}

void victory_picture_draw(struct display *display, struct rectangle area)
{
    const struct sprite *tower = display->art.tileset.tiles[TILE_LIGHTHOUSE];
    int scale = display->layout.text_scale;
    struct rectangle seen = area;
    seen.height -= SEA_HEIGHT * scale;
    struct rectangle sea = area;
    sea.y += seen.height;
    sea.height -= seen.height;
    int x = area.x + area.width * 3 / 5;
    int y = sea.y + (ROCK_SUNK - tower->height) * scale;
    struct point lamp = {x + tower->width / 2 * scale, y + LAMP_Y * scale};
    canvas_clip(&display->frame, seen);
    draw_sky(display, seen);
    draw_beam(display, seen, lamp, -1);
    draw_beam(display, seen, lamp, 1);
    canvas_clip(&display->frame, area);
    draw_sea(display, sea, lamp.x);
    draw_sprite(display, tower, x, y);
    draw_sprite(display, display->art.tileset.heroes[0], x + (tower->width - 12) * scale,
                sea.y - (TILE_SIDE - 6) * scale);
    draw_sprite(display, display->art.tileset.tiles[TILE_SHIP], area.x + area.width / 5,
                sea.y - 8 * scale);
    canvas_unclip(&display->frame);
}
