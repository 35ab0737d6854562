/* Light: multiplies every pixel by the light interpolated between the centres of the four cells around it. In
 * integers, so that the picture is the same with every renderer. */
#include "base/integer.h"
#include "ui/scene/scene.h"
#include "ui/scene/stage_glow.h"

#include <string.h>

#define HALF (TILE_SIDE / 2)
#define LIT_CELLS 128 /* cells of a row lit at a time */
#define RUN_PIXELS 4  /* pixels of a row multiplied at a time */
#define OPAQUE 0xff000000

/* A pixel's opacity: full in the middle of a drawn cell, close to none where it meets a cell that is not drawn. */
#define PRESENCE_NONE 115
#define PRESENCE_FULL (PRESENCE_NONE + 128)

enum corner { ABOVE_LEFT, ABOVE_RIGHT, BELOW_LEFT, BELOW_RIGHT, CORNERS };

/* The pixels between the centres of four cells. */
struct square {
    const struct lit *corners[CORNERS];
    int shift; /* 1 if light may exceed 255: it is halved, and bytes are doubled first */
};

/* Two channels of a run of pixels, 16 bits apart: blue and red, or green and alpha. A processor multiplies them all at once. */
typedef uint16_t lanes __attribute__((vector_size(RUN_PIXELS * 4)));
typedef int16_t signed_lanes __attribute__((vector_size(RUN_PIXELS * 4)));

/* What a run's lanes are multiplied by, in 65536ths. It changes by whole numbers from pixel to pixel and from row to row. */
struct factors {
    lanes light;
    lanes step;        /* added for the next row */
    lanes light_along; /* added for the next run */
    lanes step_along;
};

static lanes lanes_of(int low, int high)
{
    const uint32_t pair = ((uint32_t)low & 0xffff) | (uint32_t)high << 16;
    const uint32_t run[RUN_PIXELS] = {pair, pair, pair, pair};
    lanes all;
    memcpy(&all, run, sizeof all);
    return all;
}

/* Those of a square's first run, from two channels in the four corners, 0 .. 255. */
static struct factors factors_of(const int low[CORNERS], const int high[CORNERS])
{
    static const uint32_t numbers[RUN_PIXELS] = {0, 0x10001, 0x20002, 0x30003};
    lanes column;
    memcpy(&column, numbers, sizeof column);
    lanes first = lanes_of(low[ABOVE_LEFT], high[ABOVE_LEFT]);
    lanes across = lanes_of(low[ABOVE_RIGHT], high[ABOVE_RIGHT]) - first;
    lanes down = lanes_of(low[BELOW_LEFT], high[BELOW_LEFT]) - first;
    lanes turn = lanes_of(low[BELOW_RIGHT], high[BELOW_RIGHT]) - first - across - down;
    return (struct factors){first * TILE_SIDE * TILE_SIDE + across * TILE_SIDE * column,
                            down * TILE_SIDE + turn * column, across * TILE_SIDE * RUN_PIXELS,
                            turn * RUN_PIXELS};
}

/* Multiplies bytes, doubled if there is a shift. */
static inline lanes multiply(lanes bytes, lanes light, int shift)
{
#if defined(__SSE2__)
    return (lanes)__builtin_ia32_pmulhuw128((signed_lanes)(bytes << shift), (signed_lanes)light);
#else
    return (bytes * (light >> 8) + (bytes * (light & 255) >> 8)) >> (8 - shift);
#endif
}

static inline lanes cap(lanes bytes)
{
    return (bytes | (lanes)((signed_lanes)bytes > 255)) & 255;
}

/* Lights a run of pixels in each of some rows; `outer` are its blue and red, `inner` its green. */
static inline void light_run(uint32_t *pixels, int stride, int rows, const struct factors *outer,
                             const struct factors *inner, int shift, bool is_capped)
{
    lanes outer_light = outer->light;
    lanes inner_light = inner->light;
    const lanes outer_step = outer->step;
    const lanes inner_step = inner->step;
    const lanes opaque = lanes_of(0, 0xff00);
    for (int row = 0; row < rows; row++, pixels += stride) {
        lanes run;
        memcpy(&run, pixels, sizeof run);
        lanes even = multiply(run & 255, outer_light, shift);
        lanes odd = multiply(run >> 8, inner_light, shift);
        if (is_capped) {
            even = cap(even);
            odd = cap(odd);
        }
        run = even | odd << 8 | opaque;
        memcpy(pixels, &run, sizeof run);
        outer_light += outer_step;
        inner_light += inner_step;
    }
}

static void go_along(struct factors *factors)
{
    factors->light += factors->light_along;
    factors->step += factors->step_along;
}

static void go_down(struct factors *factors, int rows)
{
    factors->light += factors->step * (uint16_t)rows;
    factors->light_along += factors->step_along * (uint16_t)rows;
}

/* Lights rows of a square in its full width. */
static void light_rows(const struct square *square, uint32_t *pixels, int stride, int down,
                       int rows)
{
    int red[CORNERS];
    int green[CORNERS];
    int blue[CORNERS];
    const int none[CORNERS] = {0};
    bool is_capped = false;
    for (int i = 0; i < CORNERS; i++) {
        const struct lit *lit = square->corners[i];
        red[i] = lit->red >> square->shift;
        green[i] = lit->green >> square->shift;
        blue[i] = lit->blue >> square->shift;
        is_capped = is_capped || int_max(lit->red, int_max(lit->green, lit->blue)) > 255;
    }
    struct factors outer = factors_of(blue, red);
    struct factors inner = factors_of(green, none);
    go_down(&outer, down);
    go_down(&inner, down);
    for (int x = 0; x < TILE_SIDE; x += RUN_PIXELS) {
        if (is_capped)
            light_run(pixels + x, stride, rows, &outer, &inner, 1, true);
        else if (square->shift)
            light_run(pixels + x, stride, rows, &outer, &inner, 1, false);
        else
            light_run(pixels + x, stride, rows, &outer, &inner, 0, false);
        go_along(&outer);
        go_along(&inner);
    }
}

/* Fades a row's pixels where they come near a cell that is not drawn. */
static void fade_row(const struct square *square, uint32_t *pixels, int count, int part, int down)
{
    const struct lit *const *corners = square->corners;
    int up = TILE_SIDE - down;
    int left = (corners[ABOVE_LEFT]->presence * up + corners[BELOW_LEFT]->presence * down) *
               (256 / TILE_SIDE);
    int right = (corners[ABOVE_RIGHT]->presence * up + corners[BELOW_RIGHT]->presence * down) *
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

/* Lights a square that the canvas cuts beside: in a copy that is whole. */
static void light_narrow(const struct square *square, const struct cut *cut)
{
    uint32_t own[TILE_SIDE * TILE_SIDE] = {0};
    copy_rows(own + cut->part, TILE_SIDE, cut->pixels, cut->stride, cut);
    light_rows(square, own, TILE_SIDE, cut->down, cut->rows);
    copy_rows(cut->pixels, cut->stride, own + cut->part, TILE_SIDE, cut);
}

static void light_square(const struct square *square, const struct cut *cut)
{
    if (cut->count == TILE_SIDE)
        light_rows(square, cut->pixels, cut->stride, cut->down, cut->rows);
    else
        light_narrow(square, cut);
    for (int row = 0; row < cut->rows && is_fading(square); row++)
        fade_row(square, cut->pixels + (size_t)row * (size_t)cut->stride, cut->count, cut->part,
                 cut->down + row);
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
