/* Light: multiplies every pixel by the light interpolated between the centres of the four cells around it. In
 * integers, so that the picture is the same with every renderer. */
#include "base/integer.h"
#include "ui/scene/scene.h"
#include "ui/scene/stage_glow.h"

#include <string.h>

#define HALF (TILE_SIDE / 2)
#define LIT_CELLS 128 /* cells of a row lit at a time */
#define OPAQUE 0xff000000
#define ROW_LANES (TILE_SIDE * 2)

/* A pixel's opacity: full in the middle of a drawn cell, close to none where it meets a cell that is not drawn. */
#define PRESENCE_NONE 115
#define PRESENCE_FULL (PRESENCE_NONE + 128)

enum corner { ABOVE_LEFT, ABOVE_RIGHT, BELOW_LEFT, BELOW_RIGHT, CORNERS };

/* The pixels between the centres of four cells. */
struct square {
    const struct lit *corners[CORNERS];
    int shift; /* 1 if light may exceed 255: it is halved, and bytes are doubled first */
};

/* What the bytes of a square's row are multiplied by, in 65536ths. A lane is half a pixel: its low byte is blue or red,
 * its high byte green or alpha. Factors change by whole numbers from pixel to pixel and from row to row. Compilers turn
 * loops over such arrays into instructions for eight numbers at once. */
struct factors {
    uint16_t low[ROW_LANES];
    uint16_t high[ROW_LANES];
    uint16_t low_step[ROW_LANES];
    uint16_t high_step[ROW_LANES];
};

/* Sets the factors of the row `down`. Each corner holds the light of two channels, 0 .. 255, 16 bits apart: all sums of
 * them stay below 65536, so one never carries into the other. */
static void interpolate(uint16_t *factors, const uint32_t corners[CORNERS], uint32_t down)
{
    uint32_t pairs[TILE_SIDE];
    uint32_t up = TILE_SIDE - down;
    uint32_t left = corners[ABOVE_LEFT] * up + corners[BELOW_LEFT] * down;
    uint32_t right = corners[ABOVE_RIGHT] * up + corners[BELOW_RIGHT] * down;
    uint32_t here = left * TILE_SIDE;
    for (int x = 0; x < TILE_SIDE; x++, here += right - left)
        pairs[x] = here;
    memcpy(factors, pairs, sizeof pairs);
}

/* Sets the factors of the row `down`, and what is added to them for the next row. */
static void set_factors(uint16_t *factors, uint16_t *steps, const uint32_t corners[CORNERS],
                        int down)
{
    uint16_t next[ROW_LANES];
    interpolate(factors, corners, (uint32_t)down);
    interpolate(next, corners, (uint32_t)down + 1);
    for (int i = 0; i < ROW_LANES; i++)
        steps[i] = (uint16_t)(next[i] - factors[i]);
}

static uint16_t multiply(uint16_t a, uint16_t b)
{
    return (uint16_t)((uint32_t)a * b >> 16);
}

/* Lights rows of a square. With a shift of 1, the factors are halved; capped channels end at 255. */
static inline void light_pixels(uint32_t *pixels, int stride, int rows, struct factors *factors,
                                int shift, bool is_capped)
{
    uint16_t opaque[ROW_LANES];
    uint32_t black[TILE_SIDE];
    for (int x = 0; x < TILE_SIDE; x++)
        black[x] = OPAQUE;
    memcpy(opaque, black, sizeof opaque);
    for (int row = 0; row < rows; row++, pixels += stride) {
        uint16_t lanes[ROW_LANES];
        memcpy(lanes, pixels, sizeof lanes);
        for (int i = 0; i < ROW_LANES; i++) {
            uint16_t low = multiply((uint16_t)(lanes[i] << 8), factors->low[i]);
            uint16_t high = multiply(lanes[i] & 0xff00, factors->high[i]);
            if (is_capped) {
                low = (uint16_t)int_min(low, 0x7fff);
                high = (uint16_t)int_min(high, 0x7fff);
            }
            lanes[i] = (uint16_t)(low >> (8 - shift) | (high << shift & 0xff00) | opaque[i]);
            factors->low[i] = (uint16_t)(factors->low[i] + factors->low_step[i]);
            factors->high[i] = (uint16_t)(factors->high[i] + factors->high_step[i]);
        }
        memcpy(pixels, lanes, sizeof lanes);
    }
}

