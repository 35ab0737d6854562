/* Light: multiplies every pixel by the light interpolated between the centres of the four cells around it. In
 * integers, so that the picture is the same with every renderer. */
#include "ui/scene/scene.h"
#include "ui/scene/stage_glow.h"

#include <assert.h>
#include <string.h>

#define HALF (TILE_SIDE / 2)
#define LIT_CELLS 32 /* cells of a row lit at a time */
#define PIXEL_BYTES 4
#define PAIR_BYTES (2 * PIXEL_BYTES)
#define SQUARE_BYTES (TILE_SIDE * PIXEL_BYTES)

/* A pixel's opacity: full in the middle of a drawn cell, close to none where it meets a cell that is not drawn. */
#define PRESENCE_NONE 115
#define PRESENCE_FULL (PRESENCE_NONE + 128)

enum corner { ABOVE_LEFT, ABOVE_RIGHT, BELOW_LEFT, BELOW_RIGHT, CORNERS };

/* The pixels between the centres of four cells. Each byte of a row is multiplied by a factor in 65536ths; the factors
 * change by whole numbers from row to row, so that compilers can vectorise the loops. */
struct square {
    uint16_t light[SQUARE_BYTES];
    uint16_t step[SQUARE_BYTES]; /* added for the next row */
    uint8_t opaque[SQUARE_BYTES];
    int shift; /* 1 if light exceeds 255: bytes are doubled first */
    int presence[CORNERS];
    int red; /* byte index within a pixel */
    int green;
    int blue;
};

/* The byte index in memory of the channel at that bit offset. */
static int byte_of(int bits)
{
    const uint32_t probe = (uint32_t)0xff << bits;
    unsigned char bytes[PIXEL_BYTES];
    int byte = 0;
    memcpy(bytes, &probe, sizeof bytes);
    while (!bytes[byte])
        byte++;
    return byte;
}

/* The factors and steps of a square's first pixel, and their change to the next pixel. */
struct light_start {
    uint16_t light[PIXEL_BYTES];
    uint16_t light_across[PIXEL_BYTES];
    uint16_t step[PIXEL_BYTES];
    uint16_t step_across[PIXEL_BYTES];
};

/* Sets one channel from its values in the four corners, 0 .. 255. */
static void start_channel(struct light_start *start, int byte, int above_left, int above_right,
                          int below_left, int below_right)
{
    int across = above_right - above_left;
    start->light[byte] = (uint16_t)(above_left * TILE_SIDE * TILE_SIDE);
    start->light_across[byte] = (uint16_t)(across * TILE_SIDE);
    start->step[byte] = (uint16_t)((below_left - above_left) * TILE_SIDE);
    start->step_across[byte] = (uint16_t)(below_right - below_left - across);
}

/* Fills a row with values that rise evenly from pixel to pixel; two pixels at a time fill one vector register on most
 * processors. */
static void slope(uint16_t *restrict to, const uint16_t *restrict from,
                  const uint16_t *restrict across)
{
    uint16_t pair[PAIR_BYTES];
    uint16_t step[PAIR_BYTES];
    for (int i = 0; i < PIXEL_BYTES; i++) {
        pair[i] = from[i];
        pair[i + PIXEL_BYTES] = (uint16_t)(from[i] + across[i]);
        step[i] = step[i + PIXEL_BYTES] = (uint16_t)(across[i] * 2);
    }
    for (int i = 0; i < SQUARE_BYTES; i += PAIR_BYTES)
        for (int j = 0; j < PAIR_BYTES; j++) {
            to[i + j] = pair[j];
            pair[j] = (uint16_t)(pair[j] + step[j]);
        }
}

static void set_square(struct square *square, const struct lit *const corners[CORNERS],
                       bool is_bright)
{
    const struct lit *a = corners[ABOVE_LEFT];
    const struct lit *b = corners[ABOVE_RIGHT];
    const struct lit *c = corners[BELOW_LEFT];
    const struct lit *d = corners[BELOW_RIGHT];
    struct light_start start = {{0}, {0}, {0}, {0}};
    int shift = is_bright;
    square->shift = shift;
    start_channel(&start, square->red, a->red >> shift, b->red >> shift, c->red >> shift,
                  d->red >> shift);
    start_channel(&start, square->green, a->green >> shift, b->green >> shift, c->green >> shift,
                  d->green >> shift);
    start_channel(&start, square->blue, a->blue >> shift, b->blue >> shift, c->blue >> shift,
                  d->blue >> shift);
    for (int i = 0; i < CORNERS; i++)
        square->presence[i] = corners[i]->presence;
    slope(square->light, start.light, start.light_across);
    slope(square->step, start.step, start.step_across);
}

