#include "ui/view/title_picture.h"

#include "base/array.h"
#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/view/scenery.h"

#include <stdlib.h>

/* All at text scale 1. */
#define HALL_HEIGHT 96 /* of the lowest part */
#define HORIZON 150    /* where the sea begins, at the most; below it goes over into the dark */
#define SEA_HEIGHT 32  /* of its sprite */
#define TOWER_SUNK 10  /* of the lighthouse's rock, so much is under water */
#define TOWER_LAMP 16  /* its lamp, from the top of its sprite */
#define BEAM_UNIT 2
#define BEAM_ALPHA 64
#define LAMP_COLOUR 0xffe0a0
#define BEAM_SLOPE 5   /* downwards, in percent */
#define ROOM_WIDTH 520 /* narrower frames have no room for the tower beside the logo */
#define STARS 60
#define HALL_ZOOM 2 /* the hall is nearer */
#define CAP_HEIGHT 12

static void draw_sprite(struct display *display, const struct sprite *sprite, int frame,
                        struct point at, struct drawing drawing)
{
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, frame), at.x, at.y,
                drawing);
}

static void draw_sky(struct display *display, int horizon)
{
    static const uint32_t sky[] = {0x07070d, 0x0e1020, 0x1d2340};
    int width = display->frame.width;
    const struct scenery scenery = {.frame = &display->frame, .unit = display->layout.text_scale};
    scenery_draw_gradient(&scenery, 0, horizon, sky);
    for (int i = 0; i < STARS; i++) {
        /* Strewn by two steps that never fall in step; fewer shine through the mist near the sea. */
        int x = i * 619 % 1009 * width / 1009;
        int y = i * 157 % 241 * (i % 241) / STARS * horizon / 241;
        bool twinkles = (display->clock.idle_frame + i * 3) % 17 == 5;
        canvas_shade(
            &display->frame,
            (struct rectangle){x, y, display->layout.text_scale, display->layout.text_scale},
            0xb8c8e0, twinkles ? 60 : (i % 4 == 0 ? 190 : 100));
    }
}

static void draw_sea(struct display *display, int horizon)
{
    int scale = display->layout.text_scale;
    const struct sprite *sea = display->art.tileset.tiles[TILE_SEA];
    for (int x = 0; x < display->frame.width; x += sea->width * scale)
        draw_sprite(display, sea, 0, (struct point){x, horizon},
                    (struct drawing){.scale = scale, .tint = 0x5c6478});
    /* The deeper, the darker, and nothing at last. */
    const int steps = 16;
    for (int i = 0; i < steps; i++) {
        int from = SEA_HEIGHT * scale * i / steps;
        int to = SEA_HEIGHT * scale * (i + 1) / steps;
        canvas_shade(&display->frame,
                     (struct rectangle){0, horizon + from, display->frame.width, to - from}, 0,
                     40 + 215 * i / (steps - 1));
    }
}

/* A beam of dithered dots to the left, which widens, fades and cools. */
static void draw_beam(struct display *display, struct point lamp)
{
    static const uint32_t beam[] = {0xffdf9a, 0xe8c088, 0xb0a0a0, 0x8890b0};
    int unit = BEAM_UNIT * display->layout.text_scale;
    const struct scenery scenery = {.frame = &display->frame, .unit = unit};
    for (int away = 0; away * unit < lamp.x; away++) {
        int half = 2 + away / 9;
        int left = 255 - 255 * away * unit / lamp.x;
        uint32_t colour = beam[ARRAY_LENGTH(beam) * (255 - left) / 256];
        for (int row = -half; row <= half; row++) {
            int part = left * (half + 1 - abs(row)) / (half + 1);
            int x = lamp.x / unit - away;
            int y = lamp.y / unit + row + away * BEAM_SLOPE / 100;
            if (scenery_is_dithered(x, y, part))
                scenery_dot(&scenery, x * unit, y * unit, 1, colour, BEAM_ALPHA);
        }
    }
}

/* The flame in the lighthouse, and its glow around the panes. */
static void draw_lamp(struct display *display, struct point lamp, int zoom)
{
    static const int halo[][2] = {{11, 14}, {8, 22}, {5, 34}, {2, 230}}; /* radius, alpha */
    const struct scenery scenery = {.frame = &display->frame, .unit = zoom};
    for (int i = 0; i < (int)ARRAY_LENGTH(halo); i++)
        scenery_draw_ellipse(&scenery, lamp, halo[i][0], halo[i][0], false, LAMP_COLOUR,
                             halo[i][1]);
}