/* Lights rows of a square in its full width. */
static void light_rows(const struct square *square, uint32_t *pixels, int stride, int down,
                       int rows)
{
    struct factors factors;
    uint32_t low[CORNERS];
    uint32_t high[CORNERS];
    bool is_capped = false;
    for (int i = 0; i < CORNERS; i++) {
        const struct lit *lit = square->corners[i];
        uint32_t red = (uint32_t)lit->red >> square->shift;
        low[i] = (uint32_t)lit->blue >> square->shift | red << 16;
        high[i] = (uint32_t)lit->green >> square->shift;
        is_capped = is_capped || int_max(lit->red, int_max(lit->green, lit->blue)) > 255;
    }
    set_factors(factors.low, factors.low_step, low, down);
    set_factors(factors.high, factors.high_step, high, down);
    if (is_capped)
        light_pixels(pixels, stride, rows, &factors, 1, true);
    else if (square->shift)
        light_pixels(pixels, stride, rows, &factors, 1, false);
    else
        light_pixels(pixels, stride, rows, &factors, 0, false);
}

/* Fades a row's pixels, in a square's full width, where they come near a cell that is not drawn. */
static void fade_row(const struct square *square, uint32_t *pixels, int down)
{
    uint32_t pairs[TILE_SIDE];
    uint16_t kept[ROW_LANES];
    uint16_t lanes[ROW_LANES];
    const struct lit *const *corners = square->corners;
    int up = TILE_SIDE - down;
    int left = (corners[ABOVE_LEFT]->presence * up + corners[BELOW_LEFT]->presence * down) *
               (256 / TILE_SIDE);
    int right = (corners[ABOVE_RIGHT]->presence * up + corners[BELOW_RIGHT]->presence * down) *
                (256 / TILE_SIDE);
    int step = (right - left) / TILE_SIDE;
    if (left >= PRESENCE_FULL << 8 && right >= PRESENCE_FULL << 8)
        return;
    uint32_t first = (uint32_t)left * 0x10001; /* for both lanes of a pixel */
    uint32_t next = (uint32_t)step * 0x10001;
    for (int x = 0; x < TILE_SIDE; x++, first += next)
        pairs[x] = first;
    memcpy(kept, pairs, sizeof kept);
    memcpy(lanes, pixels, sizeof lanes);
    for (int i = 0; i < ROW_LANES; i++) {
        int16_t there = (int16_t)((kept[i] >> 8) - PRESENCE_NONE);
        there = (int16_t)(there < 0 ? 0 : there);
        there = (int16_t)(there > 128 ? 128 : there);
        uint16_t low = (uint16_t)((lanes[i] & 0xff) * there * 2);
        uint16_t high = (uint16_t)((lanes[i] >> 8) * there * 2);
        lanes[i] = (uint16_t)(low >> 8 | (high & 0xff00));
    }
    memcpy(pairs, lanes, sizeof pairs);
    for (int x = 0; x < TILE_SIDE; x++)
        pixels[x] = pairs[x] | OPAQUE;
}

/* Whether no corner is drawn: on a barely known floor, most squares. */
static bool is_gone(const struct square *square)
{
    for (int i = 0; i < CORNERS; i++)
        if (square->corners[i]->presence > PRESENCE_NONE)
            return false;
    return true;
}

static bool is_fading(const struct square *square)
{
    for (int i = 0; i < CORNERS; i++)
        if (square->corners[i]->presence < PRESENCE_FULL)
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
            cut->pixels[row * cut->stride + i] = OPAQUE;
}