/* Sets what is the same for all squares; pixels stay opaque. */
static void begin_square(struct square *square)
{
    memset(square, 0, sizeof *square);
    for (int i = 0; i < TILE_SIDE; i++)
        square->opaque[i * PIXEL_BYTES + byte_of(24)] = 255;
    square->red = byte_of(16);
    square->green = byte_of(8);
    square->blue = byte_of(0);
}

static void multiply(unsigned char *restrict bytes, const uint16_t *restrict light,
                     const uint8_t *restrict opaque, int shift)
{
    for (int i = 0; i < SQUARE_BYTES; i++) {
        uint16_t byte = (uint16_t)(bytes[i] << shift);
        uint16_t lit = (uint16_t)((uint32_t)byte * light[i] >> 16);
        bytes[i] = (unsigned char)((lit > 255 ? 255 : lit) | opaque[i]);
    }
}

static void add(uint16_t *restrict light, const uint16_t *restrict step)
{
    for (int i = 0; i < SQUARE_BYTES; i++)
        light[i] = (uint16_t)(light[i] + step[i]);
}

/* Lights a row and advances to the next. */
static void light_row(struct square *square, unsigned char *bytes)
{
    if (square->shift)
        multiply(bytes, square->light, square->opaque, 1);
    else
        multiply(bytes, square->light, square->opaque, 0);
    add(square->light, square->step);
}

/* Fades a row's pixels where they come near a cell that is not drawn. */
static void fade_row(const struct square *square, uint32_t *pixels, int count, int part, int down)
{
    const int *presence = square->presence;
    int left = (presence[ABOVE_LEFT] * (TILE_SIDE - down) + presence[BELOW_LEFT] * down) *
               (256 / TILE_SIDE);
    int right = (presence[ABOVE_RIGHT] * (TILE_SIDE - down) + presence[BELOW_RIGHT] * down) *
                (256 / TILE_SIDE);
    int step = (right - left) / TILE_SIDE;
    if (left >= PRESENCE_FULL << 8 && right >= PRESENCE_FULL << 8)
        return;
    for (int i = 0; i < count; i++) {
        int there = ((left + step * (part + i)) >> 8) - PRESENCE_NONE;
        uint32_t kept = there <= 0 ? 0 : (there >= 128 ? 256 : (uint32_t)there * 2);
        uint32_t pixel = pixels[i];
        uint32_t pair = (pixel & 0x00ff00ff) * kept >> 8 & 0x00ff00ff;
        pixels[i] = 0xff000000 | pair | ((pixel & 0x0000ff00) * kept >> 8 & 0x0000ff00);
    }
}

/* Whether no corner is drawn: on a barely known floor, most squares. */
static bool is_gone(const struct lit *const corners[CORNERS])
{
    for (int i = 0; i < CORNERS; i++)
        if (corners[i]->presence > PRESENCE_NONE)
            return false;
    return true;
}

static bool is_fading(const struct square *square)
{
    for (int i = 0; i < CORNERS; i++)
        if (square->presence[i] < PRESENCE_FULL)
            return true;
    return false;
}

/* The part of a square within the canvas. */
struct cut {
    uint32_t *pixels; /* the first pixel */
    int stride;
    int part; /* pixels of the square to its left */
    int count;
    int down; /* rows of the square above it */
    int rows;
};

static void blacken(const struct cut *cut)
{
    for (int row = 0; row < cut->rows; row++)
        for (int i = 0; i < cut->count; i++)
            cut->pixels[row * cut->stride + i] = 0xff000000;
}