static void draw_tower(struct display *display, int horizon)
{
    const struct sprite *tower = display->art.tileset.tiles[TILE_LIGHTHOUSE];
    int scale = display->layout.text_scale;
    int zoom = int_max(horizon * 7 / 8 / (tower->height - TOWER_SUNK), scale);
    struct point at = {display->frame.width * 37 / 40 - tower->width * zoom / 2,
                       horizon + (TOWER_SUNK - tower->height) * zoom};
    canvas_clip(&display->frame, (struct rectangle){0, 0, display->frame.width, horizon});
    struct point lamp = {at.x + tower->width * zoom / 2, at.y + TOWER_LAMP * zoom};
    draw_beam(display, lamp);
    canvas_unclip(&display->frame);
    draw_sprite(display, tower, 0, at, (struct drawing){.scale = zoom, .tint = 0x2c3350});
    draw_lamp(display, lamp, zoom);
    struct rectangle wake = {at.x, horizon + TOWER_SUNK * zoom, tower->width * zoom, scale};
    canvas_shade(&display->frame, wake, 0x9ab0c8, 40);
}

/* The rock between the sea and the hall, in layers that grow broader with the depth. */
static void draw_rock(struct display *display, int top, int bottom)
{
    int scale = display->layout.text_scale;
    int width = display->frame.width / scale;
    for (int layer = 0, y = top; y < bottom; layer++, y += (4 + layer / 2) * scale)
        for (int x = -scenery_strewn(layer, 3, 24); x < width;) {
            int length = 6 + scenery_strewn(x + layer * 37, 1, 16 + 2 * layer);
            int bend = scenery_strewn(x / 48, 5, 5) - 2;
            canvas_shade(&display->frame,
                         (struct rectangle){x * scale, y + bend * scale, length * scale, scale},
                         0x2e3040, 20 + scenery_strewn(x + layer, 7, 70));
            x += length + 3 + scenery_strewn(x, 2, 14);
        }
}

/* A hall seen from before it: wall, and two rows of floor. */
static void draw_hall(struct display *display, struct rectangle hall)
{
    const struct ground *ground = tileset_ground(&display->art.tileset, 1);
    const struct band *band = band_of_depth(1);
    int zoom = HALL_ZOOM * display->layout.text_scale;
    int side = TILE_SIDE * zoom;
    struct drawing drawing = {.scale = zoom};
    for (int i = 0; i * side < hall.width; i++) {
        int x = hall.x + i * side;
        int strewn = i * 7 % 11;
        draw_sprite(display, ground->terrain[band->wall], strewn, (struct point){x, hall.y},
                    drawing);
        for (int row = 1; row <= 2; row++)
            draw_sprite(display, ground->terrain[band->floor], strewn + row * 3,
                        (struct point){x, hall.y + row * side}, drawing);
        draw_sprite(display, ground->tiles[TILE_WALL_SHADOW], 0, (struct point){x, hall.y + side},
                    drawing);
    }
}

/* Above the wall's cap no light falls. */
static void darken_cap(struct display *display, struct rectangle hall)
{
    for (int i = 0; i < CAP_HEIGHT; i++)
        canvas_shade(&display->frame,
                     (struct rectangle){hall.x, hall.y + i * display->layout.text_scale, hall.width,
                                        display->layout.text_scale},
                     0, 220 - 200 * i / CAP_HEIGHT);
}

static void draw_hero(struct display *display, struct point at, int zoom)
{
    bool breathes = !display->stage.is_still;
    draw_sprite(display, display->art.tileset.heroes[0][0],
                breathes ? display->clock.idle_frame : 0, at,
                (struct drawing){.scale = zoom, .flip = true});
}

