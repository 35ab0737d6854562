#include "ui/art/sprite_form.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/integer.h"
#include "base/point.h"

#include <stdlib.h>
#include <string.h>

#define ENDS 50      /* of 255: opacity at a side where what fills a cell ends, */
#define EDGE 100     /* and at an edge */
#define LYING_ROWS 9 /* the height of a body that lies, at the greatest, */
#define FOOT_ROWS 2  /* and the room below it */

static struct image image_of(const struct sprite_form *form)
{
    return (struct image){
        .pixels = form->pixels, .stride = TILE_SIDE, .width = TILE_SIDE, .height = TILE_SIDE};
}

static uint32_t source(struct image image, int x, int y)
{
    return image.pixels[(size_t)y * (size_t)image.stride + (size_t)x];
}

static uint32_t towards(uint32_t from, uint32_t to, int part, int shift)
{
    int a = (int)(from >> shift & 0xff);
    int b = (int)(to >> shift & 0xff);
    return (uint32_t)(a + (b - a) * part / 255) << shift;
}

struct image sprite_form_flash(struct sprite_form *form, struct image image, uint32_t colour,
                               int part)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t pixel = source(image, x, y);
            form->pixels[y * TILE_SIDE + x] =
                (pixel & 0xff000000) | towards(pixel, colour, part, 16) |
                towards(pixel, colour, part, 8) | towards(pixel, colour, part, 0);
        }
    return image_of(form);
}

#define SHADOW_ALPHA 168 /* the deepest of a sprite's own shadow */

/* Outside of the sprite all is clear; so is its shadow. */
static bool is_clear(struct image image, int x, int y)
{
    return x < 0 || y < 0 || x >= TILE_SIDE || y >= TILE_SIDE ||
           source(image, x, y) >> 24 <= SHADOW_ALPHA;
}

static bool is_shadow(struct image image, int x, int y)
{
    return y < TILE_SIDE && is_clear(image, x, y) && source(image, x, y) >> 24 != 0;
}

/* Whether a straight line of clear pixels leads from here to one of the four sides. */
static bool is_outside(struct image image, int x, int y)
{
    static const struct point ways[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (size_t i = 0; i < ARRAY_LENGTH(ways); i++) {
        int step = 0;
        while (step < TILE_SIDE && is_clear(image, x + ways[i].x * step, y + ways[i].y * step))
            step++;
        if (step == TILE_SIDE)
            return true;
    }
    return false;
}

struct image sprite_form_outline(struct sprite_form *form, struct image image, uint32_t colour)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            bool is_edge = !is_clear(image, x, y) &&
                           (is_outside(image, x - 1, y) || is_outside(image, x + 1, y) ||
                            is_outside(image, x, y - 1) ||
                            (is_outside(image, x, y + 1) && !is_shadow(image, x, y + 1)));
            form->pixels[y * TILE_SIDE + x] = is_edge ? 0xff000000 | colour : 0;
        }
    return image_of(form);
}

#define EYE_MIN 190 /* the brightness of an eye, of 255 */
#define EYES_APART 10

/* Of 255; clear pixels are dark. */
static int brightness(struct image image, int x, int y)
{
    uint32_t pixel = is_clear(image, x, y) ? 0 : source(image, x, y);
    return (int)((pixel >> 16 & 0xff) * 77 + (pixel >> 8 & 0xff) * 150 + (pixel & 0xff) * 29) >> 8;
}

/* The pair of spots in a row, and how bright it is; 0: there is none, or more than a pair. */
static int find_pair(struct image image, int y, struct sprite_eyes *eyes)
{
    int found = 0;
    int sum = 0;
    for (int x = 0; x < TILE_SIDE; x++) {
        int bright = brightness(image, x, y);
        int width = 1;
        if (bright < EYE_MIN || brightness(image, x - 1, y) * 4 > bright * 3)
            continue;
        while (brightness(image, x + width, y) * 4 > bright * 3)
            width++;
        if (width <= SPRITE_EYE_WIDTH) {
            if (found == SPRITE_EYES)
                return 0;
            eyes->columns[found] = x;
            eyes->widths[found++] = width;
            sum += bright;
        }
        x += width - 1;
    }
    bool is_pair = found == SPRITE_EYES && eyes->columns[1] - eyes->columns[0] <= EYES_APART;
    return is_pair ? sum : 0;
}