static void light_square(struct square *square, const struct cut *cut)
{
    bool is_whole = cut->count == TILE_SIDE;
    bool fades = is_fading(square);
    uint32_t row_of_its_own[TILE_SIDE] = {0};
    for (int row = 0; row < cut->down; row++)
        add(square->light, square->step);
    for (int row = 0; row < cut->rows; row++) {
        uint32_t *pixels = cut->pixels + (size_t)row * (size_t)cut->stride;
        size_t bytes = (size_t)cut->count * sizeof *pixels;
        if (is_whole) {
            light_row(square, (unsigned char *)pixels);
        } else {
            memcpy(row_of_its_own + cut->part, pixels, bytes);
            light_row(square, (unsigned char *)row_of_its_own);
            memcpy(pixels, row_of_its_own + cut->part, bytes);
        }
        if (fades)
            fade_row(square, pixels, cut->count, cut->part, cut->down + row);
    }
}

/* The last cell with its centre at or before a map pixel, and how many pixels before. */
static int cell_before(int pixel, int *part)
{
    int moved =
        pixel - HALF + TILE_SIDE; /* shifted by a cell, so that it is not negative near the edge */
    int cell = moved >= 0 ? moved / TILE_SIDE : -((TILE_SIDE - 1 - moved) / TILE_SIDE);
    *part = moved - cell * TILE_SIDE;
    return cell - 1;
}

/* The light of a row of cells, starting at cell `first`. */
struct lit_row {
    struct lit lit[LIT_CELLS + 1];
};

static void light_cells(struct lit_row *row, const struct scene *scene,
                        const struct stage_glow *glow, int first, int count, int y)
{
    assert(count > 0 && count <= LIT_CELLS);
    for (int i = 0; i <= count; i++)
        row->lit[i] = stage_glow_lit(glow, scene->stage, point_make(first + i, y));
}

/* Lights the squares between two rows of cells; `cut` describes the first one, without its count. */
static void light_squares(struct square *square, struct cut cut, int left, bool is_bright,
                          const struct lit_row *above, const struct lit_row *below)
{
    for (int cell = 0; left > 0; cell++) {
        const struct lit *const corners[CORNERS] = {&above->lit[cell], &above->lit[cell + 1],
                                                    &below->lit[cell], &below->lit[cell + 1]};
        cut.count = TILE_SIDE - cut.part < left ? TILE_SIDE - cut.part : left;
        if (is_gone(corners)) {
            blacken(&cut);
        } else {
            set_square(square, corners, is_bright);
            light_square(square, &cut);
        }
        cut.pixels += cut.count;
        left -= cut.count;
        cut.part = 0;
    }
}

/* Lights the canvas between the centres of two rows of cells, LIT_CELLS at a time. */
static void light_band(const struct scene *scene, const struct stage_glow *glow,
                       struct canvas *canvas, int top, int rows)
{
    struct square square;
    struct lit_row above;
    struct lit_row below;
    int down;
    int part;
    int y = cell_before(scene->camera.y + top, &down);
    int x = cell_before(scene->camera.x, &part);
    struct stage_glow near = stage_glow_near(glow, y, y + 1);
    begin_square(&square);
    for (int done = 0; done < canvas->width; x += LIT_CELLS) {
        int left = canvas->width - done;
        int max = LIT_CELLS * TILE_SIDE - part;
        int count = left < max ? left : max;
        int cells = (part + count + TILE_SIDE - 1) / TILE_SIDE;
        light_cells(&above, scene, &near, x, cells, y);
        light_cells(&below, scene, &near, x, cells, y + 1);
        light_squares(&square,
                      (struct cut){.pixels = canvas->pixels + (size_t)top * (size_t)canvas->width +
                                             (size_t)done,
                                   .stride = canvas->width,
                                   .part = part,
                                   .down = down,
                                   .rows = rows},
                      count, near.is_bright, &above, &below);
        done += count;
        part = 0;
    }
}

void scene_draw_light(const struct scene *scene, struct canvas *canvas)
{
    struct stage_glow glow =
        stage_glow_now(scene->stage, scene->state, &scene->camera, scene->tick);
    stage_glow_add_hearths(&glow, scene->lamps);
    for (int y = 0; y < canvas->height;) {
        int down;
        cell_before(scene->camera.y + y, &down);
        int rows = TILE_SIDE - down;
        rows = rows < canvas->height - y ? rows : canvas->height - y;
        light_band(scene, &glow, canvas, y, rows);
        y += rows;
    }
}