static void draw_below(struct display *display)
{
    int scale = display->layout.text_scale;
    int zoom = HALL_ZOOM * scale;
    struct rectangle hall = {0, display->frame.height - HALL_HEIGHT * scale, display->frame.width,
                             HALL_HEIGHT * scale};
    struct point hero = {hall.width * 3 / 4, hall.y + (TILE_SIDE - 4) * zoom};
    struct point lamp = {hero.x + 2 * zoom, hero.y + 9 * zoom};
    bool flickers = !display->stage.is_still && display->clock.idle_frame % 3 == 1;
    const struct ground *ground = tileset_ground(&display->art.tileset, 1);
    const struct band *band = band_of_depth(1);
    draw_hall(display, hall);
    draw_sprite(display, ground->terrain[band->stairs_down], 0,
                (struct point){hero.x - 5 * TILE_SIDE * zoom / 2, hall.y + TILE_SIDE * zoom},
                (struct drawing){.scale = zoom});
    draw_sprite(display, ground->terrain[band->rubble], 0,
                (struct point){hero.x + 2 * TILE_SIDE * zoom, hall.y + 2 * TILE_SIDE * zoom},
                (struct drawing){.scale = zoom});
    draw_hero(display, hero, zoom);
    struct scenery_glow light = {lamp, (flickers ? 164 : 170) * scale, SCENERY_FLAME, 0};
    scenery_light(display, hall, &light, 1, SCENERY_NIGHT);
    darken_cap(display, hall);
}

/* Places in thousandths of the frame: none where the lantern's light falls. */
static void draw_eyes(struct display *display)
{
    static const struct eyes {
        struct point at;
        bool are_near;
    } pairs[] = {{{60, 905}, true},  {{205, 560}, false}, {{110, 700}, false},
                 {{300, 800}, true}, {{905, 620}, false}, {{745, 560}, false}};
    for (int i = 0; i < (int)ARRAY_LENGTH(pairs); i++) {
        const struct eyes *pair = &pairs[i];
        bool is_gone = (display->clock.idle_frame + i * 9 + 8) % 60 < 7;
        bool blinks = (display->clock.idle_frame + i * 4 + 2) % 13 == 0;
        if (!is_gone)
            draw_sprite(
                display, display->art.tileset.tiles[TILE_EYESHINE], blinks,
                (struct point){pair->at.x * display->frame.width / 1000,
                               pair->at.y * display->frame.height / 1000},
                (struct drawing){.scale = display->layout.text_scale * (pair->are_near ? 2 : 1)});
    }
}

static void draw_picture(struct display *display)
{
    int scale = display->layout.text_scale;
    int below = (SEA_HEIGHT + HALL_HEIGHT) * scale;
    int horizon = int_max(int_min(HORIZON * scale, display->frame.height - below), 0);
    canvas_clear(&display->frame);
    draw_sky(display, horizon);
    if (display->frame.width >= ROOM_WIDTH * scale)
        draw_tower(display, horizon);
    draw_sea(display, horizon);
    draw_rock(display, horizon + SEA_HEIGHT * scale, display->frame.height - HALL_HEIGHT * scale);
    draw_below(display);
    draw_eyes(display);
}

/* At text scale 1. */
#define LOGO_GAP 4

/* In the upper part of the frame, as large as the box below leaves it. Returns where it ends. */
static int draw_logo(struct display *display, int box_height)
{
    const struct sprite *title = display->art.tileset.tiles[TILE_TITLE];
    int scale = display->layout.text_scale * 2;
    int hall = HALL_HEIGHT * display->layout.text_scale;
    while (scale > display->layout.text_scale &&
           (title->width * scale > display->frame.width ||
            title->height * scale + box_height + hall + LOGO_GAP * display->layout.text_scale >
                display->frame.height))
        scale--;
    int top = LOGO_GAP * display->layout.text_scale;
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, title, 0),
                (display->frame.width - title->width * scale) / 2, top,
                (struct drawing){.scale = scale});
    return top + title->height * scale;
}

/* Where a box is narrower than asked, text takes more lines, and columns stand below each other: it may nearly double.
 * At text scale 1. */
static int find_height(const struct display *display, int width, int height, int room)
{
    int scale = display->layout.text_scale;
    int missing = int_max(width * scale - display->frame.width, 0);
    int grown = int_min(height + 2 * height * missing / display->frame.width, height * 15 / 8);
    return int_max(height, int_min(grown, room / scale));
}

/* Between the logo and the picture's hall, or over as little of the hall as the box needs. */
struct page title_picture_draw(struct display *display, int width, int height)
{
    int scale = display->layout.text_scale;
    draw_picture(display);
    int top = draw_logo(display, height * scale);
    const struct layout *layout = &display->layout;
    int end = layout->button_rows > 0 ? layout->bar.y : display->frame.height;
    height = find_height(display, width, height, end - top);
    int hall = int_min(display->frame.height - HALL_HEIGHT * scale, end);
    int bottom = int_max(hall, int_min(top + height * scale, end));
    struct rectangle within = {0, top, display->frame.width, bottom - top};
    return widgets_centred_box_in(display, within, width, height);
}