struct sprite_eyes sprite_form_find_eyes(struct image image)
{
    struct sprite_eyes found = {.row = -1};
    int best = 0;
    for (int y = 0; y < TILE_SIDE; y++) {
        struct sprite_eyes eyes = {.row = y};
        int bright = find_pair(image, y, &eyes);
        if (bright <= best)
            continue;
        best = bright;
        found = eyes;
    }
    return found;
}

struct image sprite_form_dust(struct sprite_form *form, struct image image, int part)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            int at = y * TILE_SIDE + x;
            int grain = (int)(hash_mix((uint64_t)at) >> 56);
            int goes_at = (grain + y * 255 / TILE_SIDE) / 2;
            form->pixels[at] = goes_at < part ? 0 : source(image, x, y);
        }
    return image_of(form);
}

struct image sprite_form_shrink(struct sprite_form *form, struct image image, int part)
{
    int size = 256 - part;
    memset(form->pixels, 0, sizeof form->pixels);
    for (int y = 0; y < TILE_SIDE && size > 0; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            /* In half pixels, so that the picture stays centred. */
            int from_x = ((2 * x + 1 - TILE_SIDE) * 256 / size + TILE_SIDE) / 2;
            int from_y = ((2 * y + 1 - TILE_SIDE) * 256 / size + TILE_SIDE) / 2;
            if (from_x >= 0 && from_x < TILE_SIDE && from_y >= 0 && from_y < TILE_SIDE)
                form->pixels[y * TILE_SIDE + x] = source(image, from_x, from_y);
        }
    return image_of(form);
}

static bool is_solid(uint32_t pixel)
{
    return pixel >> 24 == 255;
}

/* The rows or columns from the first to the last that has a solid pixel. */
struct span {
    int first;
    int count;
};

static struct span find_solid(struct image image, bool is_across)
{
    struct span span = {TILE_SIDE, 0};
    for (int i = 0; i < TILE_SIDE; i++)
        for (int j = 0; j < TILE_SIDE; j++)
            if (is_solid(is_across ? source(image, i, j) : source(image, j, i))) {
                span.first = int_min(span.first, i);
                span.count = i + 1 - span.first;
            }
    return span;
}

/* One that is higher than broad lies on its side, another on its back. */
struct image sprite_form_overturn(struct sprite_form *form, struct image image)
{
    struct span rows = find_solid(image, false);
    struct span columns = find_solid(image, true);
    bool is_high = rows.count > columns.count;
    struct span *depth = is_high ? &columns : &rows;
    int height = int_min(depth->count, LYING_ROWS);
    memset(form->pixels, 0, sizeof form->pixels);
    for (int y = 0; y < height; y++) {
        int from = depth->first + y * depth->count / height;
        int to = TILE_SIDE - FOOT_ROWS - (is_high ? height - y : y + 1);
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t pixel = is_high ? source(image, from, x) : source(image, x, from);
            form->pixels[to * TILE_SIDE + x] = is_solid(pixel) ? pixel : 0;
        }
    }
    return image_of(form);
}

static int part_towards(unsigned goes_on, enum direction direction)
{
    return goes_on >> direction & 1 ? 255 : ENDS;
}

/* Its opacity at a pixel: all in the middle of the cell, and equal on both sides of a border. */
static int part_at(unsigned goes_on, int x, int y)
{
    struct point off = {2 * x + 1 - TILE_SIDE, 2 * y + 1 - TILE_SIDE};
    enum direction corner = direction_of(off);
    int across = abs(off.x);
    int down = abs(off.y);
    int side = part_towards(goes_on, off.x < 0 ? DIRECTION_WEST : DIRECTION_EAST);
    int end = part_towards(goes_on, off.y < 0 ? DIRECTION_NORTH : DIRECTION_SOUTH);
    int at_corner = int_min(side * end / 255, part_towards(goes_on, corner));
    return (255 * (TILE_SIDE - across) * (TILE_SIDE - down) + side * across * (TILE_SIDE - down) +
            end * (TILE_SIDE - across) * down + at_corner * across * down) /
           (TILE_SIDE * TILE_SIDE);
}

struct image sprite_form_spread(struct sprite_form *form, struct image image, unsigned goes_on,
                                bool is_soft)
{
    for (int y = 0; y < TILE_SIDE; y++)
        for (int x = 0; x < TILE_SIDE; x++) {
            uint32_t pixel = source(image, x, y);
            int part = part_at(goes_on, x, y);
            if (!is_soft)
                part = part < EDGE ? 0 : 255;
            form->pixels[y * TILE_SIDE + x] =
                (pixel & 0xffffff) | (pixel >> 24) * (uint32_t)part / 255 << 24;
        }
    return image_of(form);
}