static void copy_rows(uint32_t *to, int to_stride, const uint32_t *from, int stride,
                      const struct cut *cut)
{
    for (int row = 0; row < cut->rows; row++)
        memcpy(to + (size_t)row * (size_t)to_stride, from + (size_t)row * (size_t)stride,
               (size_t)cut->count * sizeof *to);
}

/* Lights a square in its full width. */
static void light_square(const struct square *square, const struct cut *cut)
{
    light_rows(square, cut->pixels, cut->stride, cut->down, cut->rows);
    if (is_fading(square))
        for (int row = 0; row < cut->rows; row++)
            fade_row(square, cut->pixels + (size_t)row * (size_t)cut->stride, cut->down + row);
}

/* Lights a square that the canvas cuts beside: in a copy that is whole. */
static void light_narrow(const struct square *square, const struct cut *cut)
{
    uint32_t own[TILE_SIDE * TILE_SIDE] = {0};
    struct cut whole = {.pixels = own, .stride = TILE_SIDE, .down = cut->down, .rows = cut->rows};
    copy_rows(own + cut->part, TILE_SIDE, cut->pixels, cut->stride, cut);
    light_square(square, &whole);
    copy_rows(cut->pixels, cut->stride, own + cut->part, TILE_SIDE, cut);
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

/* The light of a row of cells. */
struct lit_row {
    struct lit lit[LIT_CELLS + 1];
};

/* Lights the squares between two rows of cells; `cut` describes the first one, without its count. */
static void light_squares(struct cut cut, int left, int shift, const struct lit_row *above,
                          const struct lit_row *below)
{
    for (int cell = 0; left > 0; cell++) {
        const struct square square = {
            {&above->lit[cell], &above->lit[cell + 1], &below->lit[cell], &below->lit[cell + 1]},
            shift};
        cut.count = int_min(TILE_SIDE - cut.part, left);
        if (is_gone(&square))
            blacken(&cut);
        else if (cut.count < TILE_SIDE)
            light_narrow(&square, &cut);
        else
            light_square(&square, &cut);
        cut.pixels += cut.count;
        left -= cut.count;
        cut.part = 0;
    }
}

/* Lights an area of the canvas that begins `part` pixels right of the middle of cell x. */
static void light_columns(const struct scene *scene, const struct stage_glow *glow,
                          struct canvas *canvas, struct rectangle area, int x, int part)
{
    struct lit_row rows[2];
    int cells = (part + area.width + TILE_SIDE - 1) / TILE_SIDE + 1;
    int down;
    int y = cell_before(scene->camera.y + area.y, &down);
    struct cut cut = {.pixels = canvas->pixels + (size_t)area.y * (size_t)canvas->width + area.x,
                      .stride = canvas->width,
                      .part = part};
    stage_glow_light(glow, scene->stage, point_make(x, y), cells, rows[y & 1].lit);
    for (int left = area.height; left > 0; left -= cut.rows, y++, down = 0) {
        struct stage_glow near = stage_glow_near(glow, y, y + 1);
        struct lit_row *above = &rows[y & 1];
        struct lit_row *below = &rows[~y & 1];
        stage_glow_light(&near, scene->stage, point_make(x, y + 1), cells, below->lit);
        cut.down = down;
        cut.rows = int_min(TILE_SIDE - down, left);
        light_squares(cut, area.width, near.is_bright, above, below);
        cut.pixels += (size_t)cut.rows * (size_t)cut.stride;
    }
}

void scene_draw_light(const struct scene *scene, struct canvas *canvas)
{
    struct stage_glow glow =
        stage_glow_now(scene->stage, scene->state, &scene->camera, scene->tick);
    stage_glow_add_hearths(&glow, scene->lamps);
    struct rectangle area = canvas->clip;
    int left = area.width;
    int part;
    for (int x = cell_before(scene->camera.x + area.x, &part); left > 0; x += LIT_CELLS, part = 0) {
        area.width = int_min(left, LIT_CELLS * TILE_SIDE - part);
        light_columns(scene, &glow, canvas, area, x, part);
        area.x += area.width;
        left -= area.width;
    }
}
